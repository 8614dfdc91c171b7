// Generated 7a6a0c5a186b. The words in the head of each page.
import { headIn, type HeadData } from "./head";
import type { RouteId } from "./routes";
export { type HeadData } from "./head";

/** The name and language of the product, and what stands in the head of a page that says nothing itself. */
export const product = { name: "Jotter", language: "en", titlePrefix: "Jotter | ", title: "Notes that stay", description: "Keep a note for later" };

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  home: { title: "Home", description: product.description },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export const headOf = headIn(heads, product);
