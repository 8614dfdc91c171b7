// The head of a page. The same for every spec: it stands in generator/runtime, and is copied from there as it is.

export interface HeadData {
  /** Without the product's name; slots that only the page can fill stand in braces. */
  readonly title: string;
  readonly description: string;
}

/** The head of a page by its id: its title with the product's name before it, and its description, their slots filled. */
export const headIn =
  <Id extends string>(heads: Readonly<Record<Id, HeadData>>, { titlePrefix }: { readonly titlePrefix: string }) =>
  (id: Id, slots: Readonly<Record<string, string>> = {}): HeadData => {
    const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
    return { title: filled(titlePrefix + heads[id].title), description: filled(heads[id].description) };
  };
