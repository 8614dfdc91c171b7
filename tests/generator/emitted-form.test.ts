// An emitted form in a page: rjsf draws it, the precompiled validator refuses and accepts, in our own words.
// @vitest-environment happy-dom
import Form, { type FormProps } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { printed } from '../../generator/print/printer';
import { emitForms } from '../../generator/emit/forms';
import { emitModel } from '../../generator/emit/model';
import { emitRules } from '../../generator/emit/rules';
import { signUpModel } from '../support/a-sign-up';
import { loaded, written } from '../support/emitted';
import { validatorOf } from '../../src/ui/form/generated-form';

interface Emitted {
  readonly schema: FormProps['schema'];
  readonly uiSchema: NonNullable<FormProps['uiSchema']>;
  readonly misfits: Parameters<typeof validatorOf>[0]['misfits'];
  readonly initial: object;
  readonly explain: (shown?: readonly string[]) => NonNullable<FormProps['transformErrors']>;
  readonly keep: (facts: object, shown?: readonly string[]) => NonNullable<FormProps['customValidate']>;
}

const folder = await written(printed(new Map([...emitModel(signUpModel), ...emitRules(signUpModel), ...emitForms(signUpModel)])));
const { signUpForm } = await loaded<{ signUpForm: Emitted }>(folder, 'forms/signUpForm.ts');
const { stayForm } = await loaded<{ stayForm: Emitted }>(folder, 'forms/stayForm.ts');

afterEach(cleanup);

const number = ({ id, value, onChange }: WidgetProps) =>
  createElement('input', {
    id,
    type: 'number',
    value: String(value ?? ''),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value === '' ? undefined : Number(event.target.value)),
  });

const shown = (form: Emitted, more: Partial<FormProps> = {}) => {
  const sent = vi.fn();
  render(
    createElement(Form, {
      schema: form.schema,
      uiSchema: form.uiSchema,
      validator: validatorOf(form),
      initialFormData: form.initial,
      transformErrors: form.explain(),
      widgets: { number, money: number, scale: number },
      fields: { stepper: () => null, file: () => null },
      showErrorList: false,
      noHtml5Validate: true,
      onError: () => undefined,
      onSubmit: ({ formData }) => sent(formData),
      ...more,
    }),
  );
  return { sent, submit: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
};
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const errors = () => [...document.querySelectorAll('.error-detail li')].map((it) => it.textContent);

test('an empty form says what is missing, in our own words', () => {
  const { sent, submit } = shown(signUpForm);
  submit('Create account');
  expect(errors()).toEqual(['Enter your email.', 'Choose a password.', 'Accept the terms.']);
  expect(sent).not.toHaveBeenCalled();
});

test('a wrong value is refused beside its field, and a right one is sent', () => {
  const { sent, submit } = shown(signUpForm);
  fill(/Email/, 'jo@example');
  fill(/Password/, 'short');
  submit('Create account');
  expect(errors()).toEqual(['Enter an email address such as jo@example.ca.', 'Use at least 10 characters.', 'Accept the terms.']);
  fill(/Email/, 'jo@example.ca');
  fill(/Password/, 'correct horse');
  fill(/Beds/, '3');
  fireEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  submit('Create account');
  expect(errors()).toEqual([]);
  expect(sent).toHaveBeenCalledWith({ email: 'jo@example.ca', password: 'correct horse', beds: 3, terms: true, nickname: null });
});

test('labels of a reference list are offered, and its values are sent', () => {
  shown(signUpForm);
  const options = [...screen.getByLabelText(/Province/).querySelectorAll('option')].map((it) => it.textContent);
  expect(options).toEqual(['', 'Alberta', 'British Columbia']);
});

test('rules across fields stand beside their field once the fields themselves fit', () => {
  const { submit } = shown(stayForm, {
    customValidate: stayForm.keep({ stay: { price_cents: 100 } }, ['checkin', 'checkout']),
    transformErrors: stayForm.explain(['checkin', 'checkout']),
  });
  submit('Send');
  expect(errors()).toEqual(['Choose a date.', 'Choose a date.']);
  fill(/Check-in/, '2027-02-15');
  fill(/Check-out/, '2027-02-12');
  submit('Send');
  expect(errors()).toEqual(['A stay lasts at most 28 nights.']);
});

test('a step that is filled in lets people go on, whatever later steps lack', () => {
  const { sent, submit } = shown(stayForm, {
    customValidate: stayForm.keep({ stay: { price_cents: 100 } }, ['checkin', 'checkout']),
    transformErrors: stayForm.explain(['checkin', 'checkout']),
  });
  fill(/Check-in/, '2027-02-12');
  fill(/Check-out/, '2027-02-15');
  submit('Send');
  expect(errors()).toEqual([]);
  expect(sent).toHaveBeenCalledOnce();
});
