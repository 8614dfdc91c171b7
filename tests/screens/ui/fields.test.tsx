// Controls as a person fills them in.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Checkboxes, Radios } from '../../../src/ui/choice';
import type { ControlProps } from '../../../src/ui/control';
import { Faces } from '../../../src/ui/faces';
import { Field, Group, type Ties } from '../../../src/ui/field';
import { FileInput } from '../../../src/ui/file-input';
import { MoneyInput } from '../../../src/ui/money-input';
import { PasswordInput } from '../../../src/ui/password-input';
import { Scale } from '../../../src/ui/scale';
import { StarInput } from '../../../src/ui/star-input';
import { Stepper } from '../../../src/ui/stepper';
import { TextInput } from '../../../src/ui/text-input';
import { Textarea } from '../../../src/ui/textarea';
import { TimePicker, timeSlots, twelveHours } from '../../../src/ui/time-picker';
import { rendered } from '../../support/rendered';

interface HeldProps<T> {
  readonly starts?: T;
  readonly grouped?: boolean;
  readonly control: (props: Omit<ControlProps<T>, 'onChange'> & { readonly onChange: (value: T | undefined) => void }) => ReactNode;
}
const Held = <T,>({ starts, grouped = false, control }: HeldProps<T>) => {
  const [value, setValue] = useState(starts);
  const Words = grouped ? Group : Field;
  return (
    <>
      <Words label="Asked">{(ties) => control({ ...ties, value, onChange: setValue })}</Words>
      <output aria-label="held">{JSON.stringify(value)}</output>
    </>
  );
};
const held = () => JSON.parse(screen.getByLabelText('held').textContent || 'null') as unknown;

test('a textarea counts, and its border turns red when the limit is reached', async () => {
  const { person } = rendered(<Held<string> control={(props) => <Textarea {...props} limit={5} />} />);
  const area = screen.getByLabelText('Asked');
  await person.type(area, 'abcd');
  expect(area.getAttribute('aria-invalid')).toBeNull();
  await person.type(area, 'efg');
  expect(held()).toBe('abcde');
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('5 of 5 characters').id).toBe(area.getAttribute('aria-describedby'));
});

test('a time picker has 96 slots, one every 15 minutes, on a 12-hour clock', async () => {
  expect(timeSlots).toHaveLength(96);
  expect([timeSlots[0], timeSlots[51], timeSlots[95]].map((slot) => slot?.label)).toEqual(['12:00 AM', '12:45 PM', '11:45 PM']);
  expect(twelveHours('16:30')).toBe('4:30 PM');
  const { person } = rendered(<Held<string> control={(props) => <TimePicker {...props} />} />);
  await person.selectOptions(screen.getByLabelText('Asked'), '4:30 PM');
  expect(held()).toBe('16:30');
});

test('a time between two slots stays until another is chosen', () => {
  rendered(<Held<string> starts="16:37" control={(props) => <TimePicker {...props} />} />);
  expect(screen.getByDisplayValue('4:37 PM')).toBeTruthy();
});

test('money is typed in dollars and kept in cents', async () => {
  const { person } = rendered(<Held<number> control={(props) => <MoneyInput {...props} />} />);
  await person.type(screen.getByLabelText('Asked'), '12.505x');
  expect(held()).toBe(1250);
  await person.tab();
  expect(screen.getByDisplayValue('12.50')).toBeTruthy();
  await person.clear(screen.getByLabelText('Asked'));
  expect(held()).toBeNull();
  await person.type(screen.getByLabelText('Asked'), '1,250');
  expect(held()).toBe(125_000);
  await person.type(screen.getByLabelText('Asked'), '.50');
  expect(held()).toBe(125_050);
  await person.clear(screen.getByLabelText('Asked'));
  await person.type(screen.getByLabelText('Asked'), '1 250,50');
  expect(held()).toBe(125_050);
});

