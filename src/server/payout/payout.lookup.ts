// Payouts as they are told: who is paid, what waits, and what was paid for which stay. Reads only.
import type { Difference, Payout, PayoutAccount, PayoutRow, PayoutStanding, ShownAccount } from '../../../generated/model/entities';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { columnsOfDifference, readDifference } from '../../../generated/tables/book-differences';
import { sql } from 'kysely';
import { paidStates } from '../outside/payees';
import type { PaymentProvider } from '../../../generated/model/values';
import { unsettledOf } from '../booking/settling.lookup';
import { countUndecided, recordedBy } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { balanceOfBooking } from '../ledger/ledger.lookup';
import { moneyIn } from '../pricing/money.rules';
import { findPayee, payeesOf } from './payee.repository';
import {
  countWaiting,
  dueFor,
  findAccount,
  firstPaid,
  type HostAt,
  openDebt,
  payoutsOf,
  readPayoutOf,
  sumPayouts,
} from './payout.repository';
import { placeDay } from './statement.rules';

const maxShown = 100;

const cad = (cents: number) => moneyIn('CAD', cents);

// named one by one: what opens an account or an identity stays here
const shownAccount = (it: PayoutAccount): ShownAccount => ({
  kind: it.kind,
  legal_name: it.legal_name,
  birth_date: it.birth_date,
  company_number: it.company_number,
  address: it.address,
  city: it.city,
  province: it.province,
  postal_code: it.postal_code,
  gst_number: it.gst_number,
  qst_number: it.qst_number,
  saved_at: it.saved_at,
  tax_ending: it.tax_number.slice(-3),
  ...(it.account !== undefined && { institution: it.institution, transit: it.transit, account_ending: it.account.slice(-3) }),
});

const rowsOf = async (db: Database, at: HostAt, most?: number): Promise<PayoutRow[]> =>
  (await payoutsOf(db, at, most)).map(({ cents, withheld_cents, due_at, paid_at, ...row }) => ({
    ...row,
    due_at: instantOf(due_at),
    paid_at: paid_at && instantOf(paid_at),
    amount: cad(cents),
    withheld: cad(withheld_cents),
  }));

/** The first day with something for a statement: a payout, or a sum that was paid directly. */
const statementsSince = async (db: Database, profileId: string): Promise<PlainDate | null> => {
  const [recorded] = await recordedBy(db, profileId);
  const paid = await firstPaid(db, profileId);
  const days = [...(paid?.paid_at ? [placeDay(paid.paid_at, paid.timezone)] : []), ...(recorded ? [recorded.received_on] : [])];
  return days.toSorted().at(0) ?? null;
};

/** `payer` asks hosts itself where their money goes. */
export const standingOf = async (db: Database, profileId: string, payer: PaymentProvider | null): Promise<PayoutStanding> => {
  const account = await findAccount(db, profileId);
  const { paid, waiting } = await sumPayouts(db, { profile_id: profileId });
  return {
    account: account && shownAccount(account),
    payer,
    payee: (payer && (await findPayee(db, profileId, payer))?.state) ?? 'none',
    waiting: cad(waiting),
    paid: cad(paid),
    owed: cad(await openDebt(db, profileId)),
    statements_since: await statementsSince(db, profileId),
    payouts: await rowsOf(db, { profile_id: profileId }, maxShown),
  };
};

/** The payouts of one listing: paid, and waiting. */
export const payoutsAt = async (db: Database, at: Required<HostAt>) => {
  const { paid, waiting } = await sumPayouts(db, at);
  return { paid: cad(paid), waiting: cad(waiting), payouts: await rowsOf(db, at, maxShown) };
};

/** All that is kept about how a host is paid, and what for. */
export const ownPayouts = async (db: Database, profileId: string) => {
  const account = await findAccount(db, profileId);
  const [payee] = await payeesOf(db, profileId);
  return {
    payout_account: account && shownAccount(account),
    payee: payee?.state ?? ('none' as const),
    payouts: await rowsOf(db, { profile_id: profileId }),
  };
};

/** Hosts who owe something, and how much; the largest debt first. */
export const findDebtors = async (db: Database) => {
  const { rows } = await sql<{ profile_id: string; cents: number }>`
    select d.profile_id, (sum(d.cents) - coalesce((select sum(withheld_cents) from payouts p where p.profile_id = d.profile_id), 0))::bigint as cents
    from host_debts d group by d.profile_id`.execute(db);
  return rows.filter(({ cents }) => cents > 0).toSorted((one, other) => other.cents - one.cents);
};

// the payee has named a bank account, or the provider that asks for one pays them
const isReady = sql`(a.account is not null or exists (
  select from payees y where y.profile_id = a.profile_id and y.state = any(${[...paidStates]})))`;
const isUnpayable = sql`(a.profile_id is null or not ${isReady})`;

/** Whether payouts can be sent to a host: their details are complete. */
export const isPayable = async (db: Database, profileId: string): Promise<boolean> => {
  const { rows } = await sql`select from payout_accounts a where a.profile_id = ${profileId} and ${isReady}`.execute(db);
  return rows.length > 0;
};

/** The payouts that are due to a host and cannot be sent yet; nothing where none are. */
export const heldFor = async (db: Database, profileId: string) => {
  const { rows } = await sql<{ cents: number | null }>`
    select sum(p.cents - p.withheld_cents)::bigint as cents from payouts p left join payout_accounts a using (profile_id)
    where p.profile_id = ${profileId} and p.paid_at is null and ${isUnpayable}`.execute(db);
  const cents = rows[0]?.cents ?? 0;
  return cents > 0 ? cad(cents) : null;
};

/** Hosts for whom payouts wait since before a moment, and who have not said who is paid, or whom the provider does not pay yet. */
export const findUnpayable = async (db: Database, since: Date) => {
  const { rows } = await sql<{ profile_id: string; cents: number; since: Date; why: string }>`
    select p.profile_id, sum(p.cents - p.withheld_cents)::bigint as cents, min(p.due_at) as since,
      case when bool_and(a.profile_id is null) then 'has named nobody to pay' else 'the provider does not pay them yet' end as why
    from payouts p left join payout_accounts a using (profile_id)
    where p.paid_at is null and p.due_at < ${since} and ${isUnpayable}
    group by p.profile_id order by min(p.due_at)`.execute(db);
  return rows;
};

/** The differences that the last comparison with the provider found, the oldest first. */
export const differences = async (db: Database): Promise<readonly Difference[]> =>
  (await db.selectFrom('book_differences').select(columnsOfDifference).orderBy('first_seen').orderBy('at').limit(500).execute()).map(
    readDifference,
  );

/** Money between us and a person that has not moved yet: payouts, shares that fall due later, refunds, disputes, and a debt. */
export const duesOf = async (db: Database, profileId: string) => {
  const balances = [];
  for (const bookingId of await unsettledOf(db, profileId)) balances.push(await balanceOfBooking(db, bookingId, 'host'));
  const owed = await openDebt(db, profileId);
  return {
    payouts: await countWaiting(db, profileId),
    shares: balances.filter((cents) => cents !== 0).length,
    ...(await countUndecided(db, profileId)),
    debt: owed === 0 ? null : cad(owed),
  };
};

/** The payout of a stay, once it is due. */
export const payoutOfStay = (db: Database, bookingId: string): Promise<Payout | undefined> => readPayoutOf(db, bookingId);

/** The hosts' shares of several stays, in cents: of each that is due, less the part that makes up for a debt. */
export const sentFor = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await dueFor(db, bookingIds)).map(({ booking_id, cents, withheld_cents }) => [booking_id, cents - withheld_cents]));
