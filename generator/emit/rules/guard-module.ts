// `rules/guards.ts`: who may pass. One function a guard asks it with all that come before it; its own test stands beside.
import { conditionCode, factsParameter, importNeeds, mergeNeeds, type Needs } from '../../print/expression';
import { allGuards, factName, guardChain, type Lookup } from '../../model/lookup';
import type { GuardModel, Model } from '../../model/model';
import { upperFirst } from '../../model/views';
import { data, literal, Module, union } from '../../print/print';
import { lookedUp, wireCodes, writeAsked } from './rule-module';

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
const tests = (own: Own | undefined): own is Own => own !== undefined && own.errors.length > 0;
const aloneName = ({ guard }: Own): string => `only${upperFirst(guard.id)}`;

class GuardWriter {
  readonly module = new Module('rules/guards.ts', 'Who may pass: server, redirects and buttons ask the same guards.');
  readonly #lookup: Lookup;
  readonly #things: ReadonlySet<string>;
  readonly #owns: Owns;

  constructor(model: Model, lookup: Lookup) {
    this.#lookup = lookup;
    this.#things = lookedUp(model);
    for (const name of ['GuardId', 'GuardFacts', 'ThingGuardId']) this.module.declares(name);
    this.#owns = new Map(allGuards(model).map((it) => [it.id, ownOf(it, lookup, this.#things)]));
  }

  #chain(guard: GuardModel): Own[] {
    return guardChain(guard, this.#lookup)
      .map((it) => this.#owns.get(it.id))
      .filter(tests);
  }

  #parameter(needs: Needs): string {
    return factsParameter(needs, { module: this.module, lookup: this.#lookup, nullable: this.#things });
  }

  #alone(own: Own): void {
    const { guard, checks, errors, needs } = own;
    importNeeds(this.module, needs);
    const codes = union(wireCodes(errors, this.#lookup));
    const type = `${this.module.type('rules/runtime', 'Refusal')}<${literal(guard.id)}, ${codes}> | undefined`;
    this.module.blank().doc(`The test of ${guard.id} alone, without the guards before it: ${guard.says} (${guard.source}).`);
    this.module.line(`export const ${aloneName(own)} = (${this.#parameter(needs)}): ${type} =>`);
    if (guard.of && guard.missing) {
      const notThere = this.module.value('rules/runtime', 'notThere');
      const code = literal(this.#lookup.error(guard.missing).code);
      const last = checks.length === 0 ? 'undefined;' : '';
      this.module.line(`  facts.${factName(guard.of)} === null ? ${notThere}(${literal(guard.id)}, ${code}) : ${last}`.trimEnd());
      if (last) return;
    }
    writeAsked(this.module, `${this.module.value('rules/runtime', 'refusal')}(${literal(guard.id)}, `, checks);
  }

  #whole({ guard }: Own): void {
    const chain = this.#chain(guard);
    const needs = mergeNeeds(chain.map((it) => it.needs));
    const codes = wireCodes(
      chain.flatMap((it) => it.errors),
      this.#lookup,
    );
    const type = `${this.module.type('rules/runtime', 'Passage')}<${union(chain.map((it) => it.guard.id))}, ${union(codes)}>`;
    const asked = chain.map((it) => `${aloneName(it)}(facts)`);
    this.module.blank().doc(`Lets pass: ${guard.says} (${guard.source}).`);
    this.module.line(`export const ${guard.id} = (${this.#parameter(needs)}): ${type} =>`);
    this.module.line(`  ${[...asked, this.module.value('rules/runtime', 'passed')].join(' ?? ')};`);
  }

  #data(): void {
    const all = [...this.#owns.values()];
    this.module.blank().line(`export type GuardId = ${union(all.map(({ guard }) => guard.id))};`);
    this.module.blank().doc('Every guard by its id, each with all that come before it.');
    this.module.block('export const guards =', () => all.forEach(({ guard }) => this.module.line(`${guard.id},`)), ';');
    this.module.blank().doc('The guards that are asked, in order; the last is the guard itself.');
    this.module.block(
      'export const chains =',
      () => {
        for (const { guard } of all) {
          const chain = guardChain(guard, this.#lookup).map((it) => literal(it.id));
          this.module.line(`${guard.id}: [${chain.join(', ')}],`);
        }
      },
      ' as const;',
    );
    this.module.blank().doc('The test of each guard alone: `undefined` where it has nothing against.');
    this.module.block(
      'export const tests =',
      () => {
        for (const own of all) this.module.line(`${own.guard.id}: ${tests(own) ? aloneName(own) : '() => undefined'},`);
      },
      ';',
    );
    this.#thingsOf(all);
  }

  #thingsOf(all: readonly Own[]): void {
    this.module
      .blank()
      .doc('What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact.');
    this.module.block(
      'export const guardThings =',
      () => {
        for (const { guard } of all) {
          const thing = guard.of ? this.#lookup.thing(guard.of) : undefined;
          if (thing && 'key' in thing)
            this.module.line(`${guard.id}: ${data({ entity: thing.id, key: thing.key, fact: factName(thing.id) })},`);
        }
      },
      ' as const;',
    );
    this.module.line('export type ThingGuardId = keyof typeof guardThings;');
    this.module.blank().doc('Whether the test of a guard alone asks for nothing but who asks.');
    this.module.line('export const looksAtNothing = (guard: GuardId): guard is Exclude<GuardId, ThingGuardId> => !(guard in guardThings);');
  }

  write(): Module {
    for (const own of this.#owns.values()) {
      if (tests(own)) this.#alone(own);
      this.#whole(own);
    }
    this.#data();
    this.module.blank().doc('What a guard with all before it reads.');
    this.module.line('export type GuardFacts<Id extends GuardId> = Parameters<(typeof guards)[Id]>[0];');
    this.module.blank().doc('Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows.');
    this.module.line(
      'export const mayPass = <Id extends GuardId>(guard: Id, facts: GuardFacts<Id>): ' +
        `${this.module.type('rules/runtime', 'Passage')}<GuardId> => (guards[guard] as (facts: GuardFacts<Id>) => Passage<GuardId>)(facts);`,
    );
    return this.module;
  }
}

export const emitGuardModule = (model: Model, lookup: Lookup): Module => new GuardWriter(model, lookup).write();
