// The error catalogue: every error by its wire code, with the types of what its text and its answer carry.
import { fill } from '../model/fill';
import type { ErrorModel, Model } from '../model/model';
import { sourceOf } from '../model/views';
import { key, literal, Module, objectOf } from '../print/print';
import type { Field } from '../model/shape-model';
import { groupText, type Typing, withInputForm } from '../print/shape-types';

const own = ['ErrorCode', 'BrowserCode', 'WireCode', 'ErrorSlots', 'ErrorData', 'DataOf', 'CatalogueEntry', 'WireEntry', 'Catalogue'];

const codeUnion = (module: Module, name: string, codes: readonly string[]): void => {
  if (codes.length === 0) module.line(`export type ${name} = never;`);
  else module.line([`export type ${name} =`, ...codes.map((code) => `  | ${literal(code)}`)].join('\n').concat(';'));
};

const fieldsByCode = (typing: Typing, head: string, errors: readonly (readonly [ErrorModel, readonly Field[]])[]): void => {
  typing.module.block(head, () => {
    for (const [error, fields] of errors) typing.module.line(`readonly ${key(error.code)}: ${groupText(fields, typing)};`);
  });
};

const types = (module: Module, errors: readonly ErrorModel[], inputForms: ReadonlySet<string>): void => {
  const codes = (some: readonly ErrorModel[]): string[] => some.map((error) => error.code);
  module.doc('Errors that only the browser knows.');
  codeUnion(module, 'BrowserCode', codes(errors.filter((error) => error.status === undefined)));
  module.blank().doc('Errors that an answer may carry, as its `error_code`.');
  codeUnion(module, 'WireCode', codes(errors.filter((error) => error.status !== undefined)));
  const kinds = [...new Set(errors.map((error) => (error.status === undefined ? 'BrowserCode' : 'WireCode')))].toSorted().toReversed();
  module
    .blank()
    .doc('Every error, by its code on the wire.')
    .line(`export type ErrorCode = ${kinds.join(' | ') || 'never'};`);
  module.blank().doc('What the slots of a text are filled with; errors whose text has none are not in it.');
  const slotted = errors.filter((error) => error.slots.length > 0).map((error) => [error, error.slots] as const);
  fieldsByCode({ module, direction: 'in', inputForms }, 'export interface ErrorSlots', slotted);
  module.blank().doc("What an answer's `data` carries; errors that carry nothing are not in it.");
  const carrying = errors.filter((error) => error.data.length > 0).map((error) => [error, error.data] as const);
  fieldsByCode({ module, direction: 'out', inputForms }, 'export interface ErrorData', carrying);
  module.doc('What the `data` of one error holds; undefined where it carries nothing.');
  module.line('export type DataOf<C extends ErrorCode> = C extends keyof ErrorData ? ErrorData[C] : undefined;');
};

const entryTypes = (module: Module): void => {
  module.blank().block('export interface CatalogueEntry', () => {
    module.doc('The name of the error in the spec.').line('readonly id: string;').line('readonly text: string;');
    module.doc('What the person can do.').line('readonly cure: string;');
    module.line("readonly shown: 'field' | 'dialog' | 'banner' | 'redirect' | 'log';");
    module.doc('The slots of its text.').line('readonly slots: readonly string[];');
    module.doc('The HTTP status of an answer that carries it.').line('readonly status?: number;');
  });
  module.block('export interface WireEntry extends CatalogueEntry', () => module.line('readonly status: number;'));
  module.line('export type Catalogue = { readonly [C in WireCode]: WireEntry } & { readonly [C in BrowserCode]: CatalogueEntry };');
};

const entryText = (error: ErrorModel, filled: (text: string, own: readonly string[]) => string): string => {
  const slots = error.slots.map((slot) => slot.name);
  const status: [string, string][] = error.status === undefined ? [] : [['status', literal(error.status)]];
  return objectOf([
    ['id', literal(error.id)],
    ...status,
    ['shown', literal(error.shown)],
    ['text', literal(filled(error.text, slots))],
    ['cure', literal(filled(error.cure, slots))],
    ['slots', literal(slots)],
  ]);
};

const functions = (module: Module): void => {
  module.blank().doc('Whether a text is the code of an error in the catalogue.');
  module.line('export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code);');
  module.blank().doc('Fills the slots of a text in braces; a slot without a value stays as it is.');
  module.line(`export const fillSlots = (text: string, values: { readonly [slot: string]: unknown }): string =>
  text.replace(/\\{([A-Za-z_$][\\w$]*)\\}/g, (slot, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : slot;
  });`);
  module.blank().doc("An error's text with its slots filled: `textOf('checkout.offer_not_found', { id })`.");
  module.line(`export const textOf = <C extends ErrorCode>(
  code: C,
  ...slots: C extends keyof ErrorSlots ? [slots: ErrorSlots[C]] : []
): string => {
  const [values = {}]: readonly { readonly [slot: string]: unknown }[] = slots as readonly object[] as readonly { readonly [slot: string]: unknown }[];
  return fillSlots(catalogue[code].text, values);
};`);
};

/** `errors/catalogue.ts`. */
export const emitErrors = (model: Model): Map<string, string> => {
  const module = new Module('errors/catalogue.ts', 'Every error of the product, by its code on the wire.');
  const errors = model.errors.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
  const filled = fill(model);
  for (const name of own) module.declares(name);
  types(module, errors, withInputForm(model));
  entryTypes(module);
  module.blank();
  module.block(
    'export const catalogue: Catalogue =',
    () => {
      for (const error of errors) {
        module.doc([...(error.raisedBy ? [`Raised by ${filled(error.raisedBy)}.`] : []), sourceOf(error.source)].join(' '));
        module.line(`${key(error.code)}: ${entryText(error, filled)},`);
      }
    },
    ';',
  );
  functions(module);
  return new Map([[module.path, module.toString()]]);
};
