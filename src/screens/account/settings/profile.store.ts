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
  loadFx: attach({ effect: getProfileFx }),
  begun: opened,
});

export const namesGiven = createEvent<NameFormValues>();
export const namesFx = attach({ effect: updateProfileFx });
sample({ clock: namesGiven, target: namesFx });
export const $namesRefused = refusalsOf({ failed: namesFx.failData, begun: [opened, namesGiven] });

export const mailChosen = createEvent<MailFormValues>();
export const mailFx = attach({
  effect: updateProfileFx,
  mapParams: ({ marketing_consent = false }: MailFormValues) => ({ marketing_consent }),
});
sample({ clock: mailChosen, target: mailFx });
export const $mailRefused = refusalsOf({ failed: mailFx.failData, begun: [opened, mailChosen] });

sample({ clock: [namesFx.done, mailFx.done], fn: () => accountTexts.saved, target: noted });
// menus and greetings speak of names
sample({ clock: namesFx.done, fn: () => undefined, target: visitorChanged });
