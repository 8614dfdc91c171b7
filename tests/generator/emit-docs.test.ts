// The atlas: every link leads somewhere, every picture can be drawn, and no author's word breaks a page.
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitDocs as docsOf } from '../../generator/emit/docs';
import { emitModel } from '../../generator/emit/model';
import { emitTexts } from '../../generator/emit/texts';
import type { Model } from '../../generator/model/model';
import { loadModel } from '../../generator/command/read';
import { printed } from '../../generator/print/printer';
import { aForm, aField, aRoute } from '../support/a-model';
import { aBookingModel, compare, now, checkInTime } from '../support/a-term';
import { casesFolder } from '../support/generator';
import { root } from '../support/modules';

const emitDocs = (model: Model): Map<string, string> => printed(docsOf(model));

const hostile = 'a`b ${x} */ "q" \'p\' | <b> [l](m) *e* _u_ #h\nnext\u2028line <!-- c --> ]]; end ::: {{ }} \\';
const odd = aBookingModel({
  guards: [
    { id: 'anyone', source: '§6', says: 'anyone', after: [], requires: [] },
    {
      id: 'late',
      source: 'decision: ' + hostile,
      says: hostile,
      after: [],
      of: 'Booking',
      missing: 'notNow',
      requires: [{ that: compare(now, 'after', checkInTime), otherwise: 'notNow', says: hostile }],
    },
  ],
  lifecycles: [
    {
      id: 'bookingLife',
      source: '§4',
      says: hostile,
      of: 'Booking',
      field: 'status',
      states: 'BookingStatus',
      otherwise: 'notNow',
      moves: [
        { event: hostile, from: null, to: 'pending', by: 'late', when: ['mayWin'], says: hostile, effects: [{ kind: 'mail', id: 'told' }] },
        { event: 'expire', from: 'pending', to: 'confirmed', by: 'system', when: [], timer: [checkInTime], effects: [] },
      ],
    },
  ],
  mails: [
    {
      id: 'told',
      source: '§4',
      says: hostile,
      fields: [],
      readers: [{ name: '', reader: 'keeper' }],
      subjects: [{ name: '', text: hostile }],
      body: [{ kind: 'given', name: 'words', says: hostile }],
      buttons: [],
      shows: [],
    },
  ],
  values: [
    {
      id: 'BookingStatus',
      source: '§4',
      says: hostile,
      items: [
        { value: 'pending', label: hostile, facts: { 'odd fact': hostile } },
        { value: 'confirmed', label: 'Confirmed', facts: {} },
      ],
    },
  ],
  statuses: [
    {
      id: 'shown',
      source: '§4',
      says: hostile,
      of: 'Booking',
      rows: [{ name: hostile, label: { kind: 'audiences', texts: { [hostile]: hostile } }, tone: 'good' }],
    },
  ],
  routes: [
    aRoute('home', '/', { title: hostile, description: hostile }),
    aRoute('late', '/late/:booking_id?', { guard: 'late', signedInChrome: aRoute('x', '/x').chrome }),
  ],
  redirects: [
    { id: 'away', source: '§4', refused: 'late', to: { kind: 'destination', id: 'start' }, carries: 'from' },
    { id: 'on', source: '§4', visiting: ['home'], when: compare(now, 'after', checkInTime), to: { kind: 'route', id: 'late' } },
  ],
  destinations: [
    { id: 'start', source: '§2', says: hostile, cases: [{ when: compare(now, 'after', checkInTime), to: 'late' }], otherwise: 'home' },
  ],
  menus: [
    {
      id: 'menu',
      source: '§2',
      title: hostile,
      says: hostile,
      items: [
        { label: hostile, to: { kind: 'destination', id: 'start' }, as: 'link', hint: hostile },
        { label: 'x', does: hostile, as: 'icon' },
      ],
    },
  ],
  forms: [
    aForm('askForm', [aField('words', { type: 'text', pattern: '^[|`]+$' }, { label: hostile, help: hostile, points: { 1: hostile } })], {
      intro: hostile,
      steps: [{ title: hostile, fields: ['words'] }],
    }),
  ],
  texts: [{ id: 'homeTexts', source: '§2', says: hostile, texts: [{ name: 'head', text: hostile }] }],
});

const read = async (spec: string): Promise<Model> => {
  const { model, diagnostics } = await loadModel(spec);
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
};

/** A page without its pictures and code spans. */
const bare = (text: string): string => text.replace(/```[\s\S]*?```/g, '').replace(/(?<![\\`])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, 'code');

const brokenLinks = (pages: ReadonlyMap<string, string>, beside: ReadonlySet<string>): string[] =>
  [...pages].flatMap(([path, text]) =>
    [...bare(text).matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
      const [file = '', mark] = href.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      if (beside.has(target)) return [];
      const there = pages.get(target);
      if (there === undefined) return [`${path} -> ${href}: no such page`];
      return mark === undefined || there.includes(`<a id="${mark}"></a>`) ? [] : [`${path} -> ${href}: no such mark`];
    }),
  );

const label = String.raw`"(?:[^"\n;]|#\d+;)*"`;
const name = String.raw`\w+`;
const grammar: Readonly<Record<string, RegExp>> = {
  'flowchart LR': new RegExp(
    `^  ${name}(\\[${label}\\]|\\(\\[${label}\\]\\)|\\{${label}\\})?( -->(\\|(${label}|otherwise)\\|)? ${name}(\\[${label}\\]|\\{${label}\\})?)?$`,
  ),
  'flowchart TD': new RegExp(`^  ${name}(\\[${label}\\]| --> ${name})$`),
  'stateDiagram-v2': new RegExp(`^  (state ${label} as ${name}|(\\[\\*\\]|${name}) --> (\\[\\*\\]|${name})( : ([^";\n]|#\\d+;)+)?)$`),
  erDiagram: new RegExp(
    `^  (${name}\\[${label}\\] \\{|  ?key ${name} PK ${label}|\\}|${name} (\\|\\||\\|o)--(o\\{|o\\||\\|\\|) ${name} : ${label})$`,
  ),
};

const badPictures = (pages: ReadonlyMap<string, string>): string[] =>
  [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/^```mermaid\n([\s\S]*?)\n```$/gm)].flatMap(([, body = '']) => {
      const [kind = '', ...lines] = body.split('\n');
      const allowed = grammar[kind];
      return allowed ? lines.filter((line) => !allowed.test(line)).map((line) => `${path}: ${line}`) : [`${path}: ${kind}`];
    }),
  );

