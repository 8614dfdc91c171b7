// Generated ad519e1be49b. The words in the head of each page.
import { filledHead, type HeadData } from "./head";
import type { RouteId } from "./routes";
export { type HeadData } from "./head";

/** What stands in the head of a page that says nothing itself. */
export const product = { titlePrefix: "Jotter | ", title: "Notes that stay", description: "Keep a note for later" };

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  home: { title: "Home", description: product.description },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export function headOf(id: RouteId, slots: Readonly<Record<string, string>> = {}): HeadData {
  return filledHead(heads[id], product, slots);
}
