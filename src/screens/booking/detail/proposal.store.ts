// Changing a paid booking, or answering a request with an offer: the price of what is asked for is seen first, then it is proposed, answered or taken back.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  answerChangeFx,
  confirmChangePaymentFx,
  payChangeFx,
  previewChangeFx,
  proposeChangeFx,
  withdrawChangeFx,
} from '../../../../generated/client/change';
import type { ProposeChangeFormValues } from '../../../../generated/forms/proposeChangeForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { query } from '../../shell/calls/query';
import { whenRested } from '../../shell/calls/when-rested';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { draftSent } from '../../shell/drafts/drafts.store';
import { type AskedStay, isSameStay, stayIn, stayOf } from './asked-stay';
import { wentTo } from '../../shell/navigation/navigation';
import { $bookingId, $window, acting, bookingMoved, bookingOpened, open, windowClosed, windowOpened } from './detail.store';
import { leading, returning } from './paying.store';

type Filled = Partial<ProposeChangeFormValues>;

/** All that a price depends on. */
interface Asked extends AskedStay {
  readonly nights_cents: number | undefined;
}

/** The form's first values: the booking as it is. */
export const startsOf = (booking: BookingDetail): Filled => stayOf(booking);

/** The name of the message that is written with a proposal. */
export const proposalOf = (booking_id: string): string => `propose:${booking_id}`;

export const filled = createEvent<Filled>();
const $filled = createStore<Filled>({}, { serialize: 'ignore' });
sample({ clock: filled, target: $filled });
sample({ clock: [windowOpened, windowClosed], fn: () => ({}), target: $filled });

/** The change that is asked for; nothing where it is the booking as it is, or not complete. */
export const $asked = combine(open.$data, $filled, (booking, values): Asked | null => {
  const stay = stayIn(values);
  const { nights_cents } = values;
  if (!booking || !stay || (nights_cents === undefined && isSameStay(stay, stayOf(booking)))) return null;
  return { ...stay, nights_cents };
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
const restFx = whenRested<Asked>(400);
sample({ clock: $asked, filter: Boolean, target: restFx });
const rested = sample({
  clock: restFx.done,
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

interface Sent {
  readonly quote_id: string;
  readonly message?: string;
}
export const proposal = acting(
  attach({ effect: proposeChangeFx, source: $bookingId, mapParams: (it: Sent, booking_id) => ({ ...it, booking_id }) }),
  'propose',
);
sample({ clock: proposal.done, fn: ({ result }) => (result.status === 'pending' ? offerTexts.sent : say.sent), target: toastShown });

sample({ clock: proposal.done, fn: ({ result }) => proposalOf(result.booking_id), target: draftSent });

/** The form is sent: with the price that was seen. */
export const sent = createEvent<Filled>();
sample({
  clock: sent,
  source: $preview,
  filter: Boolean,
  fn: ({ quote_id }, { message }): Sent => ({ quote_id, ...(message ? { message } : {}) }),
  target: proposal.submitted,
});
/** It was sent as the booking is: nothing is proposed by that. */
export const $isUnchanged = createStore(false, { serialize: 'ignore' });
sample({ clock: sent, source: $asked, fn: (asked) => asked === null, target: $isUnchanged });
sample({ clock: [filled, windowOpened, windowClosed], fn: () => false, target: $isUnchanged });
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
// a question that was answered goes, also where the answer came too late: why is read on the page
const refused = [
  answer.failed.filterMap(({ error }) => (error.kind === 'refusal' ? true : undefined)),
  withdrawal.failed.filterMap(({ error }) => (error.kind === 'refusal' ? true : undefined)),
];
sample({
  clock: [answer.done, withdrawal.done, ...refused],
  source: $window,
  filter: (shown) => shown === 'decline' || shown === 'keep',
  fn: () => undefined,
  target: windowClosed,
});
/** An offer that was accepted waits for its payment, and one that is declined or taken back leaves a request. */
const isOfRequest = ({ status, paid_at }: Pick<BookingDetail, 'status' | 'paid_at'>): boolean => status === 'pending' || paid_at === null;
const wordsOf = (booking: BookingDetail) => (isOfRequest(booking) ? offerTexts : say);
sample({
  clock: answer.done,
  fn: ({ params, result }) => wordsOf(result)[params ? 'accepted' : 'declined'],
  target: toastShown,
});
sample({ clock: withdrawal.done, fn: ({ result }) => wordsOf(result).withdrew, target: toastShown });
// an accepted offer is paid next
const taken = answer.done.filterMap(({ result: { booking_id, status, paid_at } }) =>
  status === 'confirmed' && paid_at === null ? pathTo.checkout({ booking_id }) : undefined,
);
sample({ clock: taken, target: wentTo });
sample({ clock: bookingOpened, fn: () => undefined, target: [answer.cleared, withdrawal.cleared] });

// paying the difference by card

export const payment = leading(payChangeFx, (change_id: string, page) => ({ ...page, change_id }));
// a guest accepts and pays with one click
const agreed = answer.done.filterMap(({ result: { side, change } }) =>
  side === 'guest' && change?.state === 'accepted' ? change.change_id : undefined,
);
sample({ clock: agreed, target: payment.submitted });
export const paid = returning(confirmChangePaymentFx, {
  isDue: ({ change }) => change?.state === 'accepted',
  // a booking changes before its stay, and a claim comes after it
  isPayable: ({ claim }) => claim === null,
});
