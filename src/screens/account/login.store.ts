// Logging in: the session is opened, and the shell leads on to where the person was going.
import { createEvent, sample } from 'effector';
import { createSessionFx } from '../../../generated/client/account';
import { submission } from '../shell/calls/submission';
import type { Visit } from '../shell/navigation/visit';
import { loggedIn, passwordAttemptsTold } from '../shell/session/session.store';
import { rememberLoginFx } from './known-device';

export const opened = createEvent<Visit>();

export const login = submission(createSessionFx);
sample({ clock: login.done, fn: ({ result }) => result.access_token, target: loggedIn });
sample({ clock: login.done, fn: ({ params }) => params.email, target: rememberLoginFx });

const attemptsTold = login.failed.filterMap(({ error }) =>
  error.kind === 'refusal' && (error.code === 'account.wrong_credentials' || error.code === 'account.too_many_attempts')
    ? error.data.password_attempts
    : undefined,
);
sample({ clock: attemptsTold, target: passwordAttemptsTold });
