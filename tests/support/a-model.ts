// A small model for tests of single emitters: everything empty but what a test is about.
import type { ValuesModel, FormFieldModel, FormModel, GuardModel, Model, RouteModel } from '../../generator/model/model';

export const anyone: GuardModel = { id: 'anyone', source: '§6', says: 'anyone', after: [], requires: [] };

export const visitor = {
  id: 'Visitor',
  source: '§1',
  called: 'visitor',
  says: 'Whoever asks',
  fields: [
    { name: 'signed_in', shape: { type: 'flag' } },
    { name: 'stays', shape: { type: 'number', integer: true } },
    { name: 'email', shape: { type: 'text', format: 'email', nullable: true } },
  ],
} as const;

export const aModel = (parts: Partial<Model> = {}): Model => ({
  product: {
    name: 'Tiny',
    titlePrefix: '{product} | ',
    currency: '$',
    exampleEmail: 'jo@example.ca',
    title: 'The smallest app',
    description: 'Small things at {product}.',
    source: '§1',
    visitor: 'Visitor',
    slots: { product: 'Tiny' },
    defaultErrors: {
      invalidInput: 'invalidInput',
      malformed: 'malformed',
      tooLarge: 'tooLarge',
      rateLimited: 'rateLimited',
      notFound: 'notFound',
      repeatedDifferently: 'repeatedDifferently',
    },
  },
  entities: [],
  shapes: [visitor],
  values: [],
  tables: [],
  stored: [],
  constants: [],
  settings: [],
  kept: [],
  texts: [],
  pages: [],
  errors: [],
  rules: [],
  guards: [anyone],
  derived: [],
  statuses: [],
  lifecycles: [],
  calls: [],
  routes: [],
  destinations: [],
  redirects: [],
  forms: [],
  menus: [],
  events: [],
  mails: [],
  jobs: [],
  ...parts,
});

export const plainChrome = { header: 'site', footer: true, sidebar: false, overflow: true } as const;
/** A small product's declarations around its pages: to be spread into a model. */
const flagField = (name: string, standard: boolean) => ({ name, shape: { type: 'flag' }, default: standard }) as const;
const aList = (id: string, ...items: readonly string[]): ValuesModel => ({
  id,
  source: '§2',
  says: id,
  items: items.map((value) => ({ value, label: value, facts: {} })),
});
export const aroundPages = {
  values: [aList('Header', 'site', 'wide', 'none'), aList('Mode', 'any', 'guest', 'host')],
  shapes: [
    {
      id: 'Chrome',
      source: '§2',
      subject: 'product',
      called: 'chrome',
      says: 'What surrounds a page',
      fields: [
        { name: 'header', shape: { type: 'oneOf', values: 'Header' }, default: 'site' },
        flagField('footer', true),
        flagField('sidebar', false),
        flagField('overflow', true),
      ],
    },
  ],
} as const;

export const aRoute = (id: string, path: string, more: Partial<RouteModel> = {}): RouteModel => ({
  id,
  source: '§2',
  path,
  subject: 'pages',
  screen: id.charAt(0).toUpperCase() + id.slice(1),
  title: id,
  guard: 'anyone',
  chrome: plainChrome,
  mode: 'any',
  params: [],
  query: [],
  uses: [],
  indexed: true,
  ...more,
});

export const aField = (name: string, shape: FormFieldModel['shape'], more: Partial<FormFieldModel> = {}): FormFieldModel => ({
  name,
  shape,
  optional: false,
  label: name,
  own: false,
  ...more,
});

export const aForm = (id: string, fields: readonly FormFieldModel[], more: Partial<FormModel> = {}): FormModel => ({
  id,
  source: '§2',
  subject: 'pages',
  title: id,
  submit: 'Send',
  supplied: [],
  fields,
  steps: [],
  rules: [],
  ...more,
});
