// Asking Stripe: its client, its answers and errors, and what it signs.
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { PaymentProblem, UnsignedNews } from './payments';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Of what it tells about those that it pays for us. */
  readonly connectSecret: string;
  /** Where its interface is. */
  readonly address: URL;
}

// of each try: a person or other work waits for it, so it is seconds
const milliseconds = 5000;
const retries = 2;

export const idOf = (it: string | { readonly id: string } | null): string | undefined => (typeof it === 'string' ? it : it?.id);

const saidBy = ({ type, code }: Stripe.errors.StripeError): string => `${type}${code ? ` (${code})` : ''}`;

/** An answer of Stripe, or why there is none. */
export const asked = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 500 } = error;
    // 409: the same is being asked this moment
    const isAway = error instanceof Stripe.errors.StripeConnectionError || statusCode >= 500 || statusCode === 429 || statusCode === 409;
    throw new PaymentProblem(isAway ? 'unreachable' : 'refused', saidBy(error));
  }
};

/** Stripe errs so for a day whenever it is asked under the same key: by an error of its own, which it keeps, or since the key had another request. */
const staysSo = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);

/** Makes a thing under its key, or finds it where Stripe errs over that key. @throws PaymentProblem `erred` where it was not made. */
export const madeOnce = async <T>(make: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> => {
  try {
    return await make();
  } catch (error) {
    if (!staysSo(error)) return asked(Promise.reject(error));
    const found = await asked(find());
    if (found) return found;
    throw new PaymentProblem('erred', saidBy(error));
  }
};

/** The same of a thing of which a second one does no harm: it is made at once under another key. */
export const madeAnyhow = <T>(key: string, make: (key: string) => Promise<T>, find: () => Promise<T | undefined>): Promise<T> =>
  madeOnce(() => make(key), find).catch((error: unknown) => {
    if (error instanceof PaymentProblem && error.why === 'erred') return asked(make(`${key}-${randomUUID()}`));
    throw error;
  });
/** Nothing that was made a moment ago is older. */
export const latest = { limit: 100 };

export const clientOf = ({ secretKey, address }: StripeAccount): Stripe =>
  new Stripe(secretKey, {
    timeout: milliseconds,
    maxNetworkRetries: retries,
    telemetry: false,
    protocol: address.protocol === 'http:' ? 'http' : 'https',
    host: address.hostname,
    ...(address.port ? { port: address.port } : {}),
  });

/** Stripe's messages, once their signature was checked. */
export const signedEvent = (
  stripe: Stripe,
  { body, signature, secret }: { readonly body: Buffer; readonly signature: string; readonly secret: string },
): Stripe.Event => {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new UnsignedNews(error instanceof Error ? error.message : String(error));
  }
};
