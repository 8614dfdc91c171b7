// A real HTTP server that speaks the part of Stripe's published interface that we use: sessions, refunds, errors, signed news.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Connect, connectBooks } from './a-stripe-connect';

type Facts = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<string, string>>;

export interface HeardByStripe {
  readonly call: string;
  /** The form that was sent, by its names. */
  readonly form: Form;
  readonly key: string | undefined;
  readonly account: string | undefined;
}
export interface SignedByStripe {
  readonly body: string;
  readonly signature: string;
}
export interface StandInStripe {
  readonly address: URL;
  readonly heard: HeardByStripe[];
  /** The statuses of the next answers; afterwards all goes well. */
  readonly failWith: (...statuses: readonly number[]) => void;
  /** Says when the next call of a kind was heard; it is done, and never answered. */
  readonly silentAt: (call: RegExp) => Promise<void>;
  /** The facts of a session besides the input that made it. */
  readonly set: (id: string, facts: Facts) => void;
  /** A guest pays on the page of a session, with a card of their own or a certain one: the webhook's next message. */
  readonly pay: (id: string, secret: string, fingerprint?: string) => SignedByStripe;
  /** The news of a session or a charge, as they are told. */
  readonly tell: (type: string, object: Facts, secret: string) => SignedByStripe;
  readonly session: (id: string) => Facts;
  /** Those whom it pays for us. */
  readonly connect: Connect;
  /** Its message when one of them changed. */
  readonly tellPayee: (id: string, secret?: string) => SignedByStripe;
  /** The refunds of each charge, in its smallest unit. */
  readonly returned: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

const kindOf = (status: number): string => (status === 402 ? 'card_error' : status < 500 ? 'invalid_request_error' : 'api_error');
const refused = (status: number) => ({ status, body: { error: { type: kindOf(status), code: 'card_declined', message: 'No' } } });
const fine = (body: Facts) => ({ status: 200, body });

/** Stripe's state, and the result of a call. */
const books = () => {
  const made = new Map<string, { readonly form: string; readonly body: Facts }>();
  const sessions = new Map<string, Facts>();
  const cards = new Map<string, string>();
  const refunds: { readonly id: string; readonly payment_intent: string; readonly amount: number; readonly metadata: Facts }[] = [];
  let count = 0;
  const once = (key: string | undefined, form: Form, make: (id: number) => Facts) => {
    const known = key === undefined ? undefined : made.get(key);
    // Stripe refuses a key that comes with another request
    if (known) return known.form === JSON.stringify(form) ? fine(known.body) : refused(400);
    count += 1;
    const body = make(count);
    made.set(key ?? `${count}`, { form: JSON.stringify(form), body });
    return fine(body);
  };
  const openSession = (form: Form, key: string | undefined) =>
    once(key, form, (at) => {
      const id = `cs_test_${at}`;
      const session = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        client_reference_id: form['client_reference_id'],
        amount_total: Number(form['line_items[0][price_data][unit_amount]']),
        currency: form['line_items[0][price_data][currency]'],
      };
      sessions.set(id, session);
      return session;
    });
  const refund = (form: Form, key: string | undefined) =>
    once(key, form, (at) => {
      const it = { payment_intent: form['payment_intent'] ?? '', amount: Number(form['amount']) };
      const metadata = { refund_id: form['metadata[refund_id]'] };
      refunds.push({ id: `re_${at}`, ...it, metadata });
      return { id: `re_${at}`, object: 'refund', ...it, status: 'succeeded' };
    });
  const expire = (id: string) => {
    const session = sessions.get(id);
    if (session?.['status'] !== 'open') return refused(400);
    const after = { ...session, status: 'expired' };
    sessions.set(id, after);
    return fine(after);
  };
  const answer = ({ call, form, key }: HeardByStripe) => {
    const id = /sessions\/(\w+)/.exec(call)?.[1] ?? '';
    if (call === 'POST /v1/checkout/sessions') return openSession(form, key);
    if (call.endsWith('/expire')) return expire(id);
    if (id !== '') return sessions.has(id) ? fine(sessions.get(id) ?? {}) : refused(404);
    if (call === 'POST /v1/refunds') return refund(form, key);
    const intent = /payment_intents\/(\w+)/.exec(call)?.[1];
    if (intent)
      return fine({ id: intent, latest_charge: { payment_method_details: { card: { fingerprint: cards.get(intent) ?? intent } } } });
    const of = new URLSearchParams(call.split('?')[1]).get('payment_intent');
    const data = refunds.filter(({ payment_intent }) => payment_intent === of);
    return fine({ object: 'list', has_more: false, url: '/v1/refunds', data });
  };
  return { sessions, cards, refunds, answer };
};

/** The header that Stripe signs its news with: `t` and `v1`, as its documentation says. */
export const signedByStripe = (body: string, secret: string, at = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

export const connectSecret = 'whsec_connect';
/** The server's settings to reach it, and the proof of its messages. */
export const stripeKeys = ({ address }: Pick<StandInStripe, 'address'>, secret: string) => ({
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  STRIPE_URL: address.href,
});

let told = 0;
const newsOf = (event: Facts, secret: string): SignedByStripe => {
  told += 1;
  const body = JSON.stringify({ id: `evt_${told}`, object: 'event', ...event });
  return { body, signature: signedByStripe(body, secret) };
};

const tell: StandInStripe['tell'] = (type, object, secret) => newsOf({ type, data: { object } }, secret);

/** Listens on a port of its own. Close it, and nothing is left. */
export const aStripe = async (): Promise<StandInStripe> => {
  const heard: HeardByStripe[] = [];
  const failures: number[] = [];
  const silences: { readonly call: RegExp; readonly heard: () => void }[] = [];
  const { sessions, cards, refunds, answer } = books();
  const connect = connectBooks();
  const set: StandInStripe['set'] = (id, more) => void sessions.set(id, { ...sessions.get(id), ...more });
  const session: StandInStripe['session'] = (id) => sessions.get(id) ?? {};
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const key = request.headers['idempotency-key']?.toString();
      const it = { call: `${request.method} ${request.url}`, form, key, account: request.headers.authorization };
      heard.push(it);
      const failure = failures.shift();
      const answered = () => (connect.takes(it.call) ? connect.answer(it) : answer(it));
      const { status, body } = failure === undefined ? answered() : refused(failure);
      const silence = silences.findIndex(({ call }) => call.test(it.call));
      if (silence >= 0) return silences.splice(silence, 1)[0]?.heard();
      return void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    heard,
    failWith: (...statuses) => void failures.push(...statuses),
    silentAt: (call) => new Promise((heard) => silences.push({ call, heard })),
    set,
    session,
    connect,
    tellPayee: (id, secret = connectSecret) => {
      const object = connect.account(id) ?? { id, object: 'account' };
      return newsOf({ type: 'account.updated', account: id, data: { object } }, secret);
    },
    tell,
    pay: (id, secret, fingerprint) => {
      const payment_intent = id.replace('cs_test', 'pi');
      if (fingerprint !== undefined) cards.set(payment_intent, fingerprint);
      set(id, { status: 'complete', payment_status: 'paid', payment_intent });
      return tell('checkout.session.completed', session(id), secret);
    },
    returned: () =>
      refunds.reduce<Record<string, number>>((all, { payment_intent, amount }) => {
        all[payment_intent] = (all[payment_intent] ?? 0) + amount;
        return all;
      }, {}),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
