// `rules/rules.ts`: each rule as a pure function of the facts that it speaks of.
import { conditionCode, factsParameter, importNeeds, mergeNeeds, type Needs } from '../../print/expression';
import { factName, type Lookup } from '../../model/lookup';
import type { ErrorModel, Model, RequirementModel } from '../../model/model';
import { sorted } from '../../model/views';
import { literal, member, Module, objectOf, union } from '../../print/print';
import type { ConditionModel } from '../../model/term-model';

/** The entities that a guard looks up: whoever asks may find none. */
export const lookedUp = (model: Model): ReadonlySet<string> => new Set(model.guards.flatMap((it) => (it.of ? [it.of] : [])));

const asked = (condition: ConditionModel): readonly string[] => {
  if (condition.kind === 'holds') return [condition.rule];
  return condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none' ? condition.of.flatMap(asked) : [];
};
/** The rules that guards ask, and those that these ask: they too must bear a thing that does not exist. */
export const askedByGuards = (model: Model, lookup: Lookup): ReadonlySet<string> => {
  const found = new Set<string>();
  const follow = (requires: readonly RequirementModel[]): void => {
    for (const id of requires.flatMap((it) => asked(it.that))) {
      if (found.has(id)) continue;
      found.add(id);
      follow(lookup.rule(id).requires);
    }
  };
  for (const guard of model.guards) follow(guard.requires);
  return found;
};

/** The wire codes of error ids, each once, sorted. */
export const wireCodes = (errors: readonly string[], lookup: Lookup): string[] =>
  [...new Set(errors.map((id) => lookup.error(id).code))].toSorted();

/** The body of a function that asks a list: `judge([ … ]);`, each entry on a line. */
export const writeAsked = (module: Module, head: string, entries: readonly string[]): void => {
  if (entries.length === 0) module.line(`  ${head}[]);`);
  else module.line(`  ${head}[\n${entries.map((it) => `    ${it},\n`).join('')}  ]);`);
};

/** What a refusal tells of the facts: data and slots of its error, each field by its name; nothing where one is not among them. */
const tellsCode = (error: ErrorModel, needs: Needs): string => {
  const found = (name: string): string | undefined => {
    const of = [...needs.facts.keys()].toSorted().find((id) => needs.facts.get(id)?.has(name));
    return of === undefined ? undefined : `facts.${factName(of)}${member(name)}`;
  };
  const parts = (['data', 'slots'] as const).flatMap((part) => {
    const fields = error[part].map(({ name }) => [name, found(name)] as const);
    const known = fields.filter((field): field is readonly [string, string] => field[1] !== undefined);
    return fields.length === 0 || known.length < fields.length ? [] : [[part, objectOf(known)] as const];
  });
  return parts.length === 0 ? '' : `, ${objectOf(parts)}`;
};

export const emitRuleModule = (model: Model, lookup: Lookup): Module => {
  const module = new Module(
    'rules/rules.ts',
    'What must hold before something may happen: each rule answers yes, or every reason why not.',
  );
  const tolerant = askedByGuards(model, lookup);
  const things = lookedUp(model);
  for (const rule of sorted(model.rules)) {
    const reading = tolerant.has(rule.id) ? { nullable: things } : {};
    const checks = rule.requires.map((it) => ({ ...conditionCode(it.that, lookup, reading), error: it.otherwise }));
    const needs = mergeNeeds(checks.map((it) => it.needs));
    importNeeds(module, needs);
    const codes = wireCodes(
      rule.requires.map((it) => it.otherwise),
      lookup,
    );
    const verdict = `${module.type('rules/runtime', 'Verdict')}<${union(codes)}>`;
    module.blank().doc(`${rule.says} (${rule.source}).`);
    module.line(`export const ${rule.id} = (${factsParameter(needs, { module, lookup, ...reading })}): ${verdict} =>`);
    writeAsked(
      module,
      `${module.value('rules/runtime', 'judge')}(`,
      checks.map((it, at) => {
        const error = lookup.error(it.error);
        return `[${it.code}, ${literal(error.code)}, ${literal(`${rule.id}.${at + 1}`)}${tolerant.has(rule.id) ? '' : tellsCode(error, needs)}]`;
      }),
    );
  }
  return module;
};
