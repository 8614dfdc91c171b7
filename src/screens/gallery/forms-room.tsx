// Generated forms and a wizard.
import { useState } from 'react';
import { senderSurveyForm } from '../../../generated/forms/senderSurveyForm';
import { signUpForm } from '../../../generated/forms/signUpForm';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Card, Grid } from '../../ui/layout';
import { TextInput } from '../../ui/text-input';
import { Text } from '../../ui/type';
import { Wizard } from '../../ui/wizard';
import { Exhibit, Room } from './exhibit';

const Steps = () => {
  const [link, setLink] = useState<string>();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState(false);
  const check = () => (link ? [] : [{ field: 'gallery-link', message: 'Enter the address of your listing.' }]);
  const content = (
    <Field id="gallery-link" label="Link to your listing">
      <TextInput value={link} onChange={setLink} />
    </Field>
  );
  if (done) return <Text>Connected.</Text>;
  return (
    <Wizard
      at={at}
      onMove={setAt}
      onFinish={() => setDone(true)}
      finish="Connect"
      steps={[
        { id: 'link', title: 'Where is your listing?', says: 'On whichever platform it is today.', content, check },
        { id: 'look', title: 'Is this it?', content: <Text>{link}</Text> },
      ]}
    />
  );
};

const problems = [{ field: 'gallery-terms', message: 'Tick the house rules.' }, { message: 'The whole did not fit.' }];

const Wrong = () => {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
      <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
        Send
      </Button>
    </>
  );
};

export const FormsRoom = () => {
  const [sent, setSent] = useState<string>();
  return (
    <Room title="Forms">
      <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        <Exhibit name="Generated form">
          <Card.Root>
            <GeneratedForm form={signUpForm} facts={{}} onSubmit={() => setSent('Signed up')} wide />
          </Card.Root>
        </Exhibit>
        <Exhibit name="Generated form in steps">
          <Card.Root>
            <GeneratedForm form={senderSurveyForm} facts={{}} onSubmit={({ likely_to_refer }) => setSent(`Likely: ${likely_to_refer}`)} />
          </Card.Root>
        </Exhibit>
        <Exhibit name="Wizard">
          <Card.Root>
            <Steps />
          </Card.Root>
        </Exhibit>
        <Exhibit name="Error summary">
          <Wrong />
        </Exhibit>
      </Grid>
      <Text aria-live="polite">{sent}</Text>
    </Room>
  );
};
