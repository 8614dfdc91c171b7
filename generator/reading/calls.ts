// Reads calls: what each is asked with, what it answers and who may make it.
import type { CallModel } from '../model/model';
import type { Shape } from '../model/shape-model';
import type { At } from './at';
import { isPlain, isShape } from './describe';
import { aFlag, aNumber, aSource, aText, listOf, may, must, oneWordOf, optionsOf, type Read, wrong } from './options';
import { type Keys, parametersOf, segmentsOf } from './path';
import { aReferenceTo, mustBeGuarded } from './refer';
import { readFields, readShape } from './shape';
import { aDuration } from './term';

const anAnswer: Read<Shape> = (value, at) => {
  if (isShape(value)) return readShape(value, at).shape;
  if (!isPlain(value)) return wrong('fields in braces, or the shape of a value such as like(…)', value, at);
  return { type: 'group', fields: readFields(value, at) ?? [] };
};
const aPerformance: Read<{ readonly lifecycle: string; readonly events: readonly string[] }> = Object.assign(
  optionsOf({ lifecycle: must(aReferenceTo('lifecycle'), ''), events: must(listOf(aText), []) }),
  { wanted: 'an event of a lifecycle: moving(loanLife, …)' },
);
const noFields = must(readFields, []);
const callOptions = optionsOf({
  method: must(oneWordOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), 'GET'),
  path: must(aText, '/'),
  source: must(aSource, ''),
  says: must(aText, ''),
  guard: mustBeGuarded,
  deprecated: may(aText),
  optionalAuth: may(aFlag),
  params: noFields,
  query: noFields,
  input: noFields,
  multipart: must(aFlag, false),
  answer: must(anAnswer, { type: 'group', fields: [] }),
  bare: must(aFlag, false),
  content: may(aText),
  redirects: must(aFlag, false),
  rules: must(listOf(aReferenceTo('rule')), []),
  performs: may(aPerformance),
  errors: must(listOf(aReferenceTo('error')), []),
  throttle: may(
    optionsOf({
      times: must(aNumber, 1),
      per: must(aDuration, { kind: 'duration', unit: 'hours', amount: { kind: 'literal', value: 1 } }),
    }),
  ),
  repeatable: must(aFlag, false),
  partialUpdate: may(aFlag),
  raw: may(aFlag),
  tool: may(oneWordOf('none', 'reading')),
});

/** A call; which errors it can give and whether it wants a session is derived once everything is read. */
export const readCall = (value: unknown, at: At, { subject, keys }: { readonly subject: string; readonly keys: Keys }): CallModel => {
  const read = callOptions(value, at);
  const segments = segmentsOf(read?.path ?? '/', 'call');
  const params = parametersOf(segments, (value as { readonly params?: unknown }).params, { at, keys });
  return { id: at.id, subject, secure: false, ...read, params } as unknown as CallModel;
};
