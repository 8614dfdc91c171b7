// What happens on the listing page: which listing it shows, when it is free, and what the head of the page says.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getAvailabilityFx, getListingFx } from '../../../generated/client/effects/property';
import type { GetListingCode } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import { listReviewsFx } from '../../../generated/client/effects/review';
import type { Availability, Listing, PublicReview } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { $currency } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
import type { Visit } from '../shell/navigation/visit';
import { headOf } from './structured';

/** Why there is no listing to see. */
export type Absence = 'waiting' | 'none asked' | 'missing' | 'failed';

export const opened = createEvent<Visit>();
export const retried = createEvent();

const listingFx = attach({ effect: getListingFx });
const availabilityFx = attach({ effect: getAvailabilityFx });
const recentFx = attach({ effect: listReviewsFx });

export const $propertyId = createStore<string | null>(null);
export const $listing = createStore<Listing | null>(null);
export const $availability = createStore<Availability | null>(null);
/** What guests said lately, anywhere: shown where no listing is named. */
export const $recent = createStore<readonly PublicReview[]>([]);
export const $absence = createStore<Absence>('waiting');

const idOf = ({ params }: Visit) => params['property_id'] ?? null;

/** Another listing than before is opened, or none. */
const turned = sample({
  clock: opened,
  source: $propertyId,
  filter: (before, visit) => idOf(visit) !== before,
  fn: (_, visit) => idOf(visit),
});
sample({ clock: turned, target: $propertyId });
sample({ clock: turned, fn: () => null, target: [$listing, $availability] });
sample({ clock: turned, fn: (id): Absence => (id === null ? 'none asked' : 'waiting'), target: $absence });

/** The listing that is to be loaded, with all that belongs to it. */
export const propertyOpened = createEvent<string>();
sample({ clock: turned, filter: (id) => id !== null, target: propertyOpened });
sample({ clock: retried, source: $propertyId, filter: (id) => id !== null, target: propertyOpened });
sample({ clock: propertyOpened, fn: (): Absence => 'waiting', target: $absence });
sample({ clock: propertyOpened, source: $currency, fn: (currency, property_id) => ({ property_id, currency }), target: listingFx });

/** The free nights are asked for once more. */
export const availabilityAsked = createEvent();
export const $isAvailabilityLost = createStore(false);
sample({ clock: propertyOpened, fn: (property_id) => ({ property_id }), target: availabilityFx });
sample({
  clock: availabilityAsked,
  source: $propertyId,
  filter: (id) => id !== null,
  fn: (property_id) => ({ property_id: property_id ?? '' }),
  target: availabilityFx,
});
sample({ clock: availabilityFx, fn: () => false, target: $isAvailabilityLost });
sample({ clock: availabilityFx.fail, fn: () => true, target: $isAvailabilityLost });

sample({
  clock: $currency,
  source: $listing,
  filter: (listing) => listing !== null,
  fn: (listing, currency) => ({ property_id: listing?.property_id ?? '', currency }),
  target: listingFx,
});

sample({
  clock: listingFx.done,
  source: $propertyId,
  filter: (id, { params }) => id === params.property_id,
  fn: (_, { result }) => result,
  target: $listing,
});
sample({
  clock: availabilityFx.done,
  source: $propertyId,
  filter: (id, { params }) => id === params.property_id,
  fn: (_, { result }) => result,
  target: $availability,
});
/** The price without dates is being asked in another currency. */
export const $converting = combine(listingFx.pending, $listing, (pending, listing) => pending && listing !== null);

// what is no id at all names nothing, either
const absent: ReadonlySet<number> = new Set([400, 404, 422]);
const lost = sample({
  clock: listingFx.fail,
  source: { id: $propertyId, listing: $listing },
  filter: ({ id, listing }, { params }) => id === params.property_id && listing === null,
  fn: (_, { error }) => error,
});
/** What is known of a failure, for people: in words, and where support finds it. */
export interface Trouble {
  readonly message: string;
  readonly reference: string | undefined;
}
export const $trouble = createStore<Trouble | null>(null);
sample({
  clock: lost,
  fn: (error): Trouble => ({ message: error.message, reference: 'request_id' in error ? error.request_id : undefined }),
  target: $trouble,
});
const isMissing = (failure: Failure<GetListingCode>) => 'status' in failure && absent.has(failure.status);
sample({ clock: lost, fn: (error): Absence => (isMissing(error) ? 'missing' : 'failed'), target: $absence });

// no listing is named
const unnamed = sample({ clock: opened, filter: (visit) => idOf(visit) === null });
sample({ clock: unnamed, fn: (): Absence => 'none asked', target: $absence });
sample({ clock: unnamed, source: $recent, filter: (recent) => recent.length === 0, fn: () => ({ per_page: 6 }), target: recentFx });
sample({ clock: recentFx.doneData, fn: ({ reviews }) => reviews, target: $recent });

// what the head says: again on each visit, since each begins with nothing said
sample({
  clock: [listingFx.done, opened],
  source: { listing: $listing, settings: $settings },
  filter: ({ listing }) => listing !== null,
  fn: ({ listing, settings }) => (listing ? headOf(listing, settings.siteOrigin) : {}),
  target: headSaid,
});
sample({ clock: unnamed, fn: () => ({ title: say.noneHeading, indexed: false }), target: headSaid });
sample({
  clock: lost,
  fn: (error) => (isMissing(error) ? { title: say.notFoundHeading, status: 404 } : { title: say.failed, status: 503 }),
  target: headSaid,
});
