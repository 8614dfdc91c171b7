// The operator's settings: one schema, checked once at the start.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { z } from 'zod';
import { environment } from '../../../generated/contract/environment';
import { taxRates } from '../../../generated/model/tables';
import { ConfigError } from './config-error';

type Given = z.output<typeof environment>;
export type Config = Readonly<
  Omit<Given, 'TRUST_PROXY' | 'TAX_NUMBERS' | 'DATABASE_READ_URLS'> & {
    TRUST_PROXY: string[];
    TAX_NUMBERS: ReadonlyMap<string, string>;
    DATABASE_READ_URLS: string[];
  }
>;

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
/** An address, or a network of addresses; all addresses there are would be nobody's. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && most > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most));
};
const partsOf = (list: string | undefined): string[] => list?.split(',').map((part) => part.trim()) ?? [];
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
const taxNumbersOf = ({ TAX_NUMBERS }: Given): readonly (readonly string[])[] =>
  partsOf(TAX_NUMBERS).map((part) => part.split('=').map((word) => word.trim()));
const isTaxNumber = ([name = '', number = '', ...more]: readonly string[]): boolean =>
  taxNames.has(name) && number !== '' && more.length === 0;

const said = (name: keyof Given, issue: string): string => `  ${name} (${environment.shape[name].description ?? ''}): ${issue}`;

const stopAt = (issues: readonly string[]): void => {
  if (issues.length > 0) throw new ConfigError(`The configuration cannot be used:\n${issues.join('\n')}`);
};

const issueOf = (name: keyof Given, fits: boolean, issue: string): readonly string[] => (fits ? [] : [said(name, issue)]);

const secretsTravelTo = [
  'GEOCODER_URL',
  'RATES_URL',
  'REGISTRY_BC_URL',
  'S3_ENDPOINT',
  'STRIPE_URL',
  'SSO_ISSUER',
  'MAP_STYLE_URL',
] as const;
/** Values that fit their variables, and would not do. */
const valueIssues = (given: Given): readonly string[] => [
  ...secretsTravelTo.flatMap((name) =>
    issueOf(name, given[name] === undefined || isSafe(given[name]), 'It must begin with https:// unless it is this machine'),
  ),
  ...issueOf(
    'SMTP_URL',
    given.SMTP_URL === undefined || isSafeForMail(given.SMTP_URL),
    'It must begin with smtps://, or end with ?requireTLS=true, unless it is this machine',
  ),
  ...issueOf(
    'TRUST_PROXY',
    partsOf(given.TRUST_PROXY).every(isNetwork),
    'It must be addresses or networks such as 10.0.0.7, 10.1.0.0/16, separated by commas',
  ),
  ...issueOf(
    'DATABASE_READ_URLS',
    given.DATABASE_READ_URLS === undefined || given.DATABASE_URL !== undefined,
    'It must be given together with DATABASE_URL',
  ),
  ...issueOf(
    'TAX_NUMBERS',
    taxNumbersOf(given).every(isTaxNumber),
    'It must be as in gst=123456782 RT 0001, qst=1234567890 TQ 0001, bc.pst=PST-1234-5678',
  ),
];

const signOnNames = ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
const storeNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;
/** The missing ones of values that are given together or not at all. */
const partIssues = (given: Given, prefix: string, names: readonly (keyof Given)[]): readonly string[] => {
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length < names.length ? missing.map((name) => said(name, `It must be given together with the others of ${prefix}`)) : [];
};
/** The obstacles to the parent platform's sign-on. */
const signOnIssues = (given: Given, isSet: (name: keyof Given) => boolean): readonly string[] => {
  const isPromised = isSet('SSO_ENABLED') && given.SSO_ENABLED && !given.DEMO && !signOnNames.some(isSet);
  return isPromised ? [said('SSO_ENABLED', `It cannot be on without ${signOnNames.join(', ')}`)] : partIssues(given, 'SSO_', signOnNames);
};

/** Dead links, mails without a reader, an address that anybody could listen to: only demo mode may take them. */
const demoIssues = (given: Given, isSet: (name: keyof Given) => boolean): readonly string[] => {
  if (given.DEMO) return [];
  return [
    ...(['SITE_ORIGIN', 'SMTP_URL'] as const).flatMap((name) => issueOf(name, isSet(name), 'It must be given outside demo mode')),
    ...issueOf('SITE_ORIGIN', isSafe(given.SITE_ORIGIN), 'It must begin with https:// outside demo mode, unless it is this machine'),
    ...partsOf(given.TRUST_PROXY).flatMap((network) =>
      issueOf('TRUST_PROXY', !isEverybody(network), `It cannot be ${network} outside demo mode: any visitor could say to be anybody`),
    ),
  ];
};

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws ConfigError naming every value that is missing or malformed and what it is for.
 */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(set);
  stopAt((read.error?.issues ?? []).map(({ path, message }) => said(path[0] as keyof Given, message)));
  const given = read.data as Given;
  stopAt(valueIssues(given));
  const isSet = (name: keyof Given): boolean => name in set;
  const parts = [...partIssues(given, 'S3_', storeNames), ...partIssues(given, 'STRIPE_', stripeNames)];
  stopAt([...demoIssues(given, isSet), ...signOnIssues(given, isSet), ...parts]);
  return Object.freeze({
    ...given,
    TRUST_PROXY: partsOf(given.TRUST_PROXY),
    DATABASE_READ_URLS: partsOf(given.DATABASE_READ_URLS),
    TAX_NUMBERS: new Map(taxNumbersOf(given).map(([name = '', number = '']) => [name, number])),
    SITE_ORIGIN: new URL(isSet('SITE_ORIGIN') ? given.SITE_ORIGIN : `http://localhost:${given.PORT}`).origin,
    SSO_ENABLED: isSet('SSO_ENABLED') ? given.SSO_ENABLED : given.DEMO || given.SSO_ISSUER !== undefined,
  });
};
