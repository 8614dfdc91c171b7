// The referral banners and the two surveys, as the specification has them in sections 2, 3, 4 and 5: where they show, what is sent, and what hides them.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../generated/model/entities';
import { recipientSurveyForm } from '../../../generated/forms/recipientSurveyForm';
import { senderSurveyForm } from '../../../generated/forms/senderSurveyForm';
import { consentGiven } from '../../../src/screens/shell/analytics/consent.store';
import { Surveys } from '../../../src/screens/shell/chrome/thanked-surveys';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { $errors } from '../../../src/screens/shell/failures/errors.store';
import { logOutPressed } from '../../../src/screens/shell/session/session.store';
import { answer, type BrowsingPlan, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

beforeEach(() => localStorage.setItem('session_access_token', 'a-token'));
const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

type Flags = Partial<Pick<Profile, 'show_referral_recipient_banner' | 'show_referral_sender_banner' | 'show_referral_sender_modal'>>;
const none: Flags = { show_referral_recipient_banner: false, show_referral_sender_banner: false, show_referral_sender_modal: false };
const asRecipient: Flags = { ...none, show_referral_recipient_banner: true };
const asSender: Flags = { ...none, show_referral_sender_banner: true };
const atCentre: Flags = { ...asSender, show_referral_sender_modal: true };

const feedbackCall = 'POST /user/profile/referral/feedback';
const stampCall = 'PATCH /user/profile';
const at = async (url: string, flags: Flags, answers: BrowsingPlan['answers'] = {}) => {
  const given = {
    'GET /user': userAnswer(),
    'GET /user/profile': answer(200, { data: flags }),
    [stampCall]: answer(200, { data: flags }),
    [feedbackCall]: answer(200, { data: {} }),
    ...answers,
  };
  const view = await renderedScreen(Surveys, url, { answers: given });
  await allSettled(consentGiven, { scope: view.scope, params: { analytics: false, replay: false } });
  const bodies = (call: string) =>
    view.requests
      .filter(({ method, path }) => `${method} ${path}` === call)
      .map(({ body }) => JSON.parse(typeof body === 'string' ? body : '{}') as object);
  return { ...view, sent: () => bodies(feedbackCall), stamped: () => bodies(stampCall).flatMap((body) => Object.keys(body)) };
};
const senderAsks = "Have a moment? We're collecting feedback on the referral system.";
const recipientAsks = 'How was the signup process?';
const button = (name: string) => screen.findByRole('button', { name });
const survey = () => screen.findByRole('dialog', { name: 'Share your feedback' });
/** The focus is in the window, where a browser puts it. */
const escape = async (person: UserEvent) => {
  (await button('Close')).focus();
  await person.keyboard('{Escape}');
};
const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const rate = async (person: UserEvent, question: string, point: string) =>
  person.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: point }));
const questions = ['understand_referral_system', 'likely_to_refer', 'worth_time'] as const;
const titleOf = (field: (typeof questions)[number]): string => senderSurveyForm.uiSchema[field]?.['ui:title'] ?? '';
const disabled = async (name: string) => ((await button(name)) as HTMLButtonElement).disabled;

// §4 Referral banners: the paths
test.each(['/properties', '/property/1', '/listing', '/account', '/stays', '/bookings', '/search?pets=1', '/points', '/referral-center'])(
  'on %s the banners are considered',
  async (path) => {
    const { calls } = await at(path, asSender);
    await screen.findByText(senderAsks);
    expect(calls.filter((call) => call === 'GET /user/profile')).toHaveLength(1);
  },
);
test.each(['/', '/faq/general', '/checkout', '/welcome', '/refer/MAPLE7QX', '/tos'])(
  'on %s they are not, and nothing is asked',
  async (path) => {
    const { calls } = await at(path, asSender);
    expect(calls).not.toContain('GET /user/profile');
    expect(screen.queryByText(senderAsks)).toBeNull();
  },
);
test('from page to page the profile is asked for once, and a banner that shows hides where it does not belong', async () => {
  const { goTo, calls } = await at('/points', asSender);
  await screen.findByText(senderAsks);
  await goTo('/tos');
  await waitFor(() => expect(screen.queryByText(senderAsks)).toBeNull());
  await goTo('/account');
  await screen.findByText(senderAsks);
  expect(calls.filter((call) => call === 'GET /user/profile')).toHaveLength(1);
});

