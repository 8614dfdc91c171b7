// Having a link mailed that leads to a new password.
import { useUnit } from 'effector-react';
import { forgotForm } from '../../../generated/forms/forgotForm';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { RouteLink } from '../shell/navigation/links';
import { Gate } from './gate';
import { RefusedNotice } from './refused-notice';
import { $askRefused, $sentTo, askFx, linkAsked } from './reset.store';

export const Forgot = () => {
  const { refused, sentTo, busy } = useUnit({ refused: $askRefused, sentTo: $sentTo, busy: askFx.pending });
  const submit = useUnit(linkAsked);
  return (
    <Gate
      title={forgotForm.title}
      lead={sentTo === null && forgotForm.intro}
      foot={<RouteLink to={pathTo.login()}>{signInTexts.backToLogin}</RouteLink>}
    >
      <RefusedNotice notice={refused.notice} />
      {sentTo === null ? (
        <GeneratedForm form={forgotForm} facts={{}} wide busy={busy} problems={refused.problems} onSubmit={submit} />
      ) : (
        <Banner tone="good" live="status">
          {signInTexts.forgotSent({ email: sentTo })}
        </Banner>
      )}
    </Gate>
  );
};
