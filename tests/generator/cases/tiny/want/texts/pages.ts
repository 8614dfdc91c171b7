// Generated fa40a6dea3c2. Every long text, loaded when it is wanted.
import type { Page } from "./page";

export type PageId = never;

/** By the name that a route gives its text. */
export const pages: Readonly<Record<PageId, () => Promise<Page>>> = {
};
