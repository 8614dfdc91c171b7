// Texts: every slot is filled by something, and every declared slot is shown.
import type { Spot } from '../diagnostics/diagnostics';
import { formsOf, slotsOf } from '../model/fill';
import { sentencesOf } from '../model/mail-model';
import type { FormFieldModel, LabelModel } from '../model/model';
import { type Block, inlinesOf, type Words } from '../runtime/texts/page';
import { nearest } from '../diagnostics/suggest';
import { at, listed, named, within, type CheckContext } from './context';
import { readableLink } from '../reading/path';

interface Shown {
  readonly text: string;
  readonly spot: Spot;
}
/** A text with the place where it stands, if it has slots at all. */
const shown = (text: string | undefined, ...place: Parameters<typeof at>): readonly Shown[] =>
  text?.includes('{') === true ? [{ text, spot: at(...place) }] : [];

const ofFacts = (context: CheckContext): readonly Shown[] => [
  ...context.model.values.flatMap(({ id, items }) =>
    items.flatMap(({ value, label, says }) => [
      ...shown(label, 'values', id, 'items', value, 'label'),
      ...shown(says, 'values', id, 'items', value, 'says'),
    ]),
  ),
  ...context.model.kept.flatMap(({ id, name }) => shown(name, 'kept', id, 'name')),
  ...(['name', 'titlePrefix', 'title', 'description'] as const).flatMap((key) => shown(context.model.product[key], 'product', 'app', key)),
];

const ofLabel = (label: LabelModel, ...place: Parameters<typeof at>): readonly Shown[] => {
  if (label.kind === 'text') return shown(label.text, ...place);
  return label.kind === 'audiences' ? Object.entries(label.texts).flatMap(([audience, text]) => shown(text, ...place, audience)) : [];
};
const ofRules = (context: CheckContext): readonly Shown[] => [
  ...context.model.statuses.flatMap(({ id, rows }) =>
    rows.flatMap(({ label }, index) => ofLabel(label, 'status', id, 'rows', index, 'label')),
  ),
  ...context.model.lifecycles.flatMap(({ id, moves }) =>
    moves.flatMap(({ says }, index) => shown(says, 'lifecycle', id, 'moves', index, 'says')),
  ),
];

const ofScreens = (context: CheckContext): readonly Shown[] => [
  ...context.model.routes.flatMap(({ id, title, description }) => [
    ...shown(title, 'route', id, 'title'),
    ...shown(description, 'route', id, 'description'),
  ]),
  ...context.model.menus.flatMap(({ id, title, items }) => [
    ...shown(title, 'menu', id, 'title'),
    ...items.flatMap(({ label, hint }, index) => [
      ...shown(label, 'menu', id, 'items', index, 'label'),
      ...shown(hint, 'menu', id, 'items', index, 'hint'),
    ]),
  ]),
];

const ofFormField = (form: string, field: FormFieldModel): readonly Shown[] => [
  ...(['label', 'help', 'placeholder', 'entry', 'missing'] as const).flatMap((key) =>
    shown(field[key], 'form', form, 'fields', field.name, key),
  ),
  ...Object.entries(field.points ?? {}).flatMap(([point, text]) => shown(text, 'form', form, 'fields', field.name, 'points', point)),
];
const ofForms = (context: CheckContext): readonly Shown[] =>
  context.model.forms.flatMap((form) => [
    ...(['title', 'intro', 'submit'] as const).flatMap((key) => shown(form[key], 'form', form.id, key)),
    ...form.fields.flatMap((field) => ofFormField(form.id, field)),
    ...form.steps.flatMap((step, index) =>
      (['title', 'says', 'submit'] as const).flatMap((key) => shown(step[key], 'form', form.id, 'steps', index, key)),
    ),
  ]);

