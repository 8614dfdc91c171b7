// Generated 7a332c86da68. Every long text, loaded when it is wanted. Change the spec, not this file.
import type { Page } from "./page";

export type PageId = "pages/help.md";

/** By the name that a route gives its text. */
export const pages: Readonly<Record<PageId, () => Promise<Page>>> = {
  "pages/help.md": async () => (await import("./pages/pages-help")).page,
};
