// Generated c95966c61ee3. An example of each thing that calls speak of. Days and moments of one follow each other as its fields do; sums are not worked out.
import { clock, date, instant } from "./example";
import type { InCash, Loan, LoanView, Member, Paid, Tool } from "../model/entities";

export const exampleInCash: InCash = { way: "cash", counted: false };

export const exampleLoan: Loan = {
  loan_id: "00000000-0000-4000-8000-b138024ee7b4",
  tool_id: "rake",
  member_id: "00000000-0000-4000-8000-7c968fb71f50",
  status: "asked",
  starts: date("2027-02-12"),
  ends: date("2027-02-15"),
  paid_at: null,
  deposit: null,
};

export const exampleTool: Tool = {
  tool_id: "rake",
  kind: "garden",
  keeper_id: "00000000-0000-4000-8000-7c968fb71f50",
  timezone: "America/Toronto",
  opens: clock("08:00"),
  deposit_cents: 1500,
  saturday_cents: null,
  weight: null,
  size: { width: 1 },
  photos: ["https://example.org/photos"],
  counts: {},
};

export const exampleLoanView: LoanView = {
  loan_id: "00000000-0000-4000-8000-b138024ee7b4",
  status: "asked",
  starts: date("2027-02-12"),
  ends: date("2027-02-15"),
  tool: exampleTool,
  member: null,
};

export const exampleMember: Member = {
  member_id: "00000000-0000-4000-8000-7c968fb71f50",
  email: "jo@example.ca",
  name: "Jo",
  joined_at: instant("2027-01-05T16:00:00Z"),
  keeper: false,
  shows: ["garden"],
};

export const examplePaid: Paid = { way: "card", last_digits: "Last" };
