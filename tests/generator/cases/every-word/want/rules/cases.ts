// Boundary cases: facts around every limit, and the answer that the spec itself gives.
// Written by the generator from the spec; change the spec, not this file.

/** Facts that a case starts from, and what is other than there. */
export type CaseFacts = { readonly [name: string]: unknown };

export interface Suite {
  /** The id of what is asked. */
  readonly of: string;
  readonly facts: CaseFacts;
  /** What is particular, the facts that differ, and the answer: see each list. */
  readonly cases: readonly (readonly [what: string, but: CaseFacts, want: string | readonly string[]])[];
}

/** The facts of one case. */
export function factsOf(facts: CaseFacts, but: CaseFacts): CaseFacts {
  const isThing = (value: unknown): value is CaseFacts => typeof value === 'object' && value !== null && !Array.isArray(value);
  const whole: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(but)) {
    const was = facts[name];
    whole[name] = isThing(value) && isThing(was) ? { ...was, ...value } : value;
  }
  return whole;
}

/** For each rule: the wire codes of every reason against, in order; none where it holds. */
export const ruleCases: readonly Suite[] = [
  { of: "mayCancel",
    facts: { loan: { paid_at: "2027-02-12T20:00:00Z", starts: "2027-02-12", status: "asked" },
      tool: { opens: "16:00", timezone: "America/Vancouver" }, now: "2027-02-11T23:00:00Z", settings: { lendingOpen: true } },
    cases: [
      ["as it is", {}, []],
      ["the loan's status: “lent”", { loan: { status: "lent" } }, []],
      ["the loan's status: another", { loan: { status: "returned" } }, ["loan.illegal_move"]],
      ["the loan's status is missing", { loan: { status: null } }, ["loan.illegal_move"]],
      ["now: just below 24 hours before pick-up time", { now: "2027-02-11T22:59:59Z" }, []],
      ["now: just above 24 hours before pick-up time", { now: "2027-02-11T23:00:01Z" }, ["loan.too_late"]],
      ["the tool's timezone is America/St_Johns", { tool: { timezone: "America/St_Johns" } }, ["loan.too_late"]],
      ["the tool's timezone is no time zone", { tool: { timezone: "Nowhere/Never" } }, ["loan.too_late"]],
      ["the loan's starts date is missing", { loan: { starts: null } }, ["loan.too_late"]],
      ["the tool's opens time is missing", { tool: { opens: null } }, ["loan.too_late"]],
      ["the tool's timezone is missing", { tool: { timezone: null } }, ["loan.too_late"]],
      ["the loan's paid-at time is there", { settings: { lendingOpen: false } }, ["loan.not_paid"]],
      ["the loan's paid-at time is missing", { loan: { paid_at: null }, settings: { lendingOpen: false } }, []]] },
  { of: "mayRate", facts: { stars: { again: true, stars: 2, words: "words" } }, cases: [
    ["as it is", {}, []],
    ["the rating's stars: just below 2", { stars: { stars: 1 } }, ["loan.bad_link"]],
    ["the rating's stars: just above 2", { stars: { stars: 3 } }, []],
    ["the rating's stars is missing", { stars: { stars: null } }, ["loan.bad_link"]],
    ["the rating's again: yes", { stars: { words: "xxx" } }, ["loan.bad_link"]],
    ["the rating's again: no", { stars: { again: false, words: "xxx" } }, []],
    ["the rating's again is missing", { stars: { again: null, words: "xxx" } }, ["loan.bad_link"]],
    ["the length of the rating's words: just below 3 characters", { stars: { words: "xx" } }, ["loan.bad_link"]],
    ["the length of the rating's words: just above 3 characters", { stars: { words: "xxxx" } }, []],
    ["the rating's words is missing", { stars: { words: null } }, ["loan.bad_link"]]] },
  { of: "mayReturn",
    facts: { loan: { ends: "2027-02-12", paid_at: "2027-02-12T20:00:00Z", starts: "2027-02-12", status: "asked" },
      tool: { opens: "16:00", timezone: "America/Vancouver" }, now: "2027-02-12T23:05:01Z" },
    cases: [
      ["as it is", {}, []],
      ["the loan's status: the same", { loan: { status: "lost" } }, ["loan.illegal_move"]],
      ["the loan's status is missing", { loan: { status: null } }, ["loan.illegal_move"]],
      ["the loan's paid-at time is missing", { loan: { paid_at: null } }, ["loan.not_paid"]],
      ["the loan's paid-at time is empty", { loan: { paid_at: " " } }, ["loan.not_paid"]],
      ["now: just below 5 minutes after pick-up time", { now: "2027-02-12T23:04:59Z" }, ["loan.not_paid"]],
      ["now: exactly 5 minutes after pick-up time", { now: "2027-02-12T23:05:00Z" }, ["loan.not_paid"]],
      ["the tool's timezone is America/St_Johns", { tool: { timezone: "America/St_Johns" } }, []],
      ["the tool's timezone is no time zone", { tool: { timezone: "Nowhere/Never" } }, ["loan.not_paid"]],
      ["the loan's starts date is missing", { loan: { starts: null } }, ["loan.not_paid"]],
      ["the tool's opens time is missing", { tool: { opens: null } }, ["loan.not_paid"]],
      ["the tool's timezone is missing", { tool: { timezone: null } }, ["loan.not_paid"]],
      ["now: just below 28 days after the end of the last day", { now: "2027-03-13T22:59:59Z" }, []],
      ["now: exactly 28 days after the end of the last day", { now: "2027-03-13T23:00:00Z" }, []],
      ["now: just above 28 days after the end of the last day", { now: "2027-03-13T23:00:01Z" }, ["loan.too_late"]],
      ["the loan's ends date is missing", { loan: { ends: null } }, []]] },
  { of: "soundDates", facts: { loan: { ends: "2027-02-12", starts: "2027-02-11" } }, cases: [
    ["as it is", {}, []],
    ["the loan's starts date: exactly the loan's ends date", { loan: { starts: "2027-02-12" } }, ["loan.bad_dates"]],
    ["the loan's starts date: just above the loan's ends date", { loan: { starts: "2027-02-13" } }, ["loan.bad_dates"]],
    ["the loan's starts date is missing", { loan: { starts: null } }, ["loan.bad_dates", "loan.bad_dates"]],
    ["the loan's ends date is missing", { loan: { ends: null } }, ["loan.bad_dates", "loan.bad_dates"]],
    ["the number of nights from the loan's starts date to the loan's ends date: just below 28 days", { loan: { ends: "2027-03-10" } }, []],
    ["the number of nights from the loan's starts date to the loan's ends date: exactly 28 days", { loan: { ends: "2027-03-11" } }, []],
    ["the number of nights from the loan's starts date to the loan's ends date: just above 28 days",
      { loan: { ends: "2027-03-12" } }, ["loan.bad_dates"]]] },
  { of: "soundTool",
    facts: { member: { keeper: false },
      tool: { deposit_cents: 1, photos: ["https://example.com/"], timezone: "America/Toronto", tool_id: "rake" },
      settings: { shelfCount: 12 } },
    cases: [
      ["as it is", {}, []],
      ["the tool's ID: does not fit", { tool: { tool_id: "https://example.com/" } }, ["loan.bad_link"]],
      ["the tool's ID is missing", { tool: { tool_id: null } }, ["loan.bad_link"]],
      ["the sum of the tool's deposit and the number of entries in the tool's photos: just below 60,000",
        { tool: { deposit_cents: 59998 } }, []],
      ["the sum of the tool's deposit and the number of entries in the tool's photos: exactly 60,000",
        { tool: { deposit_cents: 59999 } }, ["loan.bad_link"]],
      ["the sum of the tool's deposit and the number of entries in the tool's photos: just above 60,000",
        { tool: { deposit_cents: 60000 } }, ["loan.bad_link"]],
      ["the tool's deposit is missing", { tool: { deposit_cents: null } }, ["loan.bad_link"]],
      ["the tool's photos is missing", { tool: { photos: null } }, ["loan.bad_link", "loan.bad_link"]],
      ["the number of entries in the tool's photos: just below the setting “shelf count”",
        { tool: { photos: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } }, []],
      ["the number of entries in the tool's photos: exactly the setting “shelf count”",
        { tool: { photos: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } }, []],
      ["the number of entries in the tool's photos: just above the setting “shelf count”",
        { tool: { photos: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } },
        ["loan.bad_link"]],
      ["the tool's timezone: the same", { tool: { timezone: "CAD" } }, ["loan.bad_link"]],
      ["the tool's timezone is missing", { tool: { timezone: null } }, ["loan.bad_link"]],
      ["the member's keeper: yes", { member: { keeper: true } }, ["session.not_keeper"]],
      ["the member's keeper is missing", { member: { keeper: null } }, ["session.not_keeper"]]] },
  { of: "startsTomorrow",
    facts: { loan: { ends: "2027-02-14", starts: "2027-02-13" }, tool: { timezone: "America/Vancouver" }, now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, []],
      ["“A loan has sound dates” does not hold", { loan: { starts: "2027-02-14" } }, ["loan.bad_dates"]],
      ["the loan's starts date: just below 1 day after today (the tool's timezone)", { loan: { starts: "2027-02-12" } }, ["loan.too_late"]],
      ["the tool's timezone is America/St_Johns", { tool: { timezone: "America/St_Johns" } }, []],
      ["the tool's timezone is no time zone", { tool: { timezone: "Nowhere/Never" } }, ["loan.too_late"]],
      ["the loan's starts date is missing", { loan: { starts: null } }, ["loan.bad_dates", "loan.too_late"]],
      ["the tool's timezone is missing", { tool: { timezone: null } }, ["loan.too_late"]]] },
];

