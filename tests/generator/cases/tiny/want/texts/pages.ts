// Generated 428fa46aacd9. Every long text, loaded when it is wanted. Change the spec, not this file.
import type { Page } from "./page";

export type PageId = never;

/** By the name that a route gives its text. */
export const pages: Readonly<Record<PageId, () => Promise<Page>>> = {
};
