// @vitest-environment happy-dom
// The currency of prices: by language, until somebody chooses.
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $currencies, $currency, currenciesAsked, currencyChosen } from '../../../src/screens/shell/format/currency.store';
import { answer, browsing, refusal } from '../../support/a-visit';

beforeEach(() => localStorage.clear());

test.each([
  ['en-CA', 'CAD'],
  ['fr-CA', 'CAD'],
  ['en-US', 'USD'],
  ['de-DE', 'CAD'],
  ['', 'CAD'],
])('the language %s means %s', (language, currency) => {
  expect(browsing({ language }).scope.getState($currency)).toBe(currency);
});

test('what somebody chose is still chosen on the next visit', async () => {
  const first = browsing({ language: 'en-US' });
  await first.goTo('/listing/1');
  await allSettled(currencyChosen, { scope: first.scope, params: 'JPY' });
  expect(first.scope.getState($currency)).toBe('JPY');
  expect(localStorage.getItem('selected_currency_code')).toBe('JPY');
  const next = browsing({ language: 'en-US' });
  expect(next.scope.getState($currency)).toBe('USD');
  await next.goTo('/');
  expect(next.scope.getState($currency)).toBe('JPY');
});

test('a kept currency that there is not counts as none', async () => {
  localStorage.setItem('selected_currency_code', 'XXX');
  const { scope, goTo } = browsing();
  await goTo('/');
  expect(scope.getState($currency)).toBe('CAD');
});

test('the supported currencies are read from the error of an empty code', async () => {
  const supported_currencies = [
    { code: 'CAD', name: 'Canadian dollar' },
    { code: 'EUR', name: 'Euro' },
  ];
  const found = refusal(404, 'checkout.currency_not_supported', { supported_currencies });
  const { scope, calls } = browsing({ answers: { 'GET /checkout/currencies/': found } });
  await allSettled(currenciesAsked, { scope });
  expect(calls).toEqual(['GET /checkout/currencies/']);
  expect(scope.getState($currencies)).toEqual(['CAD', 'EUR']);
});

test('any other failure leaves the list as it is', async () => {
  const { scope } = browsing({ answers: { 'GET /checkout/currencies/': answer(500, { message: 'no' }) } });
  await allSettled(currenciesAsked, { scope });
  expect(scope.getState($currencies)).toEqual(['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY']);
});
