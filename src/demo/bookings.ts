// The stays of the demo: years of past ones, what is coming, and for the accounts to sign in with one in every stage.
import { momentAt, dayIn } from '../../generated/rules/runtime';
import type { NewRow } from '../../generated/tables/tables';
import { type Plan, type Stage, holdsNights } from './booking-rows';
import type { Listing } from './listings';
import type { People, Person } from './people';
import { type Chance, chanceOf } from './pictures/chance';
import { DAY, dateOf } from '../../generated/model/dates';
import { idOf, oneOf, shuffled } from './seed';

/** The nights that are taken, by property. */
export class Calendar {
  readonly #taken = new Map<string, Set<number>>();

  /** Takes the nights of a property if all of them are free. */
  take(propertyId: string, from: number, nights: number): boolean {
    const taken = this.#taken.get(propertyId) ?? new Set<number>();
    this.#taken.set(propertyId, taken);
    const wanted = Array.from({ length: nights }, (_, at) => from + at);
    if (wanted.some((night) => taken.has(night))) return false;
    for (const night of wanted) taken.add(night);
    return true;
  }
}

interface BookingContext {
  readonly calendar: Calendar;
  readonly people: People;
  readonly now: Date;
}

const today = (listing: Listing, now: Date): number => dayIn(now.getTime(), listing.row.timezone);

const someone = (chance: Chance, guests: readonly Person[], listing: Listing): Person => {
  const others = guests.filter((guest) => guest.profile_id !== listing.row.profile_id && !guest.email.endsWith('tuckamore.example'));
  return oneOf(chance, others);
};

const nightsFor = (listing: Listing, chance: Chance): number =>
  Math.max(listing.row.min_nights ?? 1, oneOf(chance, [2, 2, 2, 3, 3, 3, 4, 5, 7, 7]));

/** When a stay of a stage begins, in days from today. */
const beginsIn = (stage: Stage, nights: number, chance: Chance): number => {
  switch (stage) {
    case 'tomorrow':
      return 1;
    case 'today':
      return 0;
    case 'running':
      return -chance.whole(1, Math.max(1, nights - 1));
    case 'leaving':
      return -nights;
    case 'completed':
      return -nights - chance.whole(1, 11);
    case 'pending':
    case 'unpaid':
      return chance.whole(8, 60);
    case 'cancelled':
      return chance.whole(1, 40);
    default:
      return chance.whole(6, 150);
  }
};

const planned = (
  it: { readonly seed: string; readonly stage: Stage; readonly listing: Listing; readonly guest: Person },
  making: BookingContext,
): Plan | undefined => {
  const chance = chanceOf(`plan ${it.seed}`);
  for (let tries = 0; tries < 12; tries += 1) {
    const nights = Math.max(it.stage === 'running' ? 3 : 1, nightsFor(it.listing, chance));
    const checkin = today(it.listing, making.now) + beginsIn(it.stage, nights, chance);
    if (!holdsNights(it.stage) || making.calendar.take(it.listing.row.property_id, checkin, nights)) return { ...it, checkin, nights };
  }
  return undefined;
};

export const everyStage: readonly Stage[] = [
  'pending',
  'unpaid',
  'upcoming',
  'tomorrow',
  'today',
  'running',
  'leaving',
  'completed',
  'cancelled',
  'called_off',
  'withdrawn',
  'rejected',
  'expired',
  'lapsed',
];

/** One stay in every stage for a guest, each somewhere else. */
const showcaseOf = (guest: Person, listings: readonly Listing[], making: BookingContext): Plan[] => {
  const elsewhere = shuffled(
    chanceOf(`showcase ${guest.email}`),
    listings.filter((listing) => listing.row.profile_id !== guest.profile_id),
  );
  return everyStage.flatMap((stage, at) => {
    for (const [tried, listing] of elsewhere.slice(at * 5, at * 5 + 5).entries()) {
      const plan = planned({ seed: `${guest.email} ${stage} ${tried}`, stage, listing, guest }, making);
      if (plan) return [plan];
    }
    return [];
  });
};

/** Stays in every stage at the listings of a host. */
const hostedBy = (host: Person, listings: readonly Listing[], making: BookingContext): Plan[] => {
  const own = listings.filter((listing) => listing.row.profile_id === host.profile_id && listing.row.status === 'listed');
  return everyStage.flatMap((stage, at) => {
    for (let tried = 0; tried < own.length; tried += 1) {
      const listing = own[(at + tried) % own.length];
      if (!listing) continue;
      const seed = `${host.email} hosts ${stage} ${tried}`;
      const plan = planned({ seed, stage, listing, guest: someone(chanceOf(`guest ${seed}`), making.people.guests, listing) }, making);
      if (plan) return [plan];
    }
    return [];
  });
};

