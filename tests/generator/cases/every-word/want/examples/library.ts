// Generated 87394337e6a2. Examples of the calls of library. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AddPhotoAnswer, AddPhotoArgs, AddPhotoCode, AnswerLoanAnswer, AnswerLoanArgs, AnswerLoanCode, AskForToolAnswer, AskForToolArgs, AskForToolCode, BringBackAnswer, BringBackArgs, BringBackCode, DropToolAnswer, DropToolArgs, DropToolCode, FindToolAnswer, FindToolArgs, FindToolCode, ListToolsAnswer, ListToolsArgs, ListToolsCode, RateLoanAnswer, RateLoanArgs, RateLoanCode, ReplaceToolAnswer, ReplaceToolArgs, ReplaceToolCode, ShowLoanAnswer, ShowLoanArgs, ShowLoanCode, ToolLabelAnswer, ToolLabelArgs, ToolLabelCode } from "../client/library";
import { date, file, type Example } from "./example";
import { exampleLoan, exampleLoanView, exampleTool } from "./things";

export const addPhoto: Example<AddPhotoArgs, AddPhotoAnswer, AddPhotoCode> = {
  args: { tool_id: "rake", photo: file("image/jpeg") },
  answer: {},
};

export const answerLoan: Example<AnswerLoanArgs, AnswerLoanAnswer, AnswerLoanCode> = {
  args: { loan_id: "00000000-0000-4000-8000-b138024ee7b4" },
  answer: {},
};

export const askForTool: Example<AskForToolArgs, AskForToolAnswer, AskForToolCode> = {
  args: { tool_id: "rake", starts: date("2027-02-12"), ends: date("2027-02-15") },
  answer: exampleLoan,
};

export const bringBack: Example<BringBackArgs, BringBackAnswer, BringBackCode> = {
  args: { loan_id: "00000000-0000-4000-8000-b138024ee7b4" },
  answer: {},
};

export const dropTool: Example<DropToolArgs, DropToolAnswer, DropToolCode> = {
  args: { tool_id: "rake" },
  answer: {},
};

export const findTool: Example<FindToolArgs, FindToolAnswer, FindToolCode> = {
  args: { tool_id: "rake" },
  answer: "",
  as: "text",
};

export const hearBank: Example<{
    readonly deposit: string;
  }, Readonly<Record<never, never>>> = {
  args: { deposit: "Deposit" },
  answer: {},
};

export const listTools: Example<ListToolsArgs, ListToolsAnswer, ListToolsCode> = {
  args: {},
  answer: { tools: [exampleTool], next_page: null },
};

export const rateLoan: Example<RateLoanArgs, RateLoanAnswer, RateLoanCode> = {
  args: { loan_id: "00000000-0000-4000-8000-b138024ee7b4", stars: 1, again: false },
  answer: {},
};

export const replaceTool: Example<ReplaceToolArgs, ReplaceToolAnswer, ReplaceToolCode> = {
  args: {
    tool_id: "rake",
    kind: "garden",
    deposit_cents: 1500,
    password: "Password",
  },
  answer: {},
};

export const showLoan: Example<ShowLoanArgs, ShowLoanAnswer, ShowLoanCode> = {
  args: { loan_id: "00000000-0000-4000-8000-b138024ee7b4" },
  answer: exampleLoanView,
};

export const toolLabel: Example<ToolLabelArgs, ToolLabelAnswer, ToolLabelCode> = {
  args: { shelf: 1 },
  answer: "An answer of toolLabel",
  as: "text",
};
