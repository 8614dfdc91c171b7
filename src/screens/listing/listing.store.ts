// The listing page: the shown listing, its free dates, and the head of the page.
import { combine, createEvent, createStore, sample } from 'effector';
import { countListingViewFx, getAvailabilityFx, type GetListingCode, getListingFx } from '../../../generated/client/property';
import { listReviewsFx } from '../../../generated/client/review';
import type { Failure } from '../../../generated/client/transport';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { query } from '../shell/calls/query';
import { staySeen } from '../shell/card-grid/seen-stays.store';
import { $currency } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import type { Visit } from '../shell/navigation/visit';
import { $settings } from '../shell/request/request';
import { $user } from '../shell/session/session.store';
import { headOf } from './structured';

/** Why there is no listing to see. */
export type Absence = 'waiting' | 'none asked' | 'missing' | 'gone' | 'failed';

export const opened = createEvent<Visit>();

export const listing = query(getListingFx);
export const availability = query(getAvailabilityFx);
const recent = query(listReviewsFx);

export const $propertyId = createStore<string | null>(null);
/** The newest reviews of any place: shown where the address names no listing. */
export const $recent = recent.$data.map((found) => found?.reviews ?? []);

const idOf = ({ params }: Visit) => params['property_id'] ?? null;

/** Another listing than before is opened, or none. */
const turned = sample({
  clock: opened,
  source: $propertyId,
  filter: (before, visit) => idOf(visit) !== before,
  fn: (_, visit) => idOf(visit),
});
sample({ clock: turned, target: $propertyId });
sample({ clock: turned, fn: () => undefined, target: [listing.cleared, availability.cleared] });

/** The listing that is to be loaded, with all that belongs to it. */
export const propertyOpened = createEvent<string>();
sample({ clock: turned.filterMap((id) => id ?? undefined), target: propertyOpened });
/** Everything is loaded once more: after a failure. */
export const retried = createEvent();
sample({ clock: sample({ clock: retried, source: $propertyId }).filterMap((id) => id ?? undefined), target: propertyOpened });
sample({ clock: propertyOpened, source: $currency, fn: (currency, property_id) => ({ property_id, currency }), target: listing.asked });
sample({ clock: propertyOpened, fn: (property_id) => ({ property_id }), target: availability.asked });

// a malformed id names nothing, either
const absent: ReadonlySet<number> = new Set([400, 404, 422]);
const isMissing = (failure: Failure<GetListingCode>) => 'status' in failure && absent.has(failure.status);
const isGone = (failure: Failure<GetListingCode>) => failure.kind === 'refusal' && failure.code === 'property.gone';
export const $absence = combine([$propertyId, listing.$failure, listing.$pending] as const, ([id, failure, pending]): Absence => {
  if (id === null) return 'none asked';
  if (failure === null || pending) return 'waiting';
  if (isGone(failure)) return 'gone';
  return isMissing(failure) ? 'missing' : 'failed';
});

// a draft is for its host alone, whom the server did not know when it rendered the page
const known = sample({ clock: $user.updates, source: $absence, filter: (absence, user) => absence === 'missing' && user !== null });
sample({ clock: known, fn: () => undefined, target: retried });

// the price without dates is asked in another currency; the one before stays in sight
const inSight = sample({
  clock: $currency.updates,
  source: listing.$data,
  fn: (known, currency) => known && { property_id: known.property_id, currency },
});
sample({ clock: inSight.filterMap((wanted) => wanted ?? undefined), target: listing.asked });
/** The price without dates is on its way in another currency. */
export const $converting = combine(listing.$pending, listing.$data, (pending, known) => pending && known !== null);

// no listing is named
const unnamed = sample({ clock: opened, filter: (visit) => idOf(visit) === null });
sample({ clock: unnamed, fn: () => ({ per_page: 6 }), target: recent.wanted });

/** A person has the page of a listing before their eyes: counted once for each that they open. */
export const seen = createEvent<string>();
sample({ clock: seen, fn: (property_id) => ({ property_id }), target: countListingViewFx });
sample({ clock: seen, source: listing.$data, filter: (known) => known?.status === 'listed', fn: (_, id) => id, target: staySeen });

// the document's head, set again on each visit, since each begins empty
sample({
  clock: [listing.done, opened],
  source: { known: listing.$data, settings: $settings },
  filter: ({ known }) => known !== null,
  fn: ({ known, settings }) => (known ? headOf(known, settings.siteOrigin) : {}),
  target: headSaid,
});
sample({ clock: unnamed, fn: () => ({ title: say.noneHeading, indexed: false }), target: headSaid });
sample({
  clock: listing.failed,
  source: listing.$data,
  filter: (known) => known === null,
  fn: (_, { error }) => {
    if (isGone(error)) return { title: say.goneHeading, status: 410 };
    return isMissing(error) ? { title: say.notFoundHeading, status: 404 } : { title: say.failed, status: 503 };
  },
  target: headSaid,
});
