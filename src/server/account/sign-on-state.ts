// The state that travels to the parent platform and back: signed, so that only we can have written it, and good for a few minutes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignOnState } from '../../../generated/model/entities';

interface SealOptions {
  readonly secret: string;
  readonly now: Date;
}
type Sealed = SignOnState & { readonly ends: number };

const signatureOf = (secret: string, body: string): string => createHmac('sha256', secret).update(`sign-on ${body}`).digest('base64url');

/** A state as text that fits an address. */
export const sealState = (state: SignOnState, { secret, now, minutes }: SealOptions & { readonly minutes: number }): string => {
  const sealed: Sealed = { ...state, ends: now.getTime() + minutes * 60_000 };
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'));

/** The state that a text holds; nothing where we did not write it, or its time is over. */
export const openState = (text: string, { secret, now }: SealOptions): SignOnState | undefined => {
  const [body = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || !isSame(signature, signatureOf(secret, body))) return undefined;
  const { ends, ...state } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed;
  return ends > now.getTime() ? state : undefined;
};
