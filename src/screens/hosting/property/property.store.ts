// A host's actions on one property as a whole: list, pause, connect again, disconnect, delete.
import { attach, createEvent, sample } from 'effector';
import { connectListingFx, deletePropertyFx, disconnectListingFx, updatePropertyStatusFx } from '../../../../generated/client/property';
import { PropertyStatus, type StatusChoice } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts } from '../../../../generated/texts/sentences/propertyTexts';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { headSaid } from '../../shell/navigation/head';
import { redirectedTo } from '../../shell/navigation/navigation';
import type { Visit } from '../../shell/navigation/visit';
import { visitorChanged } from '../../shell/session/session.store';
import { $propertyId, own, ownChanged, propertyOpened } from '../own-property.store';

export const opened = createEvent<Visit>();
sample({ clock: opened, fn: ({ params }) => params['property_id'] ?? '', target: propertyOpened });
sample({
  clock: [opened, own.done],
  source: own.$data,
  filter: (property) => Boolean(property?.title),
  fn: (property) => ({ title: property?.title ?? '' }),
  target: headSaid,
});

const ofOpen = (_: void, property_id: string) => ({ property_id });

export const move = submission(
  attach({
    effect: updatePropertyStatusFx,
    source: $propertyId,
    mapParams: (status: StatusChoice, property_id) => ({ property_id, status }),
  }),
);
export const reading = submission(attach({ effect: connectListingFx, source: $propertyId, mapParams: ofOpen }));
export const disconnection = submission(attach({ effect: disconnectListingFx, source: $propertyId, mapParams: ofOpen }));
export const deletion = submission(attach({ effect: deletePropertyFx, source: $propertyId, mapParams: ofOpen }));

sample({ clock: [move.done, reading.done, disconnection.done], fn: ({ result }) => result, target: ownChanged });
sample({
  clock: move.done,
  fn: ({ result }) => propertyTexts.stateChanged({ state: PropertyStatus[result.status].label }),
  target: toastShown,
});
sample({ clock: disconnection.done, fn: () => propertyTexts.disconnected, target: toastShown });
sample({ clock: deletion.done, fn: () => pathTo.properties(), target: redirectedTo });
sample({ clock: deletion.done, fn: ({ result }) => (result.kept ? propertyTexts.deletedKept : propertyTexts.deleted), target: toastShown });
sample({ clock: [disconnection.done, deletion.done], fn: () => undefined, target: visitorChanged });
