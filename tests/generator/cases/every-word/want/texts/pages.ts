// Generated 4b259d88122f. Every long text, loaded when it is wanted.
import type { Page } from "./page";

export type PageId = "pages/help.md";

/** By the name that a route gives its text. */
export const pages: Readonly<Record<PageId, () => Promise<Page>>> = {
  "pages/help.md": async () => (await import("./pages/pages-help")).page,
};
