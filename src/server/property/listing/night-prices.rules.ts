// The price of a night from each day of a month on: pure, by the price of a stay.
import { addDays, datesBetween } from '../../../../generated/model/dates';
import type { Guests } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { shortestFrom } from '../../pricing/gaps.rules';
import type { Price } from '../../pricing/lines.rules';
import { type StayFacts, stayOf } from '../../pricing/stay.rules';

const daysOfWeek = 7;
/** The price of the shortest stay that these people can book from a day; none where they cannot begin one. */
const shortestStay = (checkin: PlainDate, guests: Guests, facts: StayFacts): Price | undefined => {
  const shortest = shortestFrom(checkin, facts.property, facts);
  // where it may not end on that day of the week, it may a few days later
  for (let nights = shortest; nights < shortest + daysOfWeek; nights += 1) {
    const { reasons, price } = stayOf({ checkin, checkout: addDays(checkin, nights), guests }, facts);
    if (reasons.length === 0) return price;
    if (reasons.some(({ reason }) => reason !== 'checkout_day')) return undefined;
  }
  return undefined;
};

/** The days between two on which a stay may begin, each with the price of its shortest stay. */
export const pricesFrom = (
  { start, end }: { readonly start: PlainDate; readonly end: PlainDate },
  guests: Guests,
  facts: StayFacts,
): readonly { readonly date: PlainDate; readonly price: Price }[] =>
  datesBetween(start, end).flatMap((date) => {
    const price = shortestStay(date, guests, facts);
    return price ? [{ date, price }] : [];
  });
