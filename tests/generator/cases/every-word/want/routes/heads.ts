// Generated 5bc5eae1b7d6. The words in the head of each page.
import { headIn, type HeadData } from "./head";
import type { RouteId } from "./routes";
export { type HeadData } from "./head";

/** The name and language of the product, and what stands in the head of a page that says nothing itself. */
export const product = { name: "Shed", language: "en", titlePrefix: "Shed | ", title: "Tools to borrow", description: "Borrow a tool for 28 days at most" };

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  help: { title: "Help", description: product.description },
  home: { title: "Tools", description: "Tools of Borough, to borrow" },
  loanPage: { title: "Loan", description: product.description },
  loans: { title: "Loans", description: product.description },
  notFound: { title: "Not here", description: product.description },
  shed: { title: "The shed", description: product.description },
  signIn: { title: "Sign in", description: product.description },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export const headOf = headIn(heads, product);
