// The rules that a form keeps across its fields: what each is asked with, and beside which field it speaks.
import { ruleNeeds, type Needs } from '../../print/expression';
import { fill, slotsOf } from '../../model/fill';
import { factName, lookupOf, type Lookup } from '../../model/lookup';
import type { FormModel, Model } from '../../model/model';
import type { Imports } from '../../print/generated-file';
import { data, key, literal, member, objectOf } from '../../print/print';
import { asSentence, conditionSentence } from '../../model/sentence';

interface Spoken {
  readonly of: string;
  readonly name: string;
}

/** The fields that a condition speaks of, in the order in which it does. */
const spokenOf = (part: unknown, lookup: Lookup): readonly Spoken[] => {
  if (Array.isArray(part)) return part.flatMap((inner) => spokenOf(inner, lookup));
  if (typeof part !== 'object' || part === null) return [];
  const node = part as { readonly kind?: string; readonly of?: unknown; readonly name?: string; readonly rule?: string };
  if (node.kind === 'field') return [node as unknown as Spoken];
  if (node.kind === 'holds' && node.rule) return lookup.rule(node.rule).requires.flatMap((it) => spokenOf(it.that, lookup));
  return Object.values(node).flatMap((inner) => spokenOf(inner, lookup));
};

/** A form's facts for a rule, by entity or shape, and those that the screen must give it. */
interface Given {
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly asked: Needs;
}

const sharing = (form: FormModel, visitor: string, needs: Needs): Given => {
  const names = new Set(form.fields.map((field) => field.name));
  const own = new Map<string, readonly string[]>();
  const asked = new Map<string, Set<string>>();
  for (const [of, read] of needs.facts) {
    // the visitor's name is not what somebody types into a field of that name
    const mine = of === visitor ? [] : [...read].filter((name) => names.has(name));
    if (mine.length > 0) own.set(of, mine.toSorted());
    if (mine.length < read.size || read.size === 0) asked.set(of, new Set([...read].filter((name) => !mine.includes(name))));
  }
  return { own, asked: { ...needs, facts: asked } };
};

const factsCode = ({ own, asked }: Given): string => {
  const things = [...own].map(([of, names]) => {
    const values = names.map((name) => `${key(name)}: values${member(name)}`).join(', ');
    const rest = asked.facts.has(of) ? `...facts${member(factName(of))}, ` : '';
    return `${key(factName(of))}: { ${rest}${values} }`;
  });
  if (asked.facts.size > 0 || asked.now || asked.settings.size > 0) things.unshift('...facts');
  return `{ ${things.join(', ')} }`;
};

interface FormRuleContext {
  readonly text: string;
  readonly field?: string | undefined;
}

/** A refusal's sentence: the error's own text, or that of the condition where the text has gaps only a server fills. */
const sayings = (form: FormModel, rule: string, model: Model): { readonly [code: string]: FormRuleContext } => {
  const lookup = lookupOf(model);
  const filled = fill(model);
  const names = new Set(form.fields.map((field) => field.name));
  return Object.fromEntries(
    lookup.rule(rule).requires.map(({ that, otherwise }) => {
      const error = lookup.error(otherwise);
      const text = filled(error.text);
      const field = spokenOf(that, lookup).find((it) => it.of !== model.product.visitor && names.has(it.name))?.name;
      return [error.code, { text: slotsOf(text).length === 0 ? text : asSentence(conditionSentence(that, lookup)), field }];
    }),
  );
};

export interface FormRules {
  /** The facts that the screen must give them. */
  readonly asked: readonly Needs[];
  readonly code: readonly string[];
}

/** The rules of a form as source text; imports their functions. */
export const formRules = (form: FormModel, model: Model, module: Imports): FormRules => {
  const lookup = lookupOf(model);
  const shared = form.rules.map((rule) => ({ rule, given: sharing(form, model.product.visitor, ruleNeeds(rule, lookup)) }));
  return {
    asked: shared.map(({ given }) => given.asked),
    code: shared.map(({ rule, given }) => {
      const facts = factsCode(given);
      const read = [facts.includes('values') ? 'values' : '_values', ...(facts.includes('facts') ? ['facts'] : [])];
      const ask = `(${read.join(', ')}) => ${module.value(lookup.ruleFile(rule), rule)}(${facts})`;
      return objectOf([
        ['id', literal(rule)],
        ['ask', ask],
        ['says', data(sayings(form, rule, model))],
      ]);
    }),
  };
};
