// How things change: lifecycles as pictures and tables, and the statuses that are worked out.
import type { DerivedModel } from '../../model/derived-model';
import type { LifecycleModel, MoveModel, StatusModel } from '../../model/model';
import { sorted } from '../../model/views';
import { asSentence, termPhrase, timerPhrase } from '../../model/sentence';
import type { Atlas } from './atlas';
import { code, heading, inPicture, markOf, node, page, picture, table } from './markdown';

const here = 'lifecycles.md';

const timer = (move: MoveModel, atlas: Atlas): string => {
  return move.timer === undefined ? '' : timerPhrase(move.timer, atlas.lookup);
};

const movers: Readonly<Record<string, string>> = { system: 'the product itself', operator: 'a person who runs the product' };
const who = (move: MoveModel, atlas: Atlas): string => movers[move.by] ?? atlas.guard(here, move.by);

const drawn = (life: LifecycleModel, atlas: Atlas): string[] => {
  const items = atlas.lookup.values(life.states).items;
  const used = new Set(life.moves.flatMap((it) => [it.from, it.to]));
  const states = items
    .filter((it) => used.has(it.value))
    .map((it) => `  state "${inPicture(atlas.plain(it.label))}" as ${node('s', it.value)}`);
  // several events along one way share an arrow
  const arrows = new Map<string, string[]>();
  for (const move of life.moves) {
    const way = `${move.from === null ? '[*]' : node('s', move.from)} --> ${node('s', move.to)}`;
    const words = [move.event.replaceAll('_', ' '), timer(move, atlas)].filter((it) => it !== '').join(', ');
    const known = arrows.get(way) ?? [];
    if (!known.includes(words)) known.push(words);
    arrows.set(way, known);
  }
  const from = new Set(life.moves.map((it) => it.from));
  const ends = items.filter((it) => used.has(it.value) && !from.has(it.value)).map((it) => `  ${node('s', it.value)} --> [*]`);
  return picture([
    'stateDiagram-v2',
    ...states,
    ...[...arrows].map(([way, words]) => `  ${way} : ${inPicture(words.join(' / '))}`),
    ...ends,
  ]);
};

const life = (it: LifecycleModel, atlas: Atlas): string[] => {
  const labels = new Map(atlas.lookup.values(it.states).items.map((state) => [state.value, atlas.say(state.label)]));
  const rows = it.moves.map((move) => [
    code(move.event),
    move.from === null ? '–' : (labels.get(move.from) ?? code(move.from)),
    labels.get(move.to) ?? code(move.to),
    who(move, atlas),
    [
      ...move.when.map((id) => atlas.link(here, ['rule', id], atlas.say(atlas.lookup.rule(id).says))),
      asSentence(atlas.say(timer(move, atlas))),
    ]
      .filter((text) => text !== '')
      .join('<br>'),
    [
      ...(move.says === undefined ? [] : [asSentence(atlas.say(move.says))]),
      ...move.effects.map(({ kind, id }) => atlas.link(here, [kind, id], asSentence(atlas.say(atlas.lookup.effect(id).says)))),
    ].join('<br>'),
  ]);
  return [
    ...heading(2, atlas.say(it.says), markOf('lifecycle', it.id)),
    `The ${code(it.field)} of ${atlas.thing(here, it.of)}, one of ${atlas.link(here, ['values', it.states])}. Known as ${code(it.id)}. _Source: ${atlas.source(it)}_`,
    '',
    ...drawn(it, atlas),
    ...table(['What happens', 'From', 'To', 'Who', 'When', 'What follows'], rows),
    `Anything else is refused with ${atlas.error(here, it.otherwise)}.`,
    '',
  ];
};

const labelWords = (row: StatusModel['rows'][number], atlas: Atlas): string => {
  const { label } = row;
  if (label.kind === 'text') return atlas.say(label.text);
  if (label.kind === 'titleCase') return 'the value itself, in title case';
  const texts = Object.entries(label.texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return texts.map(([audience, text]) => `${atlas.say(audience)}: ${atlas.say(text)}`).join('<br>');
};

const status = (it: StatusModel, atlas: Atlas): string[] => [
  ...heading(2, atlas.say(it.says), markOf('status', it.id)),
  `Worked out for ${atlas.thing(here, it.of)}, never stored: the first row that holds. Known as ${code(it.id)}. _Source: ${atlas.source(it)}_`,
  '',
  ...table(
    ['Shows', 'When', 'Known as', 'Tone'],
    it.rows.map((row) => [labelWords(row, atlas), row.when ? atlas.sentence(row.when) : 'Otherwise.', code(row.name), row.tone]),
  ),
];

const derived = (it: DerivedModel, atlas: Atlas): string[] => [
  ...heading(2, atlas.say(it.says), markOf('derived', it.id)),
  `${atlas.say(asSentence(termPhrase(it.is, atlas.lookup)))} Known as ${code(it.id)}. _Source: ${atlas.source(it)}_`,
  '',
];

export const livesPage = (atlas: Atlas): [string, string] => [
  here,
  page('How things change', [
    'Back to the [contents](README.md).',
    '',
    ...sorted(atlas.model.lifecycles).flatMap((it) => life(it, atlas)),
    ...sorted(atlas.model.statuses).flatMap((it) => status(it, atlas)),
    ...sorted(atlas.model.derived).flatMap((it) => derived(it, atlas)),
  ]),
];
