// A real HTTP server that speaks the part of Stripe's published interface that we use: sessions, refunds, errors, signed news.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardByStripe {
  readonly call: string;
  /** The form that was sent, by its names. */
  readonly form: Readonly<Record<string, string>>;
  readonly key: string | undefined;
  readonly account: string | undefined;
}
export interface StandInStripe {
  readonly address: URL;
  readonly heard: HeardByStripe[];
  /** The statuses of the next answers; afterwards all goes well. */
  readonly failWith: (...statuses: readonly number[]) => void;
  /** What is true of a session besides what made it. */
  readonly set: (id: string, facts: Readonly<Record<string, unknown>>) => void;
  readonly close: () => Promise<void>;
}

const kindOf = (status: number): string => (status === 402 ? 'card_error' : status < 500 ? 'invalid_request_error' : 'api_error');

/** Listens on a port of its own. Close it, and nothing is left. */
export const aStripe = async (): Promise<StandInStripe> => {
  const heard: HeardByStripe[] = [];
  const failures: number[] = [];
  const made = new Map<string, Readonly<Record<string, unknown>>>();
  const facts = new Map<string, Readonly<Record<string, unknown>>>();
  const make = (call: string, key: string | undefined, form: Readonly<Record<string, string>>) => {
    const known = key === undefined ? undefined : made.get(key);
    if (known) return known;
    const isSession = call.includes('sessions');
    const id = `${isSession ? 'cs_test' : 're'}_${made.size + 1}`;
    const fresh = isSession
      ? { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}`, status: 'open', payment_status: 'unpaid' }
      : { id, object: 'refund', amount: Number(form['amount']), status: 'succeeded' };
    made.set(key ?? id, fresh);
    return fresh;
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const key = request.headers['idempotency-key']?.toString();
      heard.push({ call, form, key, account: request.headers.authorization });
      const status = failures.shift() ?? 200;
      const id = /sessions\/(\w+)$/.exec(request.url ?? '')?.[1];
      const body =
        status === 200
          ? { ...(id ? { id, object: 'checkout.session' } : make(call, key, form)), ...facts.get(id ?? '') }
          : { error: { type: kindOf(status), code: 'card_declined', message: 'No' } };
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    heard,
    failWith: (...statuses) => void failures.push(...statuses),
    set: (id, more) => void facts.set(id, more),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The header that Stripe signs its news with: `t` and `v1`, as its documentation says. */
export const signedByStripe = (body: string, secret: string, at = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};