/** Rows of a table that have another number of cells than its head. */
const badTables = (pages: ReadonlyMap<string, string>): string[] =>
  [...pages].flatMap(([path, text]) => {
    let wide = 0;
    return text.split('\n').flatMap((line) => {
      if (!line.startsWith('|')) {
        wide = 0;
        return [];
      }
      const cells = line.split(/(?<!\\)\|/).length;
      if (wide === 0) wide = cells;
      return cells === wide ? [] : [`${path}: ${line}`];
    });
  });

describe.each<[string, () => Promise<Model>]>([
  ['a tiny app', () => read(join(casesFolder, 'tiny', 'spec'))],
  ['an app with every word', () => read(join(casesFolder, 'every-word', 'spec'))],
  ['the product', () => read(join(root, 'spec'))],
  ['an app with odd words', () => Promise.resolve(odd)],
])('the atlas of %s', (_name, modelOf) => {
  it('has no link that leads nowhere', async () => {
    const model = await modelOf();
    const pages = emitDocs(model);
    expect(brokenLinks(pages, new Set([...emitModel(model).keys(), ...emitTexts(model).keys()]))).toEqual([]);
    expect([...pages.values()].join('').match(/\]\(/g)?.length ?? 0).toBeGreaterThan(30);
  });

  it('has pictures that can be drawn', async () => {
    expect(badPictures(emitDocs(await modelOf()))).toEqual([]);
  });

  it('has tables whose rows are as wide as their heads', async () => {
    expect(badTables(emitDocs(await modelOf()))).toEqual([]);
  });

  it('leaves no bare HTML of an author, and no line break inside a row', async () => {
    const text = [...emitDocs(await modelOf()).values()].map(bare).join('\n');
    expect([...text.matchAll(/(?<!\\)<(?!a id="[\w-]+">|\/a>|br>|br\/>|!-- Change the spec)/g)]).toEqual([]);
    expect(text).not.toMatch(/[\u2028\u2029]/);
  });

  it('describes every call, page, form, rule, thing, error and guard once, with its source', async () => {
    const model = await modelOf();
    const text = [...emitDocs(model).values()].join('\n');
    const lines = text.replaceAll(/<a id="[\w-]+"><\/a>/g, '').split('\n');
    // one that a link leads to has a mark, any other its heading or its row
    const isDescribed = (mark: string): boolean => {
      if (text.includes(`<a id="${mark}"></a>`)) return text.split(`<a id="${mark}"></a>`).length === 2;
      const [kind = '', id = ''] = mark.split(/-(.*)/);
      const name = `\`${model.errors.find((it) => kind === 'error' && it.id === id)?.code ?? id}\``;
      return lines.some((line) => line.startsWith(`| ${name} |`) || (line.startsWith('#') && line.includes(name)));
    };
    const marks = [
      ...model.calls.map((it) => `call-${it.id}`),
      ...model.routes.map((it) => `route-${it.id}`),
      ...model.forms.map((it) => `form-${it.id}`),
      ...model.rules.map((it) => `rule-${it.id}`),
      ...[...model.entities, ...model.shapes].map((it) => `thing-${it.id}`),
      ...model.errors.map((it) => `error-${it.id}`),
      ...model.guards.map((it) => `guard-${it.id}`),
      ...model.constants.map((it) => `constant-${it.id}`),
      ...model.menus.map((it) => `menu-${it.id}`),
    ];
    expect(marks.filter((mark) => !isDescribed(mark))).toEqual([]);
  });

  it('is the same whatever the order of the declarations', async () => {
    const model = await modelOf();
    const turned = Object.fromEntries(
      Object.entries(model).map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
    );
    expect(emitDocs(turned as unknown as Model)).toEqual(emitDocs(model));
  });
});

it('says rules, guards and states as an analyst would', async () => {
  const pages = emitDocs(await read(join(casesFolder, 'every-word', 'spec')));
  expect(pages.get('docs/lifecycles.md')).toContain('s_asked --> s_lent : lend');
  expect(pages.get('docs/access.md')).toContain('| The visitor is signed in. |');
  expect(pages.get('docs/subject-library.md')).toContain('Now is no later than 24 hours before pick-up time.');
  expect(pages.get('docs/routes.md')).toContain(
    'g_signedIn(["anyone but people who are signed in"]) -->|"carrying from"| r_signIn["/sign-in"]',
  );
});
