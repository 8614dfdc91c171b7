// Generated forms as a person fills them in: errors, steps, files, what the server refused.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { avatarForm } from '../../../generated/forms/avatarForm';
import { completeProfileForm } from '../../../generated/forms/completeProfileForm';
import { calendarForm } from '../../../generated/forms/calendarForm';
import { senderSurveyForm } from '../../../generated/forms/senderSurveyForm';
import { setupRoomsForm } from '../../../generated/forms/setupRoomsForm';
import { signInForm } from '../../../generated/forms/signInForm';
import { signUpForm } from '../../../generated/forms/signUpForm';
import { type FormProblem, GeneratedForm } from '../../../src/ui/form/generated-form';
import { rendered } from '../../support/rendered';

const button = (name: string) => screen.getByRole('button', { name });
const rate = (question: RegExp, name: RegExp) => within(screen.getByRole('group', { name: question })).getByRole('radio', { name });

test('what is wrong stands beside its field and in a summary that takes the focus', async () => {
  const sent: unknown[] = [];
  const { person } = rendered(<GeneratedForm form={signUpForm} facts={{}} onSubmit={(values) => sent.push(values)} />);
  await person.click(button(signUpForm.submit));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('problems'));
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const told = email.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.every((id) => document.getElementById(id))).toBe(true);
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a name that is too long is kept as it was typed, and told', async () => {
  const { person } = rendered(<GeneratedForm form={completeProfileForm} facts={{}} onSubmit={() => undefined} />);
  const last = screen.getByLabelText<HTMLInputElement>('Last name');
  await person.click(last);
  await person.paste('Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh');
  expect(last.value).toHaveLength(53);
  await person.click(button(completeProfileForm.submit));
  await screen.findAllByText('Use at most 50 characters.');
});

test('who logs in is known to a password manager by their address', () => {
  rendered(<GeneratedForm form={signInForm} facts={{}} onSubmit={() => undefined} />);
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
});

test('a filled form sends its values', async () => {
  const sent: unknown[] = [];
  const { person } = rendered(<GeneratedForm form={signUpForm} facts={{}} onSubmit={(values) => sent.push(values)} />);
  await person.type(screen.getByLabelText('Email'), 'ada@example.ca');
  await person.type(screen.getByLabelText('Password'), 'correct horse battery');
  await person.click(screen.getByRole('checkbox'));
  await person.click(button(signUpForm.submit));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ email: 'ada@example.ca', password: 'correct horse battery' });
});

test('what the server refused stands beside its field, and the summary takes the focus again', async () => {
  const Refused = () => {
    const [problem, setProblem] = useState<FormProblem | null>(null);
    const fields = [{ field: 'email', message: 'This address has an account.' }, { message: 'Try again later.' }];
    const refuse = () => setProblem({ message: '', shown: 'field', fields });
    const starts = { email: 'ada@example.ca', password: 'correct horse battery' };
    return <GeneratedForm form={signUpForm} facts={{}} starts={starts} problem={problem} onSubmit={refuse} />;
  };
  const { person } = rendered(<Refused />);
  await person.click(screen.getByRole('checkbox'));
  await person.click(button(signUpForm.submit));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There are 2 problems'));
  expect(screen.getAllByText('This address has an account.')).toHaveLength(2);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('an error of the call stands beside the field that the form declares for it', async () => {
  const problem = { code: 'account.email_taken', message: 'This address has an account.', shown: 'field', fields: [] };
  rendered(<GeneratedForm form={signUpForm} facts={{}} problem={problem} onSubmit={() => undefined} />);
  await waitFor(() => expect(screen.getAllByText('This address has an account.')).toHaveLength(2));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).not.toBe('true');
});

test('steps hold until their own fields fit, and keep what was entered', async () => {
  const sent: unknown[] = [];
  const { person } = rendered(<GeneratedForm form={senderSurveyForm} facts={{}} onSubmit={(values) => sent.push(values)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(rate(/understand/, /Very well/));
  await person.click(button('Continue'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There are 2 problems'));
  await person.click(rate(/likely/, /Unsure/));
  await person.click(rate(/worth/, /Yes/));
  await person.click(button('Continue'));
  await screen.findByText('Step 2 of 2');
  await person.type(screen.getByRole('textbox'), 'More of it');
  await person.click(button('Back'));
  expect((rate(/likely/, /Unsure/) as HTMLInputElement).checked).toBe(true);
  await person.click(button('Continue'));
  await person.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ understand_referral_system: 5, likely_to_refer: 3, worth_time: 5, comment: 'More of it' });
});

test('a file stays a file', async () => {
  const sent: { readonly avatar?: unknown }[] = [];
  const { person } = rendered(<GeneratedForm form={avatarForm} facts={{}} onSubmit={(values) => sent.push(values)} />);
  await person.upload(await screen.findByLabelText(/Photo/), new File(['x'], 'me.png', { type: 'image/png' }));
  await person.click(button(avatarForm.submit));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.avatar).toBeInstanceOf(File);
});

test('half a bath is typed with a comma as well', async () => {
  const sent: unknown[] = [];
  const starts = { sleeps: 4, bedrooms: 2, beds: 2 };
  const { person } = rendered(<GeneratedForm form={setupRoomsForm} facts={{}} starts={starts} onSubmit={(values) => sent.push(values)} />);
  await person.clear(screen.getByLabelText(/^Baths/));
  await person.type(screen.getByLabelText(/^Baths/), '1,5');
  expect(screen.getByDisplayValue('1,5')).toBeDefined();
  await person.click(button(setupRoomsForm.submit));
  await waitFor(() => expect(sent).toMatchObject([{ ...starts, baths: 1.5 }]));
});

test('what may be nothing is nothing when it is emptied', async () => {
  const sent: unknown[] = [];
  const starts = { price_cents: 12000, min_nights: 1, note: 'Ours' };
  const { person } = rendered(<GeneratedForm form={calendarForm} facts={{}} starts={starts} onSubmit={(values) => sent.push(values)} />);
  await person.clear(screen.getByLabelText(/Price per night/));
  await person.click(screen.getByRole('button', { name: /^Fewer/ }));
  await person.clear(screen.getByLabelText(/Note/));
  await person.click(button(calendarForm.submit));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ price_cents: null, min_nights: null, note: null });
});

test('a waiting form takes no second press', async () => {
  const sent: unknown[] = [];
  const { person } = rendered(<GeneratedForm form={avatarForm} facts={{}} busy onSubmit={(values) => sent.push(values)} />);
  await person.click(button(avatarForm.submit));
  expect(button(avatarForm.submit).getAttribute('aria-busy')).toBe('true');
  expect(sent).toEqual([]);
});

test('each entry of a list and its buttons bear the name that the form gives it', async () => {
  const { person } = rendered(<GeneratedForm form={setupRoomsForm} facts={{}} onSubmit={() => undefined} />);
  await person.click(button('Add bedroom'));
  await person.click(button('Add bedroom'));
  const second = screen.getByRole('group', { name: 'bedroom 2' });
  await person.click(within(second).getByRole('button', { name: 'Remove bedroom 2' }));
  expect(screen.queryByRole('group', { name: 'bedroom 2' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Sleeping arrangements' }));
});
