// The error catalogue: every error by its wire code, with the types of what its text and its answer carry.
import { fill } from '../model/fill';
import type { ErrorModel, Model } from '../model/model';
import { sourceOf } from '../model/views';
import { GeneratedFile } from '../print/generated-file';
import { comment, data, key, membersOf, union, unionLines } from '../print/print';
import type { Field } from '../model/shape-model';
import { groupText, type TypeOptions, withInputForm } from '../print/shape-types';
import { constantOf, type Files, interfaceOf, property, type Statement, typeOf } from '../print/structures';

const own = ['ErrorCode', 'BrowserCode', 'WireCode', 'ErrorSlots', 'ErrorData', 'DataOf', 'CatalogueEntry', 'WireEntry', 'Catalogue'];

const fieldsByCode = (typeOptions: TypeOptions, errors: readonly (readonly [ErrorModel, readonly Field[]])[]) =>
  errors.map(([error, fields]) => property(key(error.code), groupText(fields, typeOptions)));

const types = (file: GeneratedFile, errors: readonly ErrorModel[], inputForms: ReadonlySet<string>): readonly Statement[] => {
  const codes = (some: readonly ErrorModel[]): string[] => some.map((error) => error.code);
  const kinds = [...new Set(errors.map((error) => (error.status === undefined ? 'BrowserCode' : 'WireCode')))].toSorted().toReversed();
  const slotted = errors.filter((error) => error.slots.length > 0).map((error) => [error, error.slots] as const);
  const carrying = errors.filter((error) => error.data.length > 0).map((error) => [error, error.data] as const);
  const typeOptions = { module: file, inputForms };
  return [
    typeOf('BrowserCode', unionLines(codes(errors.filter((error) => error.status === undefined))), {
      docs: ['Errors that only the browser knows.'],
    }),
    typeOf('WireCode', unionLines(codes(errors.filter((error) => error.status !== undefined))), {
      docs: ['Errors that an answer may carry, as its `error_code`.'],
    }),
    typeOf('ErrorCode', kinds.join(' | ') || 'never', { docs: ['Every error, by its code on the wire.'] }),
    interfaceOf('ErrorSlots', fieldsByCode({ ...typeOptions, direction: 'in' }, slotted), {
      docs: ['What the slots of a text are filled with; errors whose text has none are not in it.'],
    }),
    interfaceOf('ErrorData', fieldsByCode({ ...typeOptions, direction: 'out' }, carrying), {
      docs: ["What an answer's `data` carries; errors that carry nothing are not in it."],
    }),
    typeOf('DataOf', 'C extends keyof ErrorData ? ErrorData[C] : undefined', {
      typeParameters: ['C extends ErrorCode'],
      docs: ['What the `data` of one error holds; undefined where it carries nothing.'],
    }),
  ];
};

const entryTypes = (): readonly Statement[] => [
  interfaceOf('CatalogueEntry', [
    property('id', 'string', { docs: ['The name of the error in the spec.'] }),
    property('text', 'string'),
    property('cure', 'string', { docs: ['What the person can do.'] }),
    property('shown', union(['field', 'dialog', 'banner', 'redirect', 'log'])),
    property('status', 'number', { hasQuestionToken: true, docs: ['The HTTP status of an answer that carries it.'] }),
  ]),
  interfaceOf('WireEntry', [property('status', 'number')], { extends: ['CatalogueEntry'] }),
  typeOf('Catalogue', '{ readonly [C in WireCode]: WireEntry } & { readonly [C in BrowserCode]: CatalogueEntry }'),
];

const entryCode = (error: ErrorModel, filled: (text: string, own: readonly string[]) => string): string => {
  const slots = error.slots.map((slot) => slot.name);
  const { id, status, shown } = error;
  const says = [...(error.raisedBy ? [`Raised by ${filled(error.raisedBy, [])}.`] : []), sourceOf(error.source)].filter((it) => it !== '');
  const entry = data({ id, status, shown, text: filled(error.text, slots), cure: filled(error.cure, slots) });
  return `${says.length === 0 ? '' : `/** ${comment(says.join(' '))} */\n`}${key(error.code)}: ${entry}`;
};

/** `errors/catalogue.ts`. */
export const emitErrors = (model: Model): Files => {
  const file = new GeneratedFile('errors/catalogue.ts', 'Every error of the product, by its code on the wire.');
  const errors = model.errors.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
  const filled = fill(model);
  file.declares(...own);
  file.add(
    ...types(file, errors, withInputForm(model)),
    ...entryTypes(),
    constantOf('catalogue', membersOf(errors.map((error) => entryCode(error, filled))), { type: 'Catalogue' }),
  );
  return new Map([[file.path, file.structure()]]);
};
