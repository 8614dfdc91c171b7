// The frame of the pages: menus, sentences of screens, long texts, and events for analytics.
import type { MenuModel } from '../../model/model';
import { plainText } from '../../runtime/texts/page';
import { memoize } from '../../model/memoize';
import { grouped, sorted } from '../../model/views';
import { asSentence } from '../../model/sentence';
import { type Atlas, fieldHeads } from './atlas';
import { code, fileLink, heading, markOf, page, table } from './markdown';

const back = ['Back to the [contents](README.md).', ''];

const leads = (item: MenuModel['items'][number], atlas: Atlas): string => {
  const here = 'menus.md';
  const { to, outside, does } = item;
  if (to?.kind === 'route') return atlas.link(here, ['route', to.id], code(atlas.lookup.route(to.id).path));
  if (to) return atlas.link(here, ['destination', to.id], atlas.say(atlas.lookup.destination(to.id).says));
  if (outside) return `outside: ${atlas.link(here, [outside.kind, outside.id])}`;
  return does ? `does ${code(does)}` : '';
};

export const menusPage = (atlas: Atlas): [string, string] => [
  'menus.md',
  page('Menus', [
    ...back,
    ...sorted(atlas.model.menus).flatMap((menu) => [
      ...heading(2, `${atlas.say(menu.title)} (${code(menu.id)})`, markOf('menu', menu.id)),
      ...atlas.about(menu),
      ...table(
        ['Item', 'Shows', 'Leads to', 'Carrying', 'Looks like', 'Hint', 'Counts'],
        menu.items.map((item) => [
          atlas.say(item.label),
          item.when ? `When ${atlas.sentence(item.when).replace(/^[A-Z](?=[a-z])/, (it) => it.toLowerCase())}` : 'Always.',
          leads(item, atlas),
          item.carries ? code(item.carries) : '',
          item.as,
          atlas.say(item.hint),
          item.counts ? atlas.phrase(item.counts) : '',
        ]),
      ),
    ]),
  ]),
];

export const eventsPage = (atlas: Atlas): [string, string] => [
  'events.md',
  page('What is told to analytics', [
    ...back,
    'Only after consent. An event whose fields do not fit is not sent.',
    '',
    ...sorted(atlas.model.events).flatMap((event) => [
      ...heading(2, `${code(event.name)} (${code(event.id)})`, markOf('event', event.id)),
      ...atlas.about(event),
      `Sent ${atlas.say(event.when)}.${event.timeoutMs === undefined ? '' : ` Given up after ${event.timeoutMs} ms.`}`,
      '',
      ...table(fieldHeads, atlas.fields('events.md', event.fields)),
    ]),
  ]),
];

const headings = (text: Atlas['model']['pages'][number], atlas: Atlas): string[] =>
  text.blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 2 ? [atlas.say(plainText(block.text))] : []));

/** The pages that show each long text. */
const shownOn = memoize(({ model }: Atlas) => grouped(model.routes, ({ text }) => (text === undefined ? [] : [text])));

export const textsPage = (atlas: Atlas): [string, string] => [
  'texts.md',
  page('Texts', [
    ...back,
    ...heading(2, 'Sentences', 'sentences'),
    'Each sentence stands in the file that its name leads to.',
    '',
    ...table(
      ['Known as', 'For', 'How many', 'Source'],
      sorted(atlas.model.texts).map((it) => [
        `<a id="${markOf('texts', it.id)}"></a>${fileLink(`texts/sentences/${it.id}.ts`, code(it.id))}`,
        atlas.say(it.says),
        String(it.texts.length),
        atlas.source(it),
      ]),
    ),
    ...(atlas.model.pages.length > 0
      ? [
          ...heading(2, 'Long texts', 'long-texts'),
          ...table(
            ['File', 'Headings', 'Shown on', 'Source'],
            sorted(atlas.model.pages).map((it) => [
              code(it.id),
              headings(it, atlas).map(asSentence).join(' '),
              (shownOn(atlas).get(it.id) ?? []).map(({ id, path }) => atlas.link('texts.md', ['route', id], code(path))).join(', '),
              atlas.source(it),
            ]),
          ),
        ]
      : []),
  ]),
];
