// The operator's decisions about hosts' claims: what the guest owes, and that it is paid.
import { closeClaim, decideClaim, type Undecided } from '../claim/claim.commands';
import { claimFiles, claimsIn } from '../claim/claim.lookup';
import { moneyIn, written } from '../pricing/money.rules';
import { about, acting, type Command, idIn, reasonIn } from './acting';

const shown = (cents: number): string => written(moneyIn('CAD', cents));

const claims: Command['run'] = async (_words, { db }) => {
  const rows = await claimsIn(db, 'undecided');
  if (rows.length === 0) return ['No claim waits.'];
  const files = await claimFiles(
    db,
    rows.map(({ booking_id }) => booking_id),
  );
  return rows.flatMap((it) => {
    const photos = files.get(it.booking_id) ?? [];
    const offer = it.offered_cents === null ? '' : `, offers ${shown(it.offered_cents)}`;
    return [
      `${it.booking_id}  ${it.filed_at.toISOString()}  ${it.kind}  ${shown(it.amount_cents)}  host: ${it.message ?? ''}`,
      `  ${it.state === 'unanswered' ? 'the guest did not answer' : `guest${offer}: ${it.answer ?? ''}`}`,
      ...(photos.length > 0 ? [`  photos, in uploads or the bucket: ${photos.join(' ')}`] : []),
    ];
  });
};

const undecided: Readonly<Record<Undecided, string>> = {
  none: 'has no claim.',
  waits: 'has a claim that its guest may still answer.',
  decided: 'has a claim that is accepted, decided or withdrawn.',
  'too much': 'has a claim of less than that.',
};
const decide: Command['run'] = async ([booking = '', dollars = '', ...words], it) => {
  const [id, reason] = [idIn(booking), reasonIn(words)];
  const cents = /^\d{1,7}(\.\d\d)?$/.test(dollars) ? Math.round(Number(dollars) * 100) : undefined;
  if (id === undefined || reason === '' || cents === undefined) return undefined;
  return acting(it, { act: 'decide-claim', about: id, reason: `${shown(cents)}: ${reason}` }, async (tx) => {
    const why = await decideClaim(tx, id, { cents, reason });
    if (why) return { refused: `Booking ${id} ${undecided[why]}` };
    return [cents === 0 ? 'Decided: nothing is owed.' : `Decided: the guest owes ${shown(cents)}. Both read it with your reason.`];
  });
};
const close = about('claim-paid', async (tx, { id }) =>
  (await closeClaim(tx, id)) ? ['It is paid.'] : { refused: `Nothing is owed for a claim of a booking ${id}.` },
);

export const claimCommands: Readonly<Record<string, Command>> = {
  claims: { usage: 'claims', says: 'claims of hosts that you decide, with what the guest says', run: claims },
  'decide-claim': {
    usage: 'decide-claim BOOKING 120.50 "WHY"',
    says: 'the guest owes all or a part of it, or nothing: 0; both read why',
    run: decide,
  },
  'claim-paid': { usage: 'claim-paid BOOKING "WHY"', says: 'what was owed is paid', run: close },
};
