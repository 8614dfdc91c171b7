// Generated 30e0c71c4618. Numbers and words that the product is built on. Change the spec, not this file.

/** What deposits are paid in. Source: §9. */
export const houseCurrency = "CAD";

/** Whether tools go out at night. */
export const lendsAtNight = false;

/** How long a tool may be out. In days. Source: §9. */
export const longestLoanDays = 28;
