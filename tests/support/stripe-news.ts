// News as Stripe signs and sends it.
import { createHmac } from 'node:crypto';

export interface SignedByStripe {
  readonly body: string;
  readonly signature: string;
}

/** The header that Stripe signs its news with: `t` and `v1`, as its documentation says. */
export const signedByStripe = (body: string, secret: string, at = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

let told = 0;
export const newsOf = (event: object, secret: string): SignedByStripe => {
  told += 1;
  const body = JSON.stringify({ id: `evt_${told}`, object: 'event', ...event });
  return { body, signature: signedByStripe(body, secret) };
};

/** News of a kind about a thing. */
export const tell = (type: string, object: object, secret: string): SignedByStripe => newsOf({ type, data: { object } }, secret);
