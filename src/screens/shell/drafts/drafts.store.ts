// Texts that are being written: kept on this device until each is sent, or the person logs out.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import type { Draft } from '../../../../generated/model/entities';
import { draftsKept } from '../../../../generated/model/kept';
import { hydrated } from '../loading/hydration';
import { store, stored } from '../loading/stored';
import { logOutPressed } from '../session/session.store';

const newest = 20;
const none: readonly Draft[] = [];

export const drafted = createEvent<Draft>();
/** It was sent. */
export const draftSent = createEvent<string>();

const readFx = createEffect(() => stored(draftsKept, none));
const keepFx = createEffect((drafts: readonly Draft[]) => store(draftsKept, drafts));

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
