// `rules/<subject>.ts`: each rule as a pure function of the facts that it speaks of.
import { conditionCode, importNeeds, mergeNeeds, type Needs } from '../../print/expression';
import { factsDeclaration, factsParameter } from '../../print/facts';
import { GeneratedFile } from '../../print/generated-file';
import { factName, type Lookup, lookupOf } from '../../model/lookup';
import type { ErrorModel, Model, RequirementModel, RuleModel } from '../../model/model';
import { memoize } from '../../model/memoize';
import { docOf, grouped, sorted, upperFirst } from '../../model/views';
import { identifier, literal, member, objectOf, union } from '../../print/print';
import { functionOf, type Statement } from '../../print/structures';
import type { ConditionModel } from '../../model/term-model';

/** The entities that a guard looks up: the caller may find none. */
export const lookedUp = memoize((model: Model): ReadonlySet<string> => new Set(model.guards.flatMap((it) => (it.of ? [it.of] : []))));

const asked = (condition: ConditionModel): readonly string[] => {
  if (condition.kind === 'holds') return [condition.rule];
  return condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none' ? condition.of.flatMap(asked) : [];
};
/** The rules that guards ask, and those that these ask: they too must bear a thing that does not exist. */
export const askedByGuards = memoize((model: Model): ReadonlySet<string> => {
  const { rule } = lookupOf(model);
  const found = new Set<string>();
  const follow = (requires: readonly RequirementModel[]): void => {
    for (const id of requires.flatMap((it) => asked(it.that))) {
      if (found.has(id)) continue;
      found.add(id);
      follow(rule(id).requires);
    }
  };
  for (const guard of model.guards) follow(guard.requires);
  return found;
});

/** The wire codes of error ids, each once, sorted. */
export const wireCodes = (errors: readonly string[], lookup: Lookup): string[] =>
  [...new Set(errors.map((id) => lookup.error(id).code))].toSorted();

/** The data of a refusal: data and slots of its error, each field by its name; none where one that has to be told is not among the facts. */
const tellsCode = (error: ErrorModel, needs: Needs): string => {
  const found = (name: string): string | undefined => {
    const of = [...needs.facts.keys()].toSorted().find((id) => needs.facts.get(id)?.has(name));
    return of === undefined ? undefined : `facts.${factName(of)}${member(name)}`;
  };
  const parts = (['data', 'slots'] as const).flatMap((part) => {
    const fields = error[part].map(({ name, optional }) => ({ name, optional, from: found(name) }));
    const known = fields.flatMap(({ name, from }) => (from === undefined ? [] : [[name, from] as const]));
    const lacks = fields.some(({ optional, from }) => optional !== true && from === undefined);
    return known.length === 0 || lacks ? [] : [[part, objectOf(known)] as const];
  });
  return parts.length === 0 ? '' : `, ${objectOf(parts)}`;
};

/** Imports what an expression names, and names the type of what it reads: `MayPayFacts`. */
export const namedFacts = (
  name: string,
  needs: Needs,
  into: { readonly file: GeneratedFile; readonly lookup: Lookup; readonly nullable?: ReadonlySet<string> },
): Statement => {
  const { file, ...options } = into;
  importNeeds(file, needs);
  return factsDeclaration(name, needs, { ...options, module: file });
};
export const factsNameOf = (id: string): string => `${upperFirst(id)}Facts`;

interface FileContext {
  readonly file: GeneratedFile;
  readonly model: Model;
  readonly lookup: Lookup;
}

const ruleStatements = (rule: RuleModel, { file, model, lookup }: FileContext): readonly Statement[] => {
  const isTolerant = askedByGuards(model).has(rule.id);
  const options = isTolerant ? { nullable: lookedUp(model) } : {};
  const checks = rule.requires.map((it) => ({ ...conditionCode(it.that, lookup, options), error: lookup.error(it.otherwise) }));
  const needs = mergeNeeds(checks.map((it) => it.needs));
  const name = factsNameOf(rule.id);
  const verdict = `${file.type('rules/runtime', 'Verdict')}<${union([...new Set(checks.map((it) => it.error.code))].toSorted())}>`;
  const asked = checks.map(
    ({ code, error }, at) =>
      `[${code}, ${literal(error.code)}, ${literal(`${rule.id}.${at + 1}`)}${isTolerant ? '' : tellsCode(error, needs)}]`,
  );
  return [
    namedFacts(name, needs, { file, lookup, ...options }),
    functionOf(rule.id, {
      docs: [docOf(rule)],
      parameters: [factsParameter(name, needs)],
      returnType: verdict,
      statements: [`return ${file.value('rules/runtime', 'judge')}([${asked.join(', ')}]);`],
    }),
  ];
};

/** A file a subject: a page that asks one rule does not load all. */
export const ruleFiles = (model: Model, lookup: Lookup): readonly GeneratedFile[] => {
  const byPath = grouped(sorted(model.rules), ({ id }) => [lookup.ruleFile(id)]);
  return [...byPath]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, rules]) => {
      const file = new GeneratedFile(
        `${path}.ts`,
        'What must hold before something may happen: each rule answers yes, or every reason why not.',
      );
      file.declares(...rules.flatMap(({ id }) => [identifier(id), factsNameOf(id)]));
      return file.add(...rules.flatMap((rule) => ruleStatements(rule, { file, model, lookup })));
    });
};
