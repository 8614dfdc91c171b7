// The cookie settings: one choice for each purpose, off until it is ticked.
import { useUnit } from 'effector-react';
import { cookieSettingsForm } from '../../../../generated/forms/cookieSettingsForm';
import { consentTexts } from '../../../../generated/texts/sentences/consentTexts';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { $consent, consentGiven, settingsClosed } from '../analytics/consent.store';
import { toastShown } from './toasts.store';

export const CookieSettings = () => {
  const [consent, give, close, note] = useUnit([$consent, consentGiven, settingsClosed, toastShown]);
  return (
    <Modal open size="sm" title={cookieSettingsForm.title} onClose={close}>
      <Text color="muted" marginBottom="4">
        {cookieSettingsForm.intro}
      </Text>
      <GeneratedForm
        form={cookieSettingsForm}
        facts={{}}
        starts={{ analytics: consent?.analytics ?? false, replay: consent?.replay ?? false }}
        onSubmit={({ analytics = false, replay = false }) => {
          give({ analytics, replay });
          note(consentTexts.saved);
        }}
      />
    </Modal>
  );
};
