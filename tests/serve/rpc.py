"""A JSON-RPC client for `jury serve` and `jury lsp`, as small as one can be: messages with Content-Length over the
pipes of a process that it starts. What comes is kept in order; wait_for() takes the first that fits."""
import json
import os
import select
import subprocess
import time


class Client:
    def __init__(self, arguments, environment=None, directory=None):
        self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=environment, cwd=directory)
        self.buffer = b""
        self.inbox = []
        self.ids = 0

    def send(self, message):
        body = json.dumps(dict(message, jsonrpc="2.0")).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def notify(self, method, params=None):
        self.send({"method": method, "params": params if params is not None else {}})

    def request(self, method, params=None):
        """Sends it and returns its id."""
        self.ids += 1
        self.send({"id": self.ids, "method": method, "params": params if params is not None else {}})
        return self.ids

    def _take(self):
        """One message of the buffer, or None."""
        head, separator, rest = self.buffer.partition(b"\r\n\r\n")
        if not separator:
            return None
        length = int(head.split(b"Content-Length:")[1].split(b"\r\n")[0])
        if len(rest) < length:
            return None
        self.buffer = rest[length:]
        return dict(json.loads(rest[:length]), at=time.monotonic())

    def _receive(self, deadline):
        while True:
            message = self._take()
            if message:
                return message
            left = deadline - time.monotonic()
            ready = select.select([self.process.stdout], [], [], max(0, left))[0] if left > 0 else []
            if not ready:
                raise TimeoutError("nothing that fits has come; what came: %s" %
                                   [m.get("method", m.get("id")) for m in self.inbox])
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                raise EOFError("the connection was closed")
            self.buffer += data

    def wait_for(self, fits, seconds=120):
        deadline = time.monotonic() + seconds
        for place, message in enumerate(self.inbox):
            if fits(message):
                return self.inbox.pop(place)
        while True:
            message = self._receive(deadline)
            if fits(message):
                return message
            self.inbox.append(message)

    def answer(self, number, seconds=120):
        """The whole answer to the request with this id."""
        return self.wait_for(lambda m: "method" not in m and m.get("id") == number, seconds)

    def call(self, method, params=None, seconds=120):
        return self.answer(self.request(method, params), seconds)

    def told(self, method, seconds=120, **fields):
        """The params of the next notification (or request of the server) with this method and these fields."""
        def fits(message):
            params = message.get("params") or {}
            return message.get("method") == method and all(params.get(k) == v for k, v in fields.items())
        return self.wait_for(fits, seconds)["params"]

    def drain(self, seconds=0.2):
        """What comes within this time goes to the inbox."""
        try:
            self.wait_for(lambda m: False, seconds)
        except TimeoutError:
            pass

    def end(self, seconds=30):
        """Shuts it down and returns its exit code."""
        self.call("shutdown", {}, seconds)
        self.notify("exit")
        self.process.stdin.close()
        return self.process.wait(seconds)


def memory_of(pid):
    """Kilobytes that the process has in memory."""
    with open("/proc/%d/status" % pid) as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    return 0