// §4 Referral banners: the flags. Of what is not false a banner shows

test('the recipient is asked where the flag is not false, and the sender not on the same visit', async () => {
  const { person, stamped } = await at('/points', {});
  await screen.findByText(recipientAsks);
  expect(screen.queryByText(senderAsks)).toBeNull();
  await person.click(await button('Close'));
  await waitFor(() => expect(screen.queryByText(recipientAsks)).toBeNull());
  expect(screen.queryByText(senderAsks)).toBeNull();
  expect(stamped()).toEqual([]);
});
test('with both flags false nothing shows', async () => {
  const { calls } = await at('/referral-center', none);
  await waitFor(() => expect(calls).toContain('GET /user/profile'));
  expect(screen.queryByRole('region')).toBeNull();
});

// §2 Referral sender banner
test('No Thanks hides the banner and stamps the time', async () => {
  const { person, stamped, sent } = await at('/points', asSender);
  await person.click(await button('No Thanks'));
  await waitFor(() => expect(screen.queryByText(senderAsks)).toBeNull());
  await waitFor(() => expect(stamped()).toEqual(['referral_sender_banner_interacted_at']));
  expect(sent()).toEqual([]);
});

// §2 Sender survey modal; §5: step 1 needs all three

test('Take Survey hides the banner, stamps the time and leads through two steps', async () => {
  const { person, stamped, sent, scope } = await at('/points', asSender);
  await person.click(await button('Take Survey'));
  await survey();
  expect(screen.queryByText(senderAsks)).toBeNull();
  await waitFor(() => expect(stamped()).toEqual(['referral_sender_banner_interacted_at']));
  for (const [index, field] of questions.entries()) {
    expect(await disabled('Continue')).toBe(true);
    await rate(person, titleOf(field), index === 1 ? '3, Unsure' : '4');
  }
  expect(await disabled('Continue')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await person.click(await button('Continue'));
  await button('Back');
  await person.type(screen.getByPlaceholderText('Share your thoughts (Optional)'), ' A shorter link, please. ');
  await person.click(screen.getByRole('checkbox'));
  await person.click(await button('Submit'));
  await isShut();
  expect(sent()).toEqual([
    {
      type: 'referral_sender',
      ratings: { understand_referral_system: 4, likely_to_refer: 3, worth_time: 4 },
      comment: 'A shorter link, please.',
      followup_requested: true,
    },
  ]);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Thank you.']);
});

type Way = readonly [name: string, how: (it: Awaited<ReturnType<typeof at>>) => Promise<unknown>];
const ways: readonly Way[] = [
  ['by its cross', async ({ person }) => person.click(await button('Close'))],
  ['by Escape', ({ person }) => escape(person)],
  ['by a press outside', async ({ person }) => person.click(await survey())],
  ['by going to another page', ({ goTo }) => goTo('/account')],
];
test.each(ways)('closed early %s, a sender’s survey sends what was entered', async (_, close) => {
  const it = await at('/points', asSender);
  await it.person.click(await button('Take Survey'));
  await survey();
  await rate(it.person, titleOf('worth_time'), '2');
  await close(it);
  await isShut();
  await waitFor(() => expect(it.sent()).toEqual([{ type: 'referral_sender', ratings: { worth_time: 2 } }]));
});
test.each(ways)('closed early %s with nothing entered, it sends nothing', async (_, close) => {
  const it = await at('/points', asSender);
  await it.person.click(await button('Take Survey'));
  await survey();
  await close(it);
  await isShut();
  expect(it.sent()).toEqual([]);
});
test('closed with its tab it sends what was entered, in a request that outlives the page; what is entered later replaces it', async () => {
  const { person, sent, requests } = await at('/points', asSender);
  await person.click(await button('Take Survey'));
  await survey();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([]);
  await rate(person, titleOf('likely_to_refer'), '5, Very');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ type: 'referral_sender', ratings: { likely_to_refer: 5 } }]);
  expect(requests.at(-1)?.keepalive).toBe(true);
  await escape(person);
  await isShut();
  expect(sent()).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toHaveLength(1);
});

// §4: on /referral-center with the modal flag

