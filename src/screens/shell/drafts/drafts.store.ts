// Texts that are being written: kept on this device until each is sent, or the person logs out.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import type { Draft } from '../../../../generated/model/entities';
import { fits } from '../../../../generated/model/fits';
import * as kept from '../../../../generated/model/kept';
import { hydrated } from '../loading/hydration';
import { logOutPressed } from '../session/session.store';

const { name: key, schema } = kept.draftsKept;
const newest = 20;
const none: readonly Draft[] = [];

export const drafted = createEvent<Draft>();
/** It was sent. */
export const draftSent = createEvent<string>();

// storage may be closed to us, or hold what an older page wrote: then there is nothing
const readFx = createEffect((): readonly Draft[] => {
  const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  return fits(schema, found) ? (found as readonly Draft[]) : none;
});
const keepFx = createEffect<readonly Draft[], void>((drafts) => {
  if (drafts.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(drafts));
});

export const $drafts = createStore(none, { serialize: 'ignore' });
sample({ clock: hydrated, target: readFx });
sample({ clock: readFx.doneData, target: $drafts });

const without = (drafts: readonly Draft[], of: string) => drafts.filter((it) => it.of !== of);
const changed = [
  sample({
    clock: drafted,
    source: $drafts,
    fn: (drafts, draft) => (draft.message.trim() ? [...without(drafts, draft.of), draft].slice(-newest) : without(drafts, draft.of)),
  }),
  sample({ clock: draftSent, source: $drafts, fn: without }),
  sample({ clock: logOutPressed, fn: () => none }),
];
sample({ clock: changed, target: [$drafts, keepFx] });

/** For a form with a `message`: the text that it begins with, and a listener for what is typed. */
export const useDraft = (of: string) => {
  const [drafts, tell] = useUnit([$drafts, drafted]);
  return {
    starts: { message: drafts.find((it) => it.of === of)?.message },
    onChange: ({ message = '' }: { readonly message?: string | undefined }) => tell({ of, message }),
  };
};
