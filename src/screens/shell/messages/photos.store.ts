// The pictures of the open thread: those that are chosen for the next message, and those that were sent, as a browser shows them.
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { addMessagePhoto, type AddMessagePhotoCode, getMessagePhoto } from '../../../../generated/client/message';
import { $transport, type Failure, type Transport } from '../../../../generated/client/transport';
import { messagePhotosMax } from '../../../../generated/model/constants';
import type { MessagePhoto } from '../../../../generated/model/entities';
import { ownCall } from '../calls/own-call';
import { $messages, $place, left, sent, thread } from './thread.store';

// Chosen for the next message: each is sent in at once, so that a file that is no picture is told at once

export interface Chosen {
  readonly id: number;
  readonly file: File;
  /** `refused` is no picture, and never goes with the message; `failed` may be tried again. */
  readonly state: 'sending' | 'added' | 'failed' | 'refused';
  /** How the server knows it, once it is there. */
  readonly photo_id: string;
  readonly why: string;
}

export const isKept = ({ state }: Chosen): boolean => state !== 'refused';

export const photosBrought = createEvent<readonly File[]>();
export const photoRemoved = createEvent<number>();
export const photoRetried = createEvent<number>();

export const $chosen = createStore<readonly Chosen[]>([], { serialize: 'ignore' });
/** How many files did not fit into the message. */
export const $tooMany = createStore(0, { serialize: 'ignore' });
const $last = createStore(0, { serialize: 'ignore' });

const brought = sample({
  clock: photosBrought,
  source: { chosen: $chosen, last: $last },
  fn: ({ chosen, last }, files) => {
    const fit = files.slice(0, Math.max(0, messagePhotosMax - chosen.filter(isKept).length));
    const fresh = fit.map((file, at): Chosen => ({ id: last + at + 1, file, state: 'sending', photo_id: '', why: '' }));
    return { fresh, tooMany: files.length - fit.length, last: last + fit.length };
  },
});
sample({ clock: brought, fn: ({ tooMany }) => tooMany, target: $tooMany });
sample({ clock: brought, fn: ({ last }) => last, target: $last });
sample({ clock: brought, source: $chosen, fn: (chosen, { fresh }) => [...chosen.filter(isKept), ...fresh], target: $chosen });

const changed = (chosen: readonly Chosen[], id: number, change: Partial<Chosen>) =>
  chosen.map((it) => (it.id === id ? { ...it, ...change } : it));
sample({ clock: photoRemoved, source: $chosen, fn: (chosen, id) => chosen.filter((it) => it.id !== id), target: $chosen });
sample({ clock: photoRemoved, fn: () => 0, target: $tooMany });
const again = sample({ clock: photoRetried, source: $chosen, fn: (chosen, id) => chosen.filter((it) => it.id === id) });
sample({ clock: photoRetried, source: $chosen, fn: (chosen, id) => changed(chosen, id, { state: 'sending', why: '' }), target: $chosen });
sample({ clock: [left, sent], fn: () => [], target: $chosen });
sample({ clock: [left, sent], fn: () => 0, target: $tooMany });

interface Upload {
  readonly transport: Transport;
  readonly booking_id: string;
  readonly chosen: Chosen;
}
const sendFx = createEffect<Upload, MessagePhoto, Failure<AddMessagePhotoCode>>(async ({ transport, booking_id, chosen }) => {
  const outcome = await addMessagePhoto(transport, { booking_id, photo: chosen.file });
  return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
});
const $booking = combine([$place, thread.$data] as const, ([place, data]) =>
  place?.kind === 'booking' ? place.id : (data?.booking?.booking_id ?? ''),
);
const uploadFx = ownCall(
  attach({
    effect: sendFx,
    source: { transport: $transport, booking_id: $booking },
    mapParams: (chosen: Chosen, known): Upload => ({ ...known, chosen }),
  }),
);
// one after the other, as they were chosen
const uploadAllFx = createEffect(async (all: readonly Chosen[]) => {
  const upload = scopeBind(uploadFx, { safe: true });
  for (const chosen of all) await upload(chosen).catch(() => undefined);
});
sample({ clock: [brought.map(({ fresh }) => fresh), again], target: uploadAllFx });
sample({
  clock: uploadFx.done,
  source: $chosen,
  fn: (chosen, { params, result }) => changed(chosen, params.id, { state: 'added', photo_id: result.photo_id }),
  target: $chosen,
});
const describeFx = createEffect(async ({ error }: { readonly id: number; readonly error: Failure<AddMessagePhotoCode> }) => {
  const { message, cure } = (await import('../failures/describe-error')).describe(error);
  const isRefused = error.kind === 'refusal' && error.code === 'property.photo_unreadable';
  return { state: isRefused ? 'refused' : 'failed', why: [message, cure].filter(Boolean).join(' ') } as const;
});
sample({ clock: uploadFx.fail, fn: ({ params, error }) => ({ id: params.id, error }), target: describeFx });
sample({
  clock: describeFx.done,
  source: $chosen,
  fn: (chosen, { params, result }) => changed(chosen, params.id, result),
  target: $chosen,
});

// Sent: small ones come with their messages, a large one when it is opened

/** Pictures by their ids, as addresses that a browser shows. */
export type Pictures = ReadonlyMap<string, string>;
interface Wanted {
  readonly thread_id: string;
  readonly photo_id: string;
  readonly large: boolean;
}
export const largeWanted = createEvent<string>();
export const $small = createStore<Pictures>(new Map(), { serialize: 'ignore' });
export const $large = createStore<Pictures>(new Map(), { serialize: 'ignore' });
sample({ clock: left, fn: () => new Map<string, string>(), target: [$small, $large] });

const came = createEvent<Wanted & { readonly src: string }>();
const joined = (known: Pictures, { photo_id, src }: { readonly photo_id: string; readonly src: string }) =>
  new Map([...known, [photo_id, src]]);
sample({ clock: came, source: $small, filter: (_, { large }) => !large, fn: joined, target: $small });
sample({ clock: came, source: $large, filter: (_, { large }) => large, fn: joined, target: $large });

// one that does not come is asked for with the next look at the thread
const fetchFx = attach({
  source: $transport,
  effect: async (transport, wanted: readonly Wanted[]) => {
    const tell = scopeBind(came, { safe: true });
    for (const it of wanted) {
      const outcome = await getMessagePhoto(transport, it);
      if (outcome.ok) tell({ ...it, src: `data:image/jpeg;base64,${outcome.data.jpeg}` });
    }
  },
});
sample({
  clock: $messages.updates,
  source: { data: thread.$data, small: $small },
  filter: ({ data }) => data !== null,
  // the newest first: those are in sight
  fn: ({ data, small }, messages) =>
    messages
      .toReversed()
      .flatMap(({ photos }) => photos)
      .filter(({ photo_id }) => !small.has(photo_id))
      .map(({ photo_id }): Wanted => ({ thread_id: data?.thread_id ?? '', photo_id, large: false })),
  target: fetchFx,
});
sample({
  clock: largeWanted,
  source: { data: thread.$data, large: $large },
  filter: ({ large }, photo_id) => !large.has(photo_id),
  fn: ({ data }, photo_id): readonly Wanted[] => [{ thread_id: data?.thread_id ?? '', photo_id, large: true }],
  target: fetchFx,
});
