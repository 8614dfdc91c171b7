// The requester: whether a person is signed in, and who. A product adds the facts that its guards ask for.

/** A visitor without a session. */
export interface SignedOut {
  readonly signed_in: false;
}
/** The signed-in person. */
export interface SignedIn {
  readonly signed_in: true;
  /** By it uses and repeated calls of one person are told from those of others. */
  readonly user_id: string;
}
/** The requester. */
export type Principal = SignedOut | SignedIn;

/** The id of a signed-in person; none for a visitor. */
export const personIn = (principal: Principal): string | undefined => (principal.signed_in ? principal.user_id : undefined);
