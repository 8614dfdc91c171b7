// The claim about the open booking: made, answered, agreed, withdrawn and paid; its pictures brought, removed and fetched.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  answerClaimFx,
  confirmClaimPaymentFx,
  deleteClaimPhotoFx,
  fileClaimFx,
  payClaimFx,
  recordClaimPaidFx,
  takeClaimOfferFx,
  withdrawClaimFx,
} from '../../../../generated/client/claim';
import { addClaimPhoto, type AddClaimPhotoCode, getClaimPhoto, type GetClaimPhotoCode } from '../../../../generated/client/claim';
import { $transport, type Failure, type Transport } from '../../../../generated/client/transport';
import type { ClaimAnswerFormValues } from '../../../../generated/forms/claimAnswerForm';
import type { ClaimFormValues } from '../../../../generated/forms/claimForm';
import { claimPhotosMax } from '../../../../generated/model/constants';
import type { BookingDetail } from '../../../../generated/model/entities';
import { mayPayClaim } from '../../../../generated/rules/claim';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $bookingId, acting, open } from './detail.store';
import { leading, returning } from './paying.store';

export const claiming = acting(
  attach({
    effect: fileClaimFx,
    source: $bookingId,
    mapParams: (values: ClaimFormValues, booking_id) => ({ ...values, booking_id }),
  }),
  'claim',
);
export const answering = acting(
  attach({
    effect: answerClaimFx,
    source: $bookingId,
    mapParams: (values: ClaimAnswerFormValues, booking_id) => ({ ...values, booking_id }),
  }),
  'answer',
);
const ofOpen = (_: void, booking_id: string) => ({ booking_id });
export const paying = acting(attach({ effect: recordClaimPaidFx, source: $bookingId, mapParams: ofOpen }), 'paid');
export const taking = acting(attach({ effect: takeClaimOfferFx, source: $bookingId, mapParams: ofOpen }), 'take');
export const withdrawing = acting(attach({ effect: withdrawClaimFx, source: $bookingId, mapParams: ofOpen }), 'withdraw');
sample({ clock: claiming.done, fn: () => say.sent, target: toastShown });
sample({ clock: answering.done, fn: () => say.answered, target: toastShown });
sample({ clock: paying.done, fn: () => say.marked, target: toastShown });
sample({ clock: taking.done, fn: () => say.taken, target: toastShown });
sample({ clock: withdrawing.done, fn: () => say.withdrew, target: toastShown });

// Pictures on their way, one after the other

export const photosBrought = createEvent<readonly File[]>();
export const photoRemoved = createEvent<string>();

interface Upload {
  readonly transport: Transport;
  readonly booking_id: string;
  readonly files: readonly File[];
}
const uploadFx = createEffect<Upload, number, Failure<AddClaimPhotoCode>>(async ({ transport, booking_id, files }) => {
  for (const photo of files) {
    const outcome = await addClaimPhoto(transport, { booking_id, photo });
    if (!outcome.ok) return Promise.reject(outcome.failure);
  }
  return files.length;
});
export const upload = submission(
  attach({
    effect: uploadFx,
    source: { transport: $transport, booking_id: $bookingId },
    mapParams: (files: readonly File[], known) => ({ ...known, files }),
  }),
  'screen',
);
export const removal = submission(
  attach({ effect: deleteClaimPhotoFx, source: $bookingId, mapParams: (photo_id: string, booking_id) => ({ photo_id, booking_id }) }),
  'screen',
);

const roomIn = (booking: BookingDetail | null): number => claimPhotosMax - (booking?.claim_photos.length ?? 0);
/** How many files did not fit among the pictures. */
export const $tooMany = createStore(0, { serialize: 'ignore' });
const brought = sample({
  clock: photosBrought,
  source: open.$data,
  fn: (booking, files) => ({ fit: files.slice(0, roomIn(booking)), tooMany: Math.max(0, files.length - roomIn(booking)) }),
});
sample({ clock: brought, fn: ({ tooMany }) => tooMany, target: $tooMany });
sample({ clock: brought, filter: ({ fit }) => fit.length > 0, fn: ({ fit }) => fit, target: upload.submitted });
sample({ clock: photoRemoved, target: removal.submitted });
sample({ clock: photoRemoved, fn: () => 0, target: $tooMany });
const changed = [upload.done, upload.failed, removal.done, removal.failed].map((it) => it.map(() => undefined));
sample({ clock: changed, source: $bookingId, fn: (booking_id) => ({ booking_id }), target: open.asked });

// Pictures as they are shown

/** Pictures by their ids, as addresses that a browser shows. */
export type Pictures = ReadonlyMap<string, string>;
interface Wanted {
  readonly transport: Transport;
  readonly known: Pictures;
  readonly booking_id: string;
  readonly photo_ids: readonly string[];
}
const fetchFx = createEffect<Wanted, Pictures, Failure<GetClaimPhotoCode>>(async ({ transport, known, booking_id, photo_ids }) => {
  const fetched = await Promise.all(
    photo_ids.map(async (photo_id) => {
      const before = known.get(photo_id);
      if (before !== undefined) return [photo_id, before] as const;
      const outcome = await getClaimPhoto(transport, { booking_id, photo_id });
      return outcome.ok ? ([photo_id, `data:image/jpeg;base64,${outcome.data.jpeg}`] as const) : Promise.reject(outcome.failure);
    }),
  );
  return new Map(fetched);
});
const $known = createStore<Pictures>(new Map(), { serialize: 'ignore' });
export const pictures = query(
  attach({
    effect: fetchFx,
    source: { transport: $transport, known: $known },
    mapParams: (wanted: Pick<Wanted, 'booking_id' | 'photo_ids'>, held) => ({ ...held, ...wanted }),
  }),
);
sample({ clock: pictures.done, fn: ({ result }) => result, target: $known });
const idsOf = ({ claim, claim_photos }: BookingDetail): readonly string[] =>
  (claim?.photos ?? claim_photos).map(({ photo_id }) => photo_id);
sample({
  clock: open.done,
  filter: ({ result }) => idsOf(result).length > 0,
  fn: ({ result }) => ({ booking_id: result.booking_id, photo_ids: idsOf(result) }),
  target: pictures.wanted,
});

// paying by card

export const payment = leading(payClaimFx, (_: void, page) => page);
export const paid = returning(confirmClaimPaymentFx, {
  isDue: ({ claim }) => claim !== null && mayPayClaim({ claim }).ok,
  isPayable: ({ claim }) => claim !== null,
});