/** For each guard with all before it: the guard that refuses and the codes of its reasons; none where it lets pass. */
export const guardCases: readonly Suite[] = [
  { of: "anyone", facts: {}, cases: [["as it is", {}, []]] },
  { of: "borrower",
    facts: { loan: { member_id: "00000000-0000-4000-8000-000000000001" },
      visitor: { member_id: "00000000-0000-4000-8000-000000000001", signed_in: true } },
    cases: [
      ["as it is", {}, []],
      ["the loan's member ID: another", { loan: { member_id: "00000000-0000-4000-8000-000000000002" } }, ["borrower", "loan.not_yours"]],
      ["the loan's member ID is missing", { loan: { member_id: null } }, ["borrower", "loan.not_yours"]],
      ["the visitor's member ID is missing", { visitor: { member_id: null } }, ["borrower", "loan.not_yours"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "session.not_signed_in"]],
      ["the loan does not exist", { loan: null }, ["borrower", "loan.not_found"]]] },
  { of: "keeper", facts: { visitor: { keeper: true, signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["the visitor's keeper: no", { visitor: { keeper: false } }, ["keeper", "session.not_keeper"]],
    ["the visitor's keeper is missing", { visitor: { keeper: null } }, ["keeper", "session.not_keeper"]],
    ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "session.not_signed_in"]]] },
  { of: "signedIn", facts: { visitor: { signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["the visitor's signed in: no", { visitor: { signed_in: false } }, ["signedIn", "session.not_signed_in"]],
    ["the visitor's signed in is missing", { visitor: { signed_in: null } }, ["signedIn", "session.not_signed_in"]]] },
];

