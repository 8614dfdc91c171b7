// The stand-in for the page on which a provider asks hosts where their money goes: below /payout-partner, with two ways to leave it.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { productName } from '../../generated/model/constants';
import { PaymentProvider } from '../../generated/model/values';
import { look } from './parent/look';
import type { SandboxPayees } from './payees';

const base = '/payout-partner';

/** Where a visit takes place. */
export const onboardingAddress = (origin: string, id: string): string => `${origin}${base}/${id}`;

const name = PaymentProvider.sandbox.label;
const pageOf = (nonce: string): string => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Set up payouts · ${name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${look}</style>
</head>
<body>
<aside class="demo" aria-label="About this page"><strong>Demo stand-in.</strong> This page plays the provider that pays hosts. Nothing is asked here, and no money moves.</aside>
<main>
<p class="house"><span>${name}</span></p>
<div class="card">
<h1>Set up payouts</h1>
<p class="quiet">for ${productName}</p>
<p>Here a real provider asks who you are and for your bank account.</p>
<form method="post">
<div class="ways">
<button class="main" name="outcome" value="finished">I’ve told all of it</button>
<button name="outcome" value="unfinished">Not finished yet</button>
</div>
</form>
</div>
</main>
</body>
</html>
`;

const show = (reply: FastifyReply, origin: string): FastifyReply => {
  const nonce = randomBytes(18).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(pageOf(nonce));
};

interface MountOptions {
  readonly origin: string;
  /** Where the calls are. */
  readonly api: string;
  readonly payees: SandboxPayees;
  /** Where somebody goes whose address leads to no visit. */
  readonly againAddress: string;
}

/** Adds the page to an application. An address is good once: afterwards it leads to where a new one is had. */
export const mountOnboarding = async (app: FastifyInstance, { origin, api, payees, againAddress }: MountOptions): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1000 }, (_request, text, done) =>
      done(null, text),
    );
    pages.get<{ Params: { id: string } }>(`${base}/:id`, async ({ params }, reply) =>
      (await payees.visiting(params.id)) ? show(reply, origin) : reply.redirect(againAddress, 303),
    );
    pages.post<{ Params: { id: string } }>(`${base}/:id`, async ({ params, body }, reply) => {
      const visit = await payees.visiting(params.id);
      const outcome = new URLSearchParams(typeof body === 'string' ? body : '').get('outcome');
      const told = visit && (await payees.leave(params.id, outcome === 'finished' ? 'ready' : 'wanted'));
      if (!told) return reply.redirect(againAddress, 303);
      // as any provider does it: by a call, signed
      const headers = { [payees.signatureHeader]: told.signature, 'content-type': 'application/json' };
      await app.inject({ method: 'POST', url: `${api}/payment/${payees.provider}`, headers, payload: told.body });
      return reply.redirect(visit.backAddress, 303);
    });
    return Promise.resolve();
  });
};
