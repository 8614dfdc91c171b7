// Pictures on their way to the open property: a few at a time, each with how far it is; stopped, tried again, or described first.
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { addPhoto, type AddPhotoCode } from '../../../../generated/client/property';
import { $transport, type Failure, type Transport } from '../../../../generated/client/transport';
import type { HostProperty } from '../../../../generated/model/entities';
import { photosMax } from '../../../../generated/model/constants';
import { ownCall } from '../../shell/calls/own-call';
import { watching } from '../../shell/session/watched';
import { own, ownChanged } from '../own-property.store';

export interface Upload {
  readonly id: number;
  readonly property_id: string;
  readonly file: File;
  readonly alt: string;
  /** `undescribed` waits for its words: guests see the listing already. */
  readonly state: 'undescribed' | 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent, from 0 to 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly problem: string;
  readonly stop: AbortController;
}

const atOnce = 2;

export const filesBrought = createEvent<readonly File[]>();
export const described = createEvent<{ readonly id: number; readonly alt: string }>();
export const cancelled = createEvent<number>();
export const retried = createEvent<number>();

const $all = createStore<readonly Upload[]>([], { serialize: 'ignore' });
/** Those of the open property. */
export const $uploads = combine($all, own.$data, (all, property) => all.filter((it) => it.property_id === property?.property_id));
/** How many files did not fit among the pictures. */
export const $tooMany = createStore(0, { serialize: 'ignore' });
/** Of those that were brought since all were through: how many, and how many have come. */
export const $batch = createStore({ of: 0, come: 0 }, { serialize: 'ignore' });

// an id is never given twice: the end of an upload that was stopped would end the next
const $last = createStore(0, { serialize: 'ignore' });

const patched = (all: readonly Upload[], id: number, change: Partial<Upload>) =>
  all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));

const brought = sample({
  clock: filesBrought,
  source: { last: $last, uploads: $uploads, property: own.$data },
  filter: ({ property }) => property !== null,
  fn: ({ last, uploads, property }, files) => {
    const fit = files.slice(0, Math.max(0, photosMax - (property?.photos.length ?? 0) - uploads.length));
    return {
      last: last + fit.length,
      tooMany: files.length - fit.length,
      fresh: fit.map(
        (file, at): Upload => ({
          id: last + at + 1,
          property_id: property?.property_id ?? '',
          file,
          alt: '',
          state: property?.status === 'listed' ? 'undescribed' : 'waiting',
          sent: 0,
          problem: '',
          stop: new AbortController(),
        }),
      ),
    };
  },
});
sample({ clock: brought, fn: ({ last }) => last, target: $last });
sample({ clock: brought, fn: ({ tooMany }) => tooMany, target: $tooMany });
sample({ clock: own.cleared, fn: () => 0, target: $tooMany });
sample({ clock: own.cleared, fn: () => ({ of: 0, come: 0 }), target: $batch });
sample({
  clock: brought,
  source: { batch: $batch, all: $all },
  fn: ({ batch, all }, { fresh }) => (all.length === 0 ? { of: fresh.length, come: 0 } : { ...batch, of: batch.of + fresh.length }),
  target: $batch,
});
sample({ clock: brought, source: $all, fn: (all, { fresh }) => [...all, ...fresh], target: $all });
sample({
  clock: described,
  source: $all,
  fn: (all, { id, alt }) => patched(all, id, { alt, state: 'waiting' }),
  target: $all,
});
sample({
  clock: retried,
  source: $all,
  fn: (all, id) => patched(all, id, { state: 'waiting', sent: 0, problem: '', stop: new AbortController() }),
  target: $all,
});

const stopFx = createEffect((upload: Upload) => upload.stop.abort());
const stopped = sample({ clock: cancelled, source: $all, fn: (all, id) => all.find((upload) => upload.id === id) });
sample({ clock: stopped.filterMap((upload) => upload), target: stopFx });
sample({ clock: cancelled, source: $batch, fn: (batch) => ({ ...batch, of: batch.of - 1 }), target: $batch });

const partSent = createEvent<{ readonly id: number; readonly sent: number }>();
sample({ clock: partSent, source: $all, fn: (all, { id, sent }) => patched(all, id, { sent }), target: $all });

interface UploadState {
  readonly transport: Transport;
  readonly upload: Upload;
}
const sendFx = createEffect<UploadState, HostProperty, Failure<AddPhotoCode>>(async ({ transport, upload }) => {
  const { id, property_id, file, alt, stop } = upload;
  const tell = scopeBind(partSent, { safe: true });
  const watched = watching(transport, { signal: stop.signal, onSent: (sent) => tell({ id, sent }) });
  const outcome = await addPhoto(watched, { property_id, photo: file, ...(alt && { alt }) });
  return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
});
const uploadFx = ownCall(
  attach({ effect: sendFx, source: $transport, mapParams: (upload: Upload, transport): UploadState => ({ transport, upload }) }),
);

const $next = $all.map((all) => {
  const sending = all.filter(({ state }) => state === 'sending').length;
  return all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending));
});
// each by itself: what a sample hears twice in one breath it hands on once
const beginFx = createEffect((uploads: readonly Upload[]) => {
  const begin = scopeBind(uploadFx, { safe: true });
  for (const upload of uploads) void begin(upload).catch(() => undefined);
});
const begun = sample({ clock: $next.updates, filter: (next) => next.length > 0 });
sample({
  clock: begun,
  source: $all,
  fn: (all, next) => all.map((upload) => (next.includes(upload) ? { ...upload, state: 'sending' as const } : upload)),
  target: $all,
});
sample({ clock: begun, target: beginFx });

sample({ clock: uploadFx.doneData, target: ownChanged });
sample({ clock: uploadFx.done, source: $batch, fn: (batch) => ({ ...batch, come: batch.come + 1 }), target: $batch });
sample({
  clock: [uploadFx.done.map(({ params }) => params.id), cancelled],
  source: $all,
  fn: (all, id) => all.filter((upload) => upload.id !== id),
  target: $all,
});

const describeFx = createEffect(async ({ error }: { readonly upload: Upload; readonly error: Failure<AddPhotoCode> }) => {
  const { message, cure } = (await import('../../shell/failures/describe-error')).describe(error);
  return [message, cure].filter(Boolean).join(' ');
});
sample({ clock: uploadFx.fail, fn: ({ params, error }) => ({ upload: params, error }), target: describeFx });
sample({
  clock: describeFx.done,
  source: $all,
  fn: (all, { params, result }) => patched(all, params.upload.id, { state: 'failed', problem: result }),
  target: $all,
});
