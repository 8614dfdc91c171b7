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

type Written<N extends string> = { readonly [K in N]?: string | undefined };

/** For a form with a text: what that begins with, and a listener for what is typed. */
export const useDraft = <N extends string = 'message'>(of: string, name = 'message' as N) => {
  const [drafts, tell] = useUnit([$drafts, drafted]);
  const kept = drafts.find((it) => it.of === of)?.message;
  return {
    starts: (kept === undefined ? {} : { [name]: kept }) as { readonly [K in N]?: string },
    onChange: (values: Written<N>) => tell({ of, message: values[name] ?? '' }),
  };
};
