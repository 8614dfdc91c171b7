// The mails of a saved search are ended, or begin again, by the link that stands in each of them.
import { combine, createEvent, createStore, sample } from 'effector';
import { getSearchMailsFx, setSearchMailsFx } from '../../../generated/client/wishlist';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { toastShown } from '../shell/chrome/toasts.store';
import { headSaid } from '../shell/navigation/head';
import type { Visit } from '../shell/navigation/visit';

export const opened = createEvent<Visit>();
const $named = createStore('');
const named = sample({ clock: opened, fn: ({ params }) => params['token'] ?? '' });
sample({ clock: named, target: $named });

export const mails = query(getSearchMailsFx);
sample({ clock: named, fn: (token) => ({ token }), target: mails.asked });
sample({
  clock: mails.failed,
  filter: ({ error }) => error.kind === 'refusal',
  fn: () => ({ title: say.endMissing, status: 404 }),
  target: headSaid,
});

/** Pressed: whether mails are wanted. */
export const mailsWanted = createEvent<boolean>();
export const setting = submission(setSearchMailsFx, 'screen');
sample({ clock: mailsWanted, source: $named, fn: (token, wanted) => ({ token, mails: wanted }), target: setting.submitted });
sample({ clock: setting.done, fn: ({ result }) => result, target: mails.$data });
sample({
  clock: setting.done,
  filter: ({ result }) => result.mails,
  fn: ({ result: { name } }) => say.again({ name }),
  target: toastShown,
});
export const $shown = combine({ busy: setting.$pending, problem: setting.$problem, failure: mails.$failure });
