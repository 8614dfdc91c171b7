// Reads what is stored: the tables of the database, with what is said of their columns.
import type { ColumnModel, StoredModel } from '../model/stored-model';
import type { Json } from '../model/shape-model';
import { type At } from './at';
import { isPlain, isShape } from './describe';
import { aScalar, aSource, aText, exactlyTrue, listOf, may, must, namedOf, oneWordOf, optionsOf, type Read, wrong } from './options';
import { aReferenceTo } from './refer';
import { readShape } from './shape';

const aDefault: Read<{ readonly value: Json }> = (value, at) => {
  if (value === null || Array.isArray(value)) return { value: value as Json };
  const read = aScalar(value, at);
  return read === undefined ? undefined : { value: read };
};
const aColumnShape: Read<Pick<ColumnModel, 'shape' | 'default'>> = (value, at) => {
  const { shape, optional, default: fallback } = readShape(value, at);
  const kept = optional ? { ...shape, nullable: true as const } : shape;
  return { shape: kept, ...(fallback === undefined ? {} : { default: fallback }) };
};
const factOptions = optionsOf({
  shape: may(aColumnShape),
  type: may(aText),
  nullable: may(exactlyTrue),
  otherwise: may(aScalar),
  default: may(aDefault),
  onDelete: may(oneWordOf('cascade', 'set null')),
});
const aColumn: Read<Omit<ColumnModel, 'name'>> = (value, at) => {
  if (isShape(value)) return aColumnShape(value, at);
  if (!isPlain(value)) return wrong('a shape, or what is to be said of the column in braces', value, at);
  const { shape, default: given, ...facts } = factOptions(value, at) ?? {};
  return { ...shape, ...facts, ...(given === undefined ? {} : { default: given.value }) };
};

const names = listOf(aText);
const aThing = aReferenceTo('entity', 'shape');
const storedOptions = optionsOf({
  table: must(aText, ''),
  source: must(aSource, ''),
  says: must(aText, ''),
  of: may(aThing),
  elsewhere: must(names, []),
  shows: must(listOf(aThing), []),
  columns: must(namedOf(aColumn), []),
  key: must(names, []),
  unique: must(listOf(names), []),
  checks: must(names, []),
  exclusions: must(names, []),
});
export const readStored = (value: unknown, at: At): StoredModel => {
  const { columns = [], ...read } = storedOptions(value, at) ?? {};
  return { id: at.id, ...read, columns: columns.map(([name, column]) => ({ name, ...column })) } as unknown as StoredModel;
};
