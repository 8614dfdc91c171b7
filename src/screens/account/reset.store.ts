// A new password by a mailed link: asking for the link, and using it.
import { attach } from 'effector';
import { requestPasswordResetFx, resetPasswordFx } from '../../../generated/client/account';
import type { ForgotFormValues } from '../../../generated/forms/forgotForm';
import type { ResetFormValues } from '../../../generated/forms/resetForm';
import { pathTo } from '../../../generated/routes/paths';
import { resetQuery } from '../../../generated/routes/queries/resetQuery';
import { submission } from '../shell/calls/submission';
import { $visit } from '../shell/navigation/visit';
import { $settings } from '../shell/request/request';

/** Mails the link, if there is an account. */
export const resetLink = submission(
  attach({
    source: $settings,
    effect: requestPasswordResetFx,
    mapParams: ({ email }: ForgotFormValues, { siteOrigin }) => ({ email, reset_link: siteOrigin + pathTo.reset({ email }) }),
  }),
);

/** Under which address a password manager keeps the new password. */
export const $linkEmail = $visit.map((visit) => (visit?.route === 'reset' ? (resetQuery(visit.query).email ?? null) : null));

/** From the link; null where the page was opened without one. */
export const $linkToken = $visit.map((visit) => (visit?.route === 'reset' ? (resetQuery(visit.query).token ?? null) : null));

export const newPassword = submission(
  attach({
    source: $linkToken,
    effect: resetPasswordFx,
    mapParams: ({ new_password }: ResetFormValues, token) => ({ new_password, token: token ?? '' }),
  }),
);
