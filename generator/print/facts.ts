// The facts that an expression reads, as types.
import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import { factName, type Lookup } from '../model/lookup';
import type { Needs, ExpressionOptions } from './expression';
import type { Imports } from './generated-file';
import { key, typeMembers, union } from './print';
import { interfaceOf, type Property, property, type Statement, typeOf } from './structures';

/** The type of one thing of which some fields are read, every value possibly missing. */
export const factType = (id: string, names: ReadonlySet<string>, module: Imports): string =>
  names.size === 0
    ? 'object'
    : `${module.type('rules/runtime', 'Facts')}<${module.type('model/entities', id)}, ${union([...names].toSorted())}>`;

const ordered = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
const widened = { string: 'string', number: 'number', boolean: 'boolean' } as const;

/** Whether the code of an expression names `facts` at all. */
export const readsFacts = (needs: Needs): boolean => needs.now || needs.facts.size + needs.settings.size + needs.rules.size > 0;

interface FactsOptions extends ExpressionOptions {
  readonly module: Imports;
  readonly lookup: Lookup;
}

const textOf = (members: readonly Property[]): string => typeMembers(members.map(({ name, type }) => `readonly ${name}: ${String(type)}`));

/** Only what is read, keys required, every value possibly missing. Imports the entities' types. */
const membersOf = (needs: Needs, { module, lookup, nullable }: FactsOptions): readonly Property[] => {
  const things = ordered(needs.facts).map(([id, names]) =>
    property(key(factName(id)), `${factType(id, names, module)}${nullable?.has(id) ? ' | null' : ''}`),
  );
  const settings = [...needs.settings].toSorted().map((id) => {
    const type = widened[typeof lookup.setting(id).default as keyof typeof widened];
    return property(key(id), type);
  });
  return [
    ...things,
    ...(needs.now ? [property('now', module.type('model/wire', 'Instant'))] : []),
    ...(settings.length > 0 ? [property('settings', textOf(settings))] : []),
  ];
};

/** The type of `facts`. */
export const factsType = (needs: Needs, options: FactsOptions): string => {
  const members = membersOf(needs, options);
  return members.length === 0 ? 'object' : textOf(members);
};

/** The same as a declaration. */
export const factsDeclaration = (
  name: string,
  needs: Needs,
  { says, ...options }: FactsOptions & { readonly says?: string },
): Statement => {
  const members = membersOf(needs, options);
  const rest = says === undefined ? {} : { docs: [says] };
  return members.length === 0 ? typeOf(name, 'object', rest) : interfaceOf(name, members, rest);
};

/** The parameter of a function that asks an expression, of a type that is named; or one that goes unread. */
export const factsParameter = (type: string, needs: Needs): OptionalKind<ParameterDeclarationStructure> => ({
  name: readsFacts(needs) ? 'facts' : '_facts',
  type,
});
