// Generated 1085e2eb358c. What is sent and done after an answer, each with what it carries, and when by itself.

/** What each mail is written from. */
export interface Mails {
}

/** What each job is told. */
export interface Jobs {
}

/** How many seconds lie between two times of what is done by itself. */
export const repeats = {} as const satisfies { readonly [Job in keyof Jobs]?: number };

/** Those of them that are done when few are there. */
export const quiet: readonly (keyof Jobs)[] = [];
