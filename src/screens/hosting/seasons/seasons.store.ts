// A host's seasons: the window that is open over a calendar, and the seasons that are kept, changed and removed there.
import { createEvent, createStore, sample } from 'effector';
import { addSeasonFx, changeSeasonFx, deleteSeasonFx, listSeasonsFx } from '../../../../generated/client/property';
import type { Season } from '../../../../generated/model/entities';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { pageChanged } from '../../shell/navigation/visit';

/** The list, the form of a season (of a new one where it is null), or the question whether it goes. */
export type View = { readonly kind: 'list' } | { readonly kind: 'form' | 'remove'; readonly season: Season | null };

export const seasonsOpened = createEvent();
export const seasonsClosed = createEvent();
export const viewed = createEvent<View>();

const list: View = { kind: 'list' };
export const $isOpen = createStore(false, { serialize: 'ignore' });
export const $view = createStore<View>(list, { serialize: 'ignore' });
const closed = sample({ clock: [seasonsClosed, pageChanged], fn: () => false });
sample({ clock: seasonsOpened, fn: () => true, target: $isOpen });
sample({ clock: closed, target: $isOpen });

export const seasons = query(listSeasonsFx);
sample({ clock: seasonsOpened, fn: () => undefined, target: seasons.cleared });
sample({ clock: seasonsOpened, fn: () => ({}), target: seasons.asked });

export const adding = submission(addSeasonFx);
export const changing = submission(changeSeasonFx);
export const removing = submission(deleteSeasonFx, 'screen');
/** Prices of nights may be others now. */
export const seasonsChanged = sample({ clock: [adding.done, changing.done, removing.done], fn: () => undefined });
sample({ clock: seasonsChanged, target: seasons.retried });
sample({ clock: [seasonsOpened, seasonsChanged], fn: () => list, target: $view });
sample({ clock: viewed, target: $view });
// another tab may have changed them
sample({ clock: viewed.filter({ fn: ({ kind }) => kind === 'list' }), fn: () => undefined, target: seasons.retried });
sample({ clock: viewed, fn: () => undefined, target: [adding.cleared, changing.cleared, removing.cleared] });
