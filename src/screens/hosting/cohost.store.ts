// The link of an invitation to co-host: looked at as its page opens, and accepted when the person says so.
import { createEvent, createStore, sample } from 'effector';
import { acceptInvitationFx, findInvitationFx } from '../../../generated/client/property';
import { pathTo } from '../../../generated/routes/paths';
import { cohostQuery } from '../../../generated/routes/queries/cohostQuery';
import { invitationTexts } from '../../../generated/texts/sentences/invitationTexts';
import { seasonTexts } from '../../../generated/texts/sentences/seasonTexts';
import { submission } from '../shell/calls/submission';
import { toastShown } from '../shell/chrome/toasts.store';
import { redirectedTo } from '../shell/navigation/navigation';
import type { Visit } from '../shell/navigation/visit';
import { visitorChanged } from '../shell/session/session.store';

export const opened = createEvent<Visit>();
export const $token = createStore('', { serialize: 'ignore' }).on(opened, (_, visit) => cohostQuery(visit.query).token ?? '');

export const looking = submission(findInvitationFx, 'screen');
export const $invitation = looking.$sent.map((sent) => sent && sent.result);
sample({ clock: opened, fn: () => undefined, target: looking.cleared });
sample({ clock: opened, source: $token, filter: Boolean, fn: (token) => ({ token }), target: looking.submitted });

export const accepting = submission(acceptInvitationFx);
sample({ clock: opened, fn: () => undefined, target: accepting.cleared });
sample({
  clock: accepting.done,
  // of several, the list shows all
  fn: ({ result: { property_ids } }) => {
    const [property_id = ''] = property_ids;
    return property_ids.length === 1 ? pathTo.property({ property_id }) : pathTo.properties();
  },
  target: redirectedTo,
});
sample({
  clock: accepting.done,
  fn: ({ result: { property_ids } }) =>
    property_ids.length === 1
      ? invitationTexts.accepted
      : invitationTexts.acceptedMany({ listings: seasonTexts.listings({ count: property_ids.length }) }),
  target: toastShown,
});
sample({ clock: accepting.done, fn: () => undefined, target: visitorChanged });
