// Generated dff3dc80c5a9. What is sent and done after an answer, each with what it carries, and when by itself.

/** What each mail is written from. */
export interface Mails {
}

/** What each job is told. */
export interface Jobs {
}

/** How many seconds lie between two times of what is done by itself. */
export const repeats = {} as const satisfies { readonly [Job in keyof Jobs]?: number };
