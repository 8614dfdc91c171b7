// An invitation to co-host that is begun from the list: for some of a host's listings, or for all.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { inviteCohostFx } from '../../../../generated/client/property';
import type { CohostFormValues } from '../../../../generated/forms/cohostForm';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { sentWords } from '../invited-words';
import { opened, rows } from './properties.store';

/** The host's own listings, to which a co-host can be invited. */
export const $inviting = combine(rows.$data, (known) =>
  (known ?? []).filter((row) => row.cohost_for === null && row.status !== 'archived'),
);

export const inviteAsked = createEvent<boolean>();
export const $isInviting = createStore(false, { serialize: 'ignore' });

interface Chosen extends CohostFormValues {
  readonly ids: readonly string[];
}
export const inviting = submission(
  attach({
    effect: inviteCohostFx,
    mapParams: ({ ids: [property_id = '', ...property_ids], ...values }: Chosen) => ({ ...values, property_id, property_ids }),
  }),
);
sample({ clock: inviteAsked, target: $isInviting });
sample({ clock: inviteAsked, fn: () => undefined, target: inviting.cleared });
sample({ clock: [inviting.done, opened], fn: () => false, target: $isInviting });
sample({ clock: inviting.done, fn: ({ result }) => sentWords(result), target: toastShown });
