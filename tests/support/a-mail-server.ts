// A mail server that takes no mail, and repeats in its refusal whom it was for, as many do.
import { createServer, type Server } from 'node:net';

export interface MailServer {
  readonly url: string;
  readonly close: () => void;
}

const answerTo = (line: string): string => {
  if (/^(EHLO|HELO)/i.test(line)) return '250 here';
  if (/^RCPT/i.test(line)) return `550 5.1.1 ${line.slice(8)}: there is no such mailbox`;
  return /^QUIT/i.test(line) ? '221 bye' : '250 fine';
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Starts one on a port of its own. */
export const aMailServer = async (): Promise<MailServer> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) socket.write(`${answerTo(line)}\r\n`);
    });
  });
  const port = await listening(server);
  return { url: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
};
