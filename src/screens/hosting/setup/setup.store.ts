// The setup of a property: which of its pages is in sight, and what is saved as one goes from one to the next.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { connectListingFx, updatePropertyStatusFx } from '../../../../generated/client/property';
import { isKeyOf, keysOf } from '../../../../generated/model/keys';
import { SetupPage } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { redirectedTo, wentTo } from '../../shell/navigation/navigation';
import { $visit, pageChanged, type Visit } from '../../shell/navigation/visit';
import { visitorChanged } from '../../shell/session/session.store';
import { $propertyId, own, ownChanged, type PropertyEdit, propertyOpened, saving } from '../own-property.store';

export const pages = keysOf(SetupPage);

/** The page that an address names, if there is one of that name. */
export const pageIn = ({ params: { page = '' } }: Visit): SetupPage | undefined => (isKeyOf(SetupPage, page) ? page : undefined);

export const opened = createEvent<Visit>();
sample({ clock: opened, fn: ({ params }) => params['property_id'] ?? '', target: propertyOpened });

// Without a page it goes on where it was left, on whichever device that was
const $goesOn = combine($visit, own.$data, (visit, property) => {
  if (!property || visit?.route !== 'propertySetup' || pageIn(visit)) return null;
  if (property.property_id !== visit.params['property_id']) return null;
  return pathTo.propertySetup({ property_id: property.property_id, page: property.setup_page ?? 'basics' });
});
sample({ clock: sample({ clock: [opened, own.done], source: $goesOn }).filterMap((path) => path ?? undefined), target: redirectedTo });

/** Unsaved changes on the page in sight. */
export const typed = createEvent<PropertyEdit>();
export const $typed = createStore<PropertyEdit>({}, { serialize: 'ignore' });
sample({ clock: typed, target: $typed });
sample({ clock: pageChanged, fn: () => ({}), target: $typed });

export interface Step {
  readonly edit: PropertyEdit;
  readonly from: SetupPage;
  /** Where it leads once it is saved: out of the setup where that is nowhere. */
  readonly to: SetupPage | null;
}
export const step = saving(({ edit, from, to }: Step) => ({ ...edit, setup_page: to ?? from }));

/** Refused changes: they keep a person on the page. */
export const $notSaved = step.$sent.map((sent) => sent?.result.not_saved ?? []);
const saved = sample({ clock: step.done, filter: ({ result }) => result.not_saved.length === 0 });
sample({
  clock: saved,
  fn: ({ params: { to }, result: { property_id } }) => (to ? pathTo.propertySetup({ property_id, page: to }) : pathTo.properties()),
  target: wentTo,
});
sample({ clock: saved, filter: ({ params }) => params.to === null, fn: () => say.saved, target: toastShown });

/** Back to the page before: what was typed goes with it. */
export const wentBack = createEvent<Omit<Step, 'edit' | 'to'> & { readonly to: SetupPage; readonly property_id: string }>();
const isEmpty = (edit: PropertyEdit) => Object.keys(edit).length === 0;
sample({
  clock: wentBack,
  source: $typed,
  filter: isEmpty,
  fn: (_, { property_id, to }) => pathTo.propertySetup({ property_id, page: to }),
  target: wentTo,
});
sample({
  clock: wentBack,
  source: $typed,
  filter: (edit) => !isEmpty(edit),
  fn: (edit, { from, to }) => ({ edit, from, to }),
  target: step.submitted,
});

// The connected listing's owner: its page is read once more
export const proving = submission(
  attach({ effect: connectListingFx, source: $propertyId, mapParams: (_: void, property_id) => ({ property_id }) }),
);
sample({ clock: proving.done, fn: ({ result }) => result, target: ownChanged });

// Published: guests find it from now on, and menus know of it
export const publishing = submission(updatePropertyStatusFx, 'screen');
sample({ clock: publishing.done, fn: ({ result }) => result, target: ownChanged });
sample({ clock: publishing.done, fn: () => undefined, target: visitorChanged });
