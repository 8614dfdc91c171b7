// The guests' reviews, the hosts' replies, and the averages that follow.
import { HOUR, DAY } from '../../generated/model/dates';
import { reviewsForAverage } from '../../generated/model/constants';
import { keysOf } from '../../generated/model/keys';
import { ReviewPart } from '../../generated/model/values';
import type { NewRow } from '../../generated/tables/tables';
import type { Booked } from './booking-rows';
import type { Person } from './people';
import { repliesInFrench, repliesToGood, repliesToMixed } from './phrases/replies';
import { frenchLast } from './phrases/names';
import {
  butStill,
  ends,
  french,
  good,
  mixed,
  ofAmenity,
  ofHost,
  ofTerrain,
  poor,
  privateNotes,
  stories,
  summerThings,
} from './phrases/reviews';
import { type Chance, chanceOf } from './pictures/chance';
import { idOf, oneOf, shuffled } from './seed';

export type ReviewRow = NewRow<'reviews'>;
type Mood = 'good' | 'mixed' | 'poor';

const windowDays = 14;

// a place is mostly liked or mostly not: chance belongs to the place first
const moodOf = (name: string, chance: Chance): Mood => {
  const quality = chanceOf(`quality ${name}`).between(0, 1);
  const roll = chance.between(0, 1);
  if (quality < 0.06) return roll < 0.35 ? 'poor' : roll < 0.75 ? 'mixed' : 'good';
  if (quality < 0.3) return roll < 0.04 ? 'poor' : roll < 0.34 ? 'mixed' : 'good';
  return roll < 0.008 ? 'poor' : roll < 0.1 ? 'mixed' : 'good';
};

const isWarm = ({ booking }: Booked): boolean => /-0[6-9]-/.test(booking.checkin);
const isCold = ({ booking }: Booked): boolean => /-(12|01|02|03)-/.test(booking.checkin);

const placeWords = (booked: Booked): readonly string[] => {
  const { any, warm, cold } = ofTerrain[booked.plan.listing.place.terrain];
  return [...any, ...(isWarm(booked) ? warm : []), ...(isCold(booked) ? cold : [])];
};

const amenityWords = (booked: Booked, chance: Chance): string[] =>
  shuffled(chance, booked.plan.listing.row.amenities ?? []).flatMap((amenity) => {
    const some = summerThings.includes(amenity) && !isWarm(booked) ? undefined : ofAmenity[amenity];
    return some ? [oneOf(chance, some)] : [];
  });

const praise = (booked: Booked, chance: Chance): string[] => {
  const [first = '', second = ''] = shuffled(chance, good);
  const [here = ''] = shuffled(chance, placeWords(booked));
  const [thing = ''] = amenityWords(booked, chance);
  const host = oneOf(chance, ofHost);
  const end = oneOf(chance, ends);
  const shapes = [
    [first],
    [first, end],
    [here, first],
    [first, host],
    [thing, here],
    [first, here, end],
    [host, here, thing, end],
    [first, thing, second],
    [here, host],
    [first, second, here, thing, host, end],
  ];
  return oneOf(chance, shapes).filter(Boolean);
};

const sentences = (booked: Booked, mood: Mood, chance: Chance): string[] => {
  const { listing, guest } = booked.plan;
  const quebec = listing.place.province === 'QC';
  if (mood === 'good' && frenchLast.includes(guest.last_name) && chance.in(quebec ? 0.8 : 0.3))
    return shuffled(chance, french).slice(0, chance.whole(1, 3));
  if (mood === 'good' && chance.in(0.035)) return [oneOf(chance, stories)];
  if (mood === 'good') return praise(booked, chance);
  const [fault = '', other = ''] = shuffled(chance, mixed);
  const [nice = ''] = shuffled(chance, [...placeWords(booked), ...amenityWords(booked, chance)]);
  if (mood === 'mixed')
    return oneOf(chance, [
      [nice, fault],
      [fault, nice],
      [fault, oneOf(chance, butStill)],
      [nice, fault, other],
    ]);
  const [bad = '', worse = ''] = shuffled(chance, poor);
  return oneOf(chance, [[bad], [bad, oneOf(chance, butStill)], [bad, worse], [bad, fault, oneOf(chance, butStill)]]);
};

const ratings: Readonly<Record<Mood, readonly number[]>> = { good: [5, 5, 5, 5, 5, 4], mixed: [4, 4, 3, 3], poor: [2, 2, 1, 3] };

const partsOf = (rating: number, chance: Chance): Partial<Record<ReviewPart, number | null>> => {
  const told = chance.in(0.85);
  const near = (): number => Math.max(1, Math.min(5, rating + oneOf(chance, rating > 3 ? [0, 0, 0, 0, 1, -1] : [0, 0, 1, 1, 2, -1])));
  return Object.fromEntries(keysOf(ReviewPart).map((part) => [part, told ? near() : null]));
};

