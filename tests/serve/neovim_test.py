#!/usr/bin/env python3
"""`jury lsp` with Neovim's own client, without a screen. Skipped (77) where Neovim 0.7 or newer is missing.
usage: neovim_test.py --jury PATH"""
import json
import os
import re
import shutil
import subprocess
import sys

from setting import Setting

test = Setting()
expect, expect_that = test.expect, test.expect_that
nvim = shutil.which("nvim")
version = re.search(r"v(\d+)\.(\d+)", subprocess.run([nvim, "--version"], stdout=subprocess.PIPE, text=True).stdout) if nvim else None
if not version or (int(version[1]), int(version[2])) < (0, 7):
    shutil.rmtree(test.folder)
    print("Neovim 0.7 is missing: make packages-for-tests installs it")
    sys.exit(77)

test.write("project/Till.java", """public class Till {
  public static int half(int x) {
    return x / 2;
  }
  public static int share(int all, int people) {
    return all / people;
  }
}
""")
environment = dict(test.environment, JURY=test.jury, PROJECT=test.folder + "/project", HOME=test.folder,
                   XDG_STATE_HOME=test.folder, XDG_DATA_HOME=test.folder, XDG_CACHE_HOME=test.folder)
script = os.path.join(os.path.dirname(os.path.realpath(__file__)), "neovim.lua")
run = subprocess.run([nvim, "--headless", "-u", "NONE", "-n", "-c", "luafile " + script], env=environment, text=True,
                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
steps = []
for line in run.stdout.splitlines():
    if line.startswith("{"):
        steps.append(json.loads(line))
told = {}
for step in steps:
    told.setdefault(step["step"], []).append(step)
    print("%-8s after %.2f s: %s" % (step["step"], step["seconds"], str(step["value"])[:160]))
if "failed" in told or run.returncode != 0:
    print(run.stderr)
expect("exit code", 0, run.returncode)
expect("opened: what is missing is information at its line", [{"line": 5, "severity": 3, "source": "jury"}],
       told.get("opened", [{}])[0].get("value"))
lenses = [step["value"] for step in told.get("lenses", [])]
expect_that("lenses", len(lenses) == 2 and lenses[0][0].endswith("proved") and "people != 0" in lenses[0][1], lenses)
expect_that("hover", "ArithmeticException" in told["hover"][0]["value"], told["hover"])
expect_that("actions", any("require people != 0" in title for title in told["actions"][0]["value"]), told["actions"])
expect("the precondition is written", ["  }", "  //@ requires people != 0;", "  public static int share(int all, int people) {"],
       told["text"][0]["value"])
expect_that("saved: nothing is wrong any more", told["saved"][0]["value"] in ([], {}), told["saved"])
expect_that("and its lens says so", "!" not in lenses[1][1] and "refuted" not in lenses[1][1], lenses[1])
test.finish()
