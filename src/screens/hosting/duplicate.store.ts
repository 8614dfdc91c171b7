// Duplicating a property: one copy for each press, also where it is pressed twice or an answer is lost; then the setup of the copy.
import { combine, createEvent, createStore, sample } from 'effector';
import { type DuplicatePropertyArgs, duplicatePropertyFx } from '../../../generated/client/property';
import { pathTo } from '../../../generated/routes/paths';
import { duplicateTexts } from '../../../generated/texts/sentences/duplicateTexts';
import { submission } from '../shell/calls/submission';
import { toastShown } from '../shell/chrome/toasts.store';
import { wentTo } from '../shell/navigation/navigation';
import { pageChanged } from '../shell/navigation/visit';
import { visitorChanged } from '../shell/session/session.store';

/** The id of the property that is to be copied. */
export const duplicatePressed = createEvent<string>();
const duplicate = submission(duplicatePropertyFx, 'dialog');

/** A copy is being made, or there already and about to be shown. */
const $busy = combine(duplicate.$pending, duplicate.$sent, (pending, sent) => pending || sent !== null);
/** The last request: as long as nothing answers it, the next try is the same one. */
const $asked = createStore<DuplicatePropertyArgs | null>(null, { serialize: 'ignore' });
sample({
  clock: duplicatePressed,
  source: { asked: $asked, busy: $busy },
  filter: ({ busy }) => !busy,
  fn: ({ asked }, property_id) =>
    asked?.property_id === property_id ? asked : { property_id, idempotencyKey: `${property_id} ${Date.now()} ${Math.random()}` },
  target: [$asked, duplicate.submitted],
});
sample({ clock: pageChanged, fn: () => null, target: $asked });

/** The property of which a copy is being made. */
export const $duplicating = combine($busy, $asked, (busy, asked) => (busy && asked ? asked.property_id : null));
sample({ clock: duplicate.done, fn: ({ result: { property_id } }) => pathTo.propertySetup({ property_id }), target: wentTo });
sample({ clock: duplicate.done, fn: () => duplicateTexts.done, target: toastShown });
// menus count properties
sample({ clock: duplicate.done, fn: () => undefined, target: visitorChanged });
