// Generated 50bd52fead6e. Examples of the calls of report. A rule that asks for the state of a thing, or the hour, is not played through.
import type { ReportContentAnswer, ReportContentArgs, ReportContentCode } from "../client/report";
import type { Example } from "./example";

export const reportContent: Example<ReportContentArgs, ReportContentAnswer, ReportContentCode> = {
  args: { kind: "listing", thing_id: "00000000-0000-4000-8000-d517dece2554", wrong: "fraud" },
  answer: {},
};
