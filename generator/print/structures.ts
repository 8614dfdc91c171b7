// Shorthand for ts-morph's own structures. Each is exported, and a member read-only, unless the rest says otherwise.
import type * as TsMorph from 'ts-morph';
import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  SourceFileStructure,
  StatementStructures,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
} from 'ts-morph';
import { packageOf } from '../cache/root';
import { comment } from './print';

/** Loaded by the first emitter that runs: a run that has nothing to emit does without it. */
export const morph = (): typeof TsMorph => packageOf<typeof TsMorph>('ts-morph');

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
  kind: morph().StructureKind.Interface,
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
  kind: morph().StructureKind.TypeAlias,
  isExported: true,
  ...rest,
  ...commented(rest),
  name,
  type,
});

export const functionOf = (name: string, rest: Rest<FunctionDeclarationStructure, 'name'>): FunctionDeclarationStructure => ({
  kind: morph().StructureKind.Function,
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
  kind: morph().StructureKind.VariableStatement,
  declarationKind: morph().VariableDeclarationKind.Const,
  isExported: true,
  ...rest,
  ...commented(rest),
  declarations: [{ name, initializer, ...(type !== undefined && { type }) }],
});

export const exportOf = (namedExports: readonly string[], moduleSpecifier: string): ExportDeclarationStructure => ({
  kind: morph().StructureKind.ExportDeclaration,
  namedExports: [...namedExports],
  moduleSpecifier,
});
