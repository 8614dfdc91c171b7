// Logging in: the session is opened, and the shell leads on to where the person was going.
import { attach, createEvent, sample } from 'effector';
import type { CreateSessionArgs } from '../../../generated/client/account';
import { createSessionFx } from '../../../generated/client/effects/account';
import { loggedIn, passwordAttemptsTold } from '../shell/session/session.store';
import type { Visit } from '../shell/navigation/visit';
import { rememberLoginFx } from './known-device';
import { refusalsOf } from './refused';

export const opened = createEvent<Visit>();
export const loginSubmitted = createEvent<CreateSessionArgs>();

export const enterFx = attach({ effect: createSessionFx });
sample({ clock: loginSubmitted, target: enterFx });
sample({ clock: enterFx.doneData, fn: ({ access_token }) => access_token, target: loggedIn });
sample({ clock: enterFx.done, fn: ({ params }) => params.email, target: rememberLoginFx });

const attemptsTold = enterFx.failData.filterMap((failure) =>
  failure.kind === 'refusal' && (failure.code === 'account.wrong_credentials' || failure.code === 'account.too_many_attempts')
    ? failure.data.password_attempts
    : undefined,
);
sample({ clock: attemptsTold, target: passwordAttemptsTold });

export const $refused = refusalsOf({
  failed: enterFx.failData,
  begun: [opened, loginSubmitted],
  fields: { 'account.wrong_credentials': 'password' },
});
