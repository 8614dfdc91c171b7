// `rules/derived/`: moments, dates and sums that follow from others, each as a function of what it stands on.
import { factName, kindOfTerm, type Lookup } from '../../model/lookup';
import type { DerivedModel } from '../../model/derived-model';
import type { Model } from '../../model/model';
import { asSentence, termPhrase } from '../../model/sentence';
import { docOf, sorted } from '../../model/views';
import { importNeeds, type Needs, quantityCode } from '../../print/expression';
import { factsParameter } from '../../print/facts';
import { GeneratedFile } from '../../print/generated-file';
import { key, union } from '../../print/print';
import { functionOf, interfaceOf, type Property, property } from '../../print/structures';
import { factsNameOf } from './rule-module';

/** The fields of each thing from which the value is worked out, as they are declared. */
const factsOf = ({ facts, now }: Needs, file: GeneratedFile): readonly Property[] => {
  const things = [...facts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, names]) => property(key(factName(id)), `Pick<${file.type('model/entities', id)}, ${union([...names].toSorted())}>`));
  return [...things, ...(now ? [property('now', file.type('model/wire', 'Instant'))] : [])];
};

const returned = {
  moment: { type: 'Instant', by: 'instantOf', unit: '' },
  date: { type: 'PlainDate', by: 'utcDateOf', unit: ' * DAY' },
} as const;

const fileOf = (it: DerivedModel, lookup: Lookup): GeneratedFile => {
  const file = new GeneratedFile(`rules/derived/${it.id}.ts`, asSentence(it.says));
  const facts = factsNameOf(it.id);
  file.declares(it.id, facts);
  const kind = kindOfTerm(it.is, lookup);
  const { code, needs } = quantityCode(it.is, kind, lookup);
  importNeeds(file, needs);
  const wire = kind === 'moment' || kind === 'date' ? returned[kind] : undefined;
  if (kind === 'date') file.value('model/dates', 'DAY');
  return file.add(
    interfaceOf(facts, factsOf(needs, file)),
    functionOf(it.id, {
      docs: [docOf({ says: `${it.says}: ${termPhrase(it.is, lookup)}`, source: it.source })],
      parameters: [factsParameter(facts, needs)],
      returnType: wire === undefined ? 'number' : file.type('model/wire', wire.type),
      statements: [`return ${wire === undefined ? code : `${file.value('model/wire', wire.by)}(${code}${wire.unit})`};`],
    }),
  );
};

/** A file each: a page that asks one loads no other. */
export const derivedFiles = (model: Model, lookup: Lookup): readonly GeneratedFile[] =>
  sorted(model.derived).map((it) => fileOf(it, lookup));
