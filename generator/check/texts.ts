// Texts: every slot is filled by something, and every declared slot is shown.
import type { Spot } from '../diagnostics';
import { slotsOf } from '../fill';
import type { LabelModel } from '../model';
import type { Block, Inline } from '../page-model';
import { nearest } from '../suggest';
import { at, listed, named, within, type World } from './world';

interface Shown {
  readonly text: string | undefined;
  readonly spot: Spot;
}
const shown = (spot: Spot, text: string | undefined): Shown => ({ text, spot });

const ofFacts = (world: World): readonly Shown[] => [
  ...world.model.values.flatMap(({ id, items }) =>
    items.flatMap(({ value, label, says }) => [
      shown(at('values', id, 'items', value, 'label'), label),
      shown(at('values', id, 'items', value, 'says'), says),
    ]),
  ),
  ...world.model.kept.map(({ id, name }) => shown(at('kept', id, 'name'), name)),
  ...(['name', 'titlePrefix', 'title', 'description'] as const).map((key) => shown(at('product', 'app', key), world.model.product[key])),
];

const ofLabel = (label: LabelModel, spot: (...path: readonly string[]) => Spot): readonly Shown[] => {
  if (label.kind === 'text') return [shown(spot(), label.text)];
  return label.kind === 'audiences' ? Object.entries(label.texts).map(([audience, text]) => shown(spot(audience), text)) : [];
};
const ofRules = (world: World): readonly Shown[] => [
  ...world.model.statuses.flatMap(({ id, rows }) =>
    rows.flatMap(({ label }, index) => ofLabel(label, (...path) => at('status', id, 'rows', index, 'label', ...path))),
  ),
  ...world.model.lifecycles.flatMap(({ id, moves }) =>
    moves.flatMap(({ effects, timer }, index) => [
      ...effects.map((text, place) => shown(at('lifecycle', id, 'moves', index, 'effects', place), text)),
      ...(typeof timer === 'string' ? [shown(at('lifecycle', id, 'moves', index, 'timer'), timer)] : []),
    ]),
  ),
];

const ofScreens = (world: World): readonly Shown[] => [
  ...world.model.routes.flatMap(({ id, title, description }) => [
    shown(at('route', id, 'title'), title),
    shown(at('route', id, 'description'), description),
  ]),
  ...world.model.menus.flatMap(({ id, title, items }) => [
    shown(at('menu', id, 'title'), title),
    ...items.flatMap(({ label, hint }, index) => [
      shown(at('menu', id, 'items', index, 'label'), label),
      shown(at('menu', id, 'items', index, 'hint'), hint),
    ]),
  ]),
];

const ofForms = (world: World): readonly Shown[] =>
  world.model.forms.flatMap((form) => [
    ...(['title', 'intro', 'submit'] as const).map((key) => shown(at('form', form.id, key), form[key])),
    ...form.fields.flatMap((field) => [
      ...(['label', 'help', 'placeholder', 'missing'] as const).map((key) =>
        shown(at('form', form.id, 'fields', field.name, key), field[key]),
      ),
      ...Object.entries(field.points ?? {}).map(([point, text]) => shown(at('form', form.id, 'fields', field.name, 'points', point), text)),
    ]),
    ...form.steps.flatMap((step, index) =>
      (['title', 'says', 'submit'] as const).map((key) => shown(at('form', form.id, 'steps', index, key), step[key])),
    ),
  ]);

const ofInline = (text: readonly Inline[], spot: Spot): readonly Shown[] =>
  text.flatMap((one) => {
    if (one.kind === 'text') return [shown(spot, one.text)];
    if (one.kind === 'link') return [shown(spot, decodeURI(one.href)), ...ofInline(one.text, spot)];
    return one.kind === 'strong' || one.kind === 'emphasis' ? ofInline(one.text, spot) : [];
  });
const ofPages = (world: World): readonly Shown[] => {
  const ofBlock = (block: Block): readonly Shown[] => {
    const spot = world.read.reading.places.get(block) ?? { kind: 'file', file: 'app.ts', line: 1, column: 1 };
    if (block.kind === 'heading' || block.kind === 'paragraph') return ofInline(block.text, spot);
    if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(ofBlock));
    return block.kind === 'quote' ? block.blocks.flatMap(ofBlock) : [];
  };
  return world.model.pages.flatMap(({ blocks }) => blocks.flatMap(ofBlock));
};

const ofErrors = (world: World): readonly (Shown & { readonly own: readonly string[] })[] =>
  world.model.errors.flatMap(({ id, text, cure, slots }) => {
    const own = slots.map(({ name }) => name);
    return [
      { ...shown(at('error', id, 'text'), text), own },
      { ...shown(at('error', id, 'cure'), cure), own },
    ];
  });

const unused = (world: World, used: ReadonlySet<string>): void => {
  for (const { id, text, cure, slots } of world.model.errors) {
    const own = new Set([...slotsOf(text), ...slotsOf(cure)]);
    for (const { name } of slots)
      if (!own.has(name))
        world.complain(named(at('error', id, 'slots', name)), 'text/unused-slot', { slot: `{${name}}`, owner: `The error ${id}` });
  }
  for (const slot of Object.keys(world.model.product.slots))
    if (!used.has(slot))
      world.complain(named(at('product', 'app', 'slots', slot)), 'text/unused-slot', { slot: `{${slot}}`, owner: 'The product' });
};

export const checkTexts = (world: World): void => {
  const { product, constants, texts } = world.model;
  const everywhere = [...Object.keys(product.slots), ...constants.map(({ id }) => id)];
  const known = new Set(everywhere);
  const used = new Set(texts.flatMap((one) => one.texts.flatMap(({ text }) => slotsOf(text))));
  const all: readonly (Shown & { readonly own?: readonly string[] })[] = [
    ...ofFacts(world),
    ...ofRules(world),
    ...ofScreens(world),
    ...ofForms(world),
    ...ofPages(world),
    ...ofErrors(world),
  ];
  for (const { text, spot, own = [] } of all) {
    if (text?.includes('{') !== true) continue;
    for (const slot of slotsOf(text)) {
      used.add(slot);
      if (known.has(slot) || own.includes(slot)) continue;
      const usable = [...own, ...Object.keys(product.slots)];
      const slots = {
        slot: `{${slot}}`,
        known: `${listed(usable)}, and every constant by its name`,
        didYouMean: nearest(slot, [...own, ...everywhere]),
      };
      world.complain(within(spot, `{${slot}}`), 'text/unfilled-slot', slots);
    }
  }
  for (const slot of Object.keys(product.slots))
    if (constants.some(({ id }) => id === slot))
      world.complain(named(at('product', 'app', 'slots', slot)), 'text/ambiguous-slot', { slot });
  unused(world, used);
};
