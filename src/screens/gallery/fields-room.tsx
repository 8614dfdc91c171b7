// Everything that is filled in.
import { useState } from 'react';
import { Checkbox, Checkboxes, Radios } from '../../ui/choice';
import { FaceButtons, Faces } from '../../ui/faces';
import { Field, Group } from '../../ui/field';
import { FileInput } from '../../ui/file-input';
import { Grid } from '../../ui/layout';
import { MoneyInput } from '../../ui/money-input';
import { PasswordInput } from '../../ui/password-input';
import { Range } from '../../ui/range';
import { Scale } from '../../ui/scale';
import { Segments } from '../../ui/segments';
import { Select } from '../../ui/select';
import { Slider } from '../../ui/slider';
import { StarInput } from '../../ui/star-input';
import { Stepper } from '../../ui/stepper';
import { TextInput } from '../../ui/text-input';
import { Textarea } from '../../ui/textarea';
import { TimePicker } from '../../ui/time-picker';
import { Exhibit, Room } from './exhibit';

const provinces = [
  { value: 'BC', label: 'British Columbia' },
  { value: 'ON', label: 'Ontario' },
  { value: 'QC', label: 'Quebec' },
];
const policies = [
  { value: 'flexible', label: 'Flexible', says: 'Full refund up to 24 hours before check-in' },
  { value: 'moderate', label: 'Moderate', says: 'Full refund up to 5 days before check-in' },
];
const amenities = [
  { value: 'wifi', label: 'Wi-Fi' },
  { value: 'hot_tub', label: 'Hot tub' },
  { value: 'parking', label: 'Parking', disabled: true },
];

const Typed = () => {
  const [text, setText] = useState<string>();
  const [money, setMoney] = useState<number | undefined>(12050);
  const typed = { value: text, onChange: setText };
  return (
    <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <Field label="City" help="Where you would like to stay.">
        <TextInput {...typed} placeholder="Whistler" />
      </Field>
      <Field label="Email" error="Enter an email address such as jo@example.ca.">
        <TextInput value="jo@" onChange={() => undefined} type="email" />
      </Field>
      <Field label="Password">
        <PasswordInput value="a secret of mine" onChange={() => undefined} />
      </Field>
      <Field label="Price per night" optional>
        <MoneyInput value={money} onChange={setMoney} />
      </Field>
      <Field label="Province">
        <Select options={provinces} prompt="Choose" value="" onChange={() => undefined} />
      </Field>
      <Field label="Check-in from">
        <TimePicker value="16:00" onChange={() => undefined} />
      </Field>
      <Field label="Arrival">
        <TextInput type="date" value="2027-02-12" onChange={() => undefined} />
      </Field>
      <Field label="Cannot be changed">
        <TextInput value="Taken" disabled onChange={() => undefined} />
      </Field>
      <Field label="Message">
        <Textarea limit={300} value="We arrive late in the evening." onChange={() => undefined} />
      </Field>
      <Field label="At its limit">
        <Textarea limit={20} value="Exactly twenty chars" onChange={() => undefined} />
      </Field>
    </Grid>
  );
};

const Chosen = () => {
  const [policy, setPolicy] = useState<string>('flexible');
  const [some, setSome] = useState<readonly string[]>(['wifi']);
  const [ticked, setTicked] = useState(true);
  return (
    <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <Group label="Cancellation policy">{(ties) => <Radios {...ties} options={policies} value={policy} onChange={setPolicy} />}</Group>
      <Group label="Cancellation policy, in boxes">
        {(ties) => <Radios {...ties} boxed options={policies} value={policy} onChange={setPolicy} />}
      </Group>
      <Group label="Amenities" error="Choose at least two.">
        {(ties) => <Checkboxes {...ties} options={amenities} value={some} onChange={setSome} />}
      </Group>
      <div>
        <Checkbox id="gallery-terms" label="I have read the house rules" value={ticked} onChange={setTicked} />
        <Checkbox id="gallery-wrong" label="I agree to the terms" invalid value={false} onChange={() => undefined} />
        <Checkbox id="gallery-fixed" label="Cannot be changed" disabled value onChange={() => undefined} />
      </div>
    </Grid>
  );
};

const Graded = () => {
  const [stars, setStars] = useState<number>(4);
  const [point, setPoint] = useState<number>(3);
  const [face, setFace] = useState<number>(3);
  const [guests, setGuests] = useState<number | undefined>(2);
  return (
    <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <Group label="Your rating">{(ties) => <StarInput {...ties} value={stars} onChange={setStars} />}</Group>
      <Group label="How likely are you to refer others?">
        {(ties) => <Scale {...ties} words={{ 1: 'Not at all', 3: 'Unsure', 5: 'Very' }} value={point} onChange={setPoint} />}
      </Group>
      <Group label="How was the signup process?">
        {(ties) => <Faces {...ties} words={{ 1: 'Confusing', 2: 'Okay', 3: 'Smooth' }} value={face} onChange={setFace} />}
      </Group>
      <Group label="How did it go?">{() => <FaceButtons words={{ 1: 'Badly', 2: 'Fine', 3: 'Well' }} onChoose={setFace} />}</Group>
      <Field label="Adults">{(ties) => <Stepper {...ties} counted="Adults" min={1} max={16} value={guests} onChange={setGuests} />}</Field>
      <Field label="Picture" help="JPEG or PNG, up to 5 MB.">
        {(ties) => <FileInput {...ties} accept="image/jpeg,image/png" maxBytes={5_000_000} value={[]} onChange={() => undefined} />}
      </Field>
    </Grid>
  );
};

const bars = [3, 8, 14, 22, 18, 11, 6, 2].map((count, index) => ({ from: index * 50, to: (index + 1) * 50, count }));
const bedrooms = ['Any', '1', '2', '3', '4+'].map((label) => ({ value: label, label }));

const Narrowed = () => {
  const [[low, high], setEnds] = useState<readonly [number, number]>([50, 300]);
  const [rooms, setRooms] = useState<string>('2');
  const [points, setPoints] = useState(400);
  return (
    <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <Group label="Price per night">
        {() => (
          <Range
            {...{ low, high, bars }}
            top={400}
            step={10}
            barsLabel="How many stays there are at each price"
            lowLabel="Lowest price"
            highLabel="Highest price"
            spoken={(value) => `$${value}`}
            onChange={(from, to) => setEnds([from, to])}
          />
        )}
      </Group>
      <Group label="Bedrooms">{(ties) => <Segments {...ties} options={bedrooms} value={rooms} onChange={setRooms} />}</Group>
      <Field label="Points" help="100 or more, or none.">
        {({ id, describedBy }) => (
          <Slider
            {...{ id, describedBy }}
            label="Points"
            value={points}
            max={2500}
            spoken={(value) => `${value} points`}
            onChange={setPoints}
          />
        )}
      </Field>
    </Grid>
  );
};

export const FieldsRoom = () => (
  <Room title="Fields">
    <Exhibit name="Typed">
      <Typed />
    </Exhibit>
    <Exhibit name="Chosen">
      <Chosen />
    </Exhibit>
    <Exhibit name="Graded, counted, brought">
      <Graded />
    </Exhibit>
    <Exhibit name="Narrowed">
      <Narrowed />
    </Exhibit>
  </Room>
);
