// `jobs/`: the mails and jobs by their names with what each carries, and when the product moves a thing by itself.
import { lookupOf } from '../model/lookup';
import type { JobModel, LifecycleModel, Model, WorkModel } from '../model/model';
import { docOf, moveName, secondsOf, sorted, upperFirst } from '../model/views';
import { timerPhrase } from '../model/sentence';
import type { Field } from '../model/shape-model';
import { importNeeds, mergeNeeds, quantityCode } from '../print/expression';
import { factsDeclaration, factsParameter } from '../print/facts';
import { finished, GeneratedFile } from '../print/generated-file';
import { data, identifier, literal, union } from '../print/print';
import { groupText, withInputForm } from '../print/shape-types';
import { constantOf, type Files, functionOf, interfaceOf, property, type Property, type Statement } from '../print/structures';
import { mailFiles, readersOf } from './jobs/mails';

interface Timed {
  readonly name: string;
  readonly from: string | null;
  readonly timer: NonNullable<LifecycleModel['moves'][number]['timer']>;
  readonly asks?: JobModel['asks'] | undefined;
}
const timedMoves = (life: LifecycleModel): readonly Timed[] =>
  life.moves.flatMap(({ event, from, timer, asks }) => (timer === undefined ? [] : [{ name: moveName(life, event), from, timer, asks }]));

const keyOf = (life: LifecycleModel, model: Model): readonly Field[] => {
  const entity = model.entities.find(({ id }) => id === life.of);
  return (entity?.fields ?? []).filter(({ name }) => name === entity?.key);
};

/** A move by the product itself is a job of the name of its move, about the thing that it moves. */
const ownMoves = (model: Model): readonly JobModel[] =>
  sorted(model.lifecycles).flatMap((life) =>
    [...new Map(timedMoves(life).map((it) => [it.name, it])).values()].map(({ name, timer, asks }) => ({
      id: name,
      ...(asks !== undefined && { asks }),
      source: life.source,
      says: upperFirst(timerPhrase(timer, lookupOf(model))),
      fields: keyOf(life, model),
    })),
  );

const carriedOf = (file: GeneratedFile, model: Model, items: readonly WorkModel[]): readonly Property[] => {
  const typeOptions = { module: file, direction: 'out', inputForms: withInputForm(model) } as const;
  return items.map((it) =>
    property(identifier(it.id), it.fields.length === 0 ? 'object' : groupText(it.fields, typeOptions), { docs: [docOf(it)] }),
  );
};

const timersOf = (file: GeneratedFile, model: Model, life: LifecycleModel): readonly Statement[] => {
  const lookup = lookupOf(model);
  const timed = timedMoves(life).map((it) => ({ ...it, moments: it.timer.map((term) => quantityCode(term, 'moment', lookup)) }));
  if (timed.length === 0) return [];
  const needs = mergeNeeds(timed.flatMap(({ moments }) => moments.map((it) => it.needs)));
  importNeeds(file, needs);
  const facts = `${upperFirst(life.id)}TimerFacts`;
  file.declares(facts);
  const rows = timed.map(({ name, from, moments }) => {
    const first = `${file.value('jobs/timer', 'firstOf')}([${moments.map(({ code }) => code).join(', ')}])`;
    return `{ job: ${literal(name)}, from: ${literal(from)}, at: ${first} }`;
  });
  return [
    factsDeclaration(facts, needs, { module: file, lookup }),
    functionOf(`${life.id}Timers`, {
      docs: [docOf({ says: 'When the product moves it by itself, by the state that the move starts in', source: life.source })],
      parameters: [factsParameter(facts, needs)],
      returnType: `readonly ${file.type('jobs/timer', 'Timer')}<${union([...new Set(timed.map(({ name }) => name))])}>[]`,
      statements: [`return [${rows.join(', ')}];`],
    }),
  ];
};

/** `jobs/jobs.ts`, and a file for each mail. */
export const emitJobs = (model: Model): Files => {
  const file = new GeneratedFile('jobs/jobs.ts', 'What is sent and done after an answer, each with what it carries, and when by itself.');
  file.declares('Mails', 'Jobs');
  const seconds = secondsOf(model);
  const repeats = sorted(model.jobs).flatMap(({ id, every }) => (every === undefined ? [] : [[identifier(id), seconds(every)] as const]));
  const quiet = sorted(model.jobs).flatMap(({ id, whenQuiet }) => (whenQuiet ? [id] : []));
  const jobs = sorted([...model.jobs, ...ownMoves(model)]);
  const asking = (whom: JobModel['asks']): readonly string[] => jobs.flatMap(({ id, asks }) => (asks === whom ? [id] : []));
  file.add(
    interfaceOf('Mails', carriedOf(file, model, sorted(model.mails)), { docs: ['What each mail is written from.'] }),
    interfaceOf('Jobs', carriedOf(file, model, jobs), { docs: ['What each job is told.'] }),
    constantOf('repeats', `${data(Object.fromEntries(repeats))} as const satisfies { readonly [Job in keyof Jobs]?: number }`, {
      docs: ['How many seconds lie between two times of what is done by itself.'],
    }),
    constantOf('quiet', data(quiet), {
      type: 'readonly (keyof Jobs)[]',
      docs: ['Those of them that are done when few are there.'],
    }),
    constantOf('asking', data({ provider: asking('provider'), stranger: asking('stranger') }), {
      type: `Readonly<Record<'provider' | 'stranger', readonly (keyof Jobs)[]>>`,
      docs: ['The jobs that wait for others: for a provider of ours, or for a stranger’s server.'],
    }),
    ...sorted(model.lifecycles).flatMap((life) => timersOf(file, model, life)),
  );
  file.add(...readersOf(model));
  return finished([file, ...mailFiles(model)]);
};
