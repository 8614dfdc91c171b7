// Mails and jobs after an answer, by themselves or because of something.
import type { MailModel } from '../../model/model';
import { memoize } from '../../model/memoize';
import { grouped, moveName, sorted } from '../../model/views';
import { durationPhrase, timerPhrase } from '../../model/sentence';
import { type Atlas, fieldHeads } from './atlas';
import { bullets, code, heading, markOf, page, prose, table } from './markdown';

const here = 'jobs.md';

/** The moves that mails and jobs follow from. */
const movesBefore = memoize(({ model }: Atlas) => {
  const moves = sorted(model.lifecycles).flatMap((life) => life.moves.map((move) => ({ life, move })));
  return grouped(moves, ({ move }) => move.effects.map(({ id }) => id));
});

const causes = ({ id }: MailModel, atlas: Atlas): string[] => {
  const because = movesBefore(atlas).get(id) ?? [];
  const told = because.map(({ life, move }) => `${code(move.event)} of ${atlas.link(here, ['lifecycle', life.id])}`);
  return told.length === 0 ? [] : [`Follows from ${[...new Set(told)].join(', ')}.`];
};

const described = (kind: 'mail' | 'job', it: MailModel, atlas: Atlas): string[] => [
  ...heading(2, code(it.id), markOf(kind, it.id)),
  atlas.told(it),
  ...bullets([
    ...causes(it, atlas),
    ...[atlas.brief(here, it.fields)].flatMap((brief) => (brief === undefined ? [] : [`Carries ${brief}.`])),
  ]),
  '',
  ...(atlas.brief(here, it.fields) === undefined ? table(fieldHeads, atlas.fields(here, it.fields)) : []),
];

const askedWords = { provider: 'a provider of ours', stranger: 'a stranger’s server' } as const;
export const jobsPage = (atlas: Atlas): [string, string] => [
  here,
  page('What is sent and done after an answer', [
    'Back to the [contents](README.md).',
    '',
    'Each is certain as soon as what causes it is, and tried again until it is done.',
    '',
    ...sorted(atlas.model.mails).flatMap((it) => described('mail', it, atlas)),
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
