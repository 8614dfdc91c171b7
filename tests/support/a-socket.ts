// Asks a server over a bare socket, letter for letter: clients would mend an address before they send it.
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const readAnswer = (text: string): RawAnswer => {
  const at = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, at).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.toLowerCase(), rest.join(':').trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(at + 4) };
};

/** Sends what is given as it is, and reads until the server ends the connection. All of 127.0.0.0/8 is this machine. */
export const sendRaw = (port: number, text: string, from = '127.0.0.1'): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())));
  });

export interface Sender {
  readonly headers?: readonly string[];
  readonly from?: string | undefined;
}
/** Asks for an address as it is written. */
export const getRaw = (port: number, address: string, { headers = [], from }: Sender = {}): Promise<RawAnswer> =>
  sendRaw(port, [`GET ${address} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'), from);
