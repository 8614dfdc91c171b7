// A host's seasons: the window that is open over a calendar, and the seasons that are kept, changed and removed there.
import { addSeasonFx, changeSeasonFx, deleteSeasonFx, listSeasonsFx } from '../../../../generated/client/property';
import { keptList } from '../../shell/calls/kept-list';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';

const all = query(listSeasonsFx);
export const adding = submission(addSeasonFx);
export const changing = submission(changeSeasonFx);
export const removing = submission(deleteSeasonFx, 'screen');
export const seasons = keptList({ all, linesOf: (it) => it.seasons, changes: [adding, changing, removing] });
/** Prices of nights may be others now. */
export const seasonsChanged = seasons.changed;
