// The emitted routes: pages as data, typed paths, menus and redirects.
import { expect, test } from 'vitest';
import type { Files } from '../../generator/print/structures';
import { emitModel } from '../../generator/emit/model';
import { emitRoutes } from '../../generator/emit/routes';
import { emitRules } from '../../generator/emit/rules';
import type { Model } from '../../generator/model/model';
import { aModel, anyone, aRoute, aroundPages, plainChrome } from '../support/a-model';
import { loaded, typeErrors, written } from '../support/emitted';

const visitorSays = (name: string) => ({ kind: 'field', of: 'Visitor', name }) as const;
const odd = 'a "b" `c` ${d} */ \u2028 </script>';

const small = aModel();
const model: Model = aModel({
  product: { ...small.product, chrome: 'Chrome', modes: 'Mode' },
  shapes: [...small.shapes, ...aroundPages.shapes],
  settings: [
    { id: 'searchEnabled', source: '§1', variable: 'SEARCH', holds: { type: 'flag' }, default: true, says: 'Whether guests search' },
    { id: 'parentSite', source: '§1', variable: 'PARENT', holds: { type: 'text' }, default: 'https://example.org', says: 'The parent' },
  ],
  constants: [{ id: 'helpPage', source: '§1', value: 'https://help.example.org', says: 'Help' }],
  values: [
    ...aroundPages.values,
    {
      id: 'SetupPage',
      source: '§2',
      says: 'Steps',
      items: [
        { value: 'photos', label: 'Photos', facts: {} },
        { value: 'price', label: 'Price', facts: {} },
      ],
    },
  ],
  errors: [
    {
      id: 'notSignedIn',
      source: '§6',
      code: 'account.not_signed_in',
      status: 401,
      text: 'Log in first',
      cure: 'Log in',
      shown: 'redirect',
      slots: [],
      data: [],
    },
  ],
  guards: [
    anyone,
    {
      id: 'signedIn',
      source: '§6',
      says: 'someone signed in',
      after: [],
      requires: [{ that: { kind: 'isTrue', of: visitorSays('signed_in') }, otherwise: 'notSignedIn' }],
    },
    {
      id: 'named',
      source: '§6',
      says: 'someone with a name',
      after: ['signedIn'],
      requires: [{ that: { kind: 'present', of: visitorSays('email') }, otherwise: 'notSignedIn' }],
    },
  ],
  routes: [
    aRoute('home', '/', { title: odd }),
    aRoute('login', '/login', { title: 'Log in', query: [{ name: 'from', shape: { type: 'text' }, optional: true }], indexed: false }),
    aRoute('search', '/search', {
      title: 'Stays in {place}',
      query: [
        { name: 'query', shape: { type: 'text' }, optional: true },
        { name: 'beds', shape: { type: 'number', integer: true, min: 0, max: 9 }, optional: true },
        { name: 'page', shape: { type: 'number', integer: true, min: 1 }, default: 1 },
        { name: 'step', shape: { type: 'oneOf', values: 'SetupPage' }, optional: true },
        { name: 'pets', shape: { type: 'flag' }, optional: true },
        { name: 'checkin', shape: { type: 'text', format: 'date' }, optional: true },
        { name: 'types', shape: { type: 'list', of: { type: 'text' } }, optional: true },
      ],
      signedInChrome: { ...plainChrome, sidebar: true, footer: false },
    }),
    aRoute('stays', '/stays/:booking_id?', {
      guard: 'named',
      mode: 'guest',
      indexed: false,
      description: 'Your stays at {product}.',
      chrome: { ...plainChrome, sidebar: true, footer: false, header: 'wide', overflow: false },
      params: [{ name: 'booking_id', shape: { type: 'text', format: 'uuid' }, optional: true }],
    }),
    aRoute('setup', '/property/:property_id/setup/:page?', {
      guard: 'signedIn',
      mode: 'host',
      params: [
        { name: 'property_id', shape: { type: 'text', format: 'uuid' } },
        { name: 'page', shape: { type: 'oneOf', values: 'SetupPage' }, optional: true },
      ],
    }),
    aRoute('notFound', '*', { indexed: false }),
  ],
  destinations: [
    {
      id: 'dashboard',
      source: '§2',
      says: 'Where a person starts',
      cases: [{ when: { kind: 'moreThan', left: visitorSays('stays'), right: { kind: 'literal', value: 0 } }, to: 'stays' }],
      otherwise: 'home',
    },
  ],
  redirects: [
    { id: 'toLogin', source: '§4', refused: 'signedIn', to: { kind: 'route', id: 'login' }, carries: 'from' },
    {
      id: 'pastLogin',
      source: '§2',
      visiting: ['login'],
      when: { kind: 'isTrue', of: visitorSays('signed_in') },
      to: { kind: 'destination', id: 'dashboard' },
    },
  ],
  menus: [
    {
      id: 'sidebar',
      source: '§2',
      title: 'At {product}',
      says: 'The sidebar',
      items: [
        {
          label: 'Search',
          as: 'link',
          to: { kind: 'route', id: 'search' },
          when: { kind: 'isTrue', of: { kind: 'setting', id: 'searchEnabled' } },
        },
        {
          label: 'Stays',
          as: 'link',
          to: { kind: 'route', id: 'stays' },
          when: { kind: 'moreThan', left: visitorSays('stays'), right: { kind: 'literal', value: 0 } },
          counts: visitorSays('stays'),
        },
        { label: 'Open', as: 'main button', to: { kind: 'destination', id: 'dashboard' }, hint: 'Your page' },
        { label: 'Learn More', as: 'button', outside: { kind: 'setting', id: 'parentSite' } },
        { label: 'Help', as: 'link', outside: { kind: 'constant', id: 'helpPage' } },
        { label: 'Log Out', as: 'button', does: 'log_out' },
      ],
    },
  ],
});

