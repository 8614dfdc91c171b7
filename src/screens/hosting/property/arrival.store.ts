// The arrival guide of the open property, loaded as its part is shown, and saved whole.
import { attach, createEvent, sample } from 'effector';
import { getArrivalGuideFx, saveArrivalGuideFx } from '../../../../generated/client/property';
import type { ArrivalFormValues } from '../../../../generated/forms/arrivalForm';
import { arrivalTexts } from '../../../../generated/texts/sentences/arrivalTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $propertyId, own } from '../own-property.store';

export const guide = query(
  attach({ effect: getArrivalGuideFx, source: $propertyId, mapParams: (_: void, property_id) => ({ property_id }) }),
);
sample({ clock: own.cleared, target: guide.cleared });

/** It is in sight. */
export const guideShown = createEvent();
sample({ clock: guideShown, target: guide.asked });

export const saving = submission(
  attach({
    effect: saveArrivalGuideFx,
    source: $propertyId,
    mapParams: (values: ArrivalFormValues, property_id) => ({ ...values, property_id }),
  }),
);
sample({ clock: guideShown, fn: () => undefined, target: saving.cleared });
sample({ clock: saving.done, fn: ({ result }) => result, target: guide.$data });
sample({ clock: saving.done, fn: () => arrivalTexts.saved, target: toastShown });