const ofWords = (words: Words, spot: Spot): readonly Shown[] =>
  inlinesOf(words).flatMap((one) => {
    if (typeof one === 'string') return [{ text: one, spot }];
    if (one.kind === 'link') return [{ text: readableLink(one.href), spot }, ...ofWords(one.text, spot)];
    return one.kind === 'strong' || one.kind === 'emphasis' ? ofWords(one.text, spot) : [];
  });
const ofPages = (context: CheckContext): readonly Shown[] => {
  const ofBlock = (block: Block): readonly Shown[] => {
    const spot = context.read.reading.places.get(block) ?? { kind: 'file', file: 'app.ts', line: 1, column: 1 };
    if (block.kind === 'heading' || block.kind === 'paragraph') return ofWords(block.text, spot);
    if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(ofBlock));
    return block.kind === 'quote' ? block.blocks.flatMap(ofBlock) : [];
  };
  return context.model.pages.flatMap(({ blocks }) => blocks.flatMap(ofBlock));
};

type ShownWithOwn = Shown & { readonly own: readonly string[] };
/** The chips of filters: one tells the number or the label that is chosen. */
const ofChips = (context: CheckContext): readonly ShownWithOwn[] =>
  context.model.shapes.flatMap(({ id, fields }) =>
    fields.flatMap(({ name, filter }) =>
      shown(filter?.chip, 'shape', id, 'fields', name, 'chip').map((one) => ({ ...one, own: ['count', 'label'] })),
    ),
  );

const ofErrors = (context: CheckContext): readonly ShownWithOwn[] =>
  context.model.errors.flatMap(({ id, text, cure, slots }) => {
    const own = slots.map(({ name }) => name);
    return [...shown(text, 'error', id, 'text'), ...shown(cure, 'error', id, 'cure')].map((one) => ({ ...one, own }));
  });

const unused = (context: CheckContext, used: ReadonlySet<string>): void => {
  for (const { id, text, cure, slots } of context.model.errors) {
    const own = new Set([...slotsOf(text), ...slotsOf(cure)]);
    for (const { name } of slots)
      if (!own.has(name))
        context.report(named(at('error', id, 'slots', name)), 'text/unused-slot', { slot: `{${name}}`, owner: `The error ${id}` });
  }
  for (const slot of Object.keys(context.model.product.slots))
    if (!used.has(slot))
      context.report(named(at('product', 'app', 'slots', slot)), 'text/unused-slot', { slot: `{${slot}}`, owner: 'The product' });
};

export const checkTexts = (context: CheckContext): void => {
  const { product, constants, texts, mails } = context.model;
  const everywhere = [...Object.keys(product.slots), ...constants.map(({ id }) => id)];
  const known = new Set(everywhere);
  const said = [...texts.flatMap((one) => one.texts), ...mails.flatMap((mail) => sentencesOf(mail).map(({ sentence }) => sentence))];
  const because = (product.readers ?? []).map((it) => it.because);
  const used = new Set([...said.flatMap(formsOf), ...because].flatMap(slotsOf));
  const all: readonly (Shown & { readonly own?: readonly string[] })[] = [
    ...ofFacts(context),
    ...ofRules(context),
    ...ofScreens(context),
    ...ofForms(context),
    ...ofPages(context),
    ...ofChips(context),
    ...ofErrors(context),
  ];
  for (const { text, spot, own = [] } of all) {
    for (const slot of slotsOf(text)) {
      used.add(slot);
      if (known.has(slot) || own.includes(slot)) continue;
      const usable = [...own, ...Object.keys(product.slots)];
      const slots = {
        slot: `{${slot}}`,
        known: `${listed(usable)}, and every constant by its name`,
        didYouMean: nearest(slot, [...own, ...everywhere]),
      };
      context.report(within(spot, `{${slot}}`), 'text/unfilled-slot', slots);
    }
  }
  for (const slot of Object.keys(product.slots))
    if (constants.some(({ id }) => id === slot))
      context.report(named(at('product', 'app', 'slots', slot)), 'text/ambiguous-slot', { slot });
  unused(context, used);
};
