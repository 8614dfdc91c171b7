// The person's own profile: its settings, their names, and whether offers by mail are welcome.
import { attach, createEvent, sample } from 'effector';
import { getProfileFx, updateProfileFx } from '../../../../generated/client/effects/account';
import type { MailFormValues } from '../../../../generated/forms/mailForm';
import type { NameFormValues } from '../../../../generated/forms/nameForm';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { noted } from '../../shell/chrome/toasts.store';
import { visitorChanged } from '../../shell/session/session.store';
import { refusalsOf } from '../refused';
import { loadedPart } from './loaded-part';
import { opened } from './settings.store';

export const profilePart = loadedPart({
  name: 'settings/profile',
  loadFx: attach({ effect: getProfileFx, name: 'settings/getProfileFx' }),
  begun: opened,
});

export const namesGiven = createEvent<NameFormValues>({ sid: 'account/settings/namesGiven', name: 'namesGiven' });
export const namesFx = attach({ effect: updateProfileFx, name: 'settings/namesFx' });
sample({ clock: namesGiven, target: namesFx });
export const $namesRefused = refusalsOf({ name: 'settings/names', failed: namesFx.failData, begun: [opened, namesGiven] });

export const mailChosen = createEvent<MailFormValues>({ sid: 'account/settings/mailChosen', name: 'mailChosen' });
export const mailFx = attach({
  effect: updateProfileFx,
  name: 'settings/mailFx',
  mapParams: ({ marketing_consent = false }: MailFormValues) => ({ marketing_consent }),
});
sample({ clock: mailChosen, target: mailFx });
export const $mailRefused = refusalsOf({ name: 'settings/mail', failed: mailFx.failData, begun: [opened, mailChosen] });

sample({ clock: [namesFx.done, mailFx.done], fn: () => accountTexts.saved, target: noted });
// menus and greetings speak of names
sample({ clock: namesFx.done, fn: () => undefined, target: visitorChanged });
