// Steps as a person walks them.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../../../src/ui/field';
import { TextInput } from '../../../src/ui/text-input';
import { Wizard } from '../../../src/ui/wizard';
import { rendered } from '../../support/rendered';

const Steps = ({ onFinish }: { readonly onFinish: () => void }) => {
  const [link, setLink] = useState<string>();
  const [at, setAt] = useState(0);
  const content = (
    <Field id="link" label="Link">
      {(ties) => <TextInput {...ties} value={link} onChange={setLink} />}
    </Field>
  );
  const check = async () => (link ? [] : [{ field: 'link', message: 'Enter a link.' }]);
  return (
    <Wizard
      at={at}
      onMove={setAt}
      onFinish={onFinish}
      steps={[
        { id: 'link', title: 'Your link', content, check },
        { id: 'look', title: 'Look at it', content: link },
      ]}
    />
  );
};

test('what is wrong blocks the way, is said, takes the focus and leads to its field', async () => {
  const { person } = rendered(<Steps onFinish={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement?.textContent).toContain('There is a problem');
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Enter a link.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Link'));
});

test('steps go forward one at a time, back from the second on, and end', async () => {
  let ends = 0;
  const { person } = rendered(<Steps onFinish={() => (ends += 1)} />);
  await person.type(screen.getByLabelText('Link'), 'example.ca');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement?.textContent).toBe('Look at it');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('example.ca');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  expect(ends).toBe(1);
});
