// Generated 0b2e3ce0ef4f. What is sent and done after an answer, each with what it carries, and when by itself.

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

/** The jobs that wait for others: for a provider of ours, or for a stranger’s server. */
export const asking: Readonly<Record<'provider' | 'stranger', readonly (keyof Jobs)[]>> = {
  provider: [],
  stranger: [],
};
