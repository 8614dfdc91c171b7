// The chosen nights of the grid, and the changes to them, saved at several listings at once.
import { combine, createEvent, createStore, sample } from 'effector';
import { updateCalendarsFx } from '../../../../generated/client/property';
import type { PlainDate } from '../../../../generated/model/wire';
import { calendarsTexts as say } from '../../../../generated/texts/sentences/calendarsTexts';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { grid } from './grid.store';
import { checkedOnly, chosenNights, chosenRows, dated, drawn, nothing, type Place, pressed, type Selection } from './selection';

/** A night is pressed: the first, then the last; with `extends`, the last at once. */
export const nightPressed = createEvent<{ readonly at: Place; readonly extends: boolean }>();
/** Nights are drawn over, by pointer or by keys. */
export const nightsDrawn = createEvent<{ readonly from: Place; readonly to: Place }>();
/** Other nights are typed for the chosen listings. */
export const nightsNamed = createEvent<{ readonly from: PlainDate; readonly to: PlainDate }>();
/** A listing is checked or not any more. */
export const rowChecked = createEvent<{ readonly id: string; readonly isChecked: boolean }>();
export const allChecked = createEvent<boolean>();
export const selectionCleared = createEvent();

const $ids = grid.$data.map((known) => known?.rows.map(({ property_id }) => property_id) ?? []);
const $selection = createStore<Selection>(nothing, { serialize: 'ignore' });
sample({ clock: nightPressed, source: $selection, fn: pressed, target: $selection });
sample({ clock: nightsDrawn, source: $selection, fn: drawn, target: $selection });
sample({ clock: nightsNamed, source: $selection, fn: dated, target: $selection });
sample({
  clock: rowChecked,
  source: { selection: $selection, ids: $ids },
  fn: ({ selection, ids }, { id, isChecked }) =>
    checkedOnly(selection, [...chosenRows(selection, ids).filter((one) => one !== id), ...(isChecked ? [id] : [])]),
  target: $selection,
});
sample({
  clock: allChecked,
  source: { selection: $selection, ids: $ids },
  fn: ({ selection, ids }, isChecked) => checkedOnly(selection, isChecked ? ids : []),
  target: $selection,
});
// other dates or listings come: what was chosen is not in sight any more
const $shown = combine(grid.$data, $ids, (known, ids) => `${known?.from} ${ids.join(' ')}`);
sample({ clock: [selectionCleared, $shown.updates], fn: () => nothing, target: $selection });

export const $anchor = $selection.map(({ anchor }) => anchor);
export const $nights = $selection.map(chosenNights);
export const $rows = combine($selection, $ids, chosenRows);

export const saving = submission(updateCalendarsFx, 'screen');
sample({ clock: saving.done, fn: () => undefined, target: [selectionCleared, grid.retried] });
sample({
  clock: saving.done.filter({ fn: ({ result }) => result.saved.length > 0 }),
  fn: ({ result }) => say.saved({ count: result.saved.length }),
  target: toastShown,
});
sample({ clock: saving.failed, fn: () => undefined, target: grid.retried });
sample({
  clock: [$nights.updates, $rows.updates],
  source: $rows,
  filter: (rows) => rows.length > 0,
  fn: () => undefined,
  target: saving.cleared,
});
/** Counts what was sent: the window in which it was done goes with it. */
export const $saves = createStore(0, { serialize: 'ignore' });
sample({ clock: saving.done, source: $saves, fn: (count) => count + 1, target: $saves });
