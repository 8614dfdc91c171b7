// Things that cannot go on by themselves: one list for the operator, in a command and once a day as a mail.
import { supportEmail } from '../../../generated/model/constants';
import type { BalanceMove, Difference, Payment } from '../../../generated/model/entities';
import { DAY, HOUR, MINUTE } from '../../../generated/model/dates';
import type { Row } from '../../../generated/tables/tables';
import { operatorToldMail } from '../../../generated/jobs/mails/operatorTold';
import { waitingTexts as say } from '../../../generated/texts/sentences/waitingTexts';
import { findPastTime, openReports } from '../booking/booking.lookup';
import { bookingsToSettle } from '../booking/settling.lookup';
import { disputedBookings, findDisputed, pagesPastTime, type StuckRefund, stuckRefunds } from '../checkout/payment.lookup';
import { claimsIn, findUnansweredPast } from '../claim/claim.lookup';
import type { Database } from '../database/open';
import { dropDead, findDead, retryDead } from '../jobs/dead.commands';
import { missingMoves } from '../ledger/balance.lookup';
import type { MailContent } from '../outside/mail-look';
import { differences, findDebtors, findUnpayable } from '../payout/payout.lookup';
import { isCurrency } from '../pricing/currency.lookup';
import { moneyIn, written } from '../pricing/money.rules';
import { openContentReports } from '../report/report.repository';
import type { JobContext } from '../request/context';
import { about, type Command } from './acting';
import { reportsToFile } from './yearly-report';

interface Stuck {
  readonly heading: string;
  readonly lines: readonly string[];
}

const cad = (cents: number): string => written(moneyIn('CAD', cents));
const day = (moment: Date | null): string => `since ${moment?.toISOString() ?? '?'}`;
const mostPast = 200;

const whyOwed = ({ failed_at, disputed_at }: Pick<StuckRefund, 'failed_at' | 'disputed_at'>): string => {
  if (failed_at) return `failed on ${failed_at.toISOString()}`;
  return disputed_at ? 'the charge is disputed, and the bank decides' : 'not given yet';
};

const whoDecides = ({ dispute, booking_id, claim_id }: Pick<Payment, 'dispute' | 'booking_id' | 'claim_id'>): string =>
  dispute === 'lost'
    ? `lost, and you decide who bears it: ${claim_id === null ? 'dispute' : 'dispute-claim'} ${booking_id} host|us "WHY"`
    : 'the bank decides';

const sumIn = (currency: string, cents: number | null): string => {
  if (cents === null) return 'nothing';
  return isCurrency(currency) ? written(moneyIn(currency, cents)) : `${cents} ${currency}`;
};
/** The cure of a payout that was sent more than once. */
const sentAgain = ({ kind, ours_cents, theirs_cents }: Difference): string => {
  const more = kind === 'transfer' && ours_cents !== null ? (theirs_cents ?? 0) - ours_cents : 0;
  return more > 0 ? `  sent more than once: take ${cad(more)} back from the host on the provider’s page` : '';
};
const differenceLine = (it: Difference): string => {
  const sums = `ours ${sumIn(it.currency, it.ours_cents)}, theirs ${sumIn(it.currency, it.theirs_cents)}`;
  const about = it.booking_id ? `booking ${it.booking_id}` : 'no booking';
  return `${about}  ${it.kind} ${it.thing_id}  ${sums}  seen since ${it.first_seen}${sentAgain(it)}`;
};

/** The books hold Canadian dollars alone: Stripe changes what comes in, unless somebody has set it up otherwise. */
const whyMissing = ({ currency }: BalanceMove): string =>
  currency === 'CAD' ? '' : `  the books are in Canadian dollars: have the provider change its ${currency} into them`;
/** A move that is told as a difference is told once. */
const isTold = ({ source_id, charge_id, payout_id }: BalanceMove, told: readonly Difference[]): boolean =>
  told.some(({ thing_id }) => thing_id === source_id || thing_id === charge_id || thing_id === payout_id);

const claimLine = ({ booking_id, amount_cents, owed_cents, state, ...it }: Row<'claims'>): string => {
  const sum = owed_cents === null ? cad(amount_cents) : `${cad(owed_cents)} of ${cad(amount_cents)}`;
  return `booking ${booking_id}  ${sum}  ${state}  ${day(it.decided_at ?? it.answered_at ?? it.answer_by)}`;
};

const before = (now: Date, long: number): Date => new Date(now.getTime() - long);

const pastTime = async (db: Database, now: Date): Promise<readonly string[]> => {
  const halfHourAgo = before(now, 30 * MINUTE);
  const unsettled = await bookingsToSettle(db, { now: before(now, HOUR), last: undefined, but: disputedBookings(db) });
  return [
    ...(await findPastTime(db, halfHourAgo, true)).map((it) => `booking ${it.booking_id}  has not ended  ${day(it.since)}`),
    ...(await findUnansweredPast(db, halfHourAgo, true)).map((it) => `booking ${it.booking_id}  its claim is open  ${day(it.since)}`),
    ...(await pagesPastTime(db, halfHourAgo, true)).map((it) => `booking ${it.booking_id}  its page is open  ${day(it.open_until)}`),
    ...unsettled.slice(0, mostPast).map((it) => `booking ${it.booking_id}  its host’s share is not due yet  check-in ${it.checkin}`),
  ];
};

