// What whoever runs the product may set: one schema, checked once at the start.
import { z } from 'zod';

const onOff = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((text) => ['true', '1', 'on'].includes(text));
const webAddress = z.url({ protocol: /^https?$/ });
const address = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>$/, 'must be an address such as Name <name@example.org>');

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('the port to listen on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('the address to listen on'),
  API_BASE: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')
    .default('/api')
    .describe('the base path of the calls'),
  SITE_ORIGIN: webAddress.optional().describe('the address people type, for links in mails and canonical links'),
  DATA_DIR: z.string().min(1).default('.data').describe('the folder of the embedded database, uploads and the mail outbox'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a PostgreSQL server, 15 or newer; without it the database is embedded'),
  DEMO: onOff.default(false).describe('demo data and accounts, sandbox payments and the stand-in identity provider'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the mail server; without it each mail is a file in the outbox'),
  MAIL_FROM: address.default('Tuckamore <hello@tuckamore.example>').describe('the sender of mails'),
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('the payment provider’s key'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe('the payment provider’s webhook secret'),
  SSO_ISSUER: webAddress.optional().describe('the parent platform’s sign-on'),
  SSO_CLIENT_ID: z.string().min(1).optional().describe('our name at the parent platform'),
  SSO_CLIENT_SECRET: z.string().min(1).optional().describe('our secret at the parent platform'),
  SENTRY_DSN: webAddress.optional().describe('the error-reporting service'),
  CONVERSION_TARGET_SIGNUP: z.string().includes('/').optional().describe('the conversion target of a sign-up'),
  CONVERSION_TARGET_CALL: z.string().includes('/').optional().describe('the conversion target of a scheduled call'),
  AD_TRACKER_URL: webAddress.optional().describe('the ad tracker, used only after consent'),
  PAY_LATER_FORM_URL: webAddress.default('https://pay-later.example/apply').describe('the pay-later partner’s form'),
  EXTENSION_STORE_URL: webAddress.default('https://extension-store.example/tuckamore').describe('where the browser extension is had'),
  PARENT_SITE_URL: webAddress.default('https://halyard.example').describe('the parent platform’s site'),
  SEARCH_ENABLED: onOff.default(true).describe('whether guests can search'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('how much the log says'),
});

export type Config = Readonly<Omit<z.output<typeof variables>, 'SITE_ORIGIN'> & { SITE_ORIGIN: string }>;

/** A start that cannot go on, said in words that whoever started it can act on. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const said = (issue: z.core.$ZodIssue): string => {
  const name = String(issue.path[0]);
  const meaning = variables.shape[name as keyof typeof variables.shape].description ?? '';
  return `  ${name} (${meaning}): ${issue.message}`;
};

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws StartProblem naming every value that is missing or malformed and what it is for.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) throw new StartProblem(`The configuration cannot be used:\n${read.error.issues.map(said).join('\n')}`);
  const { SITE_ORIGIN, ...rest } = read.data;
  return Object.freeze({ ...rest, SITE_ORIGIN: new URL(SITE_ORIGIN ?? `http://localhost:${rest.PORT}`).origin });
};
