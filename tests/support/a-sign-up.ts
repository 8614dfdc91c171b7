// A form with a field of most kinds, and the model around it, for tests of forms.
import type { Model } from '../../generator/model/model';
import { aField, aForm, aModel } from './a-model';

const stay = (name: string) => ({ kind: 'field', of: 'Stay', name }) as const;

/** An author's words that try to break out of the code they are written into. */
export const oddWords = 'a "b" `c` ${ } */ \u2028 </script> \\ \n';

export const signUpModel: Model = aModel({
  constants: [{ id: 'maxNights', source: '§9', value: 28, unit: 'nights', says: 'Longest stay' }],
  values: [
    {
      id: 'Province',
      source: '§3',
      says: 'Provinces',
      items: [
        { value: 'AB', label: 'Alberta', facts: {} },
        { value: 'BC', label: 'British Columbia', facts: {} },
      ],
    },
  ],
  shapes: [
    ...aModel().shapes,
    {
      id: 'Stay',
      source: '§3',
      called: 'stay',
      says: 'A stay',
      fields: [
        { name: 'checkin', shape: { type: 'text', format: 'date' }, optional: false },
        { name: 'checkout', shape: { type: 'text', format: 'date' }, optional: false },
        { name: 'price_cents', shape: { type: 'number', integer: true, unit: 'cents' }, optional: false },
      ],
    },
    {
      id: 'Guests',
      source: '§3',
      called: 'party',
      says: 'Who comes',
      fields: [{ name: 'adults', shape: { type: 'number', integer: true, min: 1, max: 16 }, optional: false }],
    },
  ],
  errors: [
    {
      id: 'badDates',
      source: '§8',
      code: 'stay.bad_dates',
      status: 422,
      text: 'A stay lasts at most {maxNights} nights.',
      cure: 'Choose others',
      shown: 'field',
      slots: [],
      data: [],
    },
    {
      id: 'tooCheap',
      source: '§8',
      code: 'stay.too_cheap',
      status: 422,
      text: 'At least {least}.',
      cure: 'Ask more',
      shown: 'field',
      slots: [{ name: 'least', shape: { type: 'text' }, optional: false }],
      data: [],
    },
  ],
  rules: [
    {
      id: 'stayFits',
      source: '§5',
      says: 'A stay fits',
      requires: [
        { that: { kind: 'before', left: stay('checkin'), right: stay('checkout') }, otherwise: 'badDates' },
        { that: { kind: 'atLeast', left: stay('price_cents'), right: { kind: 'literal', value: 100 } }, otherwise: 'tooCheap' },
      ],
    },
  ],
  forms: [
    aForm(
      'signUpForm',
      [
        aField(
          'email',
          { type: 'text', format: 'email', max: 254 },
          { label: 'Email', autocomplete: 'email', placeholder: 'you@example.ca' },
        ),
        aField(
          'password',
          { type: 'text', typed: 'password', min: 10, max: 128 },
          { label: 'Password', help: 'At least 10 characters.', missing: 'Choose a password.' },
        ),
        aField('code', { type: 'text', pattern: '^[A-Z]{3}$', patternSays: 'Three capital letters.' }, { label: 'Code', optional: true }),
        aField('province', { type: 'oneOf', values: 'Province' }, { label: 'Province', optional: true }),
        aField('nickname', { type: 'text', max: 20, nullable: true }, { label: 'Nickname' }),
        aField('beds', { type: 'number', integer: true, min: 1, max: 50 }, { label: 'Beds', starts: 2, widget: 'number' }),
        aField('terms', { type: 'exactly', value: true }, { label: 'I accept the terms', own: true, missing: 'Accept the terms.' }),
      ],
      { title: 'Join {product}', submit: 'Create account', intro: oddWords },
    ),
    aForm(
      'stayForm',
      [
        aField('checkin', { type: 'text', format: 'date' }, { label: 'Check-in' }),
        aField('checkout', { type: 'text', format: 'date' }, { label: 'Check-out' }),
        aField('guests', { type: 'like', of: 'Guests' }, { label: 'Guests', widget: 'stepper' }),
        aField('fee_cents', { type: 'number', integer: true, unit: 'cents', min: 500, max: 123_450 }, { label: 'Fee', optional: true }),
        aField(
          'rating',
          { type: 'number', integer: true, min: 1, max: 5 },
          { label: 'How was it?', widget: 'scale', points: { 1: 'Bad', 5: 'Good' } },
        ),
        aField('extras', { type: 'list', of: { type: 'oneOf', values: 'Province' }, min: 2 }, { label: 'Extras', optional: true }),
        aField('picture', { type: 'file', types: ['image/png', 'image/jpeg'], maxBytes: 5_000_000 }, { label: 'Picture', optional: true }),
      ],
      {
        rules: ['stayFits'],
        steps: [
          { title: 'Dates', fields: ['checkin', 'checkout'] },
          { title: 'The rest', says: 'Nearly there', fields: ['guests', 'fee_cents', 'rating', 'extras', 'picture'] },
        ],
      },
    ),
  ],
});
