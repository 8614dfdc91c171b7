// Menus, destinations and redirects: who sees what, and where people are led.
import { conditionCode, importNeeds, mergeNeeds, noNeeds, type Needs } from '../../print/expression';
import { fill } from '../../model/fill';
import { factName, lookupOf, type Lookup } from '../../model/lookup';
import type { DestinationModel, MenuModel, Model, RedirectModel, Way } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, key, literal, member, objectOf, union } from '../../print/print';
import { constantOf, interfaceOf, property, type Statement, typeOf } from '../../print/structures';
import type { ConditionModel } from '../../model/term-model';

type Entries = readonly (readonly [string, string])[];
type MenuItem = MenuModel['items'][number];

/** Collects what the conditions of a file read. */
class Asking {
  readonly lookup: Lookup;
  needs: Needs = noNeeds();

  constructor(lookup: Lookup) {
    this.lookup = lookup;
  }

  code(condition: ConditionModel): string {
    const { code, needs } = conditionCode(condition, this.lookup);
    this.needs = mergeNeeds([this.needs, needs]);
    return code;
  }

  question(condition: ConditionModel): string {
    const code = this.code(condition);
    return `(${/\bfacts\b/.test(code) ? 'facts' : ''}) => ${code}`;
  }

  setting(id: string): string {
    this.needs.settings.add(id);
    return `facts.settings${member(id)}`;
  }
}

const wayCode = (way: Way): string => (way.kind === 'route' ? literal(way.id) : `destinations${member(way.id)}`);

const leadsTo = (item: MenuItem, model: Model, asking: Asking): Entries => {
  if (item.to) return [['route', wayCode(item.to)]];
  if (item.does !== undefined) return [['does', literal(item.does)]];
  if (item.outside?.kind === 'setting') return [['href', `(facts) => ${asking.setting(item.outside.id)}`]];
  const constant = model.constants.find((it) => it.id === item.outside?.id);
  return [['href', literal(String(constant?.value ?? ''))]];
};

const itemCode = (item: MenuItem, model: Model, asking: Asking): string => {
  const filled = fill(model);
  return objectOf([
    ['label', literal(filled(item.label))],
    ['as', literal(item.as)],
    ...leadsTo(item, model, asking),
    ...(item.when ? [['when', asking.question(item.when)] as const] : []),
    ...(item.carries === undefined ? [] : [['carries', literal(item.carries)] as const]),
    ...(item.hint === undefined ? [] : [['hint', literal(filled(item.hint))] as const]),
  ]);
};

const menuCode = (menu: MenuModel, model: Model, asking: Asking): string => {
  const items = menu.items.map((item) => `      ${itemCode(item, model, asking)},\n`).join('');
  return `  ${key(menu.id)}: {\n    title: ${literal(fill(model)(menu.title))},\n    items: [\n${items}    ],\n  },\n`;
};

const destinationCode = (destination: DestinationModel, asking: Asking): string => {
  const cases = destination.cases.map(({ when, to }) => `    if (${asking.code(when)}) return ${literal(to)};\n`).join('');
  const reads = /\bfacts\b/.test(cases);
  return `  ${key(destination.id)}: (${reads ? 'facts: Facts' : ''}): RouteId => {\n${cases}    return ${literal(destination.otherwise)};\n  },\n`;
};

const redirectCode = (redirect: RedirectModel, asking: Asking): string =>
  objectOf([
    ...(redirect.refused === undefined ? [] : [['refused', literal(redirect.refused)] as const]),
    ...(redirect.visiting ? [['visiting', data(redirect.visiting)] as const] : []),
    ['route', wayCode(redirect.to)],
    ...(redirect.when ? [['when', asking.question(redirect.when)] as const] : []),
    ...(redirect.carries === undefined ? [] : [['carries', literal(redirect.carries)] as const]),
  ]);

const widened = { string: 'string', number: 'number', boolean: 'boolean' } as const;
const factsInterface = (file: GeneratedFile, model: Model, { needs, lookup }: Asking): Statement => {
  const things = [...new Set([model.product.visitor, ...needs.facts.keys()])].toSorted();
  const settings = [...needs.settings].toSorted().map((id) => {
    const type = widened[typeof lookup.setting(id).default as keyof typeof widened];
    return `readonly ${key(id)}: ${type}`;
  });
  return interfaceOf(
    'Facts',
    [
      ...things.map((id) => property(key(factName(id)), file.type('model/entities', id))),
      property('settings', settings.length > 0 ? `{ ${settings.join('; ')} }` : 'object'),
      property('now', file.type('model/wire', 'Instant')),
    ],
    { docs: ['What menus and redirects depend on.'] },
  );
};

