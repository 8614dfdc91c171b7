// The login modal: asked for where a signed-out person wants what needs an account.
import { createEvent, createStore, sample } from 'effector';
import { visited } from '../navigation/visit';

/** The action that needed a login; the modal names it in a line of its own. */
export type LoginWish = 'reserve' | 'message' | 'save' | 'search' | 'vote';
export interface LoginAsked {
  readonly wish: LoginWish;
  /** Where to come back to, path and query; the page that the person is on unless said otherwise. */
  readonly from?: string;
}

/** A signed-out person pressed Reserve, Message host or Save. */
export const loginAsked = createEvent<LoginAsked>();
export const loginModalClosed = createEvent();

/** The open modal's reason; null while it is closed. */
export const $loginModal = createStore<LoginAsked | null>(null, { serialize: 'ignore' });
sample({ clock: loginAsked, target: $loginModal });
sample({ clock: [loginModalClosed, visited], fn: () => null, target: $loginModal });
