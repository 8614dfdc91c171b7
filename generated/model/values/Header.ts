// Generated b1c18b90651f. The reference list Header.

/** What stands at the head of a page. Source: §2. */
export const Header = {
  site: { label: "Logo and menu", currency: false, menu: true, wide: false },
  wide: { label: "Logo and menu across the whole width", currency: false, menu: true, wide: true },
  plain: { label: "Logo alone", currency: false, menu: false, wide: false },
  checkout: { label: "Logo, currency, and login or the person", currency: true, menu: false, wide: false },
  none: { label: "Nothing", currency: false, menu: false, wide: false },
} as const;

export type Header = keyof typeof Header;
