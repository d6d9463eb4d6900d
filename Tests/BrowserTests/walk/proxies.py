"""Proxies and text browsers of Debian, each for one walk on this machine."""

import contextlib
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import termios
import time

from registry import Skipped

NGINX = """
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 64; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    location {path}/ {{
      proxy_pass http://127.0.0.1:{page}{target};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      client_max_body_size 70m;
    }}
  }}
}}
"""

CADDY = """
{{
  admin off
  auto_https off
  storage file_system {folder}/caddy
}}
http://localhost:{port} {{
  bind 127.0.0.1
  {handle} {path}/* {{
    reverse_proxy 127.0.0.1:{page}
  }}
}}
"""


def free_port():
    """A port that nobody uses now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def installed(name):
    """The path of a program of Debian; a walk without it is skipped."""
    path = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/bin")
    if path is None:
        raise Skipped(f"{name} is not installed")
    return path


@contextlib.contextmanager
def proxy(kind, folder, port, page, path, strips):
    """A proxy that shows the page below a path, and takes the path away or not."""
    program = installed(kind)
    folder = folder / f"{kind}-{port}"
    folder.mkdir()
    values = {
        "folder": folder, "port": port, "page": page, "path": path,
        "user": "user root;" if os.geteuid() == 0 else "", "target": "/" if strips else "",
        "handle": "handle_path" if strips else "handle"}
    file = folder / "configuration"
    file.write_text((NGINX if kind == "nginx" else CADDY).format(**values), encoding="utf-8")
    command = (
        [program, "-p", str(folder), "-c", str(file), "-g", "daemon off;"] if kind == "nginx"
        else [program, "run", "--config", str(file), "--adapter", "caddyfile"])
    with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}) as process:
        try:
            _listens(port, process)
            yield
        finally:
            process.send_signal(signal.SIGTERM)


def _listens(port, process):
    """Waits until a port is served."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as one:
            one.settimeout(1)
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        select.select([], [], [], 0.05)
    raise AssertionError(f"the proxy does not serve port {port}")


class TextBrowser:
    """w3m on a terminal of its own; it sends neither Origin nor Sec-Fetch-Site, but Referer."""

    def __init__(self, folder, address):
        program = installed("w3m")
        self.text = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(program, [program, "-o", "auto_image=0", "-o", "confirm_qq=0", address], {
                "HOME": str(folder), "TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"})
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 200, 120, 0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(OSError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def reads(self, word):
        """Waits until the screen has shown a word since the last key."""
        deadline = time.monotonic() + 60
        while word not in self.text:
            ready, _, _ = select.select([self.terminal], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"w3m does not show {word!r}: {self.text[-2000:]}")
            raw = os.read(self.terminal, 65536).decode("utf-8", "replace")
            self.text += re.sub(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()=>][B0]?)", "", raw)

    def press(self, keys):
        """Types; what was shown before does not count any more."""
        self.text = ""
        os.write(self.terminal, keys.encode())