const replyTo = (
  mood: Mood,
  guest: Person,
  it: { readonly chance: Chance; readonly comment: string; readonly at: number; readonly now: number },
) => {
  const { chance, at, now } = it;
  const inFrench = / (et|le|la|les|on) /.test(it.comment) && !/ (the|and|we) /.test(it.comment);
  const some = mood !== 'good' ? repliesToMixed : inFrench ? repliesInFrench : repliesToGood;
  const words = chance.in(mood === 'good' ? 0.22 : 0.7) ? oneOf(chance, some) : null;
  const replied = Math.min(at + chance.between(3, 90) * HOUR, now);
  return {
    host_reply: words?.replaceAll('{guest}', guest.first_name) ?? null,
    host_replied_at: words ? new Date(Math.round(replied)) : null,
  };
};

// amenities that do not suit every place
const fits = (booked: Booked) => {
  const { place, row } = booked.plan.listing;
  return (text: string): boolean =>
    !(/second bedroom/.test(text) && (row.bedrooms ?? 1) < 2) && !(/back road|road in/.test(text) && place.terrain === 'city');
};

interface PhraseContext {
  readonly mood: Mood;
  readonly chance: Chance;
  readonly host: string;
  /** The earlier reviews of each place. */
  readonly said: Map<string, Set<string>>;
}
const shortest = 20;

// of many ways to say it, the one that repeats least of what others said of the same place
const wordsOf = (booked: Booked, { mood, chance, host, said }: PhraseContext): string => {
  const before = said.get(booked.booking.property_id) ?? new Set<string>();
  said.set(booked.booking.property_id, before);
  let best: { readonly words: readonly string[]; readonly again: number } | undefined;
  for (let tries = 0; tries < 24 && best?.again !== 0; tries += 1) {
    const words = sentences(booked, mood, chance).filter(fits(booked));
    const again = words.filter((text) => before.has(text)).length;
    if (words.join(' ').length >= shortest && again < (best?.again ?? Number.POSITIVE_INFINITY)) best = { words, again };
  }
  const words = best?.words ?? [good[0]];
  for (const text of words) before.add(text);
  return words.join(' ').replaceAll('{host}', host);
};

export interface ReviewContext {
  readonly now: Date;
  /** First names of hosts by their profile. */
  readonly hosts: ReadonlyMap<string, string>;
  /** Guests whose newest stay waits for a review. */
  readonly waiting: string;
  /** Places whose newest guests have all written, and wait for an answer. */
  readonly asked: string;
}

const isWritten = ({ plan }: Booked, chance: Chance, it: { readonly recent: boolean; readonly waiting: string }): boolean =>
  chance.in(0.86) && !(it.recent && (plan.guest.profile_id === it.waiting || chance.in(0.5)));

/** The reviews of stays that are over. */
export const writtenReviews = (all: readonly Booked[], { now, hosts, waiting, asked }: ReviewContext): ReviewRow[] => {
  const said: PhraseContext['said'] = new Map();
  return all.flatMap((booked) => {
    const { plan, booking, ends: end } = booked;
    const chance = chanceOf(`review ${plan.seed}`);
    const recent = end > now.getTime() - windowDays * DAY;
    const waitsForReply = recent && plan.listing.row.profile_id === asked && plan.guest.profile_id !== waiting;
    if (plan.stage !== 'completed' || !(isWritten(booked, chance, { recent, waiting }) || waitsForReply)) return [];
    const at = end + chance.between(2, Math.min(windowDays * 24 - 2, (now.getTime() - end) / HOUR)) * HOUR;
    if (at > now.getTime() || at < end) return [];
    const mood = moodOf(plan.listing.name, chance);
    const rating = oneOf(chance, ratings[mood]);
    const comment = wordsOf(booked, { mood, chance, host: hosts.get(plan.listing.row.profile_id) ?? 'Our host', said });
    return [
      {
        review_id: idOf(`review ${plan.seed}`),
        booking_id: booking.booking_id,
        property_id: booking.property_id,
        profile_id: plan.guest.profile_id,
        rating,
        ...partsOf(rating, chance),
        comment,
        private_note: chance.in(0.12) ? oneOf(chance, privateNotes) : null,
        ...(waitsForReply ? {} : replyTo(mood, plan.guest, { chance, comment, at, now: now.getTime() })),
        created_at: new Date(Math.round(at)),
      },
    ];
  });
};

/** How many reviews a property has, and their average once there are enough. */
export const standing = (
  reviews: readonly ReviewRow[],
): ReadonlyMap<string, { readonly review_count: number; readonly rating: number | null }> => {
  const sums = new Map<string, number[]>();
  for (const { property_id, rating } of reviews) sums.set(property_id, [...(sums.get(property_id) ?? []), rating]);
  return new Map(
    [...sums].map(([property, all]) => {
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      return [property, { review_count: all.length, rating: all.length < reviewsForAverage ? null : Math.round(mean * 100) / 100 }];
    }),
  );
};
