// The operator's decisions about money: reports of stays, payouts by the bank, taxes of a period.
import { moneyIn, written } from '../pricing/money.rules';
import { openReports } from '../booking/booking.lookup';
import { resolveReport } from '../payout/resolve.commands';
import { inTransaction, type Services } from '../request/context';
import { sumTaxes } from '../ledger/ledger.lookup';
import { payOut } from '../payout/pay-out';
import { payable } from '../payout/payout.repository';

export type OperatorContext = Pick<Services, 'db' | 'jobs' | 'followers' | 'clock'>;
type Command = (words: readonly string[], operating: OperatorContext) => Promise<readonly string[] | undefined>;

const shown = (cents: number): string => written(moneyIn('CAD', cents));
const reasonIn = (words: readonly string[]): string => words.join(' ').trim().slice(0, 500);

const reports: Command = async (_words, { db }) => {
  const rows = await openReports(db);
  if (rows.length === 0) return ['No report waits.'];
  return rows.map((it) => {
    const by = it.who === it.guest_id ? 'guest' : 'host';
    const back = it.refund_cents === null ? '' : `, ${shown(it.refund_cents)} of it went back`;
    const paid = it.settled_at === null ? 'payout waits' : 'payout was due before';
    return `${it.booking_id}  ${it.reference}  ${it.status}  ${shown(it.total_cents)}${back}  ${paid}  ${by}: ${it.reason ?? ''}`;
  });
};

const decided = async (bookingId: string, cents: number, it: OperatorContext & { readonly reason: string }): Promise<readonly string[]> => {
  const { reason, ...operating } = it;
  const back = await inTransaction({ ...operating, now: operating.clock() }, (tx) => resolveReport(tx, bookingId, { cents, reason }));
  if (back === undefined) return [`No report of a booking ${bookingId} waits.`];
  if (back === 'given back before')
    return [
      'An earlier decision gave money back, and each stay has one. Release this report with your reason; give more back at the bank.',
    ];
  return [back === 0 ? 'Resolved: nothing goes back.' : `Resolved: ${shown(back)} goes back to the card.`];
};

const everything = Number.MAX_SAFE_INTEGER;
const release: Command = async ([booking = '', ...words], it) =>
  reasonIn(words) === '' ? undefined : decided(booking, 0, { ...it, reason: reasonIn(words) });
const refundAll: Command = async ([booking = '', ...words], it) =>
  reasonIn(words) === '' ? undefined : decided(booking, everything, { ...it, reason: reasonIn(words) });
const refund: Command = async ([booking = '', dollars = '', ...words], it) => {
  const cents = /^\d+(\.\d\d)?$/.test(dollars) ? Math.round(Number(dollars) * 100) : 0;
  return cents === 0 || reasonIn(words) === '' ? undefined : decided(booking, cents, { ...it, reason: reasonIn(words) });
};

const payouts: Command = async (_words, { db }) => {
  const rows = await payable(db);
  if (rows.length === 0) return ['No payout waits.'];
  return rows.map((it) => {
    const bank = it.account === null ? 'by the provider' : `${it.institution}-${it.transit}-${it.account}`;
    const refused = it.refused_at === null ? '' : `, which refused it on ${it.refused_at.slice(0, 10)}`;
    return `${it.payout_id}  ${shown(it.cents - it.withheld_cents)}  ${bank}${refused}  ${it.legal_name}`;
  });
};
const paid: Command = async ([payout = ''], { clock, ...it }) => [
  (await payOut({ ...it, now: clock() }, payout)) ? 'Paid.' : `No payout ${payout} waits.`,
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const month = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The first moment of a month, some months on, as the books count: in UTC. */
const monthOf = (text: string, on: number): Date => new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5)) - 1 + on));
const taxes: Command = async ([from = '', until = from], { db }) => {
  if (!month.test(from) || !month.test(until)) return undefined;
  const rows = await sumTaxes(db, monthOf(from, 0), monthOf(until, 1));
  const lines = rows.map((it) => {
    const { collected_cents: collected, refunded_cents: back, passed_cents: passed, base_cents } = it;
    const sums = [base_cents, collected, back, passed, collected - back - passed].map(dollars);
    return [quoted(it.jurisdiction), quoted(it.tax), quoted(it.label), ...sums].join(',');
  });
  return ['jurisdiction,tax,label,base,collected,refunded,passed,due', ...lines];
};

export const moneyCommands: Readonly<Record<string, Command>> = {
  reports,
  release,
  refund,
  'refund-all': refundAll,
  payouts,
  paid,
  taxes,
};
export const moneyManual = [
  'npm run operator -- reports                        stays that were reported, and what was said',
  'npm run operator -- release BOOKING "WHY"          nothing goes back: the host is paid',
  'npm run operator -- refund BOOKING 120.50 "WHY"    a part of it goes back to the guest',
  'npm run operator -- refund-all BOOKING "WHY"       all that is left of it goes back to the guest',
  'npm run operator -- payouts                        what waits to be paid, and to whom',
  'npm run operator -- paid PAYOUT                    the bank has paid it',
  'npm run operator -- taxes 2026-10 2026-12          what is due to whom for some months, as CSV',
];
