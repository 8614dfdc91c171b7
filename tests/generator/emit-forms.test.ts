// An emitted form: schema, texts, a check that runs where code from strings is forbidden, sentences, rules.
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { emitForms } from '../../generator/emit/forms';
import { formSchema } from '../../generator/emit/forms/schema';
import { emitModel } from '../../generator/emit/model';
import { emitRules } from '../../generator/emit/rules';
import type { Shape } from '../../generator/model/shape-model';
import { type Misfit, misfitsOf } from '../../generator/runtime/model/fits';
import { aField, aForm, aModel } from '../support/a-model';
import { oddWords, signUpModel } from '../support/a-sign-up';
import { printed } from '../../generator/print/printer';
import { loaded, typeErrors, written } from '../support/emitted';

interface Found {
  readonly name?: string;
  readonly property?: string;
  readonly stack: string;
}
interface Form {
  readonly title: string;
  readonly intro?: string;
  readonly schema: {
    readonly $id: string;
    readonly properties: { readonly [field: string]: object };
    readonly required: readonly string[];
  };
  readonly uiSchema: { readonly [field: string]: unknown };
  readonly initial: object;
  readonly steps: readonly object[];
  readonly errors: { readonly [path: string]: { readonly [keyword: string]: string } };
  readonly explain: (
    shown?: readonly string[],
  ) => (found: readonly Found[]) => readonly { readonly property?: string; readonly message: string }[];
  readonly broken: (values: object, facts: object) => readonly object[];
  readonly misfits: (values: unknown) => readonly Misfit[];
}

const model = signUpModel;
const formFiles = printed(emitForms(model));
const folder = await written(new Map([...emitModel(model), ...emitRules(model), ...formFiles]));
const { signUpForm } = await loaded<{ signUpForm: Form }>(folder, 'forms/signUpForm.ts');
const { stayForm } = await loaded<{ stayForm: Form }>(folder, 'forms/stayForm.ts');

const refusals = (misfits: readonly Misfit[]): readonly string[] =>
  misfits.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
/** The refusals of a form with one required field of this shape. */
const refusedBy = (shape: Shape, value: unknown): readonly string[] => {
  const one = aModel({ ...signUpModel, forms: [aForm('one', [aField('it', shape)])] });
  const [form] = one.forms;
  const schema = form === undefined ? {} : formSchema(one)(form);
  return refusals(misfitsOf(schema, value === undefined ? {} : { it: value }));
};

test('emitted forms pass the strict type check', () => {
  expect(typeErrors(folder)).toBe('');
});

test('the schema is flat, frozen, named, and without texts', () => {
  expect(signUpForm.schema).toEqual({
    $id: 'signUpForm',
    type: 'object',
    properties: {
      email: { type: 'string', maxLength: 254, format: 'idn-email' },
      password: { type: 'string', minLength: 10, maxLength: 128, format: 'password' },
      code: { type: 'string', pattern: '^[A-Z]{3}$', format: 'text' },
      province: { type: 'string', enum: ['AB', 'BC'] },
      nickname: { type: ['string', 'null'], maxLength: 20, format: 'text' },
      beds: { type: 'integer', minimum: 1, maximum: 50 },
      terms: { type: 'boolean', enum: [true] },
    },
    required: ['email', 'password', 'nickname', 'beds', 'terms'],
  });
  expect(Object.isFrozen(signUpForm.schema.properties['email'])).toBe(true);
});

