// The emitted texts: strings where nothing is open, functions where something is, pages as blocks.
import { build } from 'vite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from '../../generator/print/printer';
import { emitRoutes } from '../../generator/emit/routes';
import { emitModel } from '../../generator/emit/model';
import { emitTexts } from '../../generator/emit/texts';
import type { Model } from '../../generator/model/model';
import { aModel, aRoute } from '../support/a-model';
import { oddWords } from '../support/a-sign-up';
import { loaded, typeErrors, written } from '../support/emitted';

const model: Model = aModel({
  constants: [{ id: 'reviewWindowDays', source: '§9', value: 14, unit: 'days', says: 'The review window' }],
  routes: [aRoute('contact', '/contact')],
  texts: [
    {
      id: 'homeTexts',
      source: '§2',
      says: 'The home page',
      texts: [
        { name: 'headline', text: 'Stays at {product} within {reviewWindowDays} days' },
        { name: 'greeting', text: 'Hello {name}, {count} new for {name}' },
        { name: 'bare', text: '{name}' },
        { name: 'odd', text: oddWords },
        { name: 'odd-slot', text: `${oddWords}{name}` },
        { name: '__proto__', text: 'a name like any other' },
        {
          name: 'days',
          text: '{days} of {reviewWindowDays} days',
          number: 'days',
          forms: { one: '{days} day', other: '{days} of {reviewWindowDays} days' },
        },
      ],
    },
    { id: 'stayTexts', source: '§2', says: 'Stays', texts: [{ name: 'title', text: 'The words of the stays' }] },
  ],
  pages: [
    {
      id: 'pages/faq-general.md',
      source: '§2',
      blocks: [
        { kind: 'heading', level: 2, anchor: 'who', text: ['Who is ', { kind: 'strong', text: ['{product}'] }, '?'] },
        { kind: 'paragraph', text: [oddWords, { kind: 'break' }, { kind: 'code', text: '{product}' }] },
        {
          kind: 'list',
          ordered: true,
          items: [[{ kind: 'paragraph', text: [{ kind: 'link', href: '/contact', route: 'contact', text: ['Write to {product}'] }] }]],
        },
        { kind: 'quote', blocks: [{ kind: 'rule' }] },
      ],
    },
    { id: 'pages/faq.general.md', source: '§2', blocks: [] },
  ],
});

interface Texts {
  readonly homeTexts: {
    readonly headline: string;
    readonly odd: string;
    readonly greeting: (slots: object) => string;
    readonly bare: (slots: object) => string;
    readonly days: (slots: object) => string;
    readonly 'odd-slot': (slots: object) => string;
  };
}
interface Pages {
  readonly pages: { readonly [id: string]: () => Promise<{ readonly blocks: readonly object[] }> };
}

const files = printed(new Map([...emitModel(model), ...emitRoutes(model), ...emitTexts(model)]));
const folder = await written(files);
const { homeTexts } = await loaded<Texts>(folder, 'texts/texts.ts');
const { pages } = await loaded<Pages>(folder, 'texts/pages.ts');

test('emitted texts pass the strict type check, in an empty app too', async () => {
  expect(typeErrors(folder)).toBe('');
  const empty = aModel();
  expect(typeErrors(await written(new Map([...emitModel(empty), ...emitRoutes(empty), ...emitTexts(empty)])))).toBe('');
});

test('what the product knows is filled in, and what the page knows is asked for', () => {
  expect(homeTexts.headline).toBe('Stays at Tiny within 14 days');
  expect(homeTexts.greeting({ name: 'Jo', count: 3 })).toBe('Hello Jo, 3 new for Jo');
  expect(homeTexts.bare({ name: 7 })).toBe('7');
});

test('a text with a number has the form that the language of the product wants for it', async () => {
  expect([1, 2, 0].map((days) => homeTexts.days({ days }))).toEqual(['1 day', '2 of 14 days', '0 of 14 days']);
  expect(homeTexts.days({ days: 1200 })).toBe('1,200 of 14 days');
  const forms = { one: '{n} dzień', few: '{n} dni', many: '{n} dni razem', other: '{n} dnia' };
  const polish = aModel({
    product: { ...aModel().product, language: 'pl' },
    texts: [{ id: 'homeTexts', source: '§2', says: 'Days', texts: [{ name: 'days', text: forms.other, number: 'n', forms }] }],
  });
  const { homeTexts: said } = await loaded<Texts>(await written(printed(emitTexts(polish))), 'texts/texts.ts');
  expect([1, 3, 5, 1.5].map((n) => said.days({ n }))).toEqual(['1 dzień', '3 dni', '5 dni razem', '1,5 dnia']);
});

test('odd characters come through unchanged', () => {
  expect(homeTexts.odd).toBe(oddWords);
  expect(homeTexts['odd-slot']({ name: '!' })).toBe(`${oddWords}!`);
  expect(Object.keys(homeTexts)).toContain('__proto__');
});

test('a text asked for with the wrong slots does not compile', async () => {
  const uses = [
    'import { homeTexts } from "./texts/texts";',
    'homeTexts.greeting({ name: "Jo" });',
    'homeTexts.greeting({ name: "Jo", count: true });',
    'homeTexts.headline.trim();',
    'homeTexts.heading;',
    'homeTexts.days({ days: "2" });',
  ];
  const errors = typeErrors(await written(new Map([...files, ['uses.ts', uses.join('\n')]])));
  expect([...errors.matchAll(/uses\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([2, 3, 5, 6]);
});

test('a page has its blocks, filled but for code', async () => {
  const page = await pages['pages/faq-general.md']?.();
  expect(page?.blocks).toMatchObject([
    { kind: 'heading', level: 2, anchor: 'who', text: ['Who is ', { kind: 'strong', text: ['Tiny'] }, '?'] },
    { kind: 'paragraph', text: [oddWords, { kind: 'break' }, { kind: 'code', text: '{product}' }] },
    {
      kind: 'list',
      ordered: true,
      items: [[{ text: [{ kind: 'link', href: '/contact', route: 'contact', text: ['Write to Tiny'] }] }]],
    },
    { kind: 'quote', blocks: [{ kind: 'rule' }] },
  ]);
  expect(Object.keys(pages)).toEqual(['pages/faq-general.md', 'pages/faq.general.md']);
});

test('a page of the app loads only its own sentences', async () => {
  const entry = 'import { homeTexts } from "./texts/texts";\nconsole.log(homeTexts.headline);\nvoid import("./later");\n';
  const later = 'import { stayTexts } from "./texts/texts";\nconsole.log(stayTexts.title);\n';
  const app = await written(new Map([...files, ['entry.ts', entry], ['later.ts', later]]));
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: join(app, 'entry.ts') } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: readonly { type: string; isEntry?: boolean; code?: string }[] };
  const first = output.find((it) => it.isEntry)?.code ?? '';
  expect(first).toContain('Stays at Tiny within 14 days');
  expect(first).not.toContain('The words of the stays');
  expect(output.some((it) => it.code?.includes('The words of the stays'))).toBe(true);
});
