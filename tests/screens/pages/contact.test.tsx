// The contact page as a person uses it: what goes along, what is said back, and what a call about hosting counts as.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { createWatch } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from '../../../generated/forms/contactForm';
import { contactSeconds } from '../../../generated/model/constants';
import { contactTexts } from '../../../generated/texts/sentences/contactTexts';
import { Contact } from '../../../src/screens/pages/contact';
import { converted } from '../../../src/screens/shell/analytics/analytics.store';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const done = answer(200, { data: { reference: 'HX7K2M9Q' } });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const filledIn = async (url: string, answers: Parameters<typeof renderedScreen>[2]) => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const visit = await renderedScreen(Contact, url, answers);
  clock.mockReturnValue(1_000_000 + contactSeconds * 1000 + 400);
  await visit.person.type(screen.getByLabelText('Your name'), 'Jo Tremblay');
  await visit.person.type(screen.getByLabelText('Email'), 'jo@example.ca');
  await visit.person.type(screen.getByLabelText('Message'), 'When can we talk about my cabin?');
  return visit;
};

test('a message goes out with the seconds that the form stood open, and its reference is told', async () => {
  const { person, requests, scope } = await filledIn('/contact?topic=call', { answers: { 'POST /contact': done } });
  const conversions: unknown[] = [];
  createWatch({ unit: converted, scope, fn: (told) => conversions.push(told) });
  await person.click(button(contactForm.submit));
  await screen.findByText(contactTexts.sent({ email: 'jo@example.ca' }));
  screen.getByText(contactTexts.reference({ reference: 'HX7K2M9Q' }));
  expect(sent(requests, 'sendContactMessage')).toEqual({
    name: 'Jo Tremblay',
    email: 'jo@example.ca',
    topic: 'call',
    message: 'When can we talk about my cabin?',
    website: '',
    seconds: contactSeconds,
  });
  expect(conversions).toEqual([{ event: 'scheduleCallConversion', transaction_id: 'HX7K2M9Q' }]);
  await person.click(button(contactTexts.another));
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('');
});

test('who is taken for a program reads why, and what a browser filled in unseen is gone the next time', async () => {
  const answers = { 'POST /contact': refusal(422, 'pages.looks_automatic') };
  const { person, requests } = await filledIn('/contact?topic=other', { answers });
  const unseen = document.querySelector<HTMLInputElement>('input[name=website]');
  if (!unseen) throw new Error('no field that nobody sees');
  expect(unseen.closest('[aria-hidden=true]')).not.toBeNull();
  expect(unseen.tabIndex).toBe(-1);
  unseen.value = 'filled in';
  await person.click(button(contactForm.submit));
  await screen.findByText(/Wait a few seconds and try again/);
  expect(sent(requests, 'sendContactMessage')).toMatchObject({ website: 'filled in' });
  await waitFor(() => expect(unseen.value).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('When can we talk about my cabin?');
});

test('whoever is signed in finds name and address filled in', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  await renderedScreen(Contact, '/contact', { answers: { 'GET /user': userAnswer() } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toContain('@'));
});