test('every text stands in the uiSchema', () => {
  expect(signUpForm.uiSchema).toEqual({
    'ui:order': ['email', 'password', 'code', 'province', 'nickname', 'beds', 'terms'],
    'ui:submitButtonOptions': { submitText: 'Create account' },
    email: { 'ui:title': 'Email', 'ui:widget': 'email', 'ui:placeholder': 'you@example.ca', 'ui:autocomplete': 'email' },
    password: { 'ui:title': 'Password', 'ui:widget': 'password', 'ui:help': 'At least 10 characters.' },
    code: { 'ui:title': 'Code', 'ui:widget': 'text' },
    province: { 'ui:title': 'Province', 'ui:widget': 'select', 'ui:enumNames': { AB: 'Alberta', BC: 'British Columbia' } },
    nickname: { 'ui:title': 'Nickname', 'ui:widget': 'text', 'ui:emptyValue': null },
    beds: { 'ui:title': 'Beds', 'ui:widget': 'number' },
    terms: { 'ui:title': 'I accept the terms', 'ui:widget': 'checkbox' },
  });
  expect(stayForm.uiSchema).toMatchObject({
    guests: { 'ui:title': 'Guests', 'ui:field': 'stepper' },
    fee_cents: { 'ui:widget': 'money' },
    rating: { 'ui:widget': 'scale', 'ui:options': { points: { 1: 'Bad', 5: 'Good' } } },
    extras: { 'ui:widget': 'checkboxes', 'ui:enumNames': { AB: 'Alberta' } },
    picture: { 'ui:field': 'file', 'ui:options': { accept: 'image/png,image/jpeg', maxBytes: 5_000_000 } },
  });
});

test('titles, starting values and steps are told', () => {
  expect(signUpForm).toMatchObject({ title: 'Join Tiny', intro: oddWords, steps: [] });
  expect(signUpForm.initial).toEqual({ beds: 2, nickname: null });
  expect(stayForm.steps).toEqual([
    { title: 'Dates', fields: ['checkin', 'checkout'], submit: 'Continue' },
    { title: 'The rest', says: 'Nearly there', fields: ['guests', 'fee_cents', 'rating', 'extras', 'picture'], submit: 'Send' },
  ]);
});

test('a form accepts what fits and names what does not', () => {
  const good = { email: 'jo@example.ca', password: 'correct horse', nickname: null, beds: 3, terms: true };
  expect(refusals(signUpForm.misfits(good))).toEqual([]);
  expect(refusals(signUpForm.misfits({}))).toEqual([' required', ' required', ' required', ' required', ' required']);
  expect(
    refusals(signUpForm.misfits({ ...good, email: 'jo@example', password: 'short', code: 'abc', province: 'XX', beds: 1.5, terms: false })),
  ).toEqual(['/email format', '/password minLength', '/code pattern', '/province enum', '/beds type', '/terms enum']);
});

test('characters are counted as people count them', () => {
  expect(refusedBy({ type: 'text', max: 2 }, '👍👍')).toEqual([]);
  expect(refusedBy({ type: 'text', max: 2 }, '👍👍👍')).toEqual(['/it maxLength']);
});

test('every kind of shape is checked', () => {
  expect(refusedBy({ type: 'text', format: 'date' }, '2027-02-30')).toEqual(['/it format']);
  expect(refusedBy({ type: 'text', format: 'date' }, '2028-02-29')).toEqual([]);
  expect(refusedBy({ type: 'text', format: 'clock' }, '24:00')).toEqual(['/it pattern']);
  expect(refusedBy({ type: 'text', format: 'url' }, 'example.ca/a')).toEqual([]);
  expect(refusedBy({ type: 'text', format: 'uuid' }, 'no')).toEqual(['/it format']);
  expect(refusedBy({ type: 'text', format: 'instant' }, '2027-02-12T16:00:00Z')).toEqual([]);
  expect(refusedBy({ type: 'flag', nullable: true }, null)).toEqual([]);
  expect(refusedBy({ type: 'oneOf', values: 'Province', nullable: true }, null)).toEqual([]);
  expect(refusedBy({ type: 'exactly', value: 'a', nullable: true }, null)).toEqual([]);
  expect(refusedBy({ type: 'list', of: { type: 'oneOf', values: 'Province' } }, ['AB', 'AB'])).toEqual(['/it uniqueItems']);
  expect(refusedBy({ type: 'like', of: 'Guests' }, { adults: 0 })).toEqual(['/it/adults minimum']);
  expect(refusedBy({ type: 'like', of: 'Guests', nullable: true }, null)).toEqual([]);
  expect(refusedBy({ type: 'map', of: { type: 'flag' } }, { a: 1 })).toEqual(['/it/a type']);
  expect(refusedBy({ type: 'file', types: ['image/png'], maxBytes: 10 }, undefined)).toEqual([' required']);
  const either: Shape = {
    type: 'either',
    options: [
      { type: 'exactly', value: 'a' },
      { type: 'exactly', value: 1 },
    ],
  };
  expect(refusedBy(either, 'a')).toEqual([]);
  expect(refusedBy(either, 'b')).toEqual(['/it enum']);
  const different: Shape = { type: 'either', options: [{ type: 'flag' }, { type: 'list', of: { type: 'flag' } }] };
  expect(refusedBy(different, [true])).toEqual([]);
  expect(refusedBy(different, 'b')).toContain('/it anyOf');
});