/** For each status: the name of the row. */
export const statusCases: readonly Suite[] = [
  { of: "loanStatus",
    facts: { loan: { paid_at: "2027-02-12T20:00:00Z", starts: "2027-02-12", status: "asked" }, tool: { timezone: "America/Vancouver" },
      now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, "starts_today"],
      ["as in the row “deposit_due”", { loan: { paid_at: null, status: "lent" } }, "deposit_due"],
      ["the loan's status: another", { loan: { paid_at: null } }, "starts_today"],
      ["the loan's status is missing", { loan: { paid_at: null, status: null } }, "starts_today"],
      ["the loan's paid-at time is there", { loan: { status: "lent" } }, "starts_today"],
      ["the loan's starts date: just below today (the tool's timezone)", { loan: { starts: "2027-02-11" } }, "other"],
      ["the loan's starts date: just above today (the tool's timezone)", { loan: { starts: "2027-02-13" } }, "other"],
      ["the tool's timezone is America/St_Johns", { tool: { timezone: "America/St_Johns" } }, "starts_today"],
      ["the tool's timezone is no time zone", { tool: { timezone: "Nowhere/Never" } }, "other"],
      ["the loan's starts date is missing", { loan: { starts: null } }, "other"],
      ["the tool's timezone is missing", { tool: { timezone: null } }, "other"]] },
];
