// The shelf: which tools are shown, by the kind that a person chose.
import { attach, createEvent, createStore, sample } from 'effector';
import { listToolsFx } from '../../generated/client/tools';
import type { Tool } from '../../generated/model/entities';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import type { ToolKind } from '../../generated/model/values';

/** The page begins, or a person chose a kind; all of them where it is empty. */
export const opened = createEvent();
export const chosen = createEvent<ToolKind | ''>();

export const $kind = createStore<ToolKind | ''>('', { sid: 'kind' }).on(chosen, (_, kind) => kind);
export const $tools = createStore<readonly Tool[]>([], { sid: 'tools' });
export const $failure = createStore('', { sid: 'failure' });

const askFx = attach({ source: $kind, effect: listToolsFx, mapParams: (_: unknown, kind) => (kind === '' ? {} : { kinds: [kind] }) });
sample({ clock: [opened, chosen], target: askFx });
sample({ clock: askFx.doneData, fn: ({ tools }) => tools, target: $tools });
sample({ clock: askFx.finally, fn: ({ status }) => (status === 'fail' ? homeTexts.failed : ''), target: $failure });
