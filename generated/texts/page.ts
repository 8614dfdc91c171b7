// Generated bbacd87941c4. What a long text is made of. Change the spec, not this file.
import type { RouteId } from "../routes/routes";

/** A part of a line; what is plain is the text itself. The `route` of a link is there where it leads inside the app. */
export type Inline = string | { readonly kind: "code"; readonly text: string } | { readonly kind: "strong" | "emphasis"; readonly text: readonly Inline[] } | { readonly kind: "link"; readonly href: string; readonly route?: RouteId; readonly text: readonly Inline[] } | { readonly kind: "break" };

export type Block = { readonly kind: "heading"; readonly level: number; readonly anchor: string; readonly text: readonly Inline[] } | { readonly kind: "paragraph"; readonly text: readonly Inline[] } | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] } | { readonly kind: "quote"; readonly blocks: readonly Block[] } | { readonly kind: "rule" };

/** One line of a table of contents. */
export interface Entry {
  readonly level: number;
  readonly anchor: string;
  readonly text: string;
}

/** A long text. */
export interface Page {
  readonly contents: readonly Entry[];
  readonly blocks: readonly Block[];
}
