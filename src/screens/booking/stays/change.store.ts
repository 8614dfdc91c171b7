// Changing a request that the host has not answered: the new price is seen before it is saved.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { priceBookingFx, setBookingPointsFx, type UpdateBookingArgs, updateBookingFx } from '../../../../generated/client/booking';
import type { ChangeBookingFormValues } from '../../../../generated/forms/changeBookingForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { stayTexts } from '../../../../generated/texts/sentences/stayTexts';
import { query } from '../../shell/calls/query';
import { whenRested } from '../../shell/calls/when-rested';
import { toastShown } from '../../shell/chrome/toasts.store';
import { draftSent } from '../../shell/drafts/drafts.store';
import { $settings } from '../../shell/request/request';
import { type AskedStay, isSameStay, stayFields, stayIn, stayOf } from '../detail/asked-stay';
import { $bookingId, acting, open, windowClosed, windowOpened } from '../detail/detail.store';
import { pathTo } from '../../../../generated/routes/paths';
import { bookingPointsTexts } from '../../../../generated/texts/sentences/bookingPointsTexts';

/** The address of a booking with what is asked for instead. */
const askedAt = (siteOrigin: string, booking_id: string, asked: AskedStay): string =>
  `${siteOrigin}${pathTo.checkout({ booking_id })}?${new URLSearchParams(stayFields.map((key) => [key, String(asked[key])])).toString()}`;

type Filled = Partial<ChangeBookingFormValues>;

/** The form's first values. */
export const startsOf = (booking: BookingDetail): Filled => ({ ...stayOf(booking), ...(booking.message && { message: booking.message }) });

/** The name of the message that is written with a change. */
export const changeOf = (booking_id: string): string => `change:${booking_id}`;

export const filled = createEvent<Filled>();
const $filled = createStore<Filled>({}, { serialize: 'ignore' });
sample({ clock: filled, target: $filled });
sample({ clock: [windowOpened, windowClosed], fn: () => ({}), target: $filled });

/** The stay that is asked for instead; nothing where it is the one before, or none. */
export const $asked = combine(open.$data, $filled, (booking, values) => {
  const asked = stayIn(values);
  return booking && asked && !isSameStay(asked, stayOf(booking)) ? asked : null;
});

export const price = query(priceBookingFx);
sample({ clock: windowOpened, fn: () => undefined, target: price.cleared });

// a stepper is pressed several times in a row; one price is asked for the last
const restFx = whenRested<AskedStay>(400);
sample({ clock: $asked, filter: Boolean, target: restFx });
sample({
  clock: restFx.done,
  source: { asked: $asked, booking_id: $bookingId, settings: $settings },
  filter: ({ asked }, { params }) => asked === params,
  fn: ({ booking_id, settings }, { params }) => ({ booking_id, bookingUrl: askedAt(settings.siteOrigin, booking_id, params) }),
  target: price.asked,
});

/** The price of just that stay; nothing while it is worked out. */
export const $quote = combine($asked, price.$data, (asked, priced) =>
  asked && priced && isSameStay(stayOf(priced.quote), asked) ? priced.quote : null,
);
export const $pricing = combine([$asked, $quote, price.$failure, price.$pending] as const, ([asked, quote, failure, pending]) =>
  Boolean(asked && !quote && (pending || !failure)),
);

const updateOpenFx = attach({
  effect: updateBookingFx,
  source: $bookingId,
  mapParams: (change: Omit<UpdateBookingArgs, 'booking_id'>, booking_id) => ({ ...change, booking_id }),
});
export const update = acting(updateOpenFx, 'change');
sample({ clock: update.done, fn: () => stayTexts.changed, target: toastShown });
sample({ clock: update.done, source: $bookingId, fn: (booking_id) => changeOf(booking_id ?? ''), target: draftSent });

/** The form is sent: with the price that was seen, or without one where the stay is the same. */
export const saved = createEvent<Filled>();
const $before = open.$data.map((booking) => booking?.message ?? '');
const isUnpriced = combine($asked, $quote, (asked, quote) => asked !== null && quote === null);
const ready = sample({
  clock: saved,
  source: { asked: $asked, quote: $quote, before: $before, unpriced: isUnpriced },
  filter: ({ unpriced }) => !unpriced,
  fn: ({ asked, quote, before }, { message = '' }) => {
    const words = message === '' || message === before ? {} : { message };
    if (!asked || !quote) return words;
    const { checkin, checkout, ...guests } = asked;
    return { ...words, checkin, checkout, guests, quote_id: quote.quote_id };
  },
});
const isEmpty = (change: object) => Object.keys(change).length === 0;
sample({ clock: ready, filter: (change) => !isEmpty(change), target: update.submitted });
const unchanged = ready.filter({ fn: isEmpty });
sample({ clock: unchanged, fn: () => undefined, target: windowClosed });
sample({ clock: unchanged, fn: () => stayTexts.unchanged, target: toastShown });
sample({ clock: saved, source: isUnpriced, filter: Boolean, fn: () => undefined, target: price.retried });

// the shown price no longer holds: the current one is fetched and shown
const outdated = update.failed.filterMap(({ error }) =>
  error.kind === 'refusal' && (error.code === 'booking.quote_expired' || error.code === 'booking.price_changed') ? true : undefined,
);
sample({ clock: outdated, fn: () => undefined, target: price.retried });

const setOpenFx = attach({
  effect: setBookingPointsFx,
  source: $bookingId,
  mapParams: (points: number, booking_id) => ({ points, booking_id }),
});
export const pointsChange = acting(setOpenFx, 'points');
sample({ clock: pointsChange.done, fn: () => bookingPointsTexts.saved, target: toastShown });
