// The two surveys. Closing one early sends what was entered, also where the tab is closed.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { recipientSurveyForm } from '../../../../generated/forms/recipientSurveyForm';
import { senderSurveyForm } from '../../../../generated/forms/senderSurveyForm';
import { recipientAnswersGiven, senderRatingsGiven } from '../../../../generated/rules/referral';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import type { RecipientEntered, SenderEntered } from './feedback';
import { recipientEntered, senderEntered, type Survey, surveyClosed, surveySubmitted, tabLeft } from './surveys.store';

/** Phones close a tab that is out of sight without a word: whatever hides it may be the end. */
const useTabLeft = () => {
  const left = useUnit(tabLeft);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && left();
    const gone = () => left();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
    };
  }, [left]);
};

const SenderSurvey = ({ entered }: { readonly entered: SenderEntered }) => {
  const [enter, submit] = useUnit([senderEntered, surveySubmitted]);
  return (
    <GeneratedForm
      form={senderSurveyForm}
      facts={{}}
      ready={senderRatingsGiven({ senderRatings: entered }).ok}
      onChange={enter}
      onSubmit={() => submit()}
    />
  );
};

const RecipientSurvey = ({ entered }: { readonly entered: RecipientEntered }) => {
  const [enter, submit] = useUnit([recipientEntered, surveySubmitted]);
  return (
    <>
      <Text marginBottom="5">{recipientSurveyForm.intro}</Text>
      <GeneratedForm
        form={recipientSurveyForm}
        facts={{}}
        ready={recipientAnswersGiven({ recipientChoices: entered }).ok}
        onChange={enter}
        onSubmit={() => submit()}
      />
    </>
  );
};

export const SurveyWindow = ({ survey }: { readonly survey: Survey }) => {
  const close = useUnit(surveyClosed);
  useTabLeft();
  return (
    <Modal open title={survey.of === 'sender' ? senderSurveyForm.title : recipientSurveyForm.title} onClose={close}>
      {survey.of === 'sender' ? <SenderSurvey entered={survey.entered} /> : <RecipientSurvey entered={survey.entered} />}
    </Modal>
  );
};
