// The sandbox in which the demo's payments are made: no money moves. What it knows is in the database, and what it tells is signed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../server/database/open';
import { sharedSecret } from '../server/database/secrets';
import { type Due, type PaymentNews, PaymentProblem, type Payments, type PaymentStanding, UnsignedNews } from '../server/outside/payments';

const kind = 'payment';

interface Kept extends Pick<Due, 'payment_id' | 'title' | 'amount_cents' | 'currency' | 'paidAddress' | 'leftAddress'> {
  readonly standing: PaymentStanding;
  readonly charge_id: string | undefined;
  /** What was given back, by its id. */
  readonly refunds: Readonly<Record<string, number>>;
}
const isKept = (it: unknown): it is Kept => typeof it === 'object' && it !== null && 'standing' in it;

export type Outcome = 'paid' | 'refused';
export interface SignedNews {
  readonly body: string;
  readonly signature: string;
}
/** The payments port, and what its page for paying does. */
export interface Sandbox extends Payments {
  readonly find: (payment_id: string) => Promise<Kept | undefined>;
  /**
   * Ends a payment as its payer wishes, and makes the news of it. A refused card may be tried again; what is paid stays paid.
   *
   * @throws PaymentProblem when there is no such payment.
   */
  readonly finish: (payment_id: string, outcome: Outcome) => Promise<SignedNews>;
}

// longer than anybody looks at a demo's booking
const daysKept = 400;

const paymentsIn = (db: Database) => {
  const find = async (payment_id: string): Promise<Kept | undefined> => {
    const row = await db
      .selectFrom('stand_in_records')
      .select('payload')
      .where('kind', '=', kind)
      .where('id', '=', payment_id)
      .executeTakeFirst();
    return row && isKept(row.payload) ? row.payload : undefined;
  };
  const keep = async (it: Kept): Promise<void> => {
    const payload = JSON.stringify(it);
    await db
      .insertInto('stand_in_records')
      .values({ kind, id: it.payment_id, payload, grant_id: null, ends_at: new Date(Date.now() + daysKept * 86_400_000) })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ payload }))
      .execute();
  };
  const known = async (payment_id: string): Promise<Kept> => {
    const it = await find(payment_id);
    if (!it) throw new PaymentProblem('refused', 'no such payment');
    return it;
  };
  return { find, keep, known };
};

const chargeOf = (payment_id: string): string => `charge-${payment_id}`;
const newsOf = ({ payment_id, standing, amount_cents, currency }: Kept): PaymentNews => {
  const isPaid = standing === 'paid';
  const says = isPaid ? 'paid' : 'refused';
  return {
    news_id: `${payment_id}-${says}`,
    says,
    payment_id,
    charge_id: isPaid ? chargeOf(payment_id) : undefined,
    amount_cents,
    currency,
  };
};

/** `pageOf` is the address at which a payment is made. */
export const openSandbox = async (db: Database, pageOf: (due: Due) => string): Promise<Sandbox> => {
  const secret = await sharedSecret(db, 'sandbox payments');
  const signed = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  const { find, keep, known } = paymentsIn(db);
  return {
    find,
    async open(due) {
      const { payment_id, title, amount_cents, currency, paidAddress, leftAddress } = due;
      if (!(await find(payment_id)))
        await keep({
          payment_id,
          title,
          amount_cents,
          currency,
          paidAddress,
          leftAddress,
          standing: 'open',
          charge_id: undefined,
          refunds: {},
        });
      return { provider_id: payment_id, address: pageOf(due) };
    },
    async look(payment_id) {
      const { standing, charge_id } = await known(payment_id);
      return { standing, charge_id };
    },
    async giveBack({ refund_id, charge_id, amount_cents }) {
      const it = await known(charge_id.replace(/^charge-/, ''));
      if (refund_id in it.refunds) return { provider_id: refund_id };
      const refunds = { ...it.refunds, [refund_id]: amount_cents };
      const given = Object.values(refunds).reduce((sum, part) => sum + part, 0);
      if (it.standing !== 'paid' || given > it.amount_cents) throw new PaymentProblem('refused', 'more than was paid');
      await keep({ ...it, refunds });
      return { provider_id: refund_id };
    },
    async finish(payment_id, outcome) {
      const it = await known(payment_id);
      const after: Kept = outcome === 'paid' ? { ...it, standing: 'paid', charge_id: chargeOf(payment_id) } : it;
      await keep(after);
      const body = JSON.stringify(newsOf(after));
      return { body, signature: signed(body) };
    },
    hear(body, signature) {
      const [mine, theirs] = [Buffer.from(signed(body.toString())), Buffer.from(signature)];
      if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) throw new UnsignedNews('not signed by the sandbox');
      const news: PaymentNews = JSON.parse(body.toString());
      return news;
    },
  };
};
