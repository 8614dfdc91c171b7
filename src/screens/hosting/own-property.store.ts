// The property whose pages its host has open: loaded once, edited part by part, and never overwritten unseen.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getOwnPropertyFx, type UpdatePropertyArgs, type UpdatePropertyCode, updatePropertyFx } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import type { EditedProperty, HostProperty } from '../../../generated/model/entities';
import { query } from '../shell/calls/query';
import { type Submission, submission } from '../shell/calls/submission';
import { pageChanged } from '../shell/navigation/visit';

export type PropertyEdit = Omit<UpdatePropertyArgs, 'property_id' | 'version'>;

/** Opens a page of this property. Loaded data stays while the person moves between its pages. */
export const propertyOpened = createEvent<string>();
/** A call answered the property as it is now. */
export const ownChanged = createEvent<HostProperty>();
/** It is asked for once more: after what answers something else, and while its listing is being read. */
export const reread = createEvent();

export const own = query(getOwnPropertyFx);
export const $propertyId = createStore('', { serialize: 'ignore' });

const isOf = (id: string, path: string) => path === `/property/${id}` || path.startsWith(`/property/${id}/`);
sample({ clock: pageChanged, source: $propertyId, filter: (id, path) => !isOf(id, path), fn: () => undefined, target: own.cleared });
sample({ clock: propertyOpened, source: $propertyId, filter: (before, id) => before !== id, fn: () => undefined, target: own.cleared });
sample({ clock: propertyOpened, target: $propertyId });
sample({ clock: propertyOpened, fn: (property_id) => ({ property_id }), target: own.wanted });
sample({ clock: reread, target: own.retried });
sample({
  clock: ownChanged,
  source: { id: $propertyId, shown: own.$data },
  // answers may come in another order than they were given
  filter: ({ id, shown }, { property_id, version }) => property_id === id && version >= (shown?.version ?? 0),
  fn: (_, now) => now,
  target: own.$data,
});

/** The listing elsewhere is being read, or its pictures copied. */
export const $reading = own.$data.map((property) => property?.sync_status === 'running');

/** The names of fields saved meanwhile in another tab or on another device. */
export const $changedElsewhere = createStore<readonly string[]>([], { serialize: 'ignore' });
sample({ clock: [own.cleared, propertyOpened], fn: () => [], target: $changedElsewhere });

const $seen = combine($propertyId, own.$data, (property_id, data) => ({ property_id, version: data?.version }));

export type SaveSubmission<Values> = Submission<Values, EditedProperty, Failure<UpdatePropertyCode>>;

/**
 * A submission that saves a part of the open property. It says which version was edited; where another was saved meanwhile it is
 * refused, the property is asked for anew, and `$changedElsewhere` names what is different.
 *
 * @example export const basics = saving((values: SetupBasicsFormValues) => values);
 */
export const saving = <Values>(toEdit: (values: Values) => PropertyEdit): SaveSubmission<Values> => {
  const saved = submission(
    attach({ effect: updatePropertyFx, source: $seen, mapParams: (values: Values, seen) => ({ ...toEdit(values), ...seen }) }),
  );
  sample({ clock: saved.done, fn: ({ result }) => result, target: ownChanged });
  sample({ clock: saved.submitted, fn: () => [], target: $changedElsewhere });
  const stale = saved.failed.filterMap(({ error }) =>
    error.kind === 'refusal' && error.code === 'property.changed_elsewhere' ? error : undefined,
  );
  sample({ clock: stale, fn: ({ data }) => data.changed, target: $changedElsewhere });
  sample({ clock: stale, fn: () => undefined, target: reread });
  return saved;
};
