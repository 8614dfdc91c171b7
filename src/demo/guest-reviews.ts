// Hosts' reviews of their guests: of most stays that are over, and of every one whose guest has just written, as both then show.
import { reviewWindowDays } from '../../generated/model/constants';
import { HOUR, DAY } from '../../generated/model/dates';
import type { NewRow } from '../../generated/tables/tables';
import type { Booked } from './booking-rows';
import { chanceOf } from './pictures/chance';
import type { ReviewRow } from './reviews';
import { idOf, oneOf } from './seed';

const good = [
  '{guest} left the place as tidy as it was found, and said so before leaving.',
  'Easy to host from the first message to the last. Welcome back any time.',
  'Quiet guests, a clean kitchen, and the key where it belongs.',
  '{guest} asked good questions before the stay and none during it. A pleasure.',
  'Dishes done, windows closed, lights off. We wish all our guests were like {guest}.',
  'Friendly and respectful of the neighbours. We would gladly host {guest} again.',
  'Told us at once when a glass broke, and offered to replace it.',
  'Arrived when they said, left when they said, and wrote a kind note.',
] as const;
const fair = [
  'A nice group. They left later than agreed, and it took us a while to clean up.',
  '{guest} was friendly, but answered our messages a day late.',
  'One guest more than booked, which we would have liked to know before.',
] as const;

/** Hosts' reviews of guests. A stay of the guest who waits has one that nobody but its host reads yet. */
export const guestReviewsOf = (
  all: readonly Booked[],
  { now, reviews, waiting }: { readonly now: Date; readonly reviews: readonly ReviewRow[]; readonly waiting: string },
): NewRow<'guest_reviews'>[] => {
  const byGuests = new Set(reviews.map(({ booking_id }) => booking_id));
  return all.flatMap(({ plan, booking, ends }) => {
    const chance = chanceOf(`guest review ${plan.seed}`);
    if (plan.stage !== 'completed' || ends > now.getTime() - 3 * HOUR) return [];
    const closes = ends + reviewWindowDays * DAY;
    const isOpen = closes <= now.getTime() || byGuests.has(booking.booking_id);
    if (closes <= now.getTime() ? !chance.in(0.7) : !isOpen && plan.guest.profile_id !== waiting) return [];
    const isGood = chance.in(0.9);
    const at = Math.min(ends + chance.between(2, 60) * HOUR, now.getTime() - HOUR);
    const near = () => (isGood ? oneOf(chance, [5, 5, 5, 4]) : oneOf(chance, [3, 3, 4]));
    return [
      {
        review_id: idOf(`guest review ${plan.seed}`),
        booking_id: booking.booking_id,
        property_id: booking.property_id,
        profile_id: plan.listing.row.profile_id,
        guest_id: plan.guest.profile_id,
        rating: near(),
        rules: near(),
        cleanliness: near(),
        communication: near(),
        comment: oneOf(chance, isGood ? good : fair).replaceAll('{guest}', plan.guest.first_name),
        created_at: new Date(Math.round(at)),
        opens_at: isOpen ? null : new Date(closes),
      },
    ];
  });
};
