// The shelf: which tools are shown, by the kind that a person chose.
import { createEvent, createStore, sample } from 'effector';
import { listToolsFx } from '../../generated/client/tools';
import type { Tool } from '../../generated/model/entities';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import type { ToolKind } from '../../generated/model/values';
import { query } from './shell/calls/query';
import type { Visit } from './shell/navigation/visit';

/** The page begins, or a person chose a kind; all of them where it is empty. */
export const opened = createEvent<Visit>();
export const chosen = createEvent<ToolKind | ''>();

export const $kind = createStore<ToolKind | ''>('', { sid: 'kind' }).on(chosen, (_, kind) => kind);

const shelf = query(listToolsFx, { sid: 'shelf' });
sample({ clock: [opened, chosen], source: $kind, fn: (kind) => (kind === '' ? {} : { kinds: [kind] }), target: shelf.asked });

const none: readonly Tool[] = [];
export const $tools = shelf.$data.map((data) => data?.tools ?? none);
export const $failure = shelf.$failure.map((failure) => (failure === null ? '' : homeTexts.failed));
