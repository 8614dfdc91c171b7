// Every control in the states that it is seldom seen in: wrong, and not to be changed.
import { Checkboxes, Radios } from '../../ui/choice';
import { Faces } from '../../ui/faces';
import { Field, Group } from '../../ui/field';
import { FileInput } from '../../ui/file-input';
import { Grid, Stack } from '../../ui/layout';
import { MoneyInput } from '../../ui/money-input';
import { PasswordInput } from '../../ui/password-input';
import { Scale } from '../../ui/scale';
import { Segments } from '../../ui/segments';
import { Select } from '../../ui/select';
import { StarInput } from '../../ui/star-input';
import { Stepper } from '../../ui/stepper';
import { TextInput } from '../../ui/text-input';
import { Textarea } from '../../ui/textarea';
import { TimePicker } from '../../ui/time-picker';
import { Exhibit, Room } from './exhibit';

const options = ['British Columbia', 'Ontario'].map((label) => ({ value: label, label }));
const still = { onChange: () => undefined };
const words = { 1: 'Not at all', 3: 'Unsure', 5: 'Very' };
const faces = { 1: 'Confusing', 2: 'Okay', 3: 'Smooth' };
interface State {
  readonly disabled?: boolean;
  readonly error?: string;
}

const Typed = ({ disabled, error }: State) => (
  <Stack gap="5">
    <Field label="Town" error={error}>
      <TextInput {...still} disabled={disabled} value="Whistler" />
    </Field>
    <Field label="Password" error={error}>
      <PasswordInput {...still} disabled={disabled} value="a secret of mine" />
    </Field>
    <Field label="Price per night" error={error}>
      <MoneyInput {...still} disabled={disabled} value={12050} />
    </Field>
    <Field label="Province" error={error}>
      <Select {...still} disabled={disabled} options={options} value="Ontario" />
    </Field>
    <Field label="Check-in from" error={error}>
      <TimePicker {...still} disabled={disabled} value="16:20" />
    </Field>
    <Field label="Adults" error={error}>
      {(ties) => <Stepper {...ties} {...still} disabled={disabled} counted="Adults" value={2} />}
    </Field>
    <Field label="Message" error={error}>
      <Textarea {...still} disabled={disabled} limit={300} value="We arrive late." />
    </Field>
    <Field label="Picture" error={error}>
      {(ties) => <FileInput {...ties} {...still} disabled={disabled} value={[]} />}
    </Field>
  </Stack>
);

const Chosen = ({ disabled, error }: State) => (
  <Stack gap="5">
    <Group label="Where" error={error}>
      {(ties) => <Radios {...ties} {...still} disabled={disabled} options={options} value="Ontario" />}
    </Group>
    <Group label="Where, in boxes" error={error}>
      {(ties) => <Radios {...ties} {...still} boxed disabled={disabled} options={options} value="Ontario" />}
    </Group>
    <Group label="Everywhere" error={error}>
      {(ties) => <Checkboxes {...ties} {...still} disabled={disabled} options={options} value={['Ontario']} />}
    </Group>
    <Group label="One of them" error={error}>
      {(ties) => <Segments {...ties} {...still} disabled={disabled} options={options} value="Ontario" />}
    </Group>
    <Group label="Your rating" error={error}>
      {(ties) => <StarInput {...ties} {...still} disabled={disabled} value={3} />}
    </Group>
    <Group label="How likely are you to refer others?" error={error}>
      {(ties) => <Scale {...ties} {...still} disabled={disabled} words={words} value={4} />}
    </Group>
    <Group label="How was it?" error={error}>
      {(ties) => <Faces {...ties} {...still} disabled={disabled} words={faces} value={2} />}
    </Group>
  </Stack>
);

const Both = (state: State) => (
  <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
    <Typed {...state} />
    <Chosen {...state} />
  </Grid>
);

export const StatesRoom = () => (
  <Room title="Fields: wrong, and not to be changed">
    <Exhibit name="Wrong">
      <Both error="Check this field." />
    </Exhibit>
    <Exhibit name="Not to be changed">
      <Both disabled />
    </Exhibit>
  </Room>
);
