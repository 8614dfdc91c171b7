// `rules/statuses.ts`: statuses that are worked out, never stored: the first row that holds.
import { conditionCode, mergeNeeds, termCode, type Needs } from '../../print/expression';
import { factsParameter } from '../../print/facts';
import type { Lookup } from '../../model/lookup';
import type { LabelModel, Model, StatusModel } from '../../model/model';
import { asSentence } from '../../model/sentence';
import { docOf, sorted, upperFirst } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { literal, objectOf, union } from '../../print/print';
import { functionOf, type Statement, typeOf } from '../../print/structures';
import { factsNameOf, namedFacts } from './rule-module';

interface StatusParts {
  readonly file: GeneratedFile;
  readonly lookup: Lookup;
  readonly fill: (text: string) => string;
}

/** Audiences that read a status in words of their own. */
const audiencesOf = (status: StatusModel): readonly string[] =>
  [...new Set(status.rows.flatMap(({ label }) => (label.kind === 'audiences' ? Object.keys(label.texts) : [])))].toSorted();

const labelCode = (label: LabelModel, { lookup, fill, file }: StatusParts): { code: string; needs: readonly Needs[] } => {
  if (label.kind === 'text') return { code: literal(fill(label.text)), needs: [] };
  if (label.kind === 'audiences') {
    const texts = Object.entries(label.texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { code: `${objectOf(texts.map(([name, text]) => [name, literal(fill(text))]))}[audience]`, needs: [] };
  }
  const { code, needs } = termCode(label.of, lookup);
  return { code: `${file.value('rules/runtime', 'titleCase')}(${code})`, needs: [needs] };
};

const statementsOf = (status: StatusModel, parts: StatusParts): readonly Statement[] => {
  const { file, lookup } = parts;
  const tests = status.rows.map((row) => (row.when ? conditionCode(row.when, lookup) : undefined));
  const asked = mergeNeeds(tests.flatMap((it) => (it ? [it.needs] : [])));
  const labels = status.rows.map((row) => labelCode(row.label, parts));
  const shown = mergeNeeds([asked, ...labels.flatMap((it) => it.needs)]);
  const last = status.rows.findIndex((row, at) => row.when === undefined || at === status.rows.length - 1);
  const firstThatHolds = (answers: readonly string[]): string[] =>
    answers.slice(0, last + 1).map((answer, at) => {
      const test = at < last ? tests[at] : undefined;
      return test ? `if (${test.code}) return ${answer};` : `return ${answer};`;
    });
  const name = `${status.id}Name`;
  const [names, facts] = [upperFirst(name), factsNameOf(status.id)];
  file.declares(names, name, status.id, facts);
  const audiences = audiencesOf(status);
  const rows = status.rows.map((row, at) => {
    const label = labels[at]?.code ?? "''";
    return `{ name: ${literal(row.name)}, label: ${label}, tone: ${literal(row.tone)} }`;
  });
  return [
    typeOf(names, union([...new Set(status.rows.map((it) => it.name))])),
    namedFacts(facts, shown, parts),
    functionOf(name, {
      docs: [docOf({ says: `${status.says}: the name of the first row that holds`, source: status.source })],
      parameters: [factsParameter(facts, asked)],
      returnType: names,
      statements: firstThatHolds(status.rows.map((row) => literal(row.name))),
    }),
    functionOf(status.id, {
      docs: [`${asSentence(status.says)} Its name, its label${audiences.length > 0 ? ' for who reads it' : ''} and its tone.`],
      parameters: [factsParameter(facts, shown), ...(audiences.length > 0 ? [{ name: 'audience', type: union(audiences) }] : [])],
      returnType: `${file.type('rules/runtime', 'ShownStatus')}<${names}>`,
      statements: firstThatHolds(rows),
    }),
  ];
};

export const statusesFile = (model: Model, parts: Omit<StatusParts, 'file'>): GeneratedFile => {
  const file = new GeneratedFile('rules/statuses.ts', 'Statuses that are worked out from facts, never stored.');
  return file.add(...sorted(model.statuses).flatMap((status) => statementsOf(status, { ...parts, file })));
};
