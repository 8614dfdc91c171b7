// The settings of the server alone: where it listens and keeps things, and the services that it uses, with our keys to them.
import { decision } from 'spec-to-app/declaration';
import { integer, text, url } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

const operator = decision('section 18: the operator says where the server runs and which services it uses');

// The server

export const port = setting({
  source: operator,
  variable: 'PORT',
  serverOnly: true,
  holds: integer({ min: 0, max: 65_535 }),
  default: 3000,
  says: 'The port to listen on',
});
export const host = setting({
  source: operator,
  variable: 'HOST',
  serverOnly: true,
  default: '127.0.0.1',
  says: 'The address to listen on',
});
export const trustedProxies = setting({
  source: operator,
  variable: 'TRUST_PROXY',
  serverOnly: true,
  holds: text(),
  says: 'Our own proxies, as addresses and networks with commas between: the visitor that they name is believed; without it the address that connects is the visitor',
});
export const dataFolder = setting({
  source: operator,
  variable: 'DATA_DIR',
  serverOnly: true,
  default: '.data',
  says: 'The folder of the embedded database, uploads and the mail outbox',
});
export const databaseUrl = setting({
  source: operator,
  variable: 'DATABASE_URL',
  serverOnly: true,
  holds: text({ pattern: 'postgres(ql)?://\\S+', patternSays: 'It must begin with postgresql://' }),
  says: 'A PostgreSQL server, 15 or newer; without it the database is embedded',
});
export const databaseReadUrls = setting({
  source: operator,
  variable: 'DATABASE_READ_URLS',
  serverOnly: true,
  holds: text({
    pattern: 'postgres(ql)?://[^\\s,]+(\\s*,\\s*postgres(ql)?://[^\\s,]+)*',
    patternSays: 'It must be addresses that begin with postgresql://, separated by commas',
  }),
  says: 'Addresses of its streaming replicas, separated by commas: they answer the searches of visitors; people who are signed in are answered by the server itself',
});
export const logLevel = setting({
  source: operator,
  variable: 'LOG_LEVEL',
  serverOnly: true,
  holds: text({ pattern: 'trace|debug|info|warn|error|silent', patternSays: 'It must be trace, debug, info, warn, error or silent' }),
  default: 'info',
  says: 'How much the log says',
});

// Mail

export const smtpUrl = setting({
  source: operator,
  variable: 'SMTP_URL',
  serverOnly: true,
  holds: text({ pattern: 'smtps?://\\S+', patternSays: 'It must begin with smtps://' }),
  says: 'The mail server; in demo mode each mail is a file in the outbox without it',
});
export const mailFrom = setting({
  source: operator,
  variable: 'MAIL_FROM',
  serverOnly: true,
  holds: text({
    pattern: '[^\\s@<>]+@[^\\s@<>]+|[^<>]+<[^\\s@<>]+@[^\\s@<>]+>',
    patternSays: 'It must be an address such as Name <name@example.org>',
  }),
  default: 'Tuckamore <hello@tuckamore.example>',
  says: 'The sender of mails',
});

// Pictures that several servers share

export const storeEndpoint = setting({
  source: operator,
  variable: 'S3_ENDPOINT',
  serverOnly: true,
  holds: url(),
  says: 'An S3-compatible store for pictures, which several servers share; without it they are files in the data folder',
});
export const storeRegion = setting({
  source: operator,
  variable: 'S3_REGION',
  serverOnly: true,
  default: 'us-east-1',
  says: 'The region of that store',
});
export const storeBucket = setting({
  source: operator,
  variable: 'S3_BUCKET',
  serverOnly: true,
  holds: text(),
  says: 'The bucket in that store; nobody else needs to read it',
});
export const storeKey = setting({
  source: operator,
  variable: 'S3_KEY',
  serverOnly: true,
  holds: text(),
  says: 'Our access key at that store',
});
export const storeSecret = setting({
  source: operator,
  variable: 'S3_SECRET',
  serverOnly: true,
  holds: text(),
  says: 'Our secret at that store',
});

// Money

export const stripeUrl = setting({
  source: operator,
  variable: 'STRIPE_URL',
  serverOnly: true,
  holds: url(),
  default: 'https://api.stripe.com',
  says: 'Where the payment provider’s interface is',
});
export const stripeKey = setting({
  source: operator,
  variable: 'STRIPE_SECRET_KEY',
  serverOnly: true,
  holds: text(),
  says: 'The payment provider’s key',
});
export const stripeWebhookSecret = setting({
  source: operator,
  variable: 'STRIPE_WEBHOOK_SECRET',
  serverOnly: true,
  holds: text(),
  says: 'The payment provider’s webhook secret',
});
export const stripeConnectWebhookSecret = setting({
  source: operator,
  variable: 'STRIPE_CONNECT_WEBHOOK_SECRET',
  serverOnly: true,
  holds: text(),
  says: 'The webhook secret for what the payment provider tells of the hosts that it pays',
});
export const ratesUrl = setting({
  source: operator,
  variable: 'RATES_URL',
  serverOnly: true,
  holds: url(),
  default: 'https://www.bankofcanada.ca/valet',
  says: 'The service that publishes the daily rates of currencies; in demo mode they are made up',
});
export const geocoderUrl = setting({
  source: operator,
  variable: 'GEOCODER_URL',
  serverOnly: true,
  holds: url(),
  says: 'A geocoder, which finds the street addresses of hosts’ properties; without one, their pins begin at the town',
});
export const geocoderInterface = setting({
  source: decision('section 20: a geocoder speaks as Nominatim or as Photon does'),
  variable: 'GEOCODER_INTERFACE',
  serverOnly: true,
  holds: text({ pattern: 'nominatim|photon', patternSays: 'It must be nominatim or photon' }),
  default: 'nominatim',
  says: 'The interface of the geocoder: nominatim or photon',
});
export const taxNumbers = setting({
  source: decision('section 20: receipts name who charged which tax, and its number'),
  variable: 'TAX_NUMBERS',
  serverOnly: true,
  holds: text(),
  says: 'Our own registration numbers, by tax: receipts name them, and say of a missing one that it is missing',
});

// The parent platform, and registers

export const signOnIssuer = setting({
  source: operator,
  variable: 'SSO_ISSUER',
  serverOnly: true,
  holds: url(),
  says: 'The parent platform’s sign-on, an issuer that publishes its endpoints; in demo mode a stand-in',
});
export const signOnClient = setting({
  source: operator,
  variable: 'SSO_CLIENT_ID',
  serverOnly: true,
  holds: text(),
  says: 'Our name at the parent platform',
});
export const signOnSecret = setting({
  source: operator,
  variable: 'SSO_CLIENT_SECRET',
  serverOnly: true,
  holds: text(),
  says: 'Our secret at the parent platform',
});
export const registryUrl = setting({
  source: operator,
  variable: 'REGISTRY_BC_URL',
  serverOnly: true,
  holds: url(),
  says: 'British Columbia’s register of short-term rentals; in demo mode a stand-in',
});
export const registryToken = setting({
  source: operator,
  variable: 'REGISTRY_BC_TOKEN',
  serverOnly: true,
  holds: text(),
  says: 'The key to that register',
});
