// The sandbox of the demo's payments: no money moves. It keeps its state in the database, and signs its messages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '../../generated/model/dates';
import type { Database } from '../server/database/open';
import { sharedSecret } from '../server/database/secrets';
import { transact } from '../server/database/transact';
import {
  type Due,
  type OwnPage,
  type PageOutcome,
  type PaymentNews,
  PaymentProblem,
  type Payments,
  type PaymentState,
  type ProviderCharge,
  UnsignedNews,
} from '../server/outside/payments';

const kind = 'payment';

interface Kept extends Pick<Due, 'payment_id' | 'amount_cents' | 'currency'> {
  readonly standing: PaymentState;
  /** When a slow payment is paid, in milliseconds. */
  readonly paid_at?: number;
  /** The refunds, by id. */
  readonly refunds: Readonly<Record<string, number>>;
}
const isKept = (it: unknown): it is Kept => typeof it === 'object' && it !== null && 'standing' in it;

/** The payments port, and what its page for paying does. */
export interface Sandbox extends Payments {
  readonly page: OwnPage;
  /** A payment's refunds, by id. */
  readonly refundsOf: (payment_id: string) => Promise<Readonly<Record<string, number>>>;
}

// longer than anybody looks at a demo's booking
const daysKept = 400;
// the number that providers of payments give for trying out
const testCard = { brand: 'visa', last4: '4242' } as const;
/** How long a slow payment takes. */
const slowMs = 8000;

/** The rows of payments: read, made once, and changed by one at a time. */
const paymentsIn = (db: Database, clock: () => number) => {
  const standingNow = (it: Kept): Kept =>
    it.standing === 'open' && (it.paid_at ?? Infinity) <= clock() ? { ...it, standing: 'paid' } : it;
  const rowsOf = (from: Database, payment_id: string) =>
    from.selectFrom('stand_in_records').select('payload').where('kind', '=', kind).where('id', '=', payment_id);
  const keptIn = (row: { readonly payload: unknown } | undefined): Kept => {
    if (!row || !isKept(row.payload)) throw new PaymentProblem('refused', 'no such payment');
    return standingNow(row.payload);
  };
  return {
    find: async (payment_id: string): Promise<Kept> => keptIn(await rowsOf(db, payment_id).executeTakeFirst()),
    make: async (it: Kept): Promise<void> => {
      const ends_at = new Date(clock() + daysKept * DAY);
      await db
        .insertInto('stand_in_records')
        .values({ kind, id: it.payment_id, payload: JSON.stringify(it), grant_id: null, ends_at })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .execute();
    },
    change: (payment_id: string, change: (it: Kept) => Kept): Promise<Kept> =>
      transact(db, async (trx) => {
        const after = change(keptIn(await rowsOf(trx, payment_id).forUpdate().executeTakeFirst()));
        const one = trx.updateTable('stand_in_records').where('kind', '=', kind).where('id', '=', payment_id);
        await one.set({ payload: JSON.stringify(after) }).execute();
        return after;
      }),
  };
};

const chargeOf = ({ payment_id, standing }: Kept): string | undefined => (standing === 'paid' ? `charge-${payment_id}` : undefined);
const paidBy = (charge_id: string): string => charge_id.replace(/^charge-/, '');
const newsOf = (it: Kept): PaymentNews => {
  const { payment_id } = it;
  return { news_id: `${payment_id}-paid`, says: 'paid', page: { provider_id: payment_id, payment_id } };
};

const returned = (it: Kept, { refund_id, amount_cents }: { readonly refund_id: string; readonly amount_cents: number }): Kept => {
  if (refund_id in it.refunds) return it;
  const refunds = { ...it.refunds, [refund_id]: amount_cents };
  const given = Object.values(refunds).reduce((sum, part) => sum + part, 0);
  if (it.standing !== 'paid' || given > it.amount_cents) throw new PaymentProblem('refused', 'more than was paid');
  return { ...it, refunds };
};

const chargeIn = ({ refunds }: Kept): ProviderCharge => ({
  refunds: Object.entries(refunds).map(([refund_id, amount_cents]) => ({
    provider_id: refund_id,
    refund_id,
    amount_cents,
    state: 'given',
  })),
  disputes: [],
});

const ended = (it: Kept, outcome: PageOutcome, now: number): Kept => {
  if (it.standing === 'expired') throw new PaymentProblem('refused', 'its page is closed');
  if (it.standing === 'paid' || outcome === 'refused') return it;
  return outcome === 'paid' ? { ...it, standing: 'paid' } : { ...it, paid_at: it.paid_at ?? now + slowMs };
};

/** `pageOf` is the address at which a payment is made. */
export const openSandbox = async (db: Database, pageOf: (due: Due) => string, clock = Date.now): Promise<Sandbox> => {
  const secret = await sharedSecret(db, 'sandbox payments');
  const signed = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  const { find, make, change } = paymentsIn(db, clock);
  const page: OwnPage = {
    async find(payment_id) {
      const it = await find(payment_id).catch(() => undefined);
      return it?.standing === 'open' && it.paid_at !== undefined ? 'processing' : it?.standing;
    },
    async finish(payment_id, outcome) {
      const after = await change(payment_id, (it) => ended(it, outcome, clock()));
      if (after.standing !== 'paid') return undefined;
      const body = JSON.stringify(newsOf(after));
      return { body, signature: signed(body) };
    },
  };
  return {
    provider: 'sandbox',
    signatureHeader: 'sandbox-signature',
    page,
    refundsOf: async (payment_id) => (await find(payment_id)).refunds,
    async open(due) {
      const { payment_id, amount_cents, currency } = due;
      await make({ payment_id, amount_cents, currency, standing: 'open', refunds: {} });
      return { provider_id: payment_id, address: pageOf(due) };
    },
    async close(payment_id) {
      await change(payment_id, (it) => (it.standing === 'open' && it.paid_at === undefined ? { ...it, standing: 'expired' } : it));
    },
    async look(payment_id) {
      const it = await find(payment_id);
      const { standing, amount_cents, currency } = it;
      return { standing, charge_id: chargeOf(it), amount_cents, currency, ...(standing === 'paid' ? { card: testCard } : {}) };
    },
    lookAtCharge: async (charge_id) => chargeIn(await find(paidBy(charge_id))),
    async giveBack({ refund_id, charge_id, amount_cents }) {
      await change(paidBy(charge_id), (it) => returned(it, { refund_id, amount_cents }));
      return { provider_id: refund_id, state: 'given' };
    },
    hear(body, signature) {
      const [mine, theirs] = [Buffer.from(signed(body.toString())), Buffer.from(signature)];
      if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) throw new UnsignedNews('not signed by the sandbox');
      const news: PaymentNews = JSON.parse(body.toString());
      return news;
    },
  };
};