test('whatever is refused is said in our own words', () => {
  const explain = (id: 'signUpForm' | 'stayForm', data: object) => {
    const form = id === 'signUpForm' ? signUpForm : stayForm;
    const found = form.misfits(data).map(({ keyword, instancePath, params }) => ({
      name: keyword,
      property: params.missingProperty ?? instancePath.replaceAll('/', '.'),
      stack: 'raw',
    }));
    const said = form.explain()(found);
    return Object.fromEntries(said.map(({ property = '', message }) => [property.replace(/^\./, ''), message]));
  };
  expect(explain('signUpForm', {})).toEqual({
    email: 'Enter your email.',
    password: 'Choose a password.',
    nickname: 'Fill this in: Nickname.',
    beds: 'Fill this in: Beds.',
    terms: 'Accept the terms.',
  });
  expect(
    explain('signUpForm', { email: 'jo', password: 'short', code: 'x', province: 'XX', nickname: 'x'.repeat(21), beds: 0, terms: false }),
  ).toEqual({
    email: 'Enter an email address such as jo@example.ca.',
    password: 'Use at least 10 characters.',
    code: 'Three capital letters.',
    province: 'Choose one of the options.',
    nickname: 'Use at most 20 characters.',
    beds: 'Enter 1 or more.',
    terms: 'Accept the terms.',
  });
  expect(
    explain('stayForm', { checkin: 'x', checkout: '2027-02-12', guests: { adults: 20 }, fee_cents: 123_451, rating: 9, extras: ['AB'] }),
  ).toEqual({
    checkin: 'Enter a date such as 2027-02-12.',
    'guests.adults': 'Enter 16 or less.',
    fee_cents: 'Enter $1,234.50 or less.',
    rating: 'Enter 5 or less.',
    extras: 'Choose at least 2 options.',
  });
});

test('a step is told only of its own fields', () => {
  const found = ['checkin', 'rating'].map((property) => ({ name: 'required', property, stack: 'raw' }));
  expect(stayForm.explain(['checkin', 'checkout'])(found)).toMatchObject([{ property: 'checkin' }]);
});

test('rules across fields speak beside their first field, in the words of their error', () => {
  expect(stayForm.broken({ checkin: '2027-02-15', checkout: '2027-02-12' }, { stay: { price_cents: 50 } })).toEqual([
    { code: 'stay.bad_dates', text: 'A stay lasts at most 28 nights.', field: 'checkin' },
    { code: 'stay.too_cheap', text: expect.stringMatching(/^The stay.s price/) as string },
  ]);
  expect(stayForm.broken({ checkin: '2027-02-12', checkout: '2027-02-15' }, { stay: { price_cents: 100 } })).toEqual([]);
});

test('what a screen must know for the rules is typed', async () => {
  const uses = [
    'import { stayForm } from "./forms/stayForm";',
    'import { signUpForm } from "./forms/signUpForm";',
    'stayForm.broken({}, {});',
    'stayForm.broken({}, { stay: { price_cents: 1 } });',
    'signUpForm.broken({ beds: "2" }, {});',
  ];
  const files = new Map([...emitModel(model), ...emitRules(model), ...formFiles, ['uses.ts', uses.join('\n')] as const]);
  expect([...typeErrors(await written(files)).matchAll(/uses\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([3, 5]);
});

test('a form is checked where strings cannot become code', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'forms/signUpForm.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'forms',
    logLevel: 'silent',
  });
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  expect(() => runInContext('new Function("return 1")', context)).toThrow(/Code generation from strings disallowed/);
  const found = runInContext(`${outputFiles[0]?.text}; forms.signUpForm.misfits({ email: 'jo' }).length`, context) as unknown;
  expect(found).toBe(5);
});
