// What emitters make: generated TypeScript as plain data. These are ts-morph's structures, as far as generated code needs them,
// with words for kinds, so that an emitter and its test load nothing of ts-morph.
//
// An emitter answers `Files`: by path either a `FileStructure`, or finished text (Markdown, JSON, files that are copied).
//
//   const file = new GeneratedFile('client/booking.ts', 'The calls of booking.');       // generated-file.ts: collects imports
//   const outcome = file.type('client/transport', 'Outcome');                        // imports it; the name to write here
//   file.add(
//     interfaceOf('CancelArgs', [property('booking_id', 'string', { docs: ['Of the booking.'] })]),
//     typeOf('CancelCode', union(['booking.not_found'])),
//     functionOf('cancelBooking', { parameters: [...], returnType: `Promise<${outcome}<void>>`, statements: ['return ask(args);'] }),
//     constantOf('rows', data(rows), { type: 'readonly Row[]', docs: ['Every row.'] }),
//   );
//   return new Map([[file.path, file.structure()]]);
//
// Types, initializers and statements are code in one string (made with the words of `print.ts`): write them on one line, the
// printer breaks what is wider than 140 at brackets, unions and operators. Statements of a body are indented by the printer.
// Everything made here is exported unless `isExported: false` is said. What is not a declaration is a string among the statements.
//
// Printing (`printer.ts`) is done once for all files that changed, by whoever runs the emitters. A test that wants text says
// `printed(emitErrors(model))`; one that wants the data compares structures.

import { widest } from './layout';

export interface Documented {
  /** Documentation comments, one for each. */
  readonly docs?: readonly string[];
}
interface Declared extends Documented {
  readonly isExported?: boolean;
}
export interface ImportStructure {
  readonly kind: 'import';
  readonly moduleSpecifier: string;
  readonly isTypeOnly: boolean;
  readonly namedImports: readonly { readonly name: string; readonly alias?: string; readonly isTypeOnly?: boolean }[];
}
export interface ExportStructure {
  readonly kind: 'export';
  readonly moduleSpecifier: string;
  readonly isTypeOnly?: boolean;
  readonly namedExports: readonly string[];
}
export interface PropertyStructure extends Documented {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly hasQuestionToken?: boolean;
}
export interface InterfaceStructure extends Declared {
  readonly kind: 'interface';
  readonly name: string;
  readonly typeParameters?: readonly string[];
  readonly extends?: readonly string[];
  readonly properties: readonly PropertyStructure[];
}
export interface TypeAliasStructure extends Declared {
  readonly kind: 'type';
  readonly name: string;
  readonly typeParameters?: readonly string[];
  readonly type: string;
}
export interface ParameterStructure {
  readonly name: string;
  readonly type?: string;
  readonly hasQuestionToken?: boolean;
  readonly initializer?: string;
}
export interface FunctionStructure extends Declared {
  readonly kind: 'function';
  readonly name: string;
  readonly typeParameters?: readonly string[];
  readonly parameters?: readonly ParameterStructure[];
  readonly returnType: string;
  readonly statements: readonly string[];
  readonly isAsync?: boolean;
}
/** `export const name: type = initializer;` */
export interface ConstantStructure extends Declared {
  readonly kind: 'constant';
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
}
export type StatementStructure =
  | string
  | ImportStructure
  | ExportStructure
  | InterfaceStructure
  | TypeAliasStructure
  | FunctionStructure
  | ConstantStructure;
/** One generated TypeScript file. */
export interface FileStructure {
  readonly statements: readonly StatementStructure[];
}
/** By path from the out folder: structures to print, and finished texts. */
export type Files = ReadonlyMap<string, FileStructure | string>;

export const interfaceOf = (
  name: string,
  properties: readonly PropertyStructure[],
  rest: Omit<InterfaceStructure, 'kind' | 'name' | 'properties'> = {},
): InterfaceStructure => ({ kind: 'interface', isExported: true, ...rest, name, properties });

/** A member of an interface; `name` is source text, made with `key` where an author chose it. */
export const property = (name: string, type: string, rest: Omit<Partial<PropertyStructure>, 'name' | 'type'> = {}): PropertyStructure => ({
  isReadonly: true,
  ...rest,
  name,
  type,
});

export const typeOf = (name: string, type: string, rest: Omit<TypeAliasStructure, 'kind' | 'name' | 'type'> = {}): TypeAliasStructure => ({
  kind: 'type',
  isExported: true,
  ...rest,
  name,
  type,
});

/** An interface as a type on one line, where it fits one and nothing is said of its members. */
export const shortOr = (it: InterfaceStructure): InterfaceStructure | TypeAliasStructure => {
  const member = ({ name, type, isReadonly, hasQuestionToken }: PropertyStructure): string =>
    `${isReadonly ? 'readonly ' : ''}${name}${hasQuestionToken === true ? '?' : ''}: ${type}`;
  const type = `{ ${it.properties.map(member).join('; ')} }`;
  const isShort = `export type ${it.name} = ${type};`.length <= widest && it.properties.every(({ docs: says }) => says === undefined);
  return isShort ? typeOf(it.name, type) : it;
};

export const functionOf = (name: string, rest: Omit<FunctionStructure, 'kind' | 'name'>): FunctionStructure => ({
  kind: 'function',
  isExported: true,
  ...rest,
  name,
});

export const constantOf = (
  name: string,
  initializer: string,
  rest: Omit<ConstantStructure, 'kind' | 'name' | 'initializer'> = {},
): ConstantStructure => ({ kind: 'constant', isExported: true, ...rest, name, initializer });

/** The list of documentation comments, where there is something to say. */
export const docs = (says: string | undefined): Documented => (says ? { docs: [says] } : {});

export const exportOf = (namedExports: readonly string[], moduleSpecifier: string): ExportStructure => ({
  kind: 'export',
  namedExports,
  moduleSpecifier,
});
