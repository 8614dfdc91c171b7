// Payouts on the account page: how far they are set up, in plain words, with one next step that leads to the provider's page.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { PayoutStanding } from '../../../generated/model/entities';
import type { PayeeState } from '../../../generated/model/values';
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { earningsTexts } from '../../../generated/texts/sentences/earningsTexts';
import { payoutTexts as say } from '../../../generated/texts/sentences/payoutTexts';
import { Account, opened } from '../../../src/screens/account/account';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const cad = { amount: '0.00 CAD', amount_cents: 0, currency: 'CAD' as const };
const who = {
  kind: 'person',
  legal_name: 'Sam Hostler',
  address: '12 Alpine Way',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
};
const account = { ...who, saved_at: '2026-11-21T12:00:00Z', tax_ending: '782' };
const standing = (more: object) =>
  answer(200, { data: { account, payer: 'stripe', waiting: cad, paid: cad, owed: cad, payouts: [], ...more } });
const provider = 'Stripe';

const dollars = (cents: number) => ({ amount: `${(cents / 100).toFixed(2)} CAD`, amount_cents: cents, currency: 'CAD' as const });
const listing = { property_id: 'p-1', title: 'Cedar cabin', nights: 3, price: dollars(69_000), refunded: dollars(36_225) };
const listings = [{ ...listing, taxes: dollars(3450), claims: cad, earned: dollars(36_225), direct: cad }];
const file = { file_name: 'earnings-1970.csv', media_type: 'text/csv', content: btoa('a,b') };
const earningsIn = (year: string, months: readonly string[]) =>
  answer(200, {
    data: {
      year,
      earned: dollars(months.length * 36_225),
      months: months.map((month) => ({ month, earned: dollars(36_225), listings })),
      file,
    },
  });

const usual: Readonly<Record<string, CallAnswer>> = {
  'GET /user': userAnswer({ modes: ['host'] }),
  'GET /user/profile': answer(200, { data: { marketing_consent: false } }),
  'GET /user/session': answer(200, { data: [] }),
  'GET /user/payout/earnings?year=1970': earningsIn('1970', []),
  'GET /user/points': answer(200, { data: { balance: 0, held: 0, entries: [] } }),
  'GET /user/profile/review?page=1': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 20 } }),
  'GET /property/profile/p-1/review?page=1&per_page=10': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 10 } }),
};
const thePayouts = async (
  payout: CallAnswer,
  { url = '/account', ...answers }: { readonly url?: string } & Record<string, unknown> = {},
) => {
  const all = { ...usual, 'GET /user/payout': payout, ...(answers as Readonly<Record<string, CallAnswer>>) };
  const visit = await renderedScreen(Account, url, { answers: all });
  await allSettled(opened, { scope: visit.scope, params: visitOf(url) });
  return { ...visit, part: within(await screen.findByRole('region', { name: say.heading })) };
};
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('session_access_token', 'a-token');
});

test.each<readonly [PayeeState, string, string | undefined]>([
  ['none', say.none({ provider }), say.begin({ provider })],
  ['wanted', say.wanted({ provider }), say.goOn({ provider })],
  ['checking', say.checking({ provider }), undefined],
  ['refused', say.refused({ provider }), undefined],
  ['soon', say.soon({ provider }), say.goOn({ provider })],
  ['ready', say.ready({ provider }), say.manage({ provider })],
])('of a host who is %s it says so, with one step', async (payee, says, step) => {
  const { part } = await thePayouts(standing({ payee }));
  part.getByText(say.who({ name: 'Sam Hostler' }));
  part.getByText(says);
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...(step ? [step] : []), say.change]);
});

test('the step asks for the password, says what went wrong, and leads to the provider', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const url = 'https://connect.stripe.com/setup/e/acct_1/2';
  const answers = [refusal(503, 'payout.onboarding_unavailable'), answer(200, { data: { url } })];
  const { part, person, requests } = await thePayouts(standing({ payee: 'none' }), {
    'POST /user/payout/onboarding': () => answers.shift(),
  });
  await person.click(part.getByRole('button', { name: say.begin({ provider }) }));
  await person.type(part.getByLabelText('Password'), 'three quiet otters');
  await person.click(part.getByRole('button', { name: 'Continue' }));
  await part.findByText('refused: payout.onboarding_unavailable');
  expect(sent(requests, 'startOnboarding')).toEqual({ password: 'three quiet otters' });
  expect(assign).not.toHaveBeenCalled();
  await person.click(part.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  assign.mockRestore();
});

