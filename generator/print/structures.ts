// Shorthand for ts-morph's own structures. Each is exported, and a member read-only, unless the rest says otherwise.
import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  SourceFileStructure,
  StatementStructures,
  StructureKind,
  TypeAliasDeclarationStructure,
  VariableDeclarationKind,
  VariableStatementStructure,
} from 'ts-morph';
import { comment } from './print';

/** ts-morph's numbers, to which the type-checker holds these: a structure is made without loading it. */
export const kinds = {
  ExportDeclaration: 11,
  Function: 13,
  ImportDeclaration: 16,
  Interface: 19,
  SourceFile: 36,
  TypeAlias: 38,
  VariableStatement: 41,
} as const satisfies Partial<Record<keyof typeof StructureKind, StructureKind>>;

/** By path from the out folder: structures to print, and finished texts. */
export type Files = ReadonlyMap<string, SourceFileStructure | string>;
/** A declaration, or source text that is none. */
export type Statement = StatementStructures | string;
export type Property = OptionalKind<PropertySignatureStructure>;

interface Documented {
  /** Documentation comments, one for each. */
  readonly docs?: readonly string[];
}
type Rest<Structure, Given extends keyof Structure> = Documented & Partial<Omit<Structure, Given | 'kind' | 'docs'>>;

const commented = ({ docs = [] }: Documented): { docs: string[] } => ({ docs: docs.map(comment) });

/** The list of documentation comments, where there is something to say. */
export const docs = (says: string | undefined): Documented => (says ? { docs: [says] } : {});

/** A member of an interface; `name` is source text, made with `key` where an author chose it. */
export const property = (name: string, type: string, rest: Rest<PropertySignatureStructure, 'name' | 'type'> = {}): Property => ({
  isReadonly: true,
  ...rest,
  ...commented(rest),
  name,
  type,
});

export const interfaceOf = (
  name: string,
  properties: readonly Property[],
  rest: Rest<InterfaceDeclarationStructure, 'name' | 'properties'> = {},
): InterfaceDeclarationStructure => ({
  kind: kinds.Interface,
  isExported: true,
  ...rest,
  ...commented(rest),
  name,
  properties: [...properties],
});

export const typeOf = (
  name: string,
  type: string,
  rest: Rest<TypeAliasDeclarationStructure, 'name' | 'type'> = {},
): TypeAliasDeclarationStructure => ({
  kind: kinds.TypeAlias,
  isExported: true,
  ...rest,
  ...commented(rest),
  name,
  type,
});

export const functionOf = (name: string, rest: Rest<FunctionDeclarationStructure, 'name'>): FunctionDeclarationStructure => ({
  kind: kinds.Function,
  isExported: true,
  ...rest,
  ...commented(rest),
  name,
});

/** `export const name: type = initializer;` */
export const constantOf = (
  name: string,
  initializer: string,
  { type, ...rest }: Rest<VariableStatementStructure, 'declarations'> & { readonly type?: string } = {},
): VariableStatementStructure => ({
  kind: kinds.VariableStatement,
  declarationKind: 'const' as VariableDeclarationKind.Const,
  isExported: true,
  ...rest,
  ...commented(rest),
  declarations: [{ name, initializer, ...(type !== undefined && { type }) }],
});

export const exportOf = (namedExports: readonly string[], moduleSpecifier: string): ExportDeclarationStructure => ({
  kind: kinds.ExportDeclaration,
  namedExports: [...namedExports],
  moduleSpecifier,
});
