// Facts that never change while the product runs: constants, settings, reference lists, tables, and what browsers keep.
import type { TableModel, ValuesModel } from '../../model/model';
import { sorted } from '../../model/views';
import { asSentence, durationPhrase, wordsOf } from '../../model/sentence';
import type { Json } from '../../model/shape-model';
import { type Atlas, fieldHeads } from './atlas';
import { bullets, code, fileLink, heading, markOf, page, prose, table } from './markdown';

const here = 'numbers.md';

const worded = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // a year needs no comma; `toLocaleString` would load a language for it
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= 10_000)
    return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  if (typeof value === 'object') return Array.isArray(value) ? value.map(worded).join(', ') : code(JSON.stringify(value));
  return prose(String(value));
};

/** So many values without more than a label stand in a line. */
const maxInLine = 8;

const valuesPart = (it: ValuesModel, atlas: Atlas): string[] => {
  const facts = [...new Set(it.items.flatMap((item) => Object.keys(item.facts)))];
  const isPlain = facts.length === 0 && it.items.length <= maxInLine && it.items.every(({ says }) => says === undefined);
  const inLine = `Values: ${it.items.map(({ value, label }) => `${code(value)} (${atlas.say(label)})`).join(', ')}`;
  if (isPlain) return [...heading(3, code(it.id), markOf('values', it.id)), atlas.told(it), ...bullets([inLine])];
  return [
    ...heading(3, code(it.id), markOf('values', it.id)),
    ...atlas.about(it),
    ...table(
      ['Value', 'Label', 'Meaning', ...facts.map((fact) => prose(wordsOf(fact)))],
      it.items.map((item) => [
        code(item.value),
        atlas.say(item.label),
        atlas.say(item.says),
        ...facts.map((fact) => worded(item.facts[fact])),
      ]),
    ),
  ];
};

const tablePart = (it: TableModel, atlas: Atlas): string[] => [
  ...heading(3, code(it.id), markOf('table', it.id)),
  ...atlas.about(it),
  ...table(fieldHeads, atlas.fields(here, it.columns)),
  `It has ${it.rows.length} rows, in ${fileLink('model/tables.ts', code('model/tables.ts'))}.`,
  '',
];

const part = (title: string, mark: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [...heading(2, title, mark), ...lines];
const marked = (kind: string, id: string): string => `<a id="${markOf(kind, id)}"></a>${code(id)}`;

const constantRows = (atlas: Atlas): string[] =>
  table(
    ['Known as', 'Value', 'Unit', 'Meaning', 'Source'],
    sorted(atlas.model.constants).map((it) => [
      marked('constant', it.id),
      worded(it.value),
      prose(it.unit ?? ''),
      asSentence(atlas.say(it.says)),
      atlas.source(it),
    ]),
  );

const settingRows = (atlas: Atlas): string[] =>
  table(
    ['Known as', 'Variable', 'Holds', 'Unless set', 'Told', 'Meaning', 'Source'],
    sorted(atlas.model.settings).map((it) => [
      marked('setting', it.id),
      code(it.variable),
      atlas.type(here, it.holds),
      it.default === undefined ? '' : worded(it.default),
      it.serverOnly ? 'the server alone' : 'every page',
      asSentence(atlas.say(it.says)),
      atlas.source(it),
    ]),
  );

const keptRows = (atlas: Atlas): string[] =>
  table(
    ['Known as', 'Where', 'Name', 'Meaning', 'Holds', 'For', 'Source'],
    sorted(atlas.model.kept).map((it) => [
      marked('kept', it.id),
      it.where,
      code(atlas.plain(it.name)),
      asSentence(atlas.say(it.says)),
      atlas.type(here, it.holds),
      it.lasts ? durationPhrase(it.lasts, atlas.lookup) : '',
      atlas.source(it),
    ]),
  );

export const numbersPage = (atlas: Atlas): [string, string] => {
  const { tables, values } = atlas.model;
  const lists = sorted(values).flatMap((it) => valuesPart(it, atlas));
  const rows = sorted(tables).flatMap((it) => tablePart(it, atlas));
  return [
    here,
    page('Numbers and lists', [
      'Back to the [contents](README.md).',
      '',
      ...part('Constants', 'constants', constantRows(atlas)),
      ...part('Settings', 'settings', settingRows(atlas)),
      ...part('Kept in the browser', 'kept', keptRows(atlas)),
      ...part('Reference lists', 'values', lists),
      ...part('Tables', 'tables', rows),
    ]),
  ];
};
