// One automatic message as it is written: for which place, when, and its text with fields.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { automaticForm, type AutomaticFormValues } from '../../../generated/forms/automaticForm';
import type { AutomaticMessage, PropertyRow } from '../../../generated/model/entities';
import { automaticTexts as say } from '../../../generated/texts/sentences/automaticTexts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useInsertion } from '../../ui/form/use-insertion';
import { Box } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { Select } from '../../ui/select';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { ReplyFields } from '../shell/messages/reply-fields';
import { useDraft } from '../shell/drafts/drafts.store';
import { adding, automatic, changing, newAutomatic } from './automatic.store';

const valuesOf = (text: string): Partial<AutomaticFormValues> => ({ text });
const all = 'all';
// a message for a payment has no day and no time of its own, and one without a moment none yet
const timed = ['moment', 'days', 'clock', 'text', 'is_on'] as const;
const atOnce = ['moment', 'text', 'is_on'] as const;
// each has a value from the beginning
const needed = ['days', 'clock', 'is_on'] as const;

const startsOf = ({ moment, days, clock, text, is_on }: AutomaticMessage): AutomaticFormValues => ({ moment, days, clock, text, is_on });
/** A place as a list names it. */
export const placeOf = ({ title, city }: Pick<PropertyRow, 'title' | 'city'>): string => title || city;

interface AutomaticFormProps {
  readonly message: AutomaticMessage | null;
  readonly places: readonly PropertyRow[];
}

export const AutomaticForm = ({ message, places }: AutomaticFormProps) => {
  const [view, add, change] = useUnit([automatic.viewed, adding.submitted, changing.submitted]);
  const [place, setPlace] = useState(message?.property_id ?? all);
  const [moment, setMoment] = useState(message?.moment);
  const [given, insert] = useInsertion(`${automaticForm.id}_text`, valuesOf);
  const draft = useDraft(newAutomatic, 'text');
  const back = () => view({ kind: 'list' });
  const changed = (values: Partial<AutomaticFormValues>) => {
    setMoment(values.moment);
    if (!message) draft.onChange(values);
  };
  const send = (values: AutomaticFormValues) => {
    const whole = { ...values, ...(place === all ? {} : { property_id: place }) };
    return message ? change({ ...whole, message_id: message.message_id }) : add(whole);
  };
  const known = [{ value: all, label: say.all }, ...places.map((it) => ({ value: it.property_id, label: placeOf(it) }))];
  const options = known.some(({ value }) => value === place) ? known : [...known, { value: place, label: say.gone }];
  return (
    <Modal open title={message ? say.editHeading : say.add} onClose={back}>
      <Box marginBottom="5">
        <Field label={say.forWhich}>
          <Select value={place} options={options} onChange={setPlace} />
        </Field>
      </Box>
      <SubmissionForm
        of={message ? changing : adding}
        form={automaticForm}
        facts={{}}
        starts={message ? startsOf(message) : draft.starts}
        only={moment === undefined || moment === 'paid' ? atOnce : timed}
        labels={{ days: moment === 'departure' ? say.daysAfter : say.daysBefore }}
        onChange={changed}
        below={{ text: <ReplyFields onChoose={insert} /> }}
        actions={
          <Button variant="ghost" onClick={back}>
            {say.back}
          </Button>
        }
        onSubmit={send}
        {...{ given, needed }}
      />
    </Modal>
  );
};
