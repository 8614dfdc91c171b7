// The rules that a form keeps across its fields: what each is asked with, and beside which field it speaks.
import { ruleNeeds, type Needs } from '../../expression';
import { factName, lookupOf, type Lookup } from '../../lookup';
import type { FormModel, Model } from '../../model';
import { data, key, member, type Module } from '../../print';

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

/** What a form gives a rule, by entity or shape, and what the screen must give it. */
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

const besideOf = (form: FormModel, rule: string, lookup: Lookup): { readonly [code: string]: string } => {
  const names = new Set(form.fields.map((field) => field.name));
  const visitor = new Set(['visitor']);
  return Object.fromEntries(
    lookup.rule(rule).requires.flatMap(({ that, otherwise }) => {
      const field = spokenOf(that, lookup).find((it) => names.has(it.name) && !visitor.has(factName(it.of)));
      return field ? [[lookup.error(otherwise).code, field.name] as const] : [];
    }),
  );
};

export interface FormRules {
  /** What the screen must know for them. */
  readonly asked: readonly Needs[];
  readonly code: readonly string[];
}

/** The rules of a form as source text; imports their functions. */
export const formRules = (form: FormModel, model: Model, module: Module): FormRules => {
  const lookup = lookupOf(model);
  const shared = form.rules.map((rule) => ({ rule, given: sharing(form, model.product.visitor, ruleNeeds(rule, lookup)) }));
  return {
    asked: shared.map(({ given }) => given.asked),
    code: shared.map(({ rule, given }) => {
      const facts = factsCode(given);
      const read = [facts.includes('values') ? 'values' : '_values', ...(facts.includes('facts') ? ['facts'] : [])];
      const ask = `(${read.join(', ')}) => ${module.value('rules/rules', rule)}(${facts})`;
      return `{ id: ${data(rule)}, ask: ${ask}, beside: ${data(besideOf(form, rule, lookup))} }`;
    }),
  };
};
