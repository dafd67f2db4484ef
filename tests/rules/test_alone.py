"""The rules need nothing but the standard library."""

import json
import subprocess
import sys

PROBE = """
import json, pkgutil, sys
before = set(sys.modules)
import discovery.rules
for module in pkgutil.walk_packages(discovery.rules.__path__, "discovery.rules."):
    __import__(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(json.dumps(sorted(loaded - set(sys.stdlib_module_names))))
"""


def test_a_fresh_process_loads_the_rules_and_nothing_else() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["discovery"]
