// A real HTTP server that speaks the part of Stripe's published interface that we use: sessions, money, errors, signed news. It errs as the
// real one may: answers are kept under their keys, errors too, or are slow, or never come.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Connect, connectBooks } from './a-stripe-connect';
import {
  type BalanceTransaction,
  fine,
  listed,
  moneyBooks,
  no,
  type RefundStatus,
  type StripeAnswer,
  type DisputeStatus,
  type EndedDispute,
} from './a-stripe-money';
import { newsOf, type SignedByStripe, tell } from './stripe-news';

type Facts = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<string, string>>;

export interface HeardByStripe {
  readonly call: string;
  /** The form that was sent, by its names. */
  readonly form: Form;
  readonly key: string | undefined;
  readonly account: string | undefined;
}
/** How a call goes wrong: late, done or not, and answered otherwise: by nothing at all, a half, nonsense, or an error of Stripe. */
export interface Trouble {
  readonly isDone: boolean;
  /** In milliseconds. */
  readonly after?: number;
  readonly says?: 'nothing' | 'half' | 'nonsense' | number;
}
/** Something that happened at Stripe, and how it is told; a test tells it late, twice, out of order or never. */
export interface StripeEvent {
  readonly id: string;
  readonly news: SignedByStripe;
}
export interface StandInStripe {
  readonly address: URL;
  readonly heard: HeardByStripe[];
  /** The statuses of the next answers, those about its balance apart; afterwards all goes well. */
  readonly failWith: (...statuses: readonly number[]) => void;
  /** Says when the next call of a kind was heard; it is done, and never answered. */
  readonly silentAt: (call: RegExp) => Promise<void>;
  /** The next call of a kind is answered by 500: after the work was done, or without it. The answer is kept under the call's key. */
  readonly breakAt: (call: RegExp, isDone?: boolean) => void;
  /** Calls that were to break do not any more. */
  readonly mend: () => void;
  /** The trouble with each call from now on. */
  readonly setTroubles: (of: (call: string) => Trouble | undefined) => void;
  /** The next call of a kind is done and answered when it is let go; `heard` says when it has come. */
  readonly holdAt: (call: RegExp) => { readonly heard: Promise<void>; readonly letGo: () => void };
  /** A day has passed: no key is known any more. */
  readonly forgetKeys: () => void;
  /** A refund made on Stripe's own page, and the news of it. */
  readonly refundByHand: (intent: string, it: { readonly amount: number; readonly status?: RefundStatus }, secret: string) => StripeEvent;
  /** A refund's later end, and the news of it. */
  readonly refundIs: (id: string, status: RefundStatus, secret: string) => StripeEvent;
  /** The card's owner denies a charge; `intent` for whom. */
  readonly dispute: (intent: string, it: { readonly amount: number; readonly status?: DisputeStatus }, secret: string) => StripeEvent;
  readonly isDisputed: (intent: string) => boolean;
  readonly endDispute: (id: string, status: EndedDispute, secret: string) => StripeEvent;
  /** Every move of the balance, fees apart. */
  readonly balance: () => readonly BalanceTransaction[];
  /** The clock of its balance; the real one until then. */
  readonly setClock: (now: () => number) => void;
  readonly payOut: (amount: number) => void;
  /** A charge that is not of our product. */
  readonly chargeElsewhere: (amount: number) => void;
  readonly takeFee: (amount: number) => void;
  readonly setRate: (currency: string, rate: number) => void;
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
const refused = (status: number) => no(status, 'card_declined', kindOf(status));

/** A call's answer, kept under its key: Stripe gives the same answer again, an error too, and refuses the key for another request. */
const remembering = () => {
  const kept = new Map<string, { readonly asked: string; readonly answer: StripeAnswer }>();
  return {
    once: ({ call, form, key }: HeardByStripe, work: () => StripeAnswer): StripeAnswer => {
      const asked = JSON.stringify([call, form]);
      const known = key === undefined ? undefined : kept.get(key);
      if (known) return known.asked === asked ? known.answer : no(400, 'idempotency_key_in_use', 'idempotency_error');
      const answer = work();
      if (key !== undefined) kept.set(key, { asked, answer });
      return answer;
    },
    forget: (): void => kept.clear(),
  };
};

/** Stripe's state, and the result of a call. */
const books = () => {
  const sessions = new Map<string, Facts>();
  const cards = new Map<string, string>();
  const money = moneyBooks();
  let count = 0;
  const openSession = (form: Form): StripeAnswer => {
    count += 1;
    const id = `cs_test_${count}`;
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
    return fine(session);
  };
  const expire = (id: string): StripeAnswer => {
    const session = sessions.get(id);
    if (session?.['status'] !== 'open') return refused(400);
    const after = { ...session, status: 'expired' };
    sessions.set(id, after);
    return fine(after);
  };
  const intentOf = (id: string): Facts => {
    const card = { brand: 'mastercard', last4: '4444', fingerprint: cards.get(id) ?? id };
    return { id, object: 'payment_intent', latest_charge: { payment_method_details: { card } } };
  };
  /** With its payment and charge instead of their ids, where a call asks for them. */
  const expanded = (session: Facts, call: string): Facts => {
    const { payment_intent } = session;
    const isWanted = typeof payment_intent === 'string' && decodeURIComponent(call).includes('=payment_intent.latest_charge');
    return isWanted ? { ...session, payment_intent: intentOf(payment_intent) } : session;
  };
  const answer = ({ call, form }: HeardByStripe): StripeAnswer => {
    const id = /sessions\/(\w+)/.exec(call)?.[1] ?? '';
    if (call === 'POST /v1/checkout/sessions') return openSession(form);
    // the newest first, as all its lists
    if (call.startsWith('GET /v1/checkout/sessions?')) return listed('/v1/checkout/sessions', [...sessions.values()].toReversed());
    if (call.endsWith('/expire')) return expire(id);
    if (id !== '') return sessions.has(id) ? fine(expanded(sessions.get(id) ?? {}, call)) : refused(404);
    const intent = /payment_intents\/([\w-]+)/.exec(call)?.[1];
    if (intent) return fine(intentOf(intent));
    return money.answer(call, form) ?? no(404, 'resource_missing');
  };
  return { sessions, cards, money, answer };
};

export const connectSecret = 'whsec_connect';
/** The server's settings to reach it, and the proof of its messages. */
export const stripeKeys = ({ address }: Pick<StandInStripe, 'address'>, secret: string) => ({
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  STRIPE_URL: address.href,
});

/** Listens on a port of its own. Close it, and nothing is left. */
export const aStripe = async (): Promise<StandInStripe> => {
  const heard: HeardByStripe[] = [];
  const failures: number[] = [];
  const silences: { readonly call: RegExp; readonly heard: () => void }[] = [];
  const breaks: { readonly call: RegExp; readonly isDone: boolean }[] = [];
  const holds: { readonly call: RegExp; readonly heard: () => void; readonly go: Promise<void> }[] = [];
  const taken = <T extends { readonly call: RegExp }>(from: T[], call: string): T | undefined => {
    const at = from.findIndex((one) => one.call.test(call));
    return at < 0 ? undefined : from.splice(at, 1)[0];
  };
  const { sessions, cards, money, answer } = books();
  const { once, forget } = remembering();
  const connect = connectBooks(money.moved);
  const set: StandInStripe['set'] = (id, more) => void sessions.set(id, { ...sessions.get(id), ...more });
  const session: StandInStripe['session'] = (id) => sessions.get(id) ?? {};
  const worked = (it: HeardByStripe): StripeAnswer => {
    const broken = taken(breaks, it.call);
    if (broken?.isDone === false) return refused(500);
    const done = connect.takes(it.call) ? connect.answer(it) : answer(it);
    return broken ? refused(500) : done;
  };
  let troubleWith: (call: string) => Trouble | undefined = () => undefined;
  const answeredAs = (reply: ServerResponse, says: Trouble['says'], { status, body }: StripeAnswer): void => {
    const text = says === 'nonsense' ? '<html>Bad gateway</html>' : JSON.stringify(body);
    if (says === 'nothing') return;
    // Stripe asks for its errors not to be repeated at once
    const kept = typeof says === 'number' ? { 'stripe-should-retry': 'false' } : {};
    reply.writeHead(status, { 'content-type': 'application/json', ...kept });
    if (says === 'half') reply.write(text.slice(0, text.length / 2), () => reply.destroy());
    else reply.end(text);
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const key = request.headers['idempotency-key']?.toString();
      const it = { call: `${request.method} ${request.url}`, form, key, account: request.headers.authorization };
      heard.push(it);
      const failure = it.call.includes('/v1/balance') ? undefined : failures.shift();
      const held = taken(holds, it.call);
      held?.heard();
      await held?.go;
      const { isDone, after = 0, says } = troubleWith(it.call) ?? { isDone: true };
      if (after > 0) await setTimeout(after);
      const error = typeof says === 'number' ? refused(says) : undefined;
      const answer = failure === undefined ? (isDone && once(it, () => worked(it))) || fine({}) : refused(failure);
      const silence = taken(silences, it.call);
      if (silence) return silence.heard();
      return answeredAs(reply, says, error ?? answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    heard,
    failWith: (...statuses) => void failures.push(...statuses),
    silentAt: (call) => new Promise((heard) => silences.push({ call, heard })),
    breakAt: (call, isDone = true) => void breaks.push({ call, isDone }),
    mend: () => void breaks.splice(0),
    setTroubles: (of) => {
      troubleWith = of;
    },
    holdAt: (call) => {
      let letGo: () => void = () => undefined;
      const go = new Promise<void>((resolve) => (letGo = resolve));
      return { heard: new Promise((heard) => holds.push({ call, heard, go })), letGo: () => letGo() };
    },
    forgetKeys: forget,
    refundByHand: (intent, { amount, ...it }, of) => {
      const { body } = money.make(intent, amount, it);
      if (body['error']) throw new Error(JSON.stringify(body));
      return { id: String(body['id']), news: tell('charge.refunded', money.chargeOf(intent), of) };
    },
    refundIs: (id, status, of) => {
      const refund = money.changeRefund(id, status);
      return { id, news: tell(status === 'failed' ? 'refund.failed' : 'refund.updated', { ...refund }, of) };
    },
    dispute: (intent, { amount, status }, of) => {
      const dispute = money.dispute(intent, amount, status);
      return { id: dispute.id, news: tell('charge.dispute.created', { ...dispute }, of) };
    },
    endDispute: (id, status, of) => ({ id, news: tell('charge.dispute.closed', { ...money.endDispute(id, status) }, of) }),
    balance: money.balance,
    isDisputed: money.isDisputed,
    setClock: money.setClock,
    payOut: money.payOut,
    chargeElsewhere: (amount) => money.charged('pi_of_another_shop', amount, 'cad'),
    takeFee: money.takeFee,
    setRate: money.setRate,
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
      const { amount_total, currency, payment_status } = session(id);
      set(id, { status: 'complete', payment_status: 'paid', payment_intent });
      if (payment_status !== 'paid') money.charged(payment_intent, Number(amount_total), String(currency));
      return tell('checkout.session.completed', session(id), secret);
    },
    returned: () =>
      money.refunds.reduce<Record<string, number>>((all, { payment_intent, amount, status }) => {
        if (status !== 'failed' && status !== 'canceled') all[payment_intent] = (all[payment_intent] ?? 0) + amount;
        return all;
      }, {}),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
