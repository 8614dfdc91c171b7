// Shapes: limits that something fits, and defaults, examples and rows that fit them.
import type { Field, Json, Shape } from '../model/shape-model';
import { textNamed } from '../model/examples';
import { misfitOf } from './fits';
import { at, type CheckContext } from './context';

type Path = readonly (string | number)[];
interface Here {
  readonly context: CheckContext;
  readonly word: string;
  readonly id: string;
}

const counts: Readonly<Record<string, string>> = { text: 'characters', list: 'entries' };

const checkWhole = ({ context, word, id }: Here, { min, max }: { readonly min?: number; readonly max?: number }, path: Path): void => {
  for (const [side, limit] of Object.entries({ min, max }))
    if (limit !== undefined && !Number.isInteger(limit))
      context.report(at(word, id, ...path, side), 'shape/idle-option', {
        option: `${side}: ${limit}`,
        why: 'What is counted here is whole, so that no value lies at this limit.',
        cure: `Give a whole number, or make it a decimal(…).`,
      });
};

// examples show the values of these
const shown: ReadonlySet<string> = new Set(['entity', 'shape', 'error', 'call']);

const checkPattern = ({ context, word, id }: Here, shape: Shape, { path, name }: { readonly path: Path; readonly name: string }): void => {
  if (shape.type !== 'text') return;
  const { pattern, patternSays } = shape;
  if (pattern === undefined && patternSays !== undefined)
    context.report(at(word, id, ...path, 'patternSays'), 'shape/idle-option', {
      option: 'patternSays',
      why: 'It is shown where a pattern does not match, and there is none.',
      cure: 'Give the pattern, or remove the sentence.',
    });
  try {
    if (pattern === undefined) return;
    const [words, taken] = [textNamed(name, shape), new RegExp(pattern, 'u')];
    if (taken.test(words) || shape.example !== undefined || shape.refers !== undefined || !shown.has(word)) return;
    context.report(at(word, id, ...path, 'pattern'), 'shape/no-example', { name, words });
  } catch (error) {
    const what = (error as Error).message.replace(/^Invalid regular expression: /, '');
    context.report(at(word, id, ...path, 'pattern'), 'shape/bad-pattern', { what });
  }
};

const checkChoice = ({ context, word, id }: Here, shape: Shape, path: Path): void => {
  const report = (what: string, why: string, cure: string): void =>
    context.report(at(word, id, ...path), 'shape/no-choice', { what, why, cure });
  if (shape.type === 'either' && shape.options.length < 2)
    report(
      shape.options.length === 0 ? 'either(…) has no shapes' : 'either(…) has one shape',
      'A value is one of several shapes.',
      'Name the others, or write the one shape alone.',
    );
  if (shape.type === 'group' && shape.fields.length === 0)
    report('group(…) has no fields', 'A group without fields holds nothing.', 'Name its fields, or leave it out.');
  if (shape.type === 'file' && shape.types.length === 0)
    report('the file has no `types`', 'A file of no type can never be uploaded.', 'Name its types, such as image/jpeg.');
};

const checkLimits = ({ context, word, id }: Here, shape: Shape, { path, name }: { readonly path: Path; readonly name: string }): void => {
  if (shape.type === 'file' && (shape.maxBytes < 1 || !Number.isInteger(shape.maxBytes)))
    context.report(at(word, id, ...path, 'maxBytes'), 'shape/bad-limit', { what: 'bytes', limit: shape.maxBytes });
  if (shape.type === 'number' && shape.integer) checkWhole({ context, word, id }, shape, path);
  if (!('min' in shape || 'max' in shape)) return;
  const { min, max } = shape;
  const what = counts[shape.type];
  for (const [side, limit] of Object.entries({ min, max }))
    if (what !== undefined && limit !== undefined && (limit < 0 || !Number.isInteger(limit)))
      context.report(at(word, id, ...path, side), 'shape/bad-limit', { what, limit });
  if (what !== undefined && max === 0)
    context.report(at(word, id, ...path, 'max'), 'shape/idle-option', {
      option: 'max: 0',
      why: 'Nothing but an empty value would fit.',
      cure: 'Give a number above 0, or leave the field out.',
    });
  if (min !== undefined && max !== undefined && min > max)
    context.report(at(word, id, ...path, 'min'), 'shape/min-over-max', { what: name, min, max });
};

