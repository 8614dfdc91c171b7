// Generated c1a67665b6e9. The calls of report. Change the spec, not this file.

export { reportContent, reportContentFx, type ReportContentAnswer, type ReportContentArgs, type ReportContentCode } from "./report/reportContent";
