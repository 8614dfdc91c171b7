// The lookups and the reporter of the checks.
import type { Code, Diagnostic, Slots, Spot } from '../diagnostics/diagnostics';
import { diagnose } from '../diagnostics/diagnostics';
import type {
  CallModel,
  ConstantModel,
  DestinationModel,
  EntityModel,
  ErrorModel,
  FormModel,
  GuardModel,
  Item,
  LifecycleModel,
  Model,
  RouteModel,
  RuleModel,
  SettingModel,
  ShapeModel,
  ValuesModel,
} from '../model/model';
import { chainOf } from '../reading/derive';
import type { Read } from '../reading/model';
import type { Field } from '../model/shape-model';

type ById<T> = ReadonlyMap<string, T>;
export interface CheckContext {
  readonly read: Read;
  readonly model: Model;
  readonly things: ById<EntityModel | ShapeModel>;
  /** The fields of every entity and shape, by name. */
  readonly fields: ById<ById<Field>>;
  readonly entities: ById<EntityModel>;
  readonly values: ById<ValuesModel>;
  readonly constants: ById<ConstantModel>;
  readonly settings: ById<SettingModel>;
  readonly errors: ById<ErrorModel>;
  readonly rules: ById<RuleModel>;
  readonly guards: ById<GuardModel>;
  readonly lifecycles: ById<LifecycleModel>;
  readonly calls: ById<CallModel>;
  readonly routes: ById<RouteModel>;
  readonly forms: ById<FormModel>;
  readonly destinations: ById<DestinationModel>;
  /** A guard and those before it. */
  readonly chain: (guard: string) => readonly GuardModel[];
  readonly diagnostics: Diagnostic[];
  readonly report: <C extends Code>(at: Spot, code: C, slots: Slots<C>) => void;
}

const byId = <T extends Item>(items: readonly T[]): ById<T> => new Map(items.map((item) => [item.id, item]));

/** An object whose parts are made when they are first asked for. */
const lazily = <T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T => {
  const it = {} as T;
  for (const name of Object.keys(makers) as (keyof T & string)[]) {
    const get = (): T[typeof name] => {
      const value = makers[name]();
      Object.defineProperty(it, name, { value });
      return value;
    };
    Object.defineProperty(it, name, { get, configurable: true });
  }
  return it;
};

const chainsIn = (guards: ById<GuardModel>): CheckContext['chain'] => {
  const chains = new Map<string, readonly GuardModel[]>();
  return (guard) => {
    const known = chains.get(guard) ?? chainOf(guard, guards);
    chains.set(guard, known);
    return known;
  };
};

const fieldsIn = (things: CheckContext['things']): CheckContext['fields'] =>
  new Map([...things.values()].map((thing) => [thing.id, new Map(thing.fields.map((field) => [field.name, field]))]));

export const contextOf = (read: Read): CheckContext => {
  const { model } = read;
  const diagnostics: Diagnostic[] = [];
  const context: CheckContext = lazily<CheckContext>({
    read: () => read,
    model: () => model,
    guards: () => byId(model.guards),
    things: () => byId<EntityModel | ShapeModel>([...model.entities, ...model.shapes]),
    fields: () => fieldsIn(context.things),
    entities: () => byId(model.entities),
    values: () => byId(model.values),
    constants: () => byId(model.constants),
    settings: () => byId(model.settings),
    errors: () => byId(model.errors),
    rules: () => byId(model.rules),
    lifecycles: () => byId(model.lifecycles),
    calls: () => byId(model.calls),
    routes: () => byId(model.routes),
    forms: () => byId(model.forms),
    destinations: () => byId(model.destinations),
    chain: () => chainsIn(context.guards),
    diagnostics: () => diagnostics,
    report: () => (at, code, slots) => diagnostics.push(diagnose(code, at, slots)),
  });
  return context;
};

/** A place in a declaration: `at('menu', 'sidebar', 'items', 2, 'to')`. */
export const at = (word: string, id: string, ...path: readonly (string | number)[]): Spot => ({ kind: 'declared', word, id, path });

/** The name of the option at a place, not what stands after it. */
export const named = (spot: Spot): Spot => (spot.kind === 'declared' ? { ...spot, named: true } : spot);

/** The part of the text at a place that is meant. */
export const within = (spot: Spot, text: string): Spot => ({ ...spot, within: text });

/** Items that share what should be theirs alone, each with the first that has it. */
export const doubles = <T>(items: readonly T[], keyOf: (item: T) => string): readonly { readonly item: T; readonly first: T }[] => {
  const seen = new Map<string, T>();
  return items.flatMap((item) => {
    const first = seen.get(keyOf(item));
    if (first === undefined) seen.set(keyOf(item), item);
    return first === undefined ? [] : [{ item, first }];
  });
};

/** Names as a sentence lists them. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