/** Checks a shape and those inside it. A shape that several declarations share is checked where it is met first. */
const checkShape = (
  here: Here & { readonly seen: Set<Shape> },
  shape: Shape,
  at_: { readonly path: Path; readonly name: string },
): void => {
  if (here.seen.has(shape)) return;
  here.seen.add(shape);
  const { path, name } = at_;
  checkLimits(here, shape, at_);
  checkPattern(here, shape, at_);
  checkChoice(here, shape, path);
  if (shape.example !== undefined) checkValue(here, shape, { value: shape.example, role: 'example', path });
  if (shape.type === 'list' || shape.type === 'map') checkShape(here, shape.of, { path: [...path, 'of'], name });
  if (shape.type === 'group') checkFields(here, shape.fields, [...path, 'fields']);
  if (shape.type === 'either')
    for (const [index, one] of shape.options.entries()) checkShape(here, one, { path: [...path, 'options', index], name });
};

interface Given {
  readonly value: Json;
  readonly role: 'default' | 'example';
  readonly path: Path;
}
const checkValue = ({ context, word, id }: Here, shape: Shape, { value, role, path }: Given): void => {
  const what = misfitOf(value, shape, context);
  if (what !== undefined) context.report(at(word, id, ...path, role), 'shape/value-misfit', { role, what });
};

const checkFields = (here: Here & { readonly seen: Set<Shape> }, fields: readonly Field[], path: Path): void => {
  for (const { name, shape, default: fallback } of fields) {
    const first = !here.seen.has(shape);
    checkShape(here, shape, { path: [...path, name], name });
    if (first && fallback !== undefined) checkValue(here, shape, { value: fallback, role: 'default', path: [...path, name] });
  }
};

const checkStarts = (context: CheckContext): void => {
  for (const { id, fields } of context.model.forms) {
    for (const { name, shape, starts } of fields) {
      const what = starts === undefined || starts === '' ? undefined : misfitOf(starts, shape, context);
      if (what !== undefined) context.report(at('form', id, 'fields', name, 'starts'), 'shape/value-misfit', { role: 'first value', what });
    }
  }
};

export const checkShapes = (context: CheckContext): void => {
  const seen = new Set<Shape>();
  const { entities, shapes, tables, stored, settings, kept, errors, events, mails, jobs, calls, routes } = context.model;
  for (const { id, fields } of entities) checkFields({ context, word: 'entity', id, seen }, fields, ['fields']);
  for (const { id, fields } of shapes) checkFields({ context, word: 'shape', id, seen }, fields, ['fields']);
  for (const { id, columns } of tables) checkFields({ context, word: 'table', id, seen }, columns, ['columns']);
  for (const { id, columns } of stored) {
    const fields = columns.flatMap(({ name, shape }) => (shape === undefined ? [] : [{ name, shape }]));
    checkFields({ context, word: 'stored', id, seen }, fields, ['columns']);
  }
  for (const { id, holds } of kept) checkShape({ context, word: 'kept', id, seen }, holds, { path: ['holds'], name: id });
  for (const { id, holds } of settings) checkShape({ context, word: 'setting', id, seen }, holds, { path: ['holds'], name: id });
  for (const { id, fields } of events) checkFields({ context, word: 'event', id, seen }, fields, ['fields']);
  for (const { id, fields } of mails) checkFields({ context, word: 'mail', id, seen }, fields, ['fields']);
  for (const { id, fields } of jobs) checkFields({ context, word: 'job', id, seen }, fields, ['fields']);
  for (const { id, slots, data } of errors) {
    checkFields({ context, word: 'error', id, seen }, slots, ['slots']);
    checkFields({ context, word: 'error', id, seen }, data, ['data']);
  }
  for (const { id, params, query, input, answer } of calls) {
    const here = { context, word: 'call', id, seen };
    for (const [part, fields] of Object.entries({ params, query, input })) checkFields(here, fields, [part]);
    if (answer.type === 'group') checkFields(here, answer.fields, ['answer']);
    else checkShape(here, answer, { path: ['answer'], name: 'the answer' });
  }
  for (const { id, params, query } of routes) {
    checkFields({ context, word: 'route', id, seen }, params, ['params']);
    checkFields({ context, word: 'route', id, seen }, query, ['query']);
  }
  for (const { form, own } of context.read.forms) checkFields({ context, word: 'form', id: form.id, seen }, own, ['own']);
  checkStarts(context);
};