interface Paths {
  readonly pathTo: {
    readonly home: () => string;
    readonly stays: (to?: object) => string;
    readonly setup: (to: object) => string;
    readonly search: (to?: object) => string;
  };
}
interface Queries {
  readonly searchQuery: (search: string) => object;
}
interface Routes {
  readonly routes: { readonly [id: string]: { readonly [fact: string]: unknown } };
}
interface Heads {
  readonly heads: { readonly [id: string]: { readonly title: string; readonly description: string } };
  readonly headOf: (id: string, slots?: object) => object;
}
interface Navigation {
  readonly menuOf: (menu: string, facts: object) => readonly { readonly label: string }[];
  readonly whereRefused: (guard: string, facts: object) => object | undefined;
  readonly ledOnFrom: (route: string, facts: object) => object | undefined;
}

const everything = (of: Model): Files => new Map([...emitModel(of), ...emitRules(of), ...emitRoutes(of)]);
const folder = await written(everything(model));
const { pathTo } = await loaded<Paths>(folder, 'routes/paths.ts');
const { routes } = await loaded<Routes>(folder, 'routes/routes.ts');
const { heads, headOf } = await loaded<Heads>(folder, 'routes/heads.ts');
const { searchQuery } = await loaded<Queries>(folder, 'routes/queries/searchQuery.ts');
const { menuOf, whereRefused, ledOnFrom } = await loaded<Navigation>(folder, 'routes/navigation.ts');

const facts = (visitor: object, searchEnabled = true) => ({
  visitor: { signed_in: false, stays: 0, email: null, ...visitor },
  settings: { searchEnabled, parentSite: 'https://parent.example' },
  now: '2027-02-12T16:00:00Z',
});

test('emitted routes pass the strict type check', () => {
  expect(typeErrors(folder)).toBe('');
});

