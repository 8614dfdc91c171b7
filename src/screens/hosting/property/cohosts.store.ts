// The co-hosts of the open property, as its owner invites and removes them; and a co-host's way out.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  changeCohostFx,
  inviteCohostFx,
  leaveListingFx,
  listCohostsFx,
  listOwnPropertiesFx,
  removeCohostFx,
} from '../../../../generated/client/property';
import type { CohostFormValues } from '../../../../generated/forms/cohostForm';
import type { CohostRolesFormValues } from '../../../../generated/forms/cohostRolesForm';
import type { Cohost } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { cohostTexts } from '../../../../generated/texts/sentences/cohostTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { redirectedTo } from '../../shell/navigation/navigation';
import { visitorChanged } from '../../shell/session/session.store';
import { sentWords } from '../invited-words';
import { $propertyId, own } from '../own-property.store';

const ofOpen = (_: void, property_id: string) => ({ property_id });

const cohosts = query(attach({ effect: listCohostsFx, source: $propertyId, mapParams: ofOpen }));
/** Co-hosts, and who was asked to become one. */
export const invited = { all: cohosts, linesOf: (it: readonly Cohost[]) => it };
sample({ clock: own.cleared, target: cohosts.cleared });

/** The list is in sight. */
export const cohostsShown = createEvent();
sample({ clock: cohostsShown, target: cohosts.asked });

export const inviting = submission(
  attach({
    effect: inviteCohostFx,
    source: $propertyId,
    mapParams: (values: CohostFormValues & { readonly property_ids: readonly string[] }, property_id) => ({ ...values, property_id }),
  }),
);
sample({ clock: cohostsShown, fn: () => undefined, target: inviting.cleared });
sample({ clock: inviting.done, fn: ({ result }) => sentWords(result), target: toastShown });

const listings = query(listOwnPropertiesFx);
sample({ clock: cohostsShown, fn: () => undefined, target: listings.wanted });
sample({ clock: own.cleared, target: listings.cleared });
/** The other listings of the owner, to which an invitation may be for, too. */
export const $others = combine(listings.$data, $propertyId, (rows, open) =>
  (rows ?? []).filter((row) => row.cohost_for === null && row.status !== 'archived' && row.property_id !== open),
);
/** How many invitations were sent here: the form is empty again after each. */
export const $sent = createStore(0, { serialize: 'ignore' }).on(inviting.done, (count) => count + 1);

/** The one that the person is asked about before it ends. */
export const $ending = createStore<Cohost | null>(null, { serialize: 'ignore' });
export const endingAsked = createEvent<Cohost | null>();
export const removal = submission(
  attach({
    effect: removeCohostFx,
    source: $propertyId,
    mapParams: ({ cohost_id }: { readonly cohost_id: string }, property_id) => ({ cohost_id, property_id }),
  }),
);
sample({ clock: endingAsked, target: $ending });
sample({ clock: [endingAsked, cohostsShown], fn: () => undefined, target: removal.cleared });
sample({ clock: [removal.done, cohostsShown], fn: () => null, target: $ending });
sample({ clock: removal.done, fn: () => cohostTexts.removed, target: toastShown });
/** How many were removed here: the heading takes the focus then. */
export const $removed = createStore(0, { serialize: 'ignore' }).on(removal.done, (count) => count + 1);

/** The one whose roles are open to be changed. */
export const $changing = createStore<Cohost | null>(null, { serialize: 'ignore' });
export const changeAsked = createEvent<Cohost | null>();
export const changing = submission(
  attach({
    effect: changeCohostFx,
    source: { property_id: $propertyId, cohost: $changing },
    mapParams: (values: CohostRolesFormValues, { property_id, cohost }) => ({ ...values, property_id, cohost_id: cohost?.cohost_id ?? '' }),
  }),
);
sample({ clock: changeAsked, target: $changing });
sample({ clock: [changeAsked, cohostsShown], fn: () => undefined, target: changing.cleared });
sample({ clock: [changing.done, cohostsShown], fn: () => null, target: $changing });
sample({ clock: changing.done, fn: () => cohostTexts.changed, target: toastShown });
sample({ clock: [inviting.done, removal.done, changing.done], fn: () => undefined, target: cohosts.retried });

export const leaving = submission(attach({ effect: leaveListingFx, source: $propertyId, mapParams: ofOpen }));
sample({ clock: leaving.done, fn: () => pathTo.properties(), target: redirectedTo });
sample({ clock: leaving.done, fn: () => cohostTexts.left, target: toastShown });
sample({ clock: leaving.done, fn: () => undefined, target: visitorChanged });
