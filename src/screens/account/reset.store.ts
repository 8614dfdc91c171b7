// A new password by a mailed link: asking for the link, and using it.
import { attach, createEvent, createStore, sample } from 'effector';
import { requestPasswordResetFx, resetPasswordFx } from '../../../generated/client/effects/account';
import type { ForgotFormValues } from '../../../generated/forms/forgotForm';
import type { ResetFormValues } from '../../../generated/forms/resetForm';
import { pathTo } from '../../../generated/routes/paths';
import { queryOf } from '../../../generated/routes/queries';
import { $settings } from '../shell/request/request';
import { $visit, visited } from '../shell/navigation/visit';
import { refusalsOf } from './refused';

// Asking for the link
export const linkAsked = createEvent<ForgotFormValues>();
export const askFx = attach({
  source: $settings,
  effect: requestPasswordResetFx,
  mapParams: ({ email }: ForgotFormValues, { siteOrigin }) => ({ email, reset_link: siteOrigin + pathTo.reset() }),
});
sample({ clock: linkAsked, target: askFx });
export const $askRefused = refusalsOf({ failed: askFx.failData, begun: [visited, linkAsked] });

/** Where the link went, if there is an account. */
export const $sentTo = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: askFx.done, fn: ({ params }) => params.email, target: $sentTo });
sample({ clock: visited, fn: () => null, target: $sentTo });

// Using it
export const passwordChosen = createEvent<ResetFormValues>();
/** From the link; null where the page was opened without one. */
export const $linkToken = $visit.map((visit) => (visit?.route === 'reset' ? (queryOf.reset(visit.query).token ?? null) : null));
export const changeFx = attach({
  source: $linkToken,
  effect: resetPasswordFx,
  mapParams: ({ new_password }: ResetFormValues, token) => ({ new_password, token: token ?? '' }),
});
sample({ clock: passwordChosen, target: changeFx });
const fields = { 'account.password_common': 'new_password', 'account.password_holds_email': 'new_password' } as const;
export const $changeRefused = refusalsOf({ failed: changeFx.failData, begun: [visited, passwordChosen], fields });

export const $isChanged = createStore(false, { serialize: 'ignore' });
sample({ clock: changeFx.done, fn: () => true, target: $isChanged });
sample({ clock: visited, fn: () => false, target: $isChanged });
