// The operator's settings: one schema, checked once at the start.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { settings } from '../../../generated/model/settings';
import { taxRates } from '../../../generated/model/tables';
import { z } from 'zod';

const onOff = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((text) => ['true', '1', 'on'].includes(text));
const webAddress = z.url({ protocol: /^https?$/ });
const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
// secrets travel to it: without TLS only within one machine
const isSafe = (text: string): boolean => {
  const url = new URL(text);
  return url.protocol === 'https:' || isThisMachine(url);
};
const isSafeForMail = (text: string): boolean => {
  const url = new URL(text);
  if (isThisMachine(url)) return true;
  const isLoosened = ['ignoreTLS', 'tls.rejectUnauthorized'].some((name) => url.searchParams.has(name));
  return !isLoosened && (url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true');
};
const holdsKey = (text: string): boolean => {
  const { username, pathname } = new URL(text);
  return username !== '' && /[^/]$/.test(pathname);
};
/** An address, or a network of addresses; all addresses there are would be nobody's. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && most > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most));
};
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be addresses or networks such as 10.0.0.7, 10.1.0.0/16, separated by commas');
const mappedAddresses = ipaddr.parse('::ffff:0:0');
// the largest networks that are anybody's own are 10.0.0.0/8 and fc00::/7; an IPv4 address is also one of ::ffff:0:0/96
const isEverybody = (network: string): boolean => {
  const [address = '', given] = network.split('/');
  if (given === undefined) return false;
  const bits = Number(given);
  if (isIP(address) === 4) return bits < 8;
  return bits < 7 || (bits < 96 + 8 && mappedAddresses.match(ipaddr.parse(address), Math.min(bits, 96)));
};
// a registration with the country, with Quebec, or by a tax of the spec, as in `bc.pst`
const taxNames: ReadonlySet<string> = new Set(['gst', 'qst', ...taxRates.map(({ province, tax }) => `${province.toLowerCase()}.${tax}`)]);
const taxNumbers = z
  .string()
  .transform((text) => text.split(',').map((part) => part.split('=').map((word) => word.trim())))
  .refine(
    (parts) => parts.every(([name = '', number = '', ...more]) => taxNames.has(name) && number !== '' && more.length === 0),
    'must be as in gst=123456782 RT 0001, qst=1234567890 TQ 0001, bc.pst=PST-1234-5678',
  )
  .transform((parts) => new Map(parts.map(([name = '', number = '']) => [name, number])));
const address = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>$/, 'must be an address such as Name <name@example.org>');

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('the port to listen on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('the address to listen on'),
  API_BASE: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')
    .default(settings.apiBase.default)
    .describe('the base path of the calls'),
  SITE_ORIGIN: webAddress.optional().describe('the address people type, for links in mails and canonical links'),
  DATA_DIR: z.string().min(1).default('.data').describe('the folder of the embedded database, uploads and the mail outbox'),
  TRUST_PROXY: networks
    .default([])
    .describe('our own proxies: the visitor that they name is believed; without it the address that connects is the visitor'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a PostgreSQL server, 15 or newer; without it the database is embedded'),
  DEMO: onOff.default(false).describe('demo data and accounts, sandbox payments and the stand-in identity provider'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(isSafeForMail, 'must begin with smtps://, or end with ?requireTLS=true, unless it is this machine')
    .optional()
    .describe('the mail server; in demo mode each mail is a file in the outbox without it'),
  MAIL_FROM: address.default('Tuckamore <hello@tuckamore.example>').describe('the sender of mails'),
  TAX_NUMBERS: taxNumbers
    .default(new Map())
    .describe('our own registration numbers, by tax: receipts name them, and say of a missing one that it is missing'),
  RATES_URL: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .default('https://www.bankofcanada.ca/valet')
    .describe('the service that publishes the daily rates of currencies; in demo mode they are made up'),
  REGISTRY_BC_URL: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .optional()
    .describe('British Columbia’s register of short-term rentals; in demo mode a stand-in'),
  REGISTRY_BC_TOKEN: z.string().min(1).optional().describe('what lets us ask that register'),
  S3_ENDPOINT: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .optional()
    .describe('an S3-compatible store for pictures, which several servers share; without it they are files in DATA_DIR'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('the region of that store'),
  S3_BUCKET: z.string().min(1).optional().describe('the bucket in that store; nobody else needs to read it'),
  S3_KEY: z.string().min(1).optional().describe('our access key at that store'),
  S3_SECRET: z.string().min(1).optional().describe('our secret at that store'),
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('the payment provider’s key'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe('the payment provider’s webhook secret'),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('the webhook secret for what the payment provider tells of the hosts that it pays'),
  STRIPE_URL: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .default('https://api.stripe.com')
    .describe('where the payment provider’s interface is'),
  SSO_ENABLED: onOff.optional().describe('whether the parent platform’s sign-on is offered; on where it is configured, and in demo mode'),
  SSO_ISSUER: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .optional()
    .describe('the parent platform’s sign-on, an issuer that publishes its endpoints; in demo mode a stand-in'),
  SSO_CLIENT_ID: z.string().min(1).optional().describe('our name at the parent platform'),
  SSO_CLIENT_SECRET: z.string().min(1).optional().describe('our secret at the parent platform'),
  SENTRY_DSN: webAddress
    .refine(holdsKey, 'must hold its key and project, as in https://KEY@errors.example/1')
    .optional()
    .describe('the error-reporting service'),
  MAP_STYLE_URL: webAddress
    .refine(isSafe, 'must begin with https:// unless it is this machine')
    .optional()
    .describe('the style of a map service, whose tiles come from the same origin; without it the base map that comes along'),
  CONVERSION_TARGET_SIGNUP: z.string().includes('/').optional().describe('the conversion target of a sign-up'),
  CONVERSION_TARGET_CALL: z.string().includes('/').optional().describe('the conversion target of a scheduled call'),
  AD_TRACKER_URL: webAddress.optional().describe('the ad tracker, used only after consent'),
  PAY_LATER_FORM_URL: webAddress.default(settings.payLaterFormUrl.default).describe('the pay-later partner’s form'),
  EXTENSION_STORE_URL: webAddress.default(settings.extensionStoreUrl.default).describe('where the browser extension is had'),
  PARENT_SITE_URL: webAddress.default(settings.parentSiteUrl.default).describe('the parent platform’s site'),
  SEARCH_ENABLED: onOff.default(settings.searchEnabled.default).describe('whether guests can search'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('how much the log says'),
});

type Variables = z.output<typeof variables>;
export type Config = Readonly<Omit<Variables, 'SITE_ORIGIN' | 'SSO_ENABLED'> & { SITE_ORIGIN: string; SSO_ENABLED: boolean }>;

/** A start that cannot go on, said in words that the operator can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const said = (name: keyof Variables, issue: string): string => `  ${name} (${variables.shape[name].description ?? ''}): ${issue}`;

const stopAt = (issues: readonly string[]): void => {
  if (issues.length > 0) throw new ConfigError(`The configuration cannot be used:\n${issues.join('\n')}`);
};

const signOnNames = ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
const storeNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;
/** The missing ones of values that are given together or not at all. */
const partIssues = (given: Variables, prefix: string, names: readonly (keyof Variables)[]): string[] => {
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length < names.length ? missing.map((name) => said(name, `must be given together with the others of ${prefix}`)) : [];
};
/** The obstacles to the parent platform's sign-on. */
const signOnIssues = (given: Variables): string[] => {
  const isPromised = given.SSO_ENABLED === true && !given.DEMO && signOnNames.every((name) => given[name] === undefined);
  return isPromised ? [said('SSO_ENABLED', `cannot be on without ${signOnNames.join(', ')}`)] : partIssues(given, 'SSO_', signOnNames);
};

/** Values that only demo mode may make up: dead links and mails without a reader are no fallback. */
const missingIssues = (given: Variables): string[] =>
  given.DEMO
    ? []
    : (['SITE_ORIGIN', 'SMTP_URL'] as const)
        .filter((name) => given[name] === undefined)
        .map((name) => said(name, 'must be given outside demo mode'));

/** Values that only demo mode may take, on a machine that nobody else's secrets reach. */
const looseIssues = ({ DEMO, SITE_ORIGIN, TRUST_PROXY }: Variables): string[] =>
  DEMO
    ? []
    : [
        ...(SITE_ORIGIN === undefined || isSafe(SITE_ORIGIN)
          ? []
          : [said('SITE_ORIGIN', 'must begin with https:// outside demo mode, unless it is this machine')]),
        ...TRUST_PROXY.filter(isEverybody).map((network) =>
          said('TRUST_PROXY', `cannot be ${network} outside demo mode: any visitor could say to be anybody`),
        ),
      ];

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws ConfigError naming every value that is missing or malformed and what it is for.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(set);
  stopAt((read.error?.issues ?? []).map(({ path, message }) => said(path[0] as keyof Variables, message)));
  const given = read.data as Variables;
  const parts = [...partIssues(given, 'S3_', storeNames), ...partIssues(given, 'STRIPE_', stripeNames)];
  stopAt([...missingIssues(given), ...looseIssues(given), ...signOnIssues(given), ...parts]);
  const { SITE_ORIGIN, SSO_ENABLED, ...rest } = given;
  return Object.freeze({
    ...rest,
    SITE_ORIGIN: new URL(SITE_ORIGIN ?? `http://localhost:${rest.PORT}`).origin,
    SSO_ENABLED: SSO_ENABLED ?? (rest.DEMO || rest.SSO_ISSUER !== undefined),
  });
};
