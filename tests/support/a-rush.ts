// A rush on two places at once: guests who want overlapping nights, hosts who block and accept, calendars from elsewhere that are read.
import type { Chance } from '../../src/demo/pictures/chance';
import { shuffled } from '../../src/demo/seed';
import { addDays } from '../../generated/model/dates';
import type { PlainDate } from '../../generated/model/wire';

/** Nights from one day to another, the last not included. */
export interface Nights {
  readonly start: PlainDate;
  readonly end: PlainDate;
}
export const overlaps = (one: Nights, other: Nights): boolean => one.start < other.end && other.start < one.end;
/** Two stays need some nights between them. */
export const isTooNear = (one: Nights, other: Nights, between: number): boolean =>
  overlaps({ ...one, end: addDays(one.end, between) }, other) || overlaps({ ...other, end: addDays(other.end, between) }, one);

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: unknown;
}
/** Asks a call as somebody: `ask('POST /booking', { token, body })`. */
export type Ask = (call: string, asked: { readonly token: string; readonly body?: object }) => Promise<Answer>;

export interface Place {
  readonly property_id: string;
  /** Booked at once; else its host is asked. */
  readonly instant: boolean;
  /** How many nights are kept free between two stays. */
  readonly between: number;
  /** Tells another calendar, to be read at once. */
  readonly feed?: { readonly feed_id: string; readonly tell: (nights: readonly Nights[]) => void };
}
export interface Rush {
  readonly chance: Chance;
  /** How each asks; several processes take turns. */
  readonly ask: Ask;
  readonly places: readonly Place[];
  readonly host: string;
  /** The first night that anybody wants. */
  readonly from: PlainDate;
  readonly guests: readonly string[];
}

const days = 14;
const people = { adults: 2, children: 0, infants: 0, pets: 0 };
const drawn = ({ chance, from }: Rush, longest: number): Nights => {
  const start = addDays(from, chance.whole(0, days - 1));
  return { start, end: addDays(start, chance.whole(1, longest)) };
};

/** The price of nights, asked once for all who want the same: whoever saw it first has seen it for everybody. */
const quoting = ({ ask, guests: [token = ''] }: Rush) => {
  const known = new Map<string, Promise<string>>();
  const make = async ({ property_id }: Place, { start, end }: Nights): Promise<string> => {
    const booking = { checkin: start, checkout: end, guests: people };
    const { data } = await ask(`POST /property/${property_id}/pricing-meta`, { token, body: { booking } });
    const { quote } = data as { readonly quote: { readonly quote_id: string } | null };
    if (!quote) throw new Error(`no price for ${start} to ${end}`);
    return quote.quote_id;
  };
  return (place: Place, nights: Nights): Promise<string> => {
    const key = `${place.property_id} ${nights.start} ${nights.end}`;
    const quote = known.get(key) ?? make(place, nights);
    known.set(key, quote);
    return quote;
  };
};

/** The result of a person who wanted nights. */
export interface Want {
  readonly place: Place;
  readonly nights: Nights;
  readonly answer: Answer;
  readonly kind: 'booking' | 'block' | 'feed' | 'accept';
}

/** Lets everybody ask at once, in an order of chance; those who were first may be accepted meanwhile. */
export const rush = async (it: Rush): Promise<readonly Want[]> => {
  const { chance, ask, places, host, guests } = it;
  const quoteOf = quoting(it);
  const plans = guests.map((token) => ({ token, place: places[chance.whole(0, places.length - 1)] as Place, nights: drawn(it, 4) }));
  // before anything is taken
  const wishes = await Promise.all(plans.map(async (plan) => ({ ...plan, quote_id: await quoteOf(plan.place, plan.nights) })));
  const book = async ({ token, place, nights, quote_id }: (typeof wishes)[number]): Promise<Want> => {
    const body = { property_id: place.property_id, checkin: nights.start, checkout: nights.end, guests: people, quote_id };
    return { kind: 'booking', place, nights, answer: await ask('POST /booking', { token, body }) };
  };
  const early = await Promise.all(wishes.slice(0, 6).map(book));
  const accept = async ({ place, nights, answer }: Want): Promise<Want> => {
    const { booking_id } = answer.data as { readonly booking_id: string };
    return { kind: 'accept', place, nights, answer: await ask(`PATCH /booking/${booking_id}/accept`, { token: host, body: {} }) };
  };
  const block = async (place: Place): Promise<Want> => {
    const nights = drawn(it, 2);
    const call = `PUT /user/property/${place.property_id}/calendar`;
    return { kind: 'block', place, nights, answer: await ask(call, { token: host, body: { changes: [{ ...nights, blocked: true }] } }) };
  };
  const read = async (place: Place): Promise<Want[]> => {
    if (!place.feed) return [];
    const nights = drawn(it, 2);
    place.feed.tell([nights]);
    const call = `POST /user/property/${place.property_id}/feed/${place.feed.feed_id}/sync`;
    return [{ kind: 'feed', place, nights, answer: await ask(call, { token: host }) }];
  };
  const all = [
    ...wishes.slice(6).map((wish) => async () => [await book(wish)]),
    ...early.filter(({ place, answer }) => !place.instant && answer.status === 200).map((want) => async () => [await accept(want)]),
    ...places.flatMap((place) => [1, 2, 3].map(() => async () => [await block(place)])),
    ...places.map((place) => () => read(place)),
  ];
  const late = await Promise.all(shuffled(chance, all).map((act) => act()));
  return [...early, ...late.flat()];
};
