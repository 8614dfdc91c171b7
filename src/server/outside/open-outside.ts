// Everybody outside whom the server talks to, as they are configured; the demo brings stand-ins of its own.
import { productName } from '../../../generated/model/constants';
import type { Config } from '../config/config';
import { openCalendars } from './calendars';
import { openGeocoder } from './geocoder';
import type { Outside } from './outside';
import { openPages } from './pages';
import { openPublicReader, type TakeMoment } from './public-reader';
import { openRates } from './rates';
import { openRegistries } from './registries';
import { openStripe } from './stripe';
import type { StripeAccount } from './stripe-client';
import { openStripePayees } from './stripe-payees';
import { openSignOn } from './single-sign-on';

const stripeIn = (config: Config): StripeAccount | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret } = config;
  return secretKey && webhookSecret && connectSecret
    ? { secretKey, webhookSecret, connectSecret, address: new URL(config.STRIPE_URL) }
    : undefined;
};

/** `takeMoment` gives moments out for all processes of this product; without it each has its own. */
export const openOutside = (config: Config, takeMoment?: TakeMoment): Outside => {
  const stripe = stripeIn(config);
  const name = `${productName}Bot`;
  const userAgent = `${name}/1.0 (+${config.SITE_ORIGIN})`;
  const reader = openPublicReader({
    takeMoment,
    userAgent,
    // the demo's other platforms stand in this server
    inner: config.DEMO ? config.SITE_ORIGIN : undefined,
  });
  return {
    parent: openSignOn(config),
    rates: openRates(config),
    pages: openPages(reader, name),
    calendars: openCalendars(reader, new URL(config.SITE_ORIGIN).hostname),
    payments: stripe && openStripe(stripe),
    payees: stripe && openStripePayees(stripe),
    geocoder: openGeocoder(config, userAgent),
    registries: openRegistries(config),
  };
};
