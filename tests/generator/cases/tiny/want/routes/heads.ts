// Generated 36a006cbcfff. The words in the head of each page. Change the spec, not this file.
import type { RouteId } from "./routes";

export interface HeadData {
  /** Without the product's name; slots that only the page can fill stand in braces. */
  readonly title: string;
  readonly description: string;
}

/** What stands in the head of a page that says nothing itself. */
export const product = { titlePrefix: "Jotter | ", title: "Notes that stay", description: "Keep a note for later" };

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  home: { title: "Home", description: product.description },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export function headOf(id: RouteId, slots: Readonly<Record<string, string>> = {}): HeadData {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
  const { title, description } = heads[id];
  return { title: filled(product.titlePrefix + title), description: filled(description) };
}
