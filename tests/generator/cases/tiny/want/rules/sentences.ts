// Generated f7788fd4cb93. What rules, guards and lifecycles say in English, by the key that a reason carries.

/** A rule by its id, its requirements by id and number. */
export const ruleSentences: Readonly<Record<string, string>> = {
  hasWords: "A note says something.",
  "hasWords.1": "The length of the note's words is at least 1 character.",
};

/** Whom a guard lets pass, by its id; its requirements by id and number. */
export const guardSentences: Readonly<Record<string, string>> = {
  anyone: "Anyone.",
  signedIn: "People who are signed in.",
  "signedIn.1": "The visitor is signed in.",
};

/** A lifecycle by its id; what follows from each of its moves, by id and number. */
export const lifecycleSentences: Readonly<Record<string, string>> = {};
