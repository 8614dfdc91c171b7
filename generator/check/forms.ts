// Forms: they ask for what their call or shape needs, no more and no less, and every step knows its fields.
import { eachTerm } from '../reading/derive';
import type { FormBehind } from '../reading/forms';
import type { Field, Shape } from '../model/shape-model';
import { nearest } from '../diagnostics/suggest';
import type { ConditionModel } from '../model/term-model';
import { at, listed, named, type CheckContext } from './context';

const namesOf = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);

interface Seen extends FormBehind {
  readonly context: CheckContext;
  readonly target: string;
}

const checkAsked = ({ context, target, form, given, own, asked }: Seen): void => {
  const names = [...namesOf(given), ...namesOf(own)];
  for (const field of asked) {
    if (names.includes(field)) continue;
    const slots = { target, field, fields: listed(names), didYouMean: nearest(field, names) };
    context.report(named(at('form', form.id, 'fields', field)), 'form/unknown-field', slots);
  }
  for (const { name, optional, default: fallback } of given) {
    // fields that a call can do without may be left to others; a shape that is collected has no other giver
    const mayLack = form.sends !== undefined && (optional || fallback !== undefined);
    if (mayLack || asked.includes(name) || form.supplied.includes(name)) continue;
    context.report(at('form', form.id, 'fields'), 'form/missing-field', { form: form.id, field: name, target });
  }
};

const checkSupplied = ({ context, target, form, given, own, asked }: Seen): void => {
  const names = namesOf(given);
  for (const [index, field] of form.supplied.entries()) {
    const spot = at('form', form.id, 'supplied', index);
    const slots = { target, field, fields: listed(names), didYouMean: nearest(field, names) };
    if (!names.includes(field)) context.report(spot, 'form/unknown-supplied', slots);
    else if (asked.includes(field)) context.report(spot, 'form/supplied-and-asked', { field });
  }
  for (const { name: field } of own) {
    const spot = named(at('form', form.id, 'own', field));
    if (names.includes(field)) context.report(spot, 'form/own-clash', { field, target });
    else if (!asked.includes(field)) context.report(spot, 'form/own-unasked', { form: form.id, field });
  }
};

const checkSteps = ({ context, form, asked }: Seen): void => {
  const shown = new Map<string, string>();
  for (const [index, step] of form.steps.entries()) {
    for (const [place, field] of step.fields.entries()) {
      const spot = at('form', form.id, 'steps', index, 'fields', place);
      const other = shown.get(field);
      const slots = { step: step.title, field, fields: listed(asked), didYouMean: nearest(field, asked) };
      if (!asked.includes(field)) context.report(spot, 'form/step-unknown-field', slots);
      else if (other !== undefined) context.report(spot, 'form/step-field-twice', { field, other });
      shown.set(field, step.title);
    }
  }
  if (form.steps.length === 0) return;
  for (const field of asked)
    if (!shown.has(field)) context.report(named(at('form', form.id, 'fields', field)), 'form/field-without-step', { field });
};

/** Things that a form holds as a whole: what it collects, and what its fields are shaped like. */
const wholes = ({ form, given, own }: Seen): ReadonlySet<string> => {
  const inside = (shape: Shape): readonly string[] => {
    if (shape.type === 'like') return [shape.of];
    return shape.type === 'list' ? inside(shape.of) : [];
  };
  return new Set([...(form.collects === undefined ? [] : [form.collects]), ...[...given, ...own].flatMap(({ shape }) => inside(shape))]);
};

const conditionsOf = (context: CheckContext, rule: string, seen = new Set<string>()): readonly ConditionModel[] => {
  if (seen.has(rule)) return [];
  seen.add(rule);
  const all = context.rules.get(rule)?.requires.map(({ that }) => that) ?? [];
  const inner = (condition: ConditionModel): readonly ConditionModel[] => {
    if (condition.kind === 'holds') return conditionsOf(context, condition.rule, seen);
    return condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none' ? condition.of.flatMap(inner) : [condition];
  };
  return all.flatMap(inner);
};

const checkRules = (it: Seen): void => {
  const { context, form, given, own } = it;
  const names = new Set([...namesOf(given), ...namesOf(own)]);
  const known = new Set([...wholes(it), context.model.product.visitor]);
  for (const [index, rule] of form.rules.entries()) {
    const foreign = new Map<string, string>();
    for (const condition of conditionsOf(context, rule))
      eachTerm(condition, (term) => {
        if (term.kind === 'field' && !known.has(term.of) && !names.has(term.name)) foreign.set(term.of, term.name);
      });
    for (const [thing, field] of foreign) context.report(at('form', form.id, 'rules', index), 'form/foreign-rule', { rule, thing, field });
  }
};

const checkRefusals = ({ context, form }: Seen): void => {
  const call = form.sends === undefined ? undefined : context.calls.get(form.sends);
  for (const { name, refusals = [] } of form.fields)
    for (const [index, error] of refusals.entries()) {
      if (call?.errors.includes(error)) continue;
      context.report(at('form', form.id, 'fields', name, 'refusals', index), 'form/foreign-refusal', { field: name, error, form: form.id });
    }
};

const pointsOf = (shape: Shape, context: CheckContext): readonly string[] | undefined => {
  if (shape.type === 'oneOf') return context.values.get(shape.values)?.items.map(({ value }) => value);
  if (shape.type !== 'number' || !shape.integer || shape.min === undefined || shape.max === undefined || shape.max - shape.min > 100)
    return undefined;
  const { min, max } = shape;
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => String(min + index));
};

const checkPoints = ({ context, form }: Seen): void => {
  for (const { name, shape, points } of form.fields) {
    const allowed = points === undefined ? undefined : pointsOf(shape, context);
    for (const point of Object.keys(points ?? {})) {
      if (allowed === undefined || allowed.includes(point)) continue;
      const possible = shape.type === 'number' ? `${allowed[0]} to ${allowed.at(-1)}` : listed(allowed);
      const didYouMean = shape.type === 'number' ? undefined : nearest(point, allowed);
      const slots = { field: name, point, points: possible, didYouMean };
      context.report(named(at('form', form.id, 'fields', name, 'points', point)), 'form/unknown-point', slots);
    }
  }
};

export const checkForms = (context: CheckContext): void => {
  for (const behind of context.read.forms) {
    const { id, sends, collects } = behind.form;
    if ((sends === undefined) === (collects === undefined)) {
      const what = sends === undefined ? 'says neither where it goes nor what it collects' : 'both sends and collects';
      context.report(at('form', id), 'form/no-target', { form: id, what });
      continue;
    }
    const seen: Seen = { ...behind, context, target: sends ?? collects ?? '' };
    checkAsked(seen);
    checkSupplied(seen);
    checkSteps(seen);
    checkRules(seen);
    checkRefusals(seen);
    checkPoints(seen);
  }
};
