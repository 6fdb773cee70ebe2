#!/usr/bin/env python3
"""`jury serve` as a program uses it: answers as they come, a program that stays loaded, files that change, what is
cancelled, what is wrong with requests, and memory that does not grow. usage: serve_test.py --jury PATH"""
import json
import os
import subprocess
import time

from rpc import Client, memory_of
from setting import Setting

test = Setting()
expect = test.expect

PART = """public class Part {
  private int count;
  public static int half(int x) { return x / 2; }
  public static int divide(int a, int b) { return a / b; }
  public int share(int all) { return all / count; }
  public void add() { if (count < 100) count++; }
  public static int twice(int[] numbers) { return Other.first(numbers) * 2; }
}
"""
OTHER = "public class Other {\n  public static int first(int[] numbers) { return numbers[%s]; }\n}\n"
# It takes as long as it may: no bound of a loop is known.
SLOW = """public class Slow {
  public static int search(long a, long b) {
    long x = a;
    for (long i = 0; i != b; i++) { x = x * x + i; assert x != 123456789123L || i < 5; }
    return (int) x;
  }
}
"""
test.write("project/Part.java", PART)
other = test.write("project/Other.java", OTHER % "0")
test.write("project/Slow.java", SLOW)
test.write("broken/Broken.java", "public class Broken { int x = ; }\n")
project = test.folder + "/project"
client = Client([test.jury, "serve"], test.environment, test.folder)


def rows(results):
    return sorted((r["class"] + "." + r["method"], r["property"], r["verdict"], r["line"]) for r in results)


def check(**params):
    return client.call("check", dict({"directory": project}, **params))