/** Each once, however often it was reported. */
const reportedStays = async (db: Database): Promise<readonly string[]> => {
  const stays = new Map((await openReports(db)).map((it) => [it.booking_id, it]));
  return [...stays.values()].map((it) => {
    const waits = it.reported_at === null || it.settled_at !== null ? '' : '  its payout waits';
    return `booking ${it.booking_id}  by its ${it.who === it.guest_id ? 'guest' : 'host'}${waits}  ${day(it.at)}`;
  });
};

/** Open until a person, or a card's bank, has decided. */
const findUndecided = async (db: Database): Promise<readonly Stuck[]> => [
  {
    heading: 'Disputed payments',
    lines: (await findDisputed(db)).map(
      (it) =>
        `booking ${it.booking_id}  ${it.claim_id === null ? '' : 'its claim  '}${cad(it.cad_cents)}  ${whoDecides(it)}  ${day(it.disputed_at)}`,
    ),
  },
  { heading: 'Reported stays that you decide on', lines: await reportedStays(db) },
  { heading: 'Claims that you decide', lines: (await claimsIn(db, 'undecided')).map(claimLine) },
  {
    heading: 'Reported listings, reviews and messages',
    lines: (await openContentReports(db)).map(
      (it) => `${it.report_id}  ${it.kind} ${it.thing_id}${it.number === null ? '' : ` ${it.number}`}  ${day(it.created_at)}`,
    ),
  },
];

/** All of it by what it is, without what is empty. Ids, sums and moments alone: a mail carries nothing personal. */
export const findStuck = async (db: Database, now: Date): Promise<readonly Stuck[]> => {
  const [dayAgo, hourAgo] = [before(now, DAY), before(now, HOUR)];
  const told = await differences(db);
  const missing = (await missingMoves(db, dayAgo)).filter((move) => !isTold(move, told));
  const all: readonly Stuck[] = [
    {
      heading: 'Mails and jobs that were given up',
      lines: (await findDead(db)).map(
        (it) => `${it.job_id}  ${it.kind} ${it.name}  ${it.failure ?? 'its process died'}  ${day(it.caused_at)}`,
      ),
    },
    {
      heading: 'Refunds that have not gone back',
      lines: (await stuckRefunds(db, hourAgo)).map(
        (it) => `${it.refund_id}  ${written(it)}  ${whyOwed(it)}  ${day(it.owed_at)}  booking ${it.booking_id}`,
      ),
    },
    ...(await findUndecided(db)),
    { heading: 'Claims that guests have not paid', lines: (await claimsIn(db, 'owed')).map(claimLine) },
    {
      heading: 'Moves of the provider’s balance that the books lack',
      lines: missing.map(
        (it) =>
          `${it.kind}  ${it.source_id ?? it.move_id}  ${it.amount_cents} of the smallest unit of ${it.currency}  since ${it.at}${whyMissing(it)}`,
      ),
    },
    { heading: 'The books and the provider differ', lines: told.map(differenceLine) },
    { heading: 'Hosts who owe us', lines: (await findDebtors(db)).map((it) => `host ${it.profile_id}  ${cad(it.cents)}`) },
    {
      heading: 'Hosts who cannot be paid',
      lines: (await findUnpayable(db, hourAgo)).map((it) => `host ${it.profile_id}  ${cad(it.cents)}  ${it.why}  ${day(it.since)}`),
    },
    { heading: 'Past their time', lines: await pastTime(db, now) },
    { heading: 'To be filed with the Canada Revenue Agency', lines: await reportsToFile(db, now) },
  ];
  return all.filter(({ lines }) => lines.length > 0);
};

const retry = about('retry-job', async ({ trx }, { id }) =>
  (await retryDead(trx, id)) ? ['It is tried again.'] : { refused: `No job ${id} was given up.` },
);
const drop = about('drop-job', async ({ trx }, { id }) =>
  (await dropDead(trx, id)) ? ['It is dropped for good.'] : { refused: `No job ${id} was given up.` },
);

export const stuckCommands: Readonly<Record<string, Command>> = {
  stuck: {
    usage: 'stuck',
    says: 'what cannot go on by itself: jobs, refunds, disputes, reports, claims, debts, payouts, and what is past its time',
    async run(_words, { db, clock }) {
      const stuck = await findStuck(db, clock());
      return stuck.length === 0 ? ['Nothing is stuck.'] : stuck.flatMap(({ heading, lines }) => [`${heading}:`, ...lines]);
    },
  },
  'retry-job': { usage: 'retry-job JOB "WHY"', says: 'a mail or job that was given up is tried again', run: retry },
  'drop-job': { usage: 'drop-job JOB "WHY"', says: 'it is never done', run: drop },
};

const mostMailed = 50;
/** The same as a mail; none where nothing is stuck. */
export const operatorTold = async ({ db, now }: JobContext): Promise<MailContent | undefined> => {
  const stuck = await findStuck(db, now);
  if (stuck.length === 0) return undefined;
  const count = stuck.reduce((sum, { lines }) => sum + lines.length, 0);
  const parts = stuck.map(({ heading, lines }) => {
    const more = lines.length > mostMailed ? [say.more({ count: lines.length - mostMailed })] : [];
    return [`${heading}:`, ...lines.slice(0, mostMailed), ...more].join('\n');
  });
  return { to: supportEmail, ...operatorToldMail({ count, lists: parts }) };
};
