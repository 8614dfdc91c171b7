// Generated 7a8b99f53100. Numbers and words that the product is built on.

/** What deposits are paid in. Source: §9. */
export const houseCurrency = "CAD";

/** Whether tools go out at night. */
export const lendsAtNight = false;

/** How long a tool may be out. In days. Source: §9. */
export const longestLoanDays = 28;
