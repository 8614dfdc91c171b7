// The requester: the facts that guards ask for, and who it is.
import type { Visitor } from '../../../generated/model/entities';

/** A visitor without a session. */
// counts that only menus ask for are counted there: not at every request that carries a token
type BaseVisitor = Omit<Visitor, 'numOfBookings' | 'numOfProperties' | 'propertiesTotal' | 'numOfStays'>;
export interface SignedOut extends BaseVisitor {
  readonly signed_in: false;
}
/** The signed-in person: the facts that guards and menus ask for, and the session. */
export interface SignedIn extends BaseVisitor {
  readonly signed_in: true;
  readonly session_id: string;
  readonly user_id: string;
  readonly profile_id: string;
  readonly email: string;
}
/** The requester. */
export type Principal = SignedOut | SignedIn;

/** The id by which uses and repeated calls of a signed-in person are told from those of others; none for a visitor. */
export const personIn = (principal: Principal): string | undefined => (principal.signed_in ? principal.user_id : undefined);