const types = `type Asked<T> = T | ((facts: Facts) => T);
type Item = Shown & { readonly when?: (facts: Facts) => boolean } & (
    | { readonly route: Asked<RouteId> }
    | { readonly href: Asked<string> }
    | { readonly does: Action }
  );
interface Menu {
  readonly title: string;
  readonly items: readonly Item[];
}
interface Redirect {
  readonly refused?: GuardId;
  readonly visiting?: readonly RouteId[];
  readonly when?: (facts: Facts) => boolean;
  readonly route: Asked<RouteId>;
  readonly carries?: string;
}

export type Look = "link" | "button" | "main button" | "icon";

interface Shown {
  readonly label: string;
  readonly as: Look;
  /** Said to those who point at it. */
  readonly hint?: string;
  /** The query parameter that takes where the person was. */
  readonly carries?: string;
}

/** An item of a menu as one visitor sees it: it leads to a page, out of the app, or does something here. */
export type Entry = Shown & (
  | { readonly kind: "route"; readonly route: RouteId; readonly path: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "action"; readonly does: Action }
);

/** Where a person is led, and the query parameter that takes where they were going. */
export interface Lead {
  readonly route: RouteId;
  readonly path: string;
  readonly carries?: string;
}`;

const functions = `const known = <T extends string>(asked: Asked<T>, facts: Facts): T => (typeof asked === "function" ? asked(facts) : asked);

const entryOf = ({ when: _when, ...item }: Item, facts: Facts): Entry => {
  if ("does" in item) return { ...item, kind: "action" };
  if ("href" in item) return { ...item, kind: "outside", href: known(item.href, facts) };
  const route = known(item.route, facts);
  return { ...item, kind: "route", route, path: startOf(route) };
};

/** A menu as one visitor sees it. */
export const menuOf = (menu: MenuId, facts: Facts): readonly Entry[] => {
  const { items }: Menu = menus[menu];
  return items.filter(({ when }) => when?.(facts) ?? true).map((item) => entryOf(item, facts));
};

const leadOf = (redirect: Redirect | undefined, facts: Facts): Lead | undefined => {
  if (!redirect) return undefined;
  const route = known(redirect.route, facts);
  return { route, path: startOf(route), ...(redirect.carries === undefined ? {} : { carries: redirect.carries }) };
};

/** Where somebody is led whom this guard refused; nowhere if nothing is said of it. */
export const whereRefused = (guard: GuardId, facts: Facts): Lead | undefined =>
  leadOf(
    redirects.find(({ refused, when }) => refused === guard && (when?.(facts) ?? true)),
    facts,
  );

/** Where somebody who comes to this page is led on to, if anywhere. */
export const ledOnFrom = (route: RouteId, facts: Facts): Lead | undefined =>
  leadOf(
    redirects.find(({ visiting, when }) => visiting?.includes(route) && (when?.(facts) ?? true)),
    facts,
  );`;

/** `routes/navigation.ts`. */
export const navigationFile = (model: Model): GeneratedFile => {
  const asking = new Asking(lookupOf(model));
  const menus = sorted(model.menus);
  const destinations = sorted(model.destinations).map((it) => destinationCode(it, asking));
  const menuTexts = menus.map((it) => menuCode(it, model, asking));
  const redirects = sorted(model.redirects).map((it) => `  ${redirectCode(it, asking)},\n`);
  const actions = menus.flatMap((menu) => menu.items.flatMap((item) => (item.does === undefined ? [] : [item.does])));
  const file = new GeneratedFile('routes/navigation.ts', 'Menus, and where people are led.');
  file.declares('Facts', 'Entry', 'Item', 'Menu', 'Redirect', 'Shown', 'Lead', 'Look', 'Asked', 'Action', 'MenuId');
  file.type('routes/routes', 'GuardId');
  file.type('routes/routes', 'RouteId');
  file.value('routes/routes', 'startOf');
  importNeeds(file, asking.needs);
  return file.add(
    factsInterface(file, model, asking),
    typeOf('MenuId', union(menus.map((it) => it.id))),
    typeOf('Action', union([...new Set(actions)].toSorted()), { docs: ['What items do where they stand.'] }),
    types,
    constantOf('destinations', `{\n${destinations.join('')}}`, { docs: ['The ways that depend on who asks.'] }),
    constantOf('menus', `{\n${menuTexts.join('')}}`, { type: 'Readonly<Record<MenuId, Menu>>', docs: ['The menus with all their items.'] }),
    constantOf('redirects', `[\n${redirects.join('')}]`, { type: 'readonly Redirect[]', isExported: false }),
    functions,
  );
};
