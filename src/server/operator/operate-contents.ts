// The operator takes listings and messages down, and brings them back.
import { ReviewWait } from '../../../generated/model/values';
import { setHidden } from '../message/thread.commands';
import { reinstate, suspend } from '../property/setup/moved.commands';
import { firstByHand } from '../property/property.lookup';
import { changeProperty, lockProperty } from '../property/setup/own.repository';
import { decideOnGuestReview, decideOnReview, waitingReviews } from '../review/review.commands';
import { about, acting, type Command, doneTo, idIn, reasonIn } from './acting';

const suspendListing = about('suspend-listing', async (tx, { id, reason }) => {
  const row = await lockProperty(tx.trx, id);
  if (!row) return { refused: `There is no listing ${id}.` };
  if (row.status === 'suspended') await changeProperty(tx.trx, id, { suspended_for: 'operator', suspended_because: reason });
  else if (!(await suspend(tx, row, { said: reason }))) return { refused: `It is ${row.status}: no guest finds it.` };
  return ['Suspended: no guest finds it, bookings stay as they are, and its host hears why.'];
});
const restoreListing = about('restore-listing', async (tx, { id }) => {
  const row = await lockProperty(tx.trx, id);
  if (row?.suspended_for !== 'operator') return { refused: `No listing ${id} was suspended by an operator.` };
  return [`It is ${await reinstate(tx, row)}: its host can list it again.`];
});

const lookedAt = 'looked-at';
const firstListings: Command['run'] = async (_words, { db }) => {
  const rows = await firstByHand(db, doneTo(db, lookedAt));
  if (rows.length === 0) return ['No listing waits for a look.'];
  return rows.map((it) => [it.property_id, it.status, it.title, it.city, `host ${it.profile_id}`].join('  '));
};
const looked = about(lookedAt, async ({ trx }, { id }) =>
  (await lockProperty(trx, id)) ? ['It waits for a look no more.'] : { refused: `There is no listing ${id}.` },
);

const message =
  (act: string, isHidden: boolean): Command['run'] =>
  async ([thread = '', number = '', ...words], it) => {
    const [thread_id, reason] = [idIn(thread), reasonIn(words)];
    if (thread_id === undefined || !/^[1-9]\d{0,8}$/.test(number) || reason === '') return undefined;
    return acting(it, { act, about: `${thread_id} ${number}`, reason }, async ({ trx, now }) =>
      (await setHidden(trx, { thread_id, number: Number(number) }, isHidden ? now : null))
        ? [isHidden ? 'Removed: both sides read that we removed it.' : 'It is there again for both sides.']
        : { refused: `Thread ${thread_id} has no message ${number} that is ${isHidden ? 'shown' : 'removed'}.` },
    );
  };

const reviews: Command['run'] = async (_words, { db }) => {
  const rows = await waitingReviews(db);
  if (rows.length === 0) return ['No review waits.'];
  return rows.map((it) => {
    const why = it.waits_for === null ? '' : ReviewWait[it.waits_for].label;
    return `${it.review_id}  ${it.created_at.toISOString()}  ${why}  ${it.rating} stars by ${it.profile_id} of ${it.property_id}: ${it.comment}`;
  });
};
const review = (act: string, state: 'shown' | 'hidden') =>
  about(act, async ({ trx, mail, now }, { id, reason }) => {
    if (await decideOnReview(trx, { review_id: id, state, reason, now })) {
      await mail('reviewDecided', { review_id: id });
      return [state === 'shown' ? 'It is public.' : 'It is not public: its author and the host read why.'];
    }
    if (!(await decideOnGuestReview(trx, { review_id: id, state, reason })))
      return { refused: `There is no review ${id} that is not ${state}.` };
    await mail('guestReviewDecided', { review_id: id });
    return [state === 'shown' ? 'Hosts can read it.' : 'Hosts cannot read it: its author and the guest read why.'];
  });

export const contentCommands: Readonly<Record<string, Command>> = {
  'suspend-listing': { usage: 'suspend-listing LISTING "WHY"', says: 'no guest finds it, and its host hears why', run: suspendListing },
  'restore-listing': { usage: 'restore-listing LISTING "WHY"', says: 'its host can list it again', run: restoreListing },
  'first-listings': {
    usage: 'first-listings',
    says: 'each host’s first listing, where it was set up by hand and not looked at yet',
    run: firstListings,
  },
  [lookedAt]: { usage: `${lookedAt} LISTING "WHY"`, says: 'takes such a listing off that list', run: looked },
  reviews: { usage: 'reviews', says: 'reviews that wait for a look', run: reviews },
  'show-review': {
    usage: 'show-review REVIEW "WHY"',
    says: 'everyone reads it; one of a guest, every host whom the guest asks',
    run: review('show-review', 'shown'),
  },
  'hide-review': {
    usage: 'hide-review REVIEW "WHY"',
    says: 'nobody but its author and its other side reads it, and they read why',
    run: review('hide-review', 'hidden'),
  },
  'hide-message': {
    usage: 'hide-message THREAD NUMBER "WHY"',
    says: 'both sides read that we removed it',
    run: message('hide-message', true),
  },
  'show-message': { usage: 'show-message THREAD NUMBER "WHY"', says: 'it is there again', run: message('show-message', false) },
};
