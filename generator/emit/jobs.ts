// `jobs/`: the mails and jobs by their names with what each carries, and when the product moves a thing by itself.
import { lookupOf } from '../model/lookup';
import type { LifecycleModel, MailModel, Model } from '../model/model';
import { docOf, moveName, secondsOf, sorted, upperFirst } from '../model/views';
import { timerPhrase } from '../model/sentence';
import type { Field } from '../model/shape-model';
import { factsParameter, importNeeds, mergeNeeds, momentCode } from '../print/expression';
import { identifier, literal, Module } from '../print/print';
import { groupText, withInputForm } from '../print/shape-types';

interface Timed {
  readonly name: string;
  readonly from: string | null;
  readonly timer: NonNullable<LifecycleModel['moves'][number]['timer']>;
}
const timedMoves = (life: LifecycleModel): readonly Timed[] =>
  life.moves.flatMap(({ event, from, timer }) => (timer === undefined ? [] : [{ name: moveName(life, event), from, timer }]));

const keyOf = (life: LifecycleModel, model: Model): readonly Field[] => {
  const entity = model.entities.find(({ id }) => id === life.of);
  return (entity?.fields ?? []).filter(({ name }) => name === entity?.key);
};

/** What the product does by itself is a job of the name of its move, about the thing that it moves. */
const ownMoves = (model: Model): readonly MailModel[] =>
  sorted(model.lifecycles).flatMap((life) =>
    [...new Map(timedMoves(life).map((it) => [it.name, it])).values()].map(({ name, timer }) => ({
      id: name,
      source: life.source,
      says: upperFirst(timerPhrase(timer, lookupOf(model))),
      fields: keyOf(life, model),
    })),
  );

const writeCarried = (module: Module, name: string, { model, items }: { readonly model: Model; readonly items: readonly MailModel[] }) => {
  const typing = { module, direction: 'out', inputForms: withInputForm(model) } as const;
  module.declares(name);
  module.block(`export interface ${name}`, () => {
    for (const it of items)
      module.doc(docOf(it)).line(`readonly ${identifier(it.id)}: ${it.fields.length === 0 ? 'object' : groupText(it.fields, typing)};`);
  });
};

const writeTimers = (module: Module, model: Model, life: LifecycleModel): void => {
  const lookup = lookupOf(model);
  const timed = timedMoves(life).map((it) => ({ ...it, moments: it.timer.map((term) => momentCode(term, lookup)) }));
  if (timed.length === 0) return;
  const needs = mergeNeeds(timed.flatMap(({ moments }) => moments.map((it) => it.needs)));
  importNeeds(module, needs);
  const names = [...new Set(timed.map(({ name }) => literal(name)))].join(' | ');
  module.blank().doc(`When the product moves it by itself, by the state that the move starts in (${life.source}).`);
  module.line(
    `export const ${life.id}Timers = (${factsParameter(needs, { module, lookup })}): readonly ${module.type('jobs/timer', 'Timer')}<${names}>[] => [`,
  );
  for (const { name, from, moments } of timed)
    module.line(
      `  { job: ${literal(name)}, from: ${literal(from)}, at: ${module.value('jobs/timer', 'firstOf')}([${moments.map(({ code }) => code).join(', ')}]) },`,
    );
  module.line('];');
};

/** `jobs/jobs.ts`. */
export const emitJobs = (model: Model): Map<string, string> => {
  const module = new Module('jobs/jobs.ts', 'What is sent and done after an answer, each with what it carries, and when by itself.');
  const moves = ownMoves(model);
  module.doc('What each mail is written from.');
  writeCarried(module, 'Mails', { model, items: sorted(model.mails) });
  module.blank().doc('What each job is told.');
  writeCarried(module, 'Jobs', { model, items: sorted([...model.jobs, ...moves]) });
  const seconds = secondsOf(model);
  const repeated = sorted(model.jobs).flatMap(({ id, every }) => (every === undefined ? [] : [`${identifier(id)}: ${seconds(every)}`]));
  module.blank().doc('How many seconds lie between two times of what is done by itself.');
  module.line(
    `export const repeats = ${repeated.length === 0 ? '{}' : `{ ${repeated.join(', ')} }`} as const satisfies { readonly [Job in keyof Jobs]?: number };`,
  );
  for (const life of sorted(model.lifecycles)) writeTimers(module, model, life);
  return new Map([[module.path, module.toString()]]);
};
