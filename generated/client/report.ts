// Generated ab4cb6ae5f7a. The calls of report.

export { reportContent, reportContentFx, type ReportContentAnswer, type ReportContentArgs, type ReportContentCode } from "./report/reportContent";
