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

type Change = (drafts: readonly Draft[]) => readonly Draft[];

const readFx = createEffect(() => stored(draftsKept, none));
/** Changes what is kept now, which another tab may have written to meanwhile. */
const changeFx = createEffect((change: Change) => {
  const drafts = change(stored(draftsKept, none));
  store(draftsKept, drafts);
  return drafts;
});

export const $drafts = createStore(none, { serialize: 'ignore' });
sample({ clock: hydrated, target: readFx });
sample({ clock: [readFx.doneData, changeFx.doneData], target: $drafts });

const without =
  (of: string): Change =>
  (drafts) =>
    drafts.filter((it) => it.of !== of);
const withDraft =
  (draft: Draft): Change =>
  (drafts) =>
    [...without(draft.of)(drafts), draft].slice(-newest);
sample({
  clock: drafted,
  fn: (draft) => (draft.message.trim() ? withDraft(draft) : without(draft.of)),
  target: changeFx,
});
sample({ clock: draftSent, fn: without, target: changeFx });
sample({ clock: logOutPressed, fn: (): Change => () => none, target: changeFx });

const useKept = (of: string) => {
  const [drafts, tell] = useUnit([$drafts, drafted]);
  return { kept: drafts.find((it) => it.of === of)?.message, keep: (message: string) => tell({ of, message }) };
};

/** For a form with a `message`: the text that it begins with, and a listener for what is typed. */
export const useDraft = (of: string) => {
  const { kept, keep } = useKept(of);
  return {
    starts: kept === undefined ? {} : { message: kept },
    onChange: ({ message = '' }: { readonly message?: string | undefined }) => keep(message),
  };
};

/** The same for a form with a `text`. */
export const useTextDraft = (of: string) => {
  const { kept, keep } = useKept(of);
  return {
    starts: kept === undefined ? {} : { text: kept },
    onChange: ({ text = '' }: { readonly text?: string | undefined }) => keep(text),
  };
};