test('on the referral centre the survey opens directly, its banner hides, and who closes it has answered', async () => {
  const { stamped, person, sent, goTo } = await at('/referral-center', atCentre);
  await survey();
  expect(screen.queryByText(senderAsks)).toBeNull();
  expect(stamped()).toEqual([]);
  await escape(person);
  await isShut();
  await waitFor(() => expect(stamped()).toEqual(['referral_sender_banner_interacted_at']));
  expect(sent()).toEqual([]);
  await goTo('/points');
  await goTo('/referral-center');
  expect(screen.queryByRole('dialog')).toBeNull();
});
test('elsewhere the same person sees the banner; led to the referral centre, the survey', async () => {
  const { goTo } = await at('/points', atCentre);
  await screen.findByText(senderAsks);
  await goTo('/referral-center');
  await survey();
  expect(screen.queryByText(senderAsks)).toBeNull();
});

// §2 Referral recipient banner and recipient survey modal

test('a face is recorded and stamped, and leads to two questions; Submit waits for both', async () => {
  const { person, stamped, sent } = await at('/account', asRecipient);
  await person.click(await button('Smooth'));
  await survey();
  expect(screen.queryByText(recipientAsks)).toBeNull();
  await screen.findByText(recipientSurveyForm.intro ?? '');
  await waitFor(() => expect(stamped()).toEqual(['referral_recipient_banner_interacted_at']));
  expect(await disabled('Submit')).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Yes, I was aware of it' }));
  expect(await disabled('Submit')).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'No, I was already planning to sign up' }));
  await person.click(await button('Submit'));
  await isShut();
  expect(sent()).toEqual([
    {
      type: 'referral_recipient',
      choices: { aware_of_referral: 'aware', referral_affected_decision: 'no' },
      ratings: { signup_satisfaction: 3 },
    },
  ]);
});
test.each([
  ['Confusing', 1],
  ['Okay', 2],
] as const)('%s is %i, and closing sends it though nothing else was answered', async (name, signup_satisfaction) => {
  const it = await at('/account', asRecipient);
  await it.person.click(await button(name));
  await survey();
  await escape(it.person);
  await isShut();
  expect(it.sent()).toEqual([{ type: 'referral_recipient', choices: {}, ratings: { signup_satisfaction } }]);
});
test.each(ways)('closed %s, a recipient’s survey sends what was answered', async (_, close) => {
  const it = await at('/points', asRecipient);
  await it.person.click(await button('Okay'));
  await survey();
  await it.person.click(screen.getByRole('radio', { name: 'No, I was not aware of it' }));
  await close(it);
  await isShut();
  const [only, ...more] = it.sent();
  expect([only, more]).toEqual([
    { type: 'referral_recipient', choices: { aware_of_referral: 'unaware' }, ratings: { signup_satisfaction: 2 } },
    [],
  ]);
});
test('closed with its tab, a recipient’s survey sends the face at least', async () => {
  const { person, sent } = await at('/points', asRecipient);
  await person.click(await button('Okay'));
  await survey();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ type: 'referral_recipient', choices: {}, ratings: { signup_satisfaction: 2 } }]);
});

// §4: errors
test('where the profile cannot be read both banners stay away, and nobody is shown an error', async () => {
  const { scope, goTo, calls } = await at('/points', asSender, { 'GET /user/profile': refusal(500, 'server.broken') });
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  await goTo('/account');
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls.filter((call) => call === 'GET /user/profile')).toHaveLength(1);
  expect(scope.getState($errors)).toEqual([]);
});
test('where the stamp fails both banners hide, the survey goes on, and it is only logged', async () => {
  const { person, scope, sent } = await at('/points', asRecipient, { [stampCall]: refusal(500, 'server.broken') });
  await person.click(await button('Smooth'));
  await survey();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  await escape(person);
  await isShut();
  expect(sent()).toHaveLength(1);
  expect(scope.getState($errors)).toEqual([]);
});
test('feedback that cannot be sent is only logged', async () => {
  const { person, scope } = await at('/points', asRecipient, { [feedbackCall]: refusal(409, 'referral.feedback_already_sent') });
  await person.click(await button('Smooth'));
  await survey();
  await escape(person);
  await isShut();
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('The feedback could not be sent.')));
  expect(scope.getState($errors)).toEqual([]);
});

test('who logs out takes banner and survey along', async () => {
  const { scope } = await at('/points', asSender);
  await screen.findByText(senderAsks);
  await allSettled(logOutPressed, { scope });
  await waitFor(() => expect(screen.queryByText(senderAsks)).toBeNull());
});
