// Changing a paid booking: the price of what is asked for is seen first, then it is proposed, answered or taken back.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { answerChangeFx, previewChangeFx, proposeChangeFx, withdrawChangeFx } from '../../../../generated/client/change';
import type { ProposeChangeFormValues } from '../../../../generated/forms/proposeChangeForm';
import type { BookingDetail, Guests } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $bookingId, acting, bookingMoved, bookingOpened, open, windowClosed, windowOpened } from './detail.store';

type Filled = Partial<ProposeChangeFormValues>;

/** All that a price depends on. */
interface Asked extends Guests {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly nights_cents: number | undefined;
}
const askedOf = ({ checkin, checkout, guests }: BookingDetail): Asked => ({ checkin, checkout, ...guests, nights_cents: undefined });

/** The form's first values: the booking as it is. */
export const startsOf = ({ checkin, checkout, guests }: BookingDetail): Filled => ({ checkin, checkout, ...guests });

/** The form's stay; nothing until it is complete. */
const askedIn = ({ checkin, checkout, adults, children = 0, infants = 0, pets = 0, nights_cents }: Filled): Asked | null =>
  checkin && checkout && checkin < checkout && adults ? { checkin, checkout, adults, children, infants, pets, nights_cents } : null;

const keys = ['checkin', 'checkout', 'adults', 'children', 'infants', 'pets', 'nights_cents'] as const satisfies readonly (keyof Asked)[];
const isSame = (one: Asked, other: Asked): boolean => keys.every((key) => one[key] === other[key]);

export const filled = createEvent<Filled>();
const $filled = createStore<Filled>({}, { serialize: 'ignore' });
sample({ clock: filled, target: $filled });
sample({ clock: [windowOpened, windowClosed], fn: () => ({}), target: $filled });

/** The change that is asked for; nothing where it is the booking as it is, or not complete. */
export const $asked = combine(open.$data, $filled, (booking, values) => {
  const asked = askedIn(values);
  return booking && asked && !isSame(asked, askedOf(booking)) ? asked : null;
});

const argsOf = (booking_id: string, { checkin, checkout, nights_cents, ...guests }: Asked) => ({
  booking_id,
  checkin,
  checkout,
  guests,
  ...(nights_cents === undefined ? {} : { nights_cents }),
});
interface PriceAsked {
  readonly booking_id: string;
  readonly asked: Asked;
}
export const price = query(
  attach({ effect: previewChangeFx, mapParams: ({ booking_id, asked }: PriceAsked) => argsOf(booking_id, asked) }),
);
sample({ clock: windowOpened, fn: () => undefined, target: price.cleared });

// a stepper is pressed several times in a row; one price is asked for the last
const pause = 400;
const pauseFx = createEffect<Asked, void>(
  () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
    }),
);
sample({ clock: $asked, filter: Boolean, target: pauseFx });
const rested = sample({
  clock: pauseFx.done,
  source: { asked: $asked, booking_id: $bookingId },
  filter: ({ asked }, { params }) => asked === params,
  fn: ({ booking_id }, { params }) => ({ booking_id, asked: params }),
});
sample({ clock: rested, target: price.asked });

/** The change that the last price was asked for. */
const $priced = createStore<Asked | null>(null, { serialize: 'ignore' });
sample({ clock: rested, fn: ({ asked }) => asked, target: $priced });
sample({ clock: [windowOpened, windowClosed], fn: () => null, target: $priced });

/** The price of just that; nothing while it is worked out. */
export const $preview = combine([$asked, $priced, price.$data, price.$pending] as const, ([asked, priced, preview, pending]) =>
  asked && asked === priced && preview && !pending ? preview : null,
);
export const $pricing = combine([$asked, $priced, price.$pending] as const, ([asked, priced, pending]) =>
  Boolean(asked && (pending || asked !== priced)),
);

export const proposal = acting(
  attach({ effect: proposeChangeFx, source: $bookingId, mapParams: (quote_id: string, booking_id) => ({ quote_id, booking_id }) }),
  'propose',
);
sample({ clock: proposal.done, fn: () => say.sent, target: toastShown });

/** The form is sent: with the price that was seen. */
export const sent = createEvent();
sample({ clock: sent, source: $preview, filter: Boolean, fn: ({ quote_id }) => quote_id, target: proposal.submitted });
// the price that was seen no longer holds: the present one is fetched and shown
const outdated = proposal.failed.filterMap(({ error }) =>
  error.kind === 'refusal' && error.code === 'change.outdated' ? true : undefined,
);
sample({ clock: outdated, fn: () => undefined, target: price.retried });

// the answer of the other side, and taking it back

const $openChange = open.$data.map((booking) => booking?.change?.change_id ?? '');
const $named = combine({ booking_id: $bookingId, change_id: $openChange });
export const answer = submission(
  attach({ effect: answerChangeFx, source: $named, mapParams: (accept: boolean, named) => ({ ...named, accept }) }),
  'screen',
);
export const withdrawal = submission(attach({ effect: withdrawChangeFx, source: $named, mapParams: (_: void, named) => named }), 'screen');
sample({ clock: [answer.done, answer.failed, withdrawal.done, withdrawal.failed], fn: () => undefined, target: bookingMoved });
sample({ clock: answer.done, fn: ({ params }) => (params ? say.accepted : say.declined), target: toastShown });
sample({ clock: withdrawal.done, fn: () => say.withdrew, target: toastShown });
sample({ clock: bookingOpened, fn: () => undefined, target: [answer.cleared, withdrawal.cleared] });
