// Connecting several listings at once: what is wrong is told line by line, then each has a row of its own with how far it is.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  connectListingsFx,
  createPropertyFx,
  deletePropertyFx,
  listOwnPropertiesFx,
  updatePropertyFx,
} from '../../../../generated/client/property';
import type {
  ConnectListingsCode,
  CreatePropertyCode,
  DeletePropertyCode,
  UpdatePropertyCode,
} from '../../../../generated/client/property';
import type { Failure } from '../../../../generated/client/transport';
import type { ConnectManyFormValues } from '../../../../generated/forms/connectManyForm';
import type { LineProblem } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { wentTo } from '../../shell/navigation/navigation';
import type { Visit } from '../../shell/navigation/visit';
import { visitorChanged } from '../../shell/session/session.store';

export const opened = createEvent<Visit>();

type Code = CreatePropertyCode | UpdatePropertyCode | ConnectListingsCode | DeletePropertyCode;

/** The properties that came of it; a draft that none of the listings needed goes again. */
const connectFx = createEffect<ConnectManyFormValues, readonly string[], Failure<Code>>(async ({ listing_url }) => {
  const { property_id } = await createPropertyFx();
  try {
    await updatePropertyFx({ property_id, listing_url });
    const rows = await connectListingsFx({ property_id });
    const ids = rows.map((row) => row.property_id);
    if (!ids.includes(property_id)) await deletePropertyFx({ property_id });
    return ids;
  } catch (failure) {
    await deletePropertyFx({ property_id }).catch(() => undefined);
    throw failure;
  }
});

export const several = submission(connectFx);
/** The page that was named leads to no listing. */
export const $isNone = several.$sent.map((sent) => sent?.result.length === 0);
const begun = several.done.filterMap(({ result }) => (result.length > 0 ? result : undefined));
sample({ clock: begun, fn: (properties) => pathTo.connectProperties({ properties }), target: wentTo });
sample({ clock: begun, fn: () => undefined, target: visitorChanged });
sample({ clock: opened, fn: () => undefined, target: several.cleared });

export interface WrongLine {
  readonly line: number;
  readonly text: string;
  readonly problem: LineProblem;
}
/** The lines that cannot be connected, as they were typed. */
export const $wrong = createStore<readonly WrongLine[]>([], { serialize: 'ignore' });
sample({
  clock: several.failed,
  fn: ({ params, error }) => {
    if (error.kind !== 'refusal' || error.code !== 'property.listing_lines_unusable') return [];
    const typed = params.listing_url.split(/\r?\n/);
    return error.data.lines.map(({ line, problem }) => ({ line, problem, text: typed[line - 1]?.trim() ?? '' }));
  },
  target: $wrong,
});
sample({ clock: [several.submitted, several.cleared], fn: () => [], target: $wrong });

/** The properties that the address names, in its order. */
export const idsIn = ({ query: search }: Visit): readonly string[] => new URLSearchParams(search).getAll('properties');

const $ids = createStore<readonly string[]>([], { serialize: 'ignore' });
sample({ clock: opened, fn: idsIn, target: $ids });
export const rows = query(listOwnPropertiesFx);
const asked = opened.filter({ fn: (visit) => idsIn(visit).length > 0 });
sample({ clock: asked, fn: () => undefined, target: [rows.cleared, rows.asked] });
/** How each of them is; null until it is known. One that was deleted meanwhile has no row. */
export const $rows = combine(
  [rows.$data, $ids] as const,
  ([known, ids]) => known && ids.flatMap((id) => known.filter(({ property_id }) => property_id === id)),
);
