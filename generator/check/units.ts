// Units of numbers: days are not compared with hours, and cents with nothing but cents.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { memoize } from '../model/memoize';
import type { Model } from '../model/model';
import { dayValues, type TermModel } from '../model/term-model';
import { at, type CheckContext } from './context';

const usual = 'milliseconds seconds minutes hours days weeks months years bytes pixels characters cents percent'.split(' ');
const aliases: Readonly<Record<string, string>> = { ms: 'milliseconds', px: 'pixels', '%': 'percent' };
/** A unit as it is compared: `cents EUR` are cents. */
const plain = (unit: string): string => {
  const [first = ''] = unit.split(' ');
  return aliases[first] ?? first;
};

/** The units of a product: the usual ones, and those of several constants. */
const unitsOf = memoize((model: Model): ReadonlySet<string> => {
  const all = model.constants.flatMap(({ unit }) => (unit === undefined ? [] : [plain(unit)]));
  return new Set([...usual, ...all.filter((unit, index) => all.indexOf(unit) !== index)]);
});

/** The unit that a field's name ends with: `notice_hours`, `windowDays`. */
const named = (name: string, model: Model): string | undefined => {
  const word =
    name
      .replaceAll(/([A-Z])/g, '_$1')
      .toLowerCase()
      .split('_')
      .at(-1) ?? '';
  return unitsOf(model).has(word) ? word : undefined;
};

/** The unit of a number, where something says it. */
export const unitOf = (term: TermModel, context: CheckContext): string | undefined => {
  switch (term.kind) {
    case 'constant': {
      const unit = context.constants.get(term.id)?.unit;
      return unit === undefined ? undefined : plain(unit);
    }
    case 'field': {
      const shape = context.fields.get(term.of)?.get(term.name)?.shape;
      if (shape?.type !== 'number') return undefined;
      return shape.unit ?? named(term.name, context.model);
    }
    case 'namedTerm':
      return unitOf(term.of, context);
    case 'byWeekday':
      return dayValues(term)
        .map((one) => unitOf(one, context))
        .find((unit) => unit !== undefined);
    case 'either':
      return unitOf(term.value, context) ?? unitOf(term.otherwise, context);
    case 'sum':
      return term.of.map((one) => unitOf(one, context)).find((unit) => unit !== undefined);
    case 'daysBetween':
      return plain(term.called);
    case 'lengthOf':
      return 'characters';
    default:
      return undefined;
  }
};

/** Whether two units may meet; reports where they may not. */
export const checkUnits = (context: CheckContext, spot: Spot, units: readonly (string | undefined)[]): boolean => {
  const [one, ...others] = units.filter((unit) => unit !== undefined);
  const other = others.find((unit) => unit !== one);
  if (one === undefined || other === undefined) return true;
  context.report(spot, 'condition/different-units', { one, other });
  return false;
};

/** A constant's unit that is nearly one of the others. */
export const checkUnitNames = (context: CheckContext): void => {
  const known = unitsOf(context.model);
  for (const { id, unit } of context.model.constants) {
    const meant = unit === undefined || known.has(plain(unit)) ? undefined : nearest(plain(unit), known);
    if (unit === undefined || meant === undefined) continue;
    const slots = { name: unit, what: 'unit', wanted: 'Numbers of one unit have one word for it', didYouMean: meant };
    context.report(at('constant', id, 'unit'), 'reference/unknown-name', slots);
  }
};
