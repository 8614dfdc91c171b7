// The demo's payout provider: no money moves. It keeps its payees in the database, and signs its messages.
import { MINUTE } from '../../generated/model/dates';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayeeState } from '../../generated/model/values';
import type { Database } from '../server/database/open';
import { sharedSecret } from '../server/database/secrets';
import { transact } from '../server/database/transact';
import { paidStates, type Payees, type Visit } from '../server/outside/payees';
import { PaymentProblem, type SignedNews, UnsignedNews } from '../server/outside/payments';
import type { NewRow } from '../../generated/tables/tables';

type State = Exclude<PayeeState, 'none'>;
/** A host as the demo's provider knows them. */
export interface KnownPayee {
  readonly account_id: string;
  readonly state: State;
  /** The sums sent to them, by payout, in cents. */
  readonly sent: Readonly<Record<string, number>>;
}

const [account, link] = ['payee', 'payee link'];
// longer than anybody looks at a demo
const daysKept = 400;
const linkMinutes = 10;

/** A host as a row of what stand-ins remember. */
export const payeeRow = (it: KnownPayee, now: number): NewRow<'stand_in_records'> => ({
  kind: account,
  id: it.account_id,
  payload: JSON.stringify(it),
  grant_id: null,
  ends_at: new Date(now + daysKept * 1440 * MINUTE),
});

const recordsIn = (db: Database) => {
  const one = (from: Database, kind: string, id: string) =>
    from.selectFrom('stand_in_records').select(['payload', 'ends_at']).where('kind', '=', kind).where('id', '=', id);
  const isKnown = (it: unknown): it is KnownPayee => typeof it === 'object' && it !== null && 'sent' in it;
  const isVisit = (it: unknown): it is Visit => typeof it === 'object' && it !== null && 'backAddress' in it;
  const find = async (id: string): Promise<KnownPayee | undefined> => {
    const row = await one(db, account, id).executeTakeFirst();
    return isKnown(row?.payload) ? row.payload : undefined;
  };
  return {
    find,
    add: async (row: NewRow<'stand_in_records'>) => {
      await db
        .insertInto('stand_in_records')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .execute();
    },
    change: (id: string, change: (it: KnownPayee) => KnownPayee): Promise<KnownPayee> =>
      transact(db, async (trx) => {
        const row = await one(trx, account, id).forUpdate().executeTakeFirst();
        if (!isKnown(row?.payload)) throw new PaymentProblem('refused', 'no such account');
        const after = change(row.payload);
        const its = trx.updateTable('stand_in_records').where('kind', '=', account).where('id', '=', id);
        await its.set({ payload: JSON.stringify(after) }).execute();
        return after;
      }),
    remove: async (kind: string, id: string) => {
      const { numDeletedRows } = await db.deleteFrom('stand_in_records').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    visit: async (id: string) => {
      const row = await one(db, link, id).executeTakeFirst();
      return row && isVisit(row.payload) ? { ...row.payload, until: row.ends_at.getTime() } : undefined;
    },
  };
};

const sentTo = (it: KnownPayee, { payout_id, cents }: { readonly payout_id: string; readonly cents: number }): KnownPayee => {
  if (payout_id in it.sent) return it;
  if (!paidStates.includes(it.state)) throw new PaymentProblem('refused', 'this account cannot be paid');
  return { ...it, sent: { ...it.sent, [payout_id]: cents } };
};

/** The port, and what its page does. */
export interface SandboxPayees extends Payees {
  /** Its payees, and the sums sent to them. */
  readonly find: (account_id: string) => Promise<KnownPayee | undefined>;
  /** The visit that an address of its page is for, while it is good. */
  readonly visiting: (id: string) => Promise<Visit | undefined>;
  /** Ends a visit, once: what the provider then tells. */
  readonly leave: (id: string, state: State) => Promise<SignedNews | undefined>;
}

type Records = ReturnType<typeof recordsIn>;
type Clock = () => number;

/** Its own actions; `pageOf` is the address of a visit. */
const doing = (
  records: Records,
  clock: Clock,
  pageOf: (id: string) => string,
): Pick<Payees, 'open' | 'visit' | 'look' | 'pay' | 'close'> => ({
  async open({ profile_id, told_at, before = '' }) {
    const account_id = `payee-${profile_id}-${Date.parse(told_at)}${before && '-again'}`;
    if (!(await records.find(account_id))) await records.add(payeeRow({ account_id, state: 'wanted', sent: {} }, clock()));
    return account_id;
  },
  async visit(visit) {
    const id = randomUUID();
    const ends_at = new Date(clock() + linkMinutes * MINUTE);
    await records.add({ kind: link, id, payload: JSON.stringify(visit), grant_id: null, ends_at });
    return pageOf(id);
  },
  look: async (account_id) => (await records.find(account_id))?.state,
  async pay({ account_id, ...sum }) {
    await records.change(account_id, (it) => sentTo(it, sum));
  },
  async close(account_id) {
    await records.remove(account, account_id);
  },
});

/** `pageOf` is the address of a visit. */
export const openSandboxPayees = async (db: Database, pageOf: (id: string) => string, clock: Clock = Date.now): Promise<SandboxPayees> => {
  const secret = await sharedSecret(db, 'sandbox payees');
  const signed = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  const records = recordsIn(db);
  const visiting: SandboxPayees['visiting'] = async (id) => {
    const visit = await records.visit(id);
    return visit && visit.until > clock() ? visit : undefined;
  };
  return {
    provider: 'sandbox',
    signatureHeader: 'sandbox-signature',
    ...doing(records, clock, pageOf),
    find: records.find,
    visiting,
    async leave(id, state) {
      const visit = await visiting(id);
      if (!visit || !(await records.remove(link, id))) return undefined;
      await records.change(visit.account_id, (it) => ({ ...it, state }));
      const body = JSON.stringify({ account: visit.account_id });
      return { body, signature: signed(body) };
    },
    hear(body, signature) {
      const [mine, theirs] = [Buffer.from(signed(body.toString())), Buffer.from(signature)];
      if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) throw new UnsignedNews('not signed by the sandbox');
      const news: { readonly account: string } = JSON.parse(body.toString());
      return news.account;
    },
  };
};
