// Menus, destinations and redirects: who sees what, and where people are led.
import { conditionCode, importNeeds, mergeNeeds, noNeeds, type Needs, quantityCode } from '../../print/expression';
import { fill } from '../../model/fill';
import { factName, lookupOf, type Lookup } from '../../model/lookup';
import type { DestinationModel, MenuModel, Model, RedirectModel, Way } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, key, listOf, literal, member, objectOf, union } from '../../print/print';
import { constantOf, exportOf, interfaceOf, property, type Statement, typeOf } from '../../print/structures';
import type { ConditionModel, TermModel } from '../../model/term-model';

type Entries = readonly (readonly [string, string])[];
type MenuItem = MenuModel['items'][number];

/** Prints the conditions of a file, and collects what they read. */
class ConditionPrinter {
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

  number(term: TermModel): string {
    const { code, needs } = quantityCode(term, 'number', this.lookup);
    this.needs = mergeNeeds([this.needs, needs]);
    return `(facts) => ${code}`;
  }

  setting(id: string): string {
    this.needs.settings.add(id);
    return `facts.settings${member(id)}`;
  }
}

const wayCode = (way: Way): string => (way.kind === 'route' ? literal(way.id) : `destinations${member(way.id)}`);

const leadsTo = (item: MenuItem, model: Model, printer: ConditionPrinter): Entries => {
  if (item.to) return [['route', wayCode(item.to)]];
  if (item.does !== undefined) return [['does', literal(item.does)]];
  if (item.outside?.kind === 'setting') return [['href', `(facts) => ${printer.setting(item.outside.id)}`]];
  const constant = model.constants.find((it) => it.id === item.outside?.id);
  return [['href', literal(String(constant?.value ?? ''))]];
};

const itemCode = (item: MenuItem, model: Model, printer: ConditionPrinter): string => {
  const filled = fill(model);
  return objectOf([
    ['label', literal(filled(item.label))],
    ['as', literal(item.as)],
    ...leadsTo(item, model, printer),
    ...(item.when ? [['when', printer.question(item.when)] as const] : []),
    ...(item.carries === undefined ? [] : [['carries', literal(item.carries)] as const]),
    ...(item.hint === undefined ? [] : [['hint', literal(filled(item.hint))] as const]),
    ...(item.counts ? [['counts', printer.number(item.counts)] as const] : []),
  ]);
};

const menuCode = (menu: MenuModel, model: Model, printer: ConditionPrinter): string =>
  objectOf([
    ['title', literal(fill(model)(menu.title))],
    ['items', listOf(menu.items.map((item) => itemCode(item, model, printer)))],
  ]);

const destinationCode = (destination: DestinationModel, printer: ConditionPrinter): string => {
  const cases = destination.cases.map(({ when, to }) => `  if (${printer.code(when)}) return ${literal(to)};\n`).join('');
  const reads = /\bfacts\b/.test(cases);
  return `(${reads ? 'facts: Facts' : ''}): RouteId => {\n${cases}  return ${literal(destination.otherwise)};\n}`;
};

const redirectCode = (redirect: RedirectModel, printer: ConditionPrinter): string =>
  objectOf([
    ...(redirect.refused === undefined ? [] : [['refused', literal(redirect.refused)] as const]),
    ...(redirect.visiting ? [['visiting', data(redirect.visiting)] as const] : []),
    ['route', wayCode(redirect.to)],
    ...(redirect.when ? [['when', printer.question(redirect.when)] as const] : []),
    ...(redirect.carries === undefined ? [] : [['carries', literal(redirect.carries)] as const]),
  ]);

const widened = { string: 'string', number: 'number', boolean: 'boolean' } as const;
const factsInterface = (file: GeneratedFile, model: Model, { needs, lookup }: ConditionPrinter): Statement => {
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

/** `routes/navigation.ts`. */
export const navigationFile = (model: Model): GeneratedFile => {
  const printer = new ConditionPrinter(lookupOf(model));
  const menus = sorted(model.menus);
  const destinations = sorted(model.destinations).map((it) => [it.id, destinationCode(it, printer)] as const);
  const menuTexts = menus.map((it) => [it.id, menuCode(it, model, printer)] as const);
  const redirects = sorted(model.redirects).map((it) => redirectCode(it, printer));
  const actions = menus.flatMap((menu) => menu.items.flatMap((item) => (item.does === undefined ? [] : [item.does])));
  const file = new GeneratedFile('routes/navigation.ts', 'Menus, and where people are led.');
  file.declares('Facts', 'Entry', 'Lead', 'Action', 'MenuId', 'menus', 'redirects', 'destinations');
  file.type('routes/routes', 'GuardId');
  file.type('routes/routes', 'RouteId');
  file.value('routes/routes', 'startOf');
  const ofLead = (name: string): string => file.type('routes/lead', name);
  importNeeds(file, printer.needs);
  return file.add(
    factsInterface(file, model, printer),
    typeOf('MenuId', union(menus.map((it) => it.id))),
    typeOf('Action', union([...new Set(actions)].toSorted()), { docs: ['What items do where they stand.'] }),
    exportOf(['type Look'], './lead'),
    typeOf('Entry', `${ofLead('EntryOf')}<RouteId, Action>`, { docs: ['An item of a menu as one visitor sees it.'] }),
    typeOf('Lead', `${ofLead('LeadTo')}<RouteId>`, { docs: ['Where a person is led.'] }),
    constantOf('destinations', objectOf(destinations), { docs: ['The ways that depend on who asks.'] }),
    constantOf('menus', objectOf(menuTexts), {
      type: `Readonly<Record<MenuId, ${ofLead('Menu')}<RouteId, Action, Facts>>>`,
      docs: ['The menus with all their items.'],
    }),
    constantOf('redirects', listOf(redirects), {
      type: `readonly ${ofLead('Redirect')}<RouteId, GuardId, Facts>[]`,
      isExported: false,
    }),
    constantOf('{ menuOf, whereRefused, ledOnFrom }', `${file.value('routes/lead', 'navigationOf')}({ menus, redirects, startOf })`),
  );
};
