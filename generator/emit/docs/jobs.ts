// Mails and jobs after an answer, by themselves or because of something.
import { type ButtonModel, routeOfButton } from '../../model/mail-model';
import type { MailModel, WorkModel } from '../../model/model';
import { memoize } from '../../model/memoize';
import { grouped, moveName, sorted } from '../../model/views';
import { asSentence, durationPhrase, timerPhrase } from '../../model/sentence';
import { type Atlas, fieldHeads } from './atlas';
import { bullets, code, heading, markOf, page, prose, table } from './markdown';

const here = 'jobs.md';

/** The moves that mails and jobs follow from. */
const movesBefore = memoize(({ model }: Atlas) => {
  const moves = sorted(model.lifecycles).flatMap((life) => life.moves.map((move) => ({ life, move })));
  return grouped(moves, ({ move }) => move.effects.map(({ id }) => id));
});

const causes = ({ id }: WorkModel, atlas: Atlas): string[] => {
  const because = movesBefore(atlas).get(id) ?? [];
  const told = because.map(({ life, move }) => `${code(move.event)} of ${atlas.link(here, ['lifecycle', life.id])}`);
  return told.length === 0 ? [] : [`Follows from ${[...new Set(told)].join(', ')}.`];
};

const described = (kind: 'mail' | 'job', it: WorkModel, atlas: Atlas): string[] => [
  ...heading(2, code(it.id), markOf(kind, it.id)),
  atlas.told(it),
  ...bullets([
    ...causes(it, atlas),
    ...[atlas.brief(here, it.fields)].flatMap((brief) => (brief === undefined ? [] : [`Carries ${brief}.`])),
  ]),
  '',
  ...(atlas.brief(here, it.fields) === undefined ? table(fieldHeads, atlas.fields(here, it.fields)) : []),
];

const stepOf = (button: ButtonModel, atlas: Atlas): string => {
  const [route, anchor] = routeOfButton(atlas.model.routes, button);
  const page =
    route === undefined ? 'a page that the server names' : `${atlas.link(here, ['route', route.id], code(route.path))}${code(anchor)}`;
  return `${atlas.say(button.label)} → ${page}`;
};

/** Each mail in a line: for whom it is, what it is about, and where it leads. */
const overview = (atlas: Atlas): string[] =>
  table(
    ['Mail', 'To', 'Subject', 'Next step'],
    sorted(atlas.model.mails).map((mail) => [
      atlas.link(here, ['mail', mail.id]),
      [...new Set(mail.readers.map(({ reader }) => prose(reader)))].join(', '),
      mail.subjects.map(({ text }) => atlas.say(text)).join('<br>'),
      mail.buttons.map((it) => stepOf(it, atlas)).join('<br>'),
    ]),
  );

/** The words of a mail in their order. */
const wordsOf = ({ body, buttons }: MailModel, atlas: Atlas): string[] => [
  ...bullets([
    ...body.map((part) => {
      if (part.kind === 'given') return `_${asSentence(atlas.say(part.says))}_`;
      if (part.kind === 'cases') return part.sentences.map(({ name, text }) => `${code(name)}: ${atlas.say(text)}`).join('<br>');
      return `${atlas.say(part.sentence.text)}${part.kind === 'sometimes' ? ' _(sometimes)_' : ''}`;
    }),
    ...buttons.flatMap((it) => [`**${stepOf(it, atlas)}**`, ...(it.ending === undefined ? [] : [atlas.say(it.ending)])]),
  ]),
];

const askedWords = { provider: 'a provider of ours', stranger: 'a stranger’s server' } as const;
export const jobsPage = (atlas: Atlas): [string, string] => [
  here,
  page('What is sent and done after an answer', [
    'Back to the [contents](README.md).',
    '',
    'Each is certain as soon as what causes it is, and tried again until it is done.',
    '',
    ...overview(atlas),
    ...sorted(atlas.model.mails).flatMap((it) => [...described('mail', it, atlas), ...wordsOf(it, atlas)]),
    ...sorted(atlas.model.jobs).flatMap((it) => [
      ...described('job', it, atlas),
      ...(it.asks === undefined ? [] : [`It asks ${askedWords[it.asks]}, and no other work waits for it.`, '']),
      ...(it.every === undefined
        ? []
        : [`Done by itself every ${durationPhrase(it.every, atlas.lookup)}${it.whenQuiet ? ', when few are there' : ''}.`, '']),
    ]),
    ...sorted(atlas.model.lifecycles).flatMap((life) =>
      life.moves.flatMap(({ event, timer }) =>
        timer === undefined
          ? []
          : [
              ...heading(2, code(moveName(life, event)), `move-${life.id}-${event}`),
              `The product itself does ${code(event)} of ${atlas.link(here, ['lifecycle', life.id])}: ${prose(timerPhrase(timer, atlas.lookup))}.`,
              '',
            ],
      ),
    ),
  ]),
];
