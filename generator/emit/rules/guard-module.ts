// `rules/guards.ts`: who may pass. One function a guard asks it with all that come before it; its own test stands beside.
import { conditionCode, mergeNeeds, type Needs } from '../../print/expression';
import { factsParameter } from '../../print/facts';
import { GeneratedFile } from '../../print/generated-file';
import { allGuards, factName, guardChain, type Lookup } from '../../model/lookup';
import type { GuardModel, Model } from '../../model/model';
import { docOf, upperFirst } from '../../model/views';
import { data, identifier, key, literal, union } from '../../print/print';
import { constantOf, functionOf, type Statement, typeOf } from '../../print/structures';
import { factsNameOf, lookedUp, namedFacts, wireCodes } from './rule-module';

interface Own {
  readonly guard: GuardModel;
  readonly checks: readonly string[];
  readonly errors: readonly string[];
  readonly needs: Needs;
}
type Owns = ReadonlyMap<string, Own>;

const ownOf = (guard: GuardModel, lookup: Lookup, things: ReadonlySet<string>): Own => {
  const codes = guard.requires.map((it) => conditionCode(it.that, lookup, { nullable: things }));
  const needs = mergeNeeds(codes.map((it) => it.needs));
  if (guard.of && guard.missing && !needs.facts.has(guard.of)) needs.facts.set(guard.of, new Set());
  return {
    guard,
    checks: codes.map(({ code }, at) => {
      const error = lookup.error(guard.requires[at]?.otherwise ?? '');
      return `[${code}, ${literal(error.code)}, ${literal(`${guard.id}.${at + 1}`)}]`;
    }),
    errors: [...(guard.missing ? [guard.missing] : []), ...guard.requires.map((it) => it.otherwise)],
    needs,
  };
};
const isAsking = (own: Own | undefined): own is Own => own !== undefined && own.errors.length > 0;
const aloneId = ({ guard }: Own): string => `only${upperFirst(guard.id)}`;

interface FileContext {
  readonly file: GeneratedFile;
  readonly lookup: Lookup;
  readonly things: ReadonlySet<string>;
  readonly owns: Owns;
}

const namedNeeds = (id: string, needs: Needs, { file, lookup, things }: FileContext): Statement =>
  namedFacts(factsNameOf(id), needs, { file, lookup, nullable: things });

/** The test of a guard alone. */
const aloneOf = (own: Own, writing: FileContext): readonly Statement[] => {
  const { guard, checks, errors, needs } = own;
  const { file, lookup } = writing;
  const id = aloneId(own);
  const type = `${file.type('rules/runtime', 'Refusal')}<${literal(guard.id)}, ${union(wireCodes(errors, lookup))}> | undefined`;
  const asked =
    checks.length === 0 ? 'undefined' : `${file.value('rules/runtime', 'refusal')}(${literal(guard.id)}, [${checks.join(', ')}])`;
  const missing = (error: string): string =>
    `${file.value('rules/runtime', 'notFound')}(${literal(guard.id)}, ${literal(lookup.error(error).code)})`;
  const code = guard.of && guard.missing ? `facts.${factName(guard.of)} === null ? ${missing(guard.missing)} : ${asked}` : asked;
  return [
    namedNeeds(id, needs, writing),
    functionOf(id, {
      docs: [docOf({ says: `The test of ${guard.id} alone, without the guards before it: ${guard.says}`, source: guard.source })],
      parameters: [factsParameter(factsNameOf(id), needs)],
      returnType: type,
      statements: [`return ${code};`],
    }),
  ];
};

const chainOf = (guard: GuardModel, { lookup, owns }: FileContext): Own[] =>
  guardChain(guard, lookup)
    .map((it) => owns.get(it.id))
    .filter(isAsking);

