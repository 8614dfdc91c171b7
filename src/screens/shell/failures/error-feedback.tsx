// "Tell us what happened": what somebody says of an error, sent with it to those who mend it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { errorStoryMost } from '../../../../generated/model/constants';
import { errorDialogTexts as texts } from '../../../../generated/texts/sentences/errorDialogTexts';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Field } from '../../../ui/field';
import { Text } from '../../../ui/type';
import { TextInput } from '../../../ui/text-input';
import { Textarea } from '../../../ui/textarea';
import { $canReport, $tellings, tellingSent } from './reporting.store';

const Form = chakra('form', { base: { display: 'grid', gap: '4', paddingTop: '2' } });

const FeedbackForm = ({ error }: { readonly error: number }) => {
  const [tellings, send] = useUnit([$tellings, tellingSent]);
  const [told, setTold] = useState({ message: '', name: '', email: '' });
  const [missing, setMissing] = useState(false);
  const state = tellings[error];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = told.message.trim() === '';
    setMissing(empty);
    if (!empty) send({ error, message: told.message.trim(), name: told.name.trim(), email: told.email.trim() });
  };
  if (state === 'sent') return <Text as="output">{texts.thanks}</Text>;
  return (
    <Form noValidate onSubmit={submit}>
      <Field label={texts.message} error={missing && texts.messageMissing}>
        <Textarea required rows={3} limit={errorStoryMost} value={told.message} onChange={(message) => setTold({ ...told, message })} />
      </Field>
      <Field label={texts.name} optional>
        <TextInput autoComplete="name" value={told.name} onChange={(name) => setTold({ ...told, name })} />
      </Field>
      <Field label={texts.email} optional>
        <TextInput type="email" autoComplete="email" value={told.email} onChange={(email) => setTold({ ...told, email })} />
      </Field>
      {state === 'failed' && (
        <Text role="alert" color="error">
          {texts.notSent}
        </Text>
      )}
      <Button variant="outline" type="submit" busy={state === 'sending'} justifySelf="start">
        {texts.send}
      </Button>
    </Form>
  );
};

/** Only where there is somebody to read it. */
export const ErrorFeedback = ({ error }: { readonly error: number }) =>
  useUnit($canReport) && (
    <Disclosure summary={texts.report}>
      <FeedbackForm error={error} />
    </Disclosure>
  );
