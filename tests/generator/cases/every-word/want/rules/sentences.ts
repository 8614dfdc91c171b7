// Generated 09e84d595849. What rules, guards and lifecycles say in English, by the key that a reason carries.

/** A rule by its id, its requirements by id and number. */
export const ruleSentences: Readonly<Record<string, string>> = {
  mayCancel: "A loan may still be called off.",
  "mayCancel.1": "The loan's status is “Asked for” or lent.",
  "mayCancel.2": "Now is no later than 24 hours before pick-up time.",
  "mayCancel.3": "The loan has no paid-at time or the setting “lending open” is on.",
  mayRate: "A loan may be rated.",
  "mayRate.1": "One star says nothing. The rating's stars is at least 2.",
  "mayRate.2": "The rating's “again” is no or the length of the rating's words is more than 3 characters.",
  mayReturn: "A tool may be brought back.",
  "mayReturn.1": "The loan's status is not lost.",
  "mayReturn.2": "The loan has a paid-at time and now is later than 5 minutes after pick-up time.",
  "mayReturn.3": "It is not so that now is later than 28 days after the end of the last day.",
  soundDates: "A loan has sound dates.",
  "soundDates.1": "The loan's starts date is before the loan's ends date.",
  "soundDates.2": "The number of days from the loan's starts date to the loan's ends date is at most 28 days.",
  soundTool: "A tool fits the shed.",
  "soundTool.1": "The tool's ID is written in small letters.",
  "soundTool.2": "The sum of the tool's deposit and the number of entries in the tool's photos is less than 60,000.",
  "soundTool.3": "The number of entries in the tool's photos is at most the setting “shelf count”.",
  "soundTool.4": "The tool's timezone is not “CAD”.",
  "soundTool.5": "The member's “keeper” is no.",
  startsTomorrow: "A loan starts tomorrow at the soonest.",
  "startsTomorrow.1": "“A loan has sound dates” holds.",
  "startsTomorrow.2": "The loan's starts date is no earlier than 1 day after today (the tool's timezone).",
};

/** Whom a guard lets pass, by its id; its requirements by id and number. */
export const guardSentences: Readonly<Record<string, string>> = {
  anyone: "Anyone.",
  borrower: "The member who has the tool.",
  "borrower.missing": "The loan exists.",
  "borrower.1": "A loan is its member’s own business. The loan's member ID is the visitor's member ID.",
  keeper: "Keepers.",
  "keeper.1": "The visitor's “keeper” is yes.",
  signedIn: "People who are signed in.",
  "signedIn.1": "The visitor is signed in.",
};

/** A lifecycle by its id; what follows from each of its moves, by id and number. */
export const lifecycleSentences: Readonly<Record<string, string>> = {
  loanLife: "From asking to bringing back.",
  "loanLife.1": "The tool is put aside. The keeper is told of Shed.",
  "loanLife.3": "The deposit goes back.",
  "loanLife.4": "48 hours after the loan's paid-at time or 28 days after the loan's paid-at time, whichever comes first.",
};
