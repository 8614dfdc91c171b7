// The address of the page in sight, and the part of the page that it names.

/** Whether a path leads to another page, or the same with another query; not to a part of this one. */
export const leavesPage = (to: string): boolean => {
  const { pathname, search } = new URL(to, location.href);
  return pathname + search !== location.pathname + location.search;
};

/** The part of the page that an address names, `#payouts`; none where the page has none of that name. */
export const partNamed = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // `#100%` cannot be decoded
    return null;
  }
};
