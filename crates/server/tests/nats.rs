//! Starts a NATS server for tests, on a free port of this machine.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;

/// A server that ends with the process that started it.
pub(crate) struct NatsServer {
    port: u16,
    guard: Child,
    /// Closed when our process ends for any reason; then the guard stops the server.
    life: Option<ChildStdin>,
}

/// Starts the server at port `$1`, says so, waits until the other end of its input is closed, and
/// stops the server. Debian keeps it out of the path of most users.
const GUARD: &str = r#"
PATH="$PATH:/usr/sbin"
nats-server -a 127.0.0.1 -p "$1" </dev/null >/dev/null 2>&1 &
server=$!
echo started
cat >/dev/null
kill -9 $server
"#;

impl NatsServer {
    /// The server of this process: tests have their own databases, and so their own subjects.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<NatsServer> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A server of its own, which can be stopped.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        drop(listener);
        Self::at(port)
    }

    /// The same, at a port where one was.
    pub(crate) fn at(port: u16) -> Self {
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard", &port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Ctrl-C is for us; the guard notices when we have ended.
            .process_group(0)
            .spawn()
            .expect("a shell");
        let life = guard.stdin.take();
        let mut first = String::new();
        let said = guard.stdout.take().expect("piped");
        BufReader::new(said).read_line(&mut first).expect("it says something");
        Self { port, guard, life }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        drop(self.life.take());
        let _ = self.guard.wait();
    }
}