/** A guard with all that come before it. */
const wholeOf = ({ guard }: Own, writing: FileContext): readonly Statement[] => {
  const { file, lookup } = writing;
  const chain = chainOf(guard, writing);
  const needs = mergeNeeds(chain.map((it) => it.needs));
  const codes = wireCodes(
    chain.flatMap((it) => it.errors),
    lookup,
  );
  const type = `${file.type('rules/runtime', 'GuardResult')}<${union(chain.map((it) => it.guard.id))}, ${union(codes)}>`;
  const asked = [...chain.map((it) => `${aloneId(it)}(facts)`), file.value('rules/runtime', 'passed')].join(' ?? ');
  return [
    namedNeeds(guard.id, needs, writing),
    functionOf(identifier(guard.id), {
      docs: [docOf({ says: `Lets pass: ${guard.says}`, source: guard.source })],
      parameters: [factsParameter(factsNameOf(guard.id), needs)],
      returnType: type,
      statements: [`return ${asked};`],
    }),
  ];
};

/** The guards' inputs, by their id. */
const thingsOf = (all: readonly Own[], lookup: Lookup): object =>
  Object.fromEntries(
    all.flatMap(({ guard }) => {
      const thing = guard.of ? lookup.thing(guard.of) : undefined;
      return thing && 'key' in thing ? [[guard.id, { entity: thing.id, key: thing.key, fact: factName(thing.id) }]] : [];
    }),
  );

const listsOf = (all: readonly Own[], { file, lookup }: FileContext): readonly Statement[] => {
  const tests = all.map((own) => `${key(own.guard.id)}: ${isAsking(own) ? aloneId(own) : '() => undefined'}`);
  const chains = Object.fromEntries(all.map(({ guard }) => [guard.id, guardChain(guard, lookup).map((it) => it.id)]));
  return [
    typeOf('GuardId', union(all.map(({ guard }) => guard.id))),
    constantOf('guards', `{ ${all.map(({ guard }) => guard.id).join(', ')} }`, {
      docs: ['Every guard by its id, each with all that come before it.'],
    }),
    constantOf('chains', `${data(chains)} as const`, { docs: ['The guards that are asked, in order; the last is the guard itself.'] }),
    constantOf('tests', `{ ${tests.join(', ')} }`, { docs: ['The test of each guard alone: `undefined` where it has nothing against.'] }),
    constantOf('guardThings', `${data(thingsOf(all, lookup))} as const`, {
      docs: ['What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact.'],
    }),
    typeOf('ThingGuardId', 'keyof typeof guardThings'),
    functionOf('looksAtNothing', {
      docs: ['Whether the test of a guard alone asks for nothing but who asks.'],
      parameters: [{ name: 'guard', type: 'GuardId' }],
      returnType: 'guard is Exclude<GuardId, ThingGuardId>',
      statements: ['return !(guard in guardThings);'],
    }),
    typeOf('GuardFacts', 'Parameters<(typeof guards)[Id]>[0]', {
      typeParameters: ['Id extends GuardId'],
      docs: ['What a guard with all before it reads.'],
    }),
    functionOf('mayPass', {
      docs: ['Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows.'],
      typeParameters: ['Id extends GuardId'],
      parameters: [
        { name: 'guard', type: 'Id' },
        { name: 'facts', type: 'GuardFacts<Id>' },
      ],
      returnType: `${file.type('rules/runtime', 'GuardResult')}<GuardId>`,
      statements: ['return (guards[guard] as (facts: GuardFacts<Id>) => GuardResult<GuardId>)(facts);'],
    }),
  ];
};

const ownNames = ['GuardId', 'GuardFacts', 'ThingGuardId', 'guards', 'chains', 'tests', 'guardThings', 'looksAtNothing', 'mayPass'];

export const guardsFile = (model: Model, lookup: Lookup): GeneratedFile => {
  const file = new GeneratedFile('rules/guards.ts', 'Who may pass: server, redirects and buttons ask the same guards.');
  const things = lookedUp(model);
  const owns: Owns = new Map(allGuards(model).map((it) => [it.id, ownOf(it, lookup, things)]));
  const writing: FileContext = { file, lookup, things, owns };
  const all = [...owns.values()];
  const names = all.flatMap((own) => [own.guard.id, aloneId(own)]);
  file.declares(...ownNames, ...names, ...names.map(factsNameOf));
  return file.add(
    ...all.flatMap((own) => [...(isAsking(own) ? aloneOf(own, writing) : []), ...wholeOf(own, writing)]),
    ...listsOf(all, writing),
  );
};
