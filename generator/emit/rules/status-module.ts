// `rules/statuses.ts`: statuses that are worked out, never stored: the first row that holds.
import { conditionCode, factsParameter, importNeeds, mergeNeeds, termCode, type Needs } from '../../print/expression';
import type { Lookup } from '../../model/lookup';
import type { LabelModel, Model, StatusModel } from '../../model/model';
import { sorted, upperFirst } from '../../model/views';
import { literal, Module, objectOf, union } from '../../print/print';

interface StatusParts {
  readonly module: Module;
  readonly lookup: Lookup;
  readonly fill: (text: string) => string;
}

/** Who reads a status in words of their own. */
export const audiencesOf = (status: StatusModel): readonly string[] =>
  [...new Set(status.rows.flatMap(({ label }) => (label.kind === 'audiences' ? Object.keys(label.texts) : [])))].toSorted();

const labelCode = (label: LabelModel, { lookup, fill, module }: StatusParts): { code: string; needs: readonly Needs[] } => {
  if (label.kind === 'text') return { code: literal(fill(label.text)), needs: [] };
  if (label.kind === 'audiences') {
    const texts = Object.entries(label.texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { code: `${objectOf(texts.map(([name, text]) => [name, literal(fill(text))]))}[audience]`, needs: [] };
  }
  const { code, needs } = termCode(label.of, lookup);
  return { code: `${module.value('rules/runtime', 'titleCase')}(${code})`, needs: [needs] };
};

const writeStatus = (status: StatusModel, parts: StatusParts): void => {
  const { module, lookup } = parts;
  const tests = status.rows.map((row) => (row.when ? conditionCode(row.when, lookup) : undefined));
  const asked = mergeNeeds(tests.flatMap((it) => (it ? [it.needs] : [])));
  const labels = status.rows.map((row) => labelCode(row.label, parts));
  const shown = mergeNeeds([asked, ...labels.flatMap((it) => it.needs)]);
  importNeeds(module, shown);
  const firstThatHolds = (answers: readonly string[]) => () => {
    for (const [at, answer] of answers.entries()) {
      const test = at < answers.length - 1 ? tests[at] : undefined;
      module.line(test ? `if (${test.code}) return ${answer};` : `return ${answer};`);
      if (!test) return;
    }
  };
  const names = module.declares(`${upperFirst(status.id)}Name`);
  module.blank().line(`export type ${names} = ${union([...new Set(status.rows.map((it) => it.name))])};`);
  module.blank().doc(`${status.says} (${status.source}): the name of the first row that holds.`);
  const byName = firstThatHolds(status.rows.map((row) => literal(row.name)));
  module.block(`export const ${status.id}Name = (${factsParameter(asked, { module, lookup })}): ${names} =>`, byName, ';');
  const audiences = audiencesOf(status);
  const audience = audiences.length > 0 ? `, audience: ${union(audiences)}` : '';
  module.blank().doc(`${status.says} (${status.source}): its name, its label${audience && ' for who reads it'} and its tone.`);
  const head = `export const ${status.id} = (${factsParameter(shown, { module, lookup })}${audience})`;
  const rows = status.rows.map((row, at) => {
    const label = labels[at]?.code ?? "''";
    return `{ name: ${literal(row.name)}, label: ${label}, tone: ${literal(row.tone)} }`;
  });
  module.block(`${head}: ${module.type('rules/runtime', 'ShownStatus')}<${names}> =>`, firstThatHolds(rows), ';');
};

export const emitStatusModule = (model: Model, parts: Omit<StatusParts, 'module'>): Module => {
  const module = new Module('rules/statuses.ts', 'Statuses that are worked out from facts, never stored.');
  for (const status of sorted(model.statuses)) writeStatus(status, { ...parts, module });
  return module;
};
