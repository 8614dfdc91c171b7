// Mail servers: one that takes no mail and repeats in its refusal whom it was for, as many do; and one that does as it is told.
import { createServer, type Server, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** The mails that were taken, as they came. */
  readonly taken: readonly string[];
  /** How often a mail was offered. */
  readonly offered: () => number;
  /** The fate of the next ones: refused, taken, or kept waiting without a word. */
  readonly become: (what: Behaviour) => void;
  readonly close: () => void;
}
export type Behaviour = 'refuse' | 'take' | 'hang';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Starts one on a port of its own. */
export const aMailServer = async (behaviour: Behaviour = 'refuse'): Promise<MailServer> => {
  let [how, offers] = [behaviour, 0];
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const answerTo = (line: string): string | undefined => {
    if (/^(EHLO|HELO)/i.test(line)) return '250 here';
    if (/^QUIT/i.test(line)) return '221 bye';
    if (!/^RCPT/i.test(line)) return /^DATA/i.test(line) ? '354 go on' : '250 fine';
    offers += 1;
    if (how === 'hang') return undefined;
    return how === 'take' ? '250 fine' : `550 5.1.1 ${line.slice(8)}: there is no such mailbox`;
  };
  const server = createServer((socket) => {
    let letter: string | undefined;
    let begun = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const lines = (begun + chunk.toString()).split('\r\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
        if (letter === undefined) {
          const answer = answerTo(line);
          if (answer !== undefined) socket.write(`${answer}\r\n`);
          if (answer?.startsWith('354')) letter = '';
        } else if (line === '.') {
          taken.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        } else letter += `${line}\n`;
      }
    });
  });
  const port = await listening(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    offered: () => offers,
    become: (what) => {
      how = what;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
