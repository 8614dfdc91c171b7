// Shapes: limits that something fits, and defaults, examples and rows that fit them.
import type { Field, Json, Shape } from '../model/shape-model';
import { misfitOf } from './fits';
import { at, type CheckContext } from './context';

type Path = readonly (string | number)[];
interface Here {
  readonly context: CheckContext;
  readonly word: string;
  readonly id: string;
}

const counts: Readonly<Record<string, string>> = { text: 'characters', list: 'entries' };

const checkLimits = ({ context, word, id }: Here, shape: Shape, { path, name }: { readonly path: Path; readonly name: string }): void => {
  if (shape.type === 'file' && shape.maxBytes < 1)
    context.report(at(word, id, ...path, 'maxBytes'), 'shape/bad-limit', { what: 'bytes', limit: shape.maxBytes });
  if (!('min' in shape || 'max' in shape)) return;
  const { min, max } = shape;
  const what = counts[shape.type];
  for (const [side, limit] of Object.entries({ min, max }))
    if (what !== undefined && limit !== undefined && (limit < 0 || !Number.isInteger(limit)))
      context.report(at(word, id, ...path, side), 'shape/bad-limit', { what, limit });
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
  const { entities, shapes, tables, stored, kept, errors, events, mails, jobs, calls, routes } = context.model;
  for (const { id, fields } of entities) checkFields({ context, word: 'entity', id, seen }, fields, ['fields']);
  for (const { id, fields } of shapes) checkFields({ context, word: 'shape', id, seen }, fields, ['fields']);
  for (const { id, columns } of tables) checkFields({ context, word: 'table', id, seen }, columns, ['columns']);
  for (const { id, columns } of stored) {
    const fields = columns.flatMap(({ name, shape }) => (shape === undefined ? [] : [{ name, shape }]));
    checkFields({ context, word: 'stored', id, seen }, fields, ['columns']);
  }
  for (const { id, holds } of kept) checkShape({ context, word: 'kept', id, seen }, holds, { path: ['holds'], name: id });
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