test('whose page of the provider was used already is asked for the password at once', async () => {
  const { part } = await thePayouts(standing({ payee: 'wanted' }), { url: '/account?payouts=again' });
  part.getByText(say.again);
  expect(part.queryByText(say.wanted({ provider }))).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(part.getByLabelText('Password')));
});

test('whoever comes back stands at their payouts', async () => {
  await thePayouts(standing({ payee: 'checking' }), { url: '/account?payouts=back' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say.heading));
});

test('the bank account is asked for only where no provider asks', async () => {
  const standings: readonly Pick<PayoutStanding, 'payer' | 'payee'>[] = [
    { payer: 'stripe', payee: 'none' },
    { payer: null, payee: 'none' },
  ];
  for (const it of standings) {
    const { part, person, unmount } = await thePayouts(standing({ ...it, account: null }));
    part.getByText(say.missing);
    await person.click(part.getByRole('button', { name: say.add }));
    part.getByLabelText(/^Tax number/);
    // each kind of account is asked for its own proof, which is not optional
    part.getByLabelText('Date of birth');
    expect(part.queryByLabelText(/^Business registration/)).toBeNull();
    await person.click(part.getByRole('radio', { name: 'Business' }));
    part.getByLabelText('Business registration number');
    expect(part.queryByLabelText(/^Date of birth/)).toBeNull();
    expect(part.queryAllByLabelText(/^(Institution|Transit|Account) number/).length).toBe(it.payer ? 0 : 3);
    unmount();
  }
});

test('a statement of a month or a year since the first payout is saved in the format that is pressed', async () => {
  const saved = { ...file, file_name: 'payouts-1969-12.csv' };
  const call = 'GET /user/payout/statement?period=1969-12&format=csv';
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { part, person } = await thePayouts(standing({ payee: 'ready', statements_since: '1969-11-30' }), {
    [call]: answer(200, { data: saved }),
  });
  // the page is rendered at the beginning of 1970
  const choice = part.getByRole('combobox', { name: say.period });
  const labels = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    say.wholeYear({ year: '1970' }),
    'January 1970',
    say.wholeYear({ year: '1969' }),
    'December 1969',
    'November 1969',
  ]);
  await person.selectOptions(choice, 'December 1969');
  await person.click(part.getByRole('button', { name: say.save({ format: 'CSV' }) }));
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  const [blob] = created.mock.calls[0] ?? [];
  expect([(blob as Blob).type, await (blob as Blob).text()]).toEqual(['text/csv', 'a,b']);
  vi.restoreAllMocks();
});

test('earnings are shown by month and listing for the year that is chosen, and saved as they are shown', async () => {
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:earnings');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const months = ['1969-12-01', '1969-11-01', '1969-10-01', '1969-09-01'];
  const { part, person } = await thePayouts(standing({ payee: 'ready', statements_since: '1969-09-30' }), {
    'GET /user/payout/earnings?year=1969': earningsIn('1969', months),
  });
  await part.findByText(earningsTexts.none({ year: '1970' }));
  await person.selectOptions(part.getByRole('combobox', { name: earningsTexts.year }), '1969');
  await part.findByText(earningsTexts.earned({ amount: '$1,449.00 CAD', year: '1969' }));
  const headings = () => part.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['December 1969', 'November 1969', 'October 1969']);
  expect(part.getAllByText('3 nights · Price $690.00 CAD · Refunded $362.25 CAD · Taxes $34.50 CAD')).toHaveLength(3);
  await person.click(part.getByRole('button', { name: earningsTexts.showAll({ count: '4' }) }));
  expect(headings()).toHaveLength(4);
  expect(document.activeElement?.textContent).toContain('September 1969');
  await person.click(part.getByRole('button', { name: earningsTexts.save }));
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});

test('earnings that could not be loaded say so, and are asked for again', async () => {
  let isDown = true;
  const { part, person } = await thePayouts(standing({ payee: 'ready', statements_since: '1970-01-01' }), {
    'GET /user/payout/earnings?year=1970': () => (isDown ? refusal(503, 'server.failed') : earningsIn('1970', ['1970-01-01'])),
  });
  await part.findByText(accountTexts.partFailed);
  isDown = false;
  await person.click(part.getByRole('button', { name: loadFailedTexts.retry }));
  await part.findByText(earningsTexts.earned({ amount: '$362.25 CAD', year: '1970' }));
});