/** The seed of the stay about which a host makes a claim. */
export const claimedSeed = 'claimed stay';
/** A stay that has just ended, of the guest to sign in with at a place of the host to sign in with. */
const claimedStay = (listings: readonly Listing[], making: BookingContext): Plan[] => {
  const { host, guest } = making.people;
  for (const listing of listings.filter(({ row }) => row.profile_id === host.profile_id)) {
    const plan = planned({ seed: claimedSeed, stage: 'completed', listing, guest }, making);
    if (plan) return [plan];
  }
  return [];
};

const longestPast = 420;
/** The stays that are over, from the day a place was listed until last week. */
const pastOf = (listing: Listing, making: BookingContext): Plan[] => {
  const chance = chanceOf(`past ${listing.name}`);
  const last = today(listing, making.now) - 12;
  const listed = Math.floor(new Date(listing.row.listed_at ?? making.now).getTime() / DAY) + 3;
  const first = Math.max(listed, last - longestPast);
  const gap = chance.between(20, 110);
  const plans: Plan[] = [];
  for (let night = first + chance.whole(0, Math.ceil(gap)); night < last; night += Math.ceil(chance.between(0.4, 1.6) * gap)) {
    const nights = nightsFor(listing, chance);
    const seed = `${listing.name} past ${plans.length}`;
    const guest = someone(chance, making.people.guests, listing);
    if (night + nights < last && making.calendar.take(listing.row.property_id, night, nights))
      plans.push({ seed, listing, guest, checkin: night, nights, stage: 'completed' });
  }
  return plans;
};

const futureStages: readonly Stage[] = [
  'upcoming',
  'upcoming',
  'upcoming',
  'upcoming',
  'completed',
  'completed',
  'running',
  'leaving',
  'today',
  'tomorrow',
  'pending',
  'unpaid',
  'cancelled',
  'rejected',
  'expired',
  'withdrawn',
  'called_off',
];
const futureOf = (listing: Listing, making: BookingContext): Plan[] => {
  const chance = chanceOf(`future ${listing.name}`);
  return Array.from({ length: chance.whole(0, 3) }, (_, at) => ({
    seed: `${listing.name} soon ${at}`,
    stage: oneOf(chance, futureStages),
    listing,
    guest: someone(chance, making.people.guests, listing),
  })).flatMap((it) => {
    const plan = planned(it, making);
    return plan ? [plan] : [];
  });
};

/** Every stay, without two in one place at the same time. */
export const plansOf = (listings: readonly Listing[], making: BookingContext): Plan[] => {
  const { guest, both, host } = making.people;
  const listed = listings.filter((listing) => listing.row.status === 'listed');
  return [
    ...showcaseOf(guest, listed, making),
    ...hostedBy(host, listed, making),
    ...hostedBy(both, listed, making),
    ...showcaseOf(both, listed, making).slice(0, 8),
    ...claimedStay(listed, making),
    ...listings.flatMap((listing) => pastOf(listing, making)),
    ...pastTrips(listed, making),
    ...listed.flatMap((listing) => futureOf(listing, making)),
  ];
};

/** Earlier trips of the guest to sign in with, so that there is something to look back on. */
const pastTrips = (listings: readonly Listing[], making: BookingContext): Plan[] => {
  const { guest, now } = { guest: making.people.guest, now: making.now };
  return shuffled(chanceOf('past trips'), listings)
    .slice(0, 5)
    .flatMap((listing, at): Plan[] => {
      const checkin = today(listing, now) - 60 - at * 55;
      const begins = momentAt(checkin, '16:00', listing.row.timezone);
      const open = new Date(listing.row.listed_at ?? now).getTime() < begins;
      if (!open || !making.calendar.take(listing.row.property_id, checkin, 3)) return [];
      return [{ seed: `past trip ${at}`, listing, guest, checkin, nights: 3, stage: 'completed' }];
    });
};

/** Nights that hosts keep for themselves, or have given away elsewhere. */
export const blocksOf = (listings: readonly Listing[], { calendar, now }: BookingContext): NewRow<'held_nights'>[] =>
  listings.flatMap((listing) => {
    const chance = chanceOf(`blocks ${listing.name}`);
    const feeds = listing.row.connection_status === 'connected' ? chance.whole(1, 3) : 0;
    const own = chance.in(0.4) ? chance.whole(1, 2) : 0;
    return Array.from({ length: feeds + own }, (_, at) => {
      const from = today(listing, now) + chance.whole(3, 160);
      const nights = chance.whole(2, 7);
      if (!calendar.take(listing.row.property_id, from, nights)) return [];
      return [
        {
          held_id: idOf(`block ${listing.name} ${at}`),
          property_id: listing.row.property_id,
          nights: `[${dateOf(from)},${dateOf(from + nights)})`,
          kind: 'block' as const,
          booking_id: null,
          created_at: now,
        },
      ];
    }).flat();
  });