test('a wrong link does not compile', async () => {
  const uses = [
    'import { pathTo } from "./routes/paths";',
    'pathTo.setup();',
    'pathTo.setup({ property_id: "1", page: "pets" });',
    'pathTo.stays({ bookingid: "1" });',
    'pathTo.notFound();',
    'pathTo.search({ beds: "2" });',
    'pathTo.setup({ property_id: "1", page: "photos" }); pathTo.stays(); pathTo.search({ types: ["cabin"] });',
  ];
  const errors = typeErrors(await written(new Map([...everything(model), ['uses.ts', uses.join('\n')]])));
  expect([...errors.matchAll(/uses\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([2, 3, 4, 5, 6]);
});

test('a row is completed with the defaults', () => {
  expect(routes['stays']).toEqual({
    id: 'stays',
    path: '/stays/:booking_id?',
    screen: 'Stays',
    guard: 'named',
    guards: ['signedIn', 'named'],
    chrome: { ...plainChrome, sidebar: true, footer: false, header: 'wide', overflow: false },
    signedInChrome: { ...plainChrome, sidebar: true, footer: false, header: 'wide', overflow: false },
    mode: 'guest',
    indexed: false,
    params: [{ name: 'booking_id', optional: true }],
    query: [],
  });
  expect(routes['home']).toMatchObject({
    guards: ['anyone'],
    chrome: plainChrome,
    mode: 'any',
    indexed: true,
  });
  expect(routes['login']).toMatchObject({ indexed: false, query: ['from'] });
  expect(routes['search']).toMatchObject({ chrome: plainChrome, signedInChrome: { sidebar: true, footer: false, header: 'site' } });
});

test('a head carries the product and what the page fills in', () => {
  expect(headOf('search', { place: 'Whistler' })).toEqual({ title: 'Tiny | Stays in Whistler', description: 'Small things at Tiny.' });
  expect(headOf('stays')).toEqual({ title: 'Tiny | stays', description: 'Your stays at Tiny.' });
  expect(heads['home']).toEqual({ title: odd, description: 'Small things at Tiny.' });
});

test('paths leave out what is optional, and encode the rest', () => {
  expect(pathTo.home()).toBe('/');
  expect(pathTo.stays()).toBe('/stays');
  expect(pathTo.stays({ booking_id: '' })).toBe('/stays');
  expect(pathTo.stays({ booking_id: 'a/b c?d#é\ud800%' })).toBe('/stays/a%2Fb%20c%3Fd%23%C3%A9%EF%BF%BD%25');
  expect(pathTo.setup({ property_id: 'p', page: 'photos' })).toBe('/property/p/setup/photos');
  expect(pathTo.setup({ property_id: 'p' })).toBe('/property/p/setup');
});

test('a query keeps the order of the spec, and drops what is empty', () => {
  expect(pathTo.search({ types: ['cabin', 'a&b=c'], beds: 0, query: 'Mont-Tremblant, QC' })).toBe(
    '/search?query=Mont-Tremblant%2C+QC&beds=0&types=cabin&types=a%26b%3Dc',
  );
  expect(pathTo.search({ query: '', types: [], beds: undefined, stranger: 'x' })).toBe('/search');
});

test('a query is read as it was written', () => {
  const query = {
    query: 'Mont-Tremblant & more',
    beds: 0,
    page: 3,
    step: 'price',
    pets: false,
    checkin: '2027-02-12',
    types: ['a', 'b=c'],
  };
  expect(searchQuery(pathTo.search(query).replace('/search', ''))).toEqual(query);
});

test('a query that does not fit counts as not given', () => {
  expect(searchQuery('')).toEqual({ page: 1 });
  expect(searchQuery('?query=&beds=10&page=0&step=pets&pets=yes&checkin=soon&stranger=1')).toEqual({ page: 1 });
  expect(searchQuery('?beds=1.5&page=2e0&beds=%20&beds=7')).toEqual({ page: 2, beds: 7 });
});

test('a path refuses what no address can carry', () => {
  for (const property_id of ['', '.', '..']) expect(() => pathTo.setup({ property_id })).toThrow(RangeError);
});

test('a menu shows what its conditions allow', () => {
  const labels = (...args: Parameters<typeof facts>) => menuOf('sidebar', facts(...args)).map((it) => it.label);
  expect(labels({})).toEqual(['Search', 'Open', 'Learn More', 'Help', 'Log Out']);
  expect(labels({ stays: 2 }, false)).toEqual(['Stays', 'Open', 'Learn More', 'Help', 'Log Out']);
});

test('an item leads to a page, out of the app, or does something', () => {
  expect(menuOf('sidebar', facts({ stays: 1 }))).toEqual([
    { label: 'Search', as: 'link', count: 0, kind: 'route', route: 'search', path: '/search' },
    { label: 'Stays', as: 'link', count: 1, kind: 'route', route: 'stays', path: '/stays' },
    { label: 'Open', as: 'main button', hint: 'Your page', count: 0, kind: 'route', route: 'stays', path: '/stays' },
    { label: 'Learn More', as: 'button', count: 0, kind: 'outside', href: 'https://parent.example' },
    { label: 'Help', as: 'link', count: 0, kind: 'outside', href: 'https://help.example.org' },
    { label: 'Log Out', as: 'button', count: 0, kind: 'action', does: 'log_out' },
  ]);
});

test('who is refused or has come too far is led on', () => {
  expect(whereRefused('signedIn', facts({}))).toEqual({ route: 'login', path: '/login', carries: 'from' });
  expect(whereRefused('named', facts({}))).toBeUndefined();
  expect(ledOnFrom('login', facts({}))).toBeUndefined();
  expect(ledOnFrom('login', facts({ signed_in: true, stays: 3 }))).toEqual({ route: 'stays', path: '/stays' });
  expect(ledOnFrom('login', facts({ signed_in: true }))).toEqual({ route: 'home', path: '/' });
});

test('an app without pages, menus or redirects is still a module that compiles', async () => {
  expect(typeErrors(await written(everything(aModel())))).toBe('');
});
