/** An SMTP server that takes every mail and shows it; enough of RFC 5321 for a client without TLS or login. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Mail {
  readonly to: readonly string[];
  /** The message as sent: header fields, empty line, text. */
  readonly message: string;
}

export interface SmtpServer {
  /** `smtp://127.0.0.1:PORT`. */
  readonly url: string;
  readonly mails: readonly Mail[];
  /** The next mail that comes after this call. */
  next(): Promise<Mail>;
  /** True: it hangs up on everybody. */
  isDown: boolean;
  close(): Promise<void>;
}

export async function startSmtp(): Promise<SmtpServer> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const waiting: ((mail: Mail) => void)[] = [];
  const server = createServer((socket) => {
    if (smtp.isDown) {
      socket.on('error', () => undefined);
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, (mail) => {
      mails.push(mail);
      for (const tell of waiting.splice(0)) tell(mail);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    isDown: false,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return smtp;
}

function serve(socket: Socket, take: (mail: Mail) => void): void {
  let rest = '';
  let to: string[] = [];
  let isBody = false;
  socket.write('220 fake ready\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest += chunk.toString();
    for (;;) {
      const end = rest.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + (isBody ? 5 : 2));
      if (isBody) {
        take({ to, message: part });
        [isBody, to] = [false, []];
        socket.write('250 taken\r\n');
        continue;
      }
      const recipient = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1];
      if (recipient !== undefined) to.push(recipient);
      isBody = /^DATA$/i.test(part);
      if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
      else socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}
