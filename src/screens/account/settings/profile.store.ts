// The person's own profile: its settings, their names and phone number, and whether offers by mail are welcome.
import { attach, sample } from 'effector';
import { getProfileFx, updateProfileFx } from '../../../../generated/client/account';
import type { MailFormValues } from '../../../../generated/forms/mailForm';
import type { ProfileFormValues } from '../../../../generated/forms/profileForm';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { visitorChanged } from '../../shell/session/session.store';
import { opened } from './settings.store';

export const profile = query(getProfileFx);
sample({ clock: opened, fn: () => undefined, target: [profile.cleared, profile.asked] });

export const details = submission(
  // a field that is left empty is taken away
  attach({
    effect: updateProfileFx,
    mapParams: ({ phone, languages = [], ...names }: ProfileFormValues) => ({ ...names, languages, phone: phone ?? null }),
  }),
);
export const mail = submission(
  attach({ effect: updateProfileFx, mapParams: ({ marketing_consent = false }: MailFormValues) => ({ marketing_consent }) }),
);
sample({ clock: [details.done, mail.done], fn: () => accountTexts.saved, target: toastShown });
// menus and greetings speak of names
sample({ clock: details.done, fn: () => undefined, target: visitorChanged });
