// One declaration in plain words, for `explain`.
import { formsOf } from '../model/fill';
import type { Lookup } from '../model/lookup';
import type { GuardModel, Item, LifecycleModel, Model, RequirementModel, RuleModel } from '../model/model';
import { asSentence, conditionSentence, durationPhrase, listed, timerPhrase, termPhrase } from '../model/sentence';
import type { Field } from '../model/shape-model';
import { shapeInWords, valueInWords } from '../model/words';

/** A part with its lines; a part without lines is not shown. */
type Part = readonly [title: string, lines: readonly string[]];
type Kind = Exclude<keyof Model, 'product'>;
type Of<K extends Kind> = Model[K][number];
type Describe<K extends Kind> = (item: Of<K>, lookup: Lookup) => readonly Part[];

const fieldLine = ({ name, shape, optional, default: preset }: Field): string => {
  const notes = [
    ...(optional ? ['may be left out'] : []),
    ...(preset === undefined ? [] : [`${valueInWords(preset)} when left out`]),
    ...(shape.private ? ['private'] : []),
  ];
  return `${name}: ${shapeInWords(shape)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}${shape.says ? ` - ${shape.says}` : ''}`;
};
const fieldsPart = (title: string, fields: readonly Field[]): Part => [title, fields.map(fieldLine)];

const codesOf = (ids: readonly string[], lookup: Lookup): readonly string[] => ids.map((id) => lookup.error(id).code);
const requirementLines = (requires: readonly RequirementModel[], lookup: Lookup): readonly string[] =>
  requires.map(({ that, otherwise, says }) => {
    const own = says === undefined ? '' : ` (${says})`;
    return `${asSentence(conditionSentence(that, lookup))}${own} Otherwise: ${lookup.error(otherwise).code}`;
  });

const ruleParts: Describe<'rules'> = (it: RuleModel, lookup) => [['must hold', requirementLines(it.requires, lookup)]];
const guardParts: Describe<'guards'> = (it: GuardModel, lookup) => [
  ['asked first', it.after],
  ['looks at', it.of === undefined ? [] : [lookup.thing(it.of).called]],
  ['must hold', requirementLines(it.requires, lookup)],
];
const lifecycleParts: Describe<'lifecycles'> = (it: LifecycleModel, lookup) => [
  ['states', [`${it.states}, kept in ${it.of}.${it.field}`]],
  [
    'moves',
    it.moves.map(({ event, from, to, by, timer, effects }) => {
      const when = timer === undefined ? '' : `, ${timerPhrase(timer, lookup)}`;
      const then =
        effects.length === 0
          ? ''
          : `; then ${listed(
              effects.map(({ id }) => id),
              'and',
            )}`;
      return `${from ?? '(new)'} -> ${to}: ${event}, by ${by}${when}${then}`;
    }),
  ],
  ['every other move is refused', codesOf([it.otherwise], lookup)],
];

const callParts: Describe<'calls'> = (it, lookup) => [
  ['asked with', [`${it.method} ${it.path}`]],
  ['for', [`${it.guard}: ${lookup.guard(it.guard).says}`]],
  fieldsPart('path', it.params),
  fieldsPart('query', it.query),
  fieldsPart('input', it.input),
  ['answers', [it.redirects ? 'a redirect' : (it.content ?? shapeInWords(it.answer))]],
  ['keeps to', it.rules],
  ['carries out', it.performs === undefined ? [] : [`${listed(it.performs.events, 'or')} of ${it.performs.lifecycle}`]],
  ['at most', it.throttle === undefined ? [] : [`${it.throttle.times} times in ${durationPhrase(it.throttle.per, lookup)}`]],
  ['may be refused with', codesOf(it.errors, lookup)],
];
const routeParts: Describe<'routes'> = (it, lookup) => [
  ['path', [it.path]],
  ['screen', [it.screen]],
  ['title', [it.title]],
  ['for', [`${it.guard}: ${lookup.guard(it.guard).says}`]],
  ['mode', it.mode === undefined ? [] : [it.mode]],
  [
    'around it',
    Object.entries(it.chrome).map(([part, how]) => `${part}: ${typeof how === 'boolean' ? (how ? 'yes' : 'no') : String(how)}`),
  ],
  fieldsPart('parameters', it.params),
  ['uses', it.uses.map(({ kind, id, forSome }) => `${id} (${kind}${forSome ? ', for some' : ''})`)],
];
const formParts: Describe<'forms'> = (it) => [
  ['title', [it.title]],
  ['sends', it.sends === undefined ? [] : [it.sends]],
  ['collects', it.collects === undefined ? [] : [it.collects]],
  ['fields', it.fields.map((field) => `${field.label} - ${fieldLine(field)}`)],
  ['steps', it.steps.map(({ title, fields }) => `${title}: ${fields.join(', ')}`)],
  ['rules', it.rules],
];
const errorParts: Describe<'errors'> = (it) => [
  ['code', [it.code]],
  ['status', it.status === undefined ? [] : [String(it.status)]],
  ['says', [it.text]],
  ['cure', [it.cure]],
  ['shown as', [it.shown]],
  fieldsPart('slots', it.slots),
];