test('a password is shown on demand', async () => {
  const { person } = rendered(<Held<string> control={(props) => <PasswordInput {...props} />} />);
  await person.type(screen.getByLabelText('Asked'), 'correct horse');
  expect(screen.getByLabelText('Asked').getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Asked').getAttribute('type')).toBe('text');
});

test('a stepper stays within its limits, by button, arrow and typing', async () => {
  const { person } = rendered(<Held<number> starts={1} control={(props) => <Stepper {...props} counted="adults" min={1} max={3} />} />);
  expect(screen.getByRole('button', { name: 'Fewer adults' }).hasAttribute('disabled')).toBe(true);
  for (let press = 0; press < 4; press += 1) await person.click(screen.getByRole('button', { name: 'More adults' }));
  expect(held()).toBe(3);
  await person.clear(screen.getByRole('spinbutton', { name: 'adults' }));
  expect(held()).toBe(1);
});

test.each([
  ['stars', <Held<number> key="1" grouped control={(props) => <StarInput {...props} />} />, '4 stars', 4],
  [
    'stars in words',
    <Held<number> key="1" grouped control={(props) => <StarInput {...props} words={{ 4: 'Good' }} />} />,
    '4 stars, Good',
    4,
  ],
  [
    'a scale',
    <Held<number> key="2" grouped control={(props) => <Scale {...props} words={{ 1: 'Not at all', 3: 'Unsure' }} />} />,
    '3, Unsure',
    3,
  ],
  [
    'faces',
    <Held<number> key="3" grouped control={(props) => <Faces {...props} words={{ 1: 'Confusing', 2: 'Okay', 3: 'Smooth' }} />} />,
    'Smooth',
    3,
  ],
] as const)('%s are radio buttons under one name', async (...[, piece, name, value]) => {
  const { person } = rendered(piece);
  await person.click(within(screen.getByRole('group', { name: 'Asked' })).getByRole('radio', { name }));
  expect(held()).toBe(value);
});

test('radios give one choice, checkboxes any', async () => {
  const options = [
    { value: 'a', label: 'Alpine' },
    { value: 'b', label: 'Beach' },
  ];
  const { person, unmount } = rendered(<Held<string> grouped control={(props) => <Radios {...props} options={options} />} />);
  await person.click(screen.getByLabelText('Beach'));
  expect(held()).toBe('b');
  unmount();
  const many = rendered(<Held<readonly string[]> grouped control={(props) => <Checkboxes {...props} options={options} />} />);
  await many.person.click(screen.getByLabelText('Beach'));
  await many.person.click(screen.getByLabelText('Alpine'));
  await many.person.click(screen.getByLabelText('Beach'));
  expect(held()).toEqual(['a']);
});

test('a file of another kind, or too large a one, is refused with a sentence', async () => {
  const says = { accept: 'Choose a picture.', maxBytes: 'At most 5 bytes.' };
  const brought: (readonly File[])[] = [];
  const { person } = rendered(
    <Field label="Picture">
      {(ties) => <FileInput {...ties} value={[]} accept="image/png" maxBytes={5} says={says} onChange={(files) => brought.push(files)} />}
    </Field>,
  );
  await person.upload(screen.getByLabelText('Picture'), new File(['123456'], 'large.png', { type: 'image/png' }));
  expect(screen.getByText('At most 5 bytes.')).toBeTruthy();
  await person.upload(screen.getByLabelText('Picture'), new File(['1'], 'small.png', { type: 'image/png' }));
  expect(brought.map((files) => files.map(({ name }) => name))).toEqual([['small.png']]);
  expect(screen.queryByText('At most 5 bytes.')).toBeNull();
});

test.each([
  ['given them', ({ invalid, describedBy, id }: Ties) => <input id={id} aria-describedby={describedBy} aria-invalid={invalid} />],
  ['that takes them itself', <TextInput key="1" value="" onChange={() => undefined} />],
])('help and error belong to a control %s', (_, control) => {
  rendered(
    <Field label="City" help="Any place." error={['Enter a city.', 'Any will do.']}>
      {control}
    </Field>,
  );
  const city = screen.getByLabelText('City');
  const told = city.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(['Any place.', 'Enter a city.Any will do.']);
  expect(city.getAttribute('aria-invalid')).toBe('true');
  expect(city.getAttribute('aria-errormessage')).toBeNull();
});
