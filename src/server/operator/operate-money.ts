// The operator's decisions about money: reports of stays, payouts by the bank, taxes of a period.
import { refundAgain, refundByBank } from '../checkout/payment.commands';
import { decideDispute, type Disputed } from '../checkout/dispute.commands';
import { findPaymentOf } from '../checkout/payment.lookup';
import { counted, moneyIn, written } from '../pricing/money.rules';
import { openReports } from '../booking/booking.lookup';
import { resolveReport } from '../payout/resolve.commands';
import { sumTaxes } from '../ledger/ledger.lookup';
import { payOut } from '../payout/pay-out';
import { payable } from '../payout/payout.repository';
import { about, acting, type Command, idIn, type OperatorContext, reasonIn } from './acting';

type Run = Command['run'];

const shown = (cents: number): string => written(moneyIn('CAD', cents));

const reports: Run = async (_words, { db }) => {
  const rows = await openReports(db);
  if (rows.length === 0) return ['No report waits.'];
  return rows.map((it) => {
    const by = it.who === it.guest_id ? 'guest' : 'host';
    const back = it.refund_cents === null ? '' : `, ${shown(it.refund_cents)} of it went back`;
    const paid = it.settled_at !== null ? 'payout was due before' : it.reported_at === null ? 'payout does not wait' : 'payout waits';
    return `${it.booking_id}  ${it.reference}  ${it.status}  ${shown(it.total_cents)}${back}  ${paid}  ${by}: ${it.reason ?? ''}`;
  });
};

const disputed = {
  open: ['The card’s bank looks into the payment: the refund waits until it has decided.'],
  lost: ['The card’s bank has given the payment back: the refund is paid by that, as far as it goes.'],
  won: [],
};

interface Decision {
  readonly act: 'release' | 'refund' | 'refund-all';
  readonly words: readonly string[];
  readonly cents: number;
}
const decided = async (booking: string, { act, words, cents }: Decision, it: OperatorContext): Promise<readonly string[] | undefined> => {
  const [about, reason] = [idIn(booking), reasonIn(words)];
  if (about === undefined || reason === '') return undefined;
  return acting(it, { act, about, reason }, async (tx) => {
    const back = await resolveReport(tx, about, { cents, reason });
    if (back === undefined) return { refused: `No report of a booking ${about} waits.` };
    if (back === 'given back before')
      return {
        refused:
          'An earlier decision gave money back, and each stay has one. Release this report with your reason; give more back at the bank.',
      };
    const points = back.points > 0 ? `${counted(back.points)} ${back.points === 1 ? 'point' : 'points'}` : '';
    if (back.cents === 0) return [points ? `Resolved: ${points} go back.` : 'Resolved: nothing goes back.'];
    const { dispute } = (await findPaymentOf(tx.trx, about)) ?? {};
    return [`Resolved: ${shown(back.cents)} goes back to the card${points && `, and ${points}`}.`, ...(dispute ? disputed[dispute] : [])];
  });
};

const borne = {
  host: 'The host bears it, as a refund: it is taken from the payout, or owed by the host.',
  us: 'We bear it: the host keeps the share.',
};
const undecided = {
  none: 'has no lost dispute that waits for a decision.',
  open: 'is disputed, and the bank has not decided yet.',
  unread: 'has lost a dispute of which the books do not have the money yet: look again in an hour.',
  settled: 'has nothing left to decide: all that the bank gave back was owed as a refund anyhow.',
};
const dispute =
  (of: Disputed['of']): Run =>
  async ([booking = '', bearer, ...words], it) => {
    const [about, reason] = [idIn(booking), reasonIn(words)];
    if (about === undefined || reason === '' || (bearer !== 'host' && bearer !== 'us')) return undefined;
    return acting(it, { act: of === 'stay' ? 'dispute' : 'dispute-claim', about, reason: `${bearer}: ${reason}` }, async (tx) => {
      const done = await decideDispute(tx, { booking_id: about, of }, bearer);
      return typeof done === 'string'
        ? { refused: `Booking ${about} ${undecided[done]}` }
        : [`Decided on ${shown(done.cents)}. ${borne[done.bearer]}`];
    });
  };

const everything = Number.MAX_SAFE_INTEGER;
const release: Run = ([booking = '', ...words], it) => decided(booking, { act: 'release', words, cents: 0 }, it);
const refundAll: Run = ([booking = '', ...words], it) => decided(booking, { act: 'refund-all', words, cents: everything }, it);
const refund: Run = async ([booking = '', dollars = '', ...words], it) => {
  const cents = /^\d+(\.\d\d)?$/.test(dollars) ? Math.round(Number(dollars) * 100) : 0;
  return cents === 0 ? undefined : decided(booking, { act: 'refund', words, cents }, it);
};

const payouts: Run = async (_words, { db }) => {
  const rows = await payable(db);
  if (rows.length === 0) return ['No payout waits.'];
  return rows.map((it) => {
    const bank = it.account === null ? 'by the provider' : `${it.institution}-${it.transit}-${it.account}`;
    const refused = it.refused_at === null ? '' : `, which refused it on ${it.refused_at.slice(0, 10)}`;
    return `${it.payout_id}  ${shown(it.cents - it.withheld_cents)}  ${bank}${refused}  ${it.legal_name}`;
  });
};
const paid: Run = async ([payout], it) => {
  const about = idIn(payout);
  if (about === undefined) return undefined;
  return acting(it, { act: 'paid', about, reason: 'the bank has paid it' }, async (tx) =>
    (await payOut(tx, about)) ? ['Paid.'] : { refused: `No payout ${about} waits.` },
  );
};

const noneFailed = (id: string) => ({ refused: `No refund ${id} has failed.` });
const again = about('refund-again', async (tx, { id }) => ((await refundAgain(tx, id)) ? ['It is tried once more.'] : noneFailed(id)));
const byBank = about('refund-paid', async (tx, { id }) => ((await refundByBank(tx, id)) ? ['It went back by the bank.'] : noneFailed(id)));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const month = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The first moment of a month, some months on, as the books count: in UTC. */
const monthOf = (text: string, on: number): Date => new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5)) - 1 + on));
const taxes: Run = async ([from = '', until = from], { db }) => {
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
  reports: { usage: 'reports', says: 'stays that were reported, and what was said', run: reports },
  release: { usage: 'release BOOKING "WHY"', says: 'nothing goes back: the host is paid', run: release },
  refund: { usage: 'refund BOOKING 120.50 "WHY"', says: 'a part of it goes back to the guest', run: refund },
  'refund-all': { usage: 'refund-all BOOKING "WHY"', says: 'all that is left of it goes back to the guest', run: refundAll },
  dispute: {
    usage: 'dispute BOOKING host|us "WHY"',
    says: 'who bears a lost dispute: the host, where the stay was not as listed, or we, where the bank erred',
    run: dispute('stay'),
  },
  'dispute-claim': {
    usage: 'dispute-claim BOOKING host|us "WHY"',
    says: 'the same of what was paid by card for a claim after the stay',
    run: dispute('claim'),
  },
  payouts: { usage: 'payouts', says: 'what waits to be paid, and to whom', run: payouts },
  paid: { usage: 'paid PAYOUT', says: 'the bank has paid it', run: paid },
  'refund-again': { usage: 'refund-again REFUND "WHY"', says: 'a refund that failed is tried once more', run: again },
  'refund-paid': { usage: 'refund-paid REFUND "WHY"', says: 'a refund that failed went back by the bank', run: byBank },
  taxes: { usage: 'taxes 2026-10 2026-12', says: 'what is due to whom for some months, as CSV', run: taxes },
};