const describers: { readonly [K in Kind]: Describe<K> } = {
  entities: (it) => [fieldsPart('fields', it.fields), ['known by', [it.key]]],
  shapes: (it) => [fieldsPart('fields', it.fields)],
  values: (it) => [['values', it.items.map(({ value, label, says }) => `${value}: ${label}${says ? ` - ${says}` : ''}`)]],
  tables: (it) => [fieldsPart('columns', it.columns), ['rows', it.rows.map(valueInWords)]],
  stored: (it) => [
    ['table', [it.table]],
    ['keeps', it.of === undefined ? [] : [it.of]],
    ['kept elsewhere', it.elsewhere],
    ['shows', it.shows],
    [
      'columns of its own',
      it.columns.map(
        ({ name, shape, type }) =>
          `${name}${shape === undefined ? '' : `: ${shapeInWords(shape)}`}${type === undefined ? '' : ` (${type})`}`,
      ),
    ],
    ['known by', it.key],
  ],
  constants: (it) => [['value', [`${valueInWords(it.value)}${it.unit === undefined ? '' : ` ${it.unit}`}`]]],
  settings: (it) => [
    ['variable', [`${it.variable}, ${valueInWords(it.default)} when it is not set`]],
    ['holds', [shapeInWords(it.holds)]],
    ['told', [it.serverOnly ? 'to the server alone' : 'to every page']],
  ],
  kept: (it) => [
    ['where', [`${it.where}, under ${it.name}`]],
    ['holds', [shapeInWords(it.holds)]],
  ],
  texts: (it) => [['texts', it.texts.map((sentence) => `${sentence.name}: ${formsOf(sentence).join(' / ')}`)]],
  pages: (it) => [['blocks', [String(it.blocks.length)]]],
  errors: errorParts,
  rules: ruleParts,
  derived: (it, lookup) => [['is', [termPhrase(it.is, lookup)]]],
  guards: guardParts,
  statuses: (it, lookup) => [
    ['of', [it.of]],
    ['rows', it.rows.map(({ name, when }) => `${name}: ${when === undefined ? 'otherwise' : conditionSentence(when, lookup)}`)],
  ],
  lifecycles: lifecycleParts,
  calls: callParts,
  routes: routeParts,
  destinations: (it, lookup) => [
    ['leads to', [...it.cases.map(({ when, to }) => `${to}, where ${conditionSentence(when, lookup)}`), `${it.otherwise}, otherwise`]],
  ],
  redirects: (it, lookup) => [
    ['refused by', it.refused === undefined ? [] : [it.refused]],
    ['visiting', it.visiting ?? []],
    ['where', it.when === undefined ? [] : [conditionSentence(it.when, lookup)]],
    ['leads to', [`${it.to.id}${it.carries === undefined ? '' : `, carrying ${it.carries}`}`]],
  ],
  forms: formParts,
  menus: (it, lookup) => [
    ['items', it.items.map(({ label, when }) => `${label}${when === undefined ? '' : `, where ${conditionSentence(when, lookup)}`}`)],
  ],
  events: (it) => [['name', [it.name]], ['sent', [it.when]], fieldsPart('carries', it.fields)],
  mails: (it) => [fieldsPart('carries', it.fields)],
  jobs: (it, lookup) => [
    fieldsPart('carries', it.fields),
    ['done by itself', it.every === undefined ? [] : [`every ${durationPhrase(it.every, lookup)}`]],
  ],
};

const oneOf: { readonly [K in Kind]: string } = {
  entities: 'an entity',
  shapes: 'a shape',
  values: 'a reference list',
  tables: 'a table',
  stored: 'a table of the database',
  constants: 'a constant',
  settings: 'a setting',
  kept: 'something the browser keeps',
  texts: 'texts of a screen',
  pages: 'a long text',
  errors: 'an error',
  rules: 'a rule',
  derived: 'a derived value',
  guards: 'a guard',
  statuses: 'a derived status',
  lifecycles: 'a lifecycle',
  calls: 'a call',
  routes: 'a route',
  destinations: 'a destination',
  redirects: 'a redirect',
  forms: 'a form',
  menus: 'a menu',
  events: 'an analytics event',
  mails: 'a mail',
  jobs: 'a job',
};

/** The declaration in lines of plain words. */
export const describe = <K extends Kind>(kind: K, item: Of<K>, lookup: Lookup): readonly string[] => {
  const about: Item & { readonly says?: string } = item;
  const parts = describers[kind](item, lookup).filter(([, lines]) => lines.length > 0);
  return [
    `${item.id} is ${oneOf[kind]}${about.says === undefined ? '' : `: ${asSentence(about.says)}`}`,
    ...parts.flatMap(([title, lines]) =>
      lines.length === 1 ? [`  ${title}: ${lines[0]}`] : [`  ${title}:`, ...lines.map((line) => `    ${line}`)],
    ),
    `  source: ${item.source}`,
  ];
};
