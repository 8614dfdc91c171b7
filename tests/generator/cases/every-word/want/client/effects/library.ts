// The calls of library as effects.
// Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../effect-of";
import {
  addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, listTools, rateLoan, replaceTool, showLoan, toolLabel,
  type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode, type AnswerLoanAnswer, type AnswerLoanArgs, type AnswerLoanCode,
  type AskForToolAnswer, type AskForToolArgs, type AskForToolCode, type BringBackAnswer, type BringBackArgs, type BringBackCode,
  type DropToolAnswer, type DropToolArgs, type DropToolCode, type FindToolAnswer, type FindToolArgs, type FindToolCode,
  type ListToolsAnswer, type ListToolsArgs, type ListToolsCode, type RateLoanAnswer, type RateLoanArgs, type RateLoanCode,
  type ReplaceToolAnswer, type ReplaceToolArgs, type ReplaceToolCode, type ShowLoanAnswer, type ShowLoanArgs, type ShowLoanCode,
  type ToolLabelAnswer, type ToolLabelArgs, type ToolLabelCode,
} from "../library";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** Adds a picture of a tool. A screen makes a copy of its own: `attach({ effect: addPhotoFx })`. */
export const addPhotoFx: Effect<AddPhotoArgs, AddPhotoAnswer, Failure<AddPhotoCode>> = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);

/** Lends the tool. A screen makes a copy of its own: `attach({ effect: answerLoanFx })`. */
export const answerLoanFx: Effect<AnswerLoanArgs, AnswerLoanAnswer, Failure<AnswerLoanCode>> = /* @__PURE__ */ effectOf(
  "answerLoanFx",
  answerLoan,
);

/** Asks for a tool. A screen makes a copy of its own: `attach({ effect: askForToolFx })`. */
export const askForToolFx: Effect<AskForToolArgs, AskForToolAnswer, Failure<AskForToolCode>> = /* @__PURE__ */ effectOf(
  "askForToolFx",
  askForTool,
);

/** Brings the tool back. A screen makes a copy of its own: `attach({ effect: bringBackFx })`. */
export const bringBackFx: Effect<BringBackArgs, BringBackAnswer, Failure<BringBackCode>> = /* @__PURE__ */ effectOf(
  "bringBackFx",
  bringBack,
);

/** Throws a tool away. A screen makes a copy of its own: `attach({ effect: dropToolFx })`. */
export const dropToolFx: Effect<DropToolArgs, DropToolAnswer, Failure<DropToolCode>> = /* @__PURE__ */ effectOf("dropToolFx", dropTool);

/** Leads to the shelf where a tool lies. A screen makes a copy of its own: `attach({ effect: findToolFx })`. */
export const findToolFx: Effect<FindToolArgs, FindToolAnswer, Failure<FindToolCode>> = /* @__PURE__ */ effectOf("findToolFx", findTool);

/** Lists the tools of the shed. A screen makes a copy of its own: `attach({ effect: listToolsFx })`. */
export const listToolsFx: Effect<ListToolsArgs | void, ListToolsAnswer, Failure<ListToolsCode>> = /* @__PURE__ */ effectOf(
  "listToolsFx",
  listTools,
);

/** Says how it was. A screen makes a copy of its own: `attach({ effect: rateLoanFx })`. */
export const rateLoanFx: Effect<RateLoanArgs, RateLoanAnswer, Failure<RateLoanCode>> = /* @__PURE__ */ effectOf("rateLoanFx", rateLoan);

/** Writes down a tool anew. A screen makes a copy of its own: `attach({ effect: replaceToolFx })`. */
export const replaceToolFx: Effect<ReplaceToolArgs, ReplaceToolAnswer, Failure<ReplaceToolCode>> = /* @__PURE__ */ effectOf(
  "replaceToolFx",
  replaceTool,
);

/** Shows one loan. A screen makes a copy of its own: `attach({ effect: showLoanFx })`. */
export const showLoanFx: Effect<ShowLoanArgs, ShowLoanAnswer, Failure<ShowLoanCode>> = /* @__PURE__ */ effectOf("showLoanFx", showLoan);

/** The label of a shelf, to be printed. A screen makes a copy of its own: `attach({ effect: toolLabelFx })`. */
export const toolLabelFx: Effect<ToolLabelArgs, ToolLabelAnswer, Failure<ToolLabelCode>> = /* @__PURE__ */ effectOf(
  "toolLabelFx",
  toolLabel,
);
