// Generated 1b774b76d7ef. Sentences that people read.

/** The keys of the calendar, in the help that ? opens. Source: §2 Shell elements. */
export const dateKeysTexts = {
  arrows: "Arrow keys",
  arrowsDo: "Move by a day or a week",
  pages: "Page Up, Page Down",
  pagesDo: "Move by a month; with Shift by a year",
  ends: "Home, End",
  endsDo: "Go to the start or end of the week; with Control of the month",
  enter: "Enter",
  enterDoes: "Choose the day",
  escape: "Escape",
  escapeDoes: "Close",
  help: "?",
  helpDoes: "Show or hide this help",
} as const;