# The answers are those of `jury check`.
answer = check(inputs=["Part.java", "Other.java"])["result"]
said = subprocess.run([test.jury, "check", "Part.java", "Other.java", "--format", "json"], cwd=project,
                      env=test.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
expect("the answers are those of the command", rows(json.loads(said.stdout)["results"]), rows(answer["results"]))
methods = client.told("methods")["methods"]
expect("the methods are told first", ["add()V", "divide(II)I", "first([I)I", "half(I)I", "share(I)I", "twice([I)I"],
       sorted(m["method"] for m in methods))
expect("with their lines", 4, next(m["line"] for m in methods if m["method"] == "divide(II)I"))
told = [m["params"] for m in client.inbox if m.get("method") == "results"]
expect("final answers came as notifications, too", rows(answer["results"]),
       rows(r for p in told if p["final"] for r in p["results"]))
test.expect_that("in several of them", len(told) > 1, len(told))
progress = [m["params"] for m in client.inbox if m.get("method") == "progress"]
expect("progress ends with all", (len(answer["results"]),) * 2, (progress[-1]["settled"], progress[-1]["properties"]))

# The program stays loaded; one method alone is like --entry, a file is like none.
client.inbox.clear()
one = check(inputs=["Part.java", "Other.java"], entries=["Part.share"], options={"property": "exceptions"})["result"]
expect("one method", [("Part.share(I)I", "exceptions", "refuted", 5)], rows(one["results"]))
expect("which counts, as it was asked for", True, one["results"][0]["counts_always"])
file = check(inputs=["Part.java", "Other.java"], sources=["Other.java"], options={"property": "exceptions"})["result"]
expect("one file", [("Other.first([I)I", "exceptions", "refuted", 2)], rows(file["results"]))
expect("nothing was read again", 1, client.call("status")["result"]["loads"])

# A file that the program was read from changes: it is read again, and what depends on the file is answered anew.
test.write("project/Other.java", OTHER % "0 * numbers.length - 1")
twice = check(inputs=["Part.java", "Other.java"], entries=["Part.twice"], options={"property": "exceptions"})["result"]
test.expect_that("a change is seen", "Index -1" in twice["results"][0]["counterexample"]["violation"],
                 twice["results"][0]["counterexample"])
expect("the program was read again", 2, client.call("status")["result"]["loads"])

# A document: what it needs is found beside it, and only its own methods are checked.
document = check(document=project + "/Part.java", options={"property": "assert"})["result"]
expect("a document", {"Part"}, {r["class"] for r in document["results"]})

# With a limit for all of the work it is not divided: all answers come at once.
whole = check(inputs=["Part.java", "Other.java"], options={"timeout": 10, "property": "exceptions"})["result"]
expect("with a limit for all", 6, len(whole["results"]))

# Cancelled while it runs, and before.
client.inbox.clear()
slow = client.request("check", {"directory": project, "inputs": ["Slow.java"], "options": {"entry-timeout": 600}})
client.told("methods", id=slow)
waiting = client.request("check", {"directory": project, "inputs": ["Part.java", "Other.java"]})
begun = time.monotonic()
client.notify("$/cancelRequest", {"id": slow})
client.notify("$/cancelRequest", {"id": waiting})
for number in (slow, waiting):
    expect("cancelled", -32800, client.answer(number)["error"]["code"])
test.expect_that("at once", time.monotonic() - begun < 5, time.monotonic() - begun)
client.notify("$/cancelRequest", {"id": 4711})
expect("nothing is open", 0, client.call("status")["result"]["open"])
expect("and what comes next is answered", 3,
       len(check(inputs=["Part.java", "Other.java"], entries=["Part.half"])["result"]["results"]))

# What is wrong with a request is its answer.
def code(answer):
    return answer["error"]["code"], answer["error"].get("data", {}).get("kind")


expect("no such file", (-32803, "user"), code(check(inputs=["Nowhere.java"])))
expect("no such method", (-32803, "user"), code(check(inputs=["Part.java"], entries=["Part.nothing"])))
broken = client.call("check", {"directory": test.folder + "/broken", "inputs": ["Broken.java"]})
expect("what does not compile", (-32803, "compilation"), code(broken))
test.expect_that("in javac's words", "illegal start of expression" in broken["error"]["message"])
expect("no such option", (-32803, "user"), code(check(inputs=["Part.java"], options={"loopz": 3})))
expect("an option without its value", (-32803, "user"), code(check(inputs=["Part.java"], options={"loops": True})))
expect("an option that is not for it", (-32803, "user"), code(check(inputs=["Part.java"], options={"output": "x"})))
expect("no such parameter", -32602, check(input=["Part.java"])["error"]["code"])
expect("no such directory", -32602, client.call("check", {"directory": "/nowhere"})["error"]["code"])
expect("no such method of the service", -32601, client.call("chekc")["error"]["code"])
client.send_bytes(b"Content-Length: 5\r\n\r\n{oops")
expect("no JSON", -32700, client.wait_for(lambda m: "error" in m)["error"]["code"])
client.send_bytes(b"Content-Length: 2\r\n\r\n[]")
expect("no message", -32600, client.wait_for(lambda m: "error" in m)["error"]["code"])

# The process that serves holds no program: whatever is loaded, it stays as small as it was.
before = memory_of(client.process.pid)
for i in range(12):
    test.write("project/Other.java", OTHER % ("0" if i % 2 else "1"))
    check(inputs=["Part.java", "Other.java"], entries=["Part.half"])
after = memory_of(client.process.pid)
print("memory of the process that serves: %d kB, after twelve programs %d kB" % (before, after))
test.expect_that("memory does not grow with programs", after < before + 4096, after)
children = subprocess.run(["ps", "--ppid", str(client.process.pid), "-o", "pid="], stdout=subprocess.PIPE)
test.expect_that("two programs stay loaded at most", len(children.stdout.split()) <= 2, children.stdout)

expect("exit code", 0, client.end())

# A client that goes away without a word takes everything with it.
client = Client([test.jury, "serve"], test.environment, test.folder)
slow = client.request("check", {"directory": project, "inputs": ["Slow.java"], "options": {"entry-timeout": 600}})
client.told("methods", id=slow)
group = subprocess.run(["ps", "--ppid", str(client.process.pid), "-o", "pid="], stdout=subprocess.PIPE).stdout.split()
client.process.stdin.close()
expect("exit code without shutdown", 1, client.process.wait(30))
deadline = time.monotonic() + 10
while any(os.path.exists("/proc/%d" % int(pid)) for pid in group) and time.monotonic() < deadline:
    time.sleep(0.1)
expect("processes that are left", [], [pid for pid in group if os.path.exists("/proc/%d" % int(pid))])

# A header that says nothing cannot be gone on from.
client = Client([test.jury, "serve"], dict(test.environment), test.folder)
client.send_bytes(b"Content-Type: x\r\n\r\n{}")
expect("a header without a length", 2, client.process.wait(30))
test.finish()
