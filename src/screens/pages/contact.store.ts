// The contact form: what goes along with what a person writes, and what follows once it is sent.
import { createEvent, createStore, restore, sample } from 'effector';
import { sendContactMessageFx } from '../../../generated/client/pages';
import type { ContactFormValues } from '../../../generated/forms/contactForm';
import { converted } from '../shell/analytics/analytics.store';
import { submission } from '../shell/calls/submission';
import { pageChanged } from '../shell/navigation/visit';
import { $user } from '../shell/session/session.store';

/** The form stands open, from this moment in milliseconds. */
export const formShown = createEvent<number>();
/** Something stands in its fields. */
export const formChanged = createEvent<Partial<ContactFormValues>>();
/** A person sends it: at which moment, and what stands in the field that nobody sees. */
export const sendPressed = createEvent<{ readonly values: ContactFormValues; readonly website: string; readonly at: number }>();

export const contact = submission(sendContactMessageFx);

const $openSince = restore(formShown, 0);
sample({
  clock: sendPressed,
  source: $openSince,
  fn: (since, { values, website, at }) => ({ ...values, website, seconds: Math.max(0, Math.floor((at - since) / 1000)) }),
  target: contact.submitted,
});

// a signed-in person need not enter a name and address; typed values stay
const $isBegun = createStore(false, { serialize: 'ignore' });
sample({ clock: formChanged, fn: ({ name, email }) => Boolean(name ?? email), target: $isBegun });
sample({ clock: [formShown, pageChanged], fn: () => false, target: $isBegun });

/** The known facts of a person who has typed nothing yet. */
export const $given = createStore<Partial<ContactFormValues> | null>(null, { serialize: 'ignore' });
sample({
  clock: [formShown, $user.updates],
  source: { user: $user, isBegun: $isBegun },
  filter: ({ user, isBegun }) => user !== null && !isBegun,
  fn: ({ user }): Partial<ContactFormValues> => {
    const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
    return { ...(name && { name }), ...(user && { email: user.email }) };
  },
  target: $given,
});
sample({ clock: pageChanged, fn: () => null, target: $given });

sample({
  clock: contact.done,
  filter: ({ params }) => params.topic === 'call',
  fn: ({ result }) => ({ event: 'scheduleCallConversion' as const, transaction_id: result.reference }),
  target: converted,
});
