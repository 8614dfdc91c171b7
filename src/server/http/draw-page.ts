// A page is drawn by the built renderer, which asks its calls on the same road as a browser, without the wire.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { instantOf } from '../../../generated/model/wire';
import type { Page, RenderPage } from '../../screens/page-renderer';
import type { PageFacts } from './page-facts';
import { addressOf, drawing } from './visitor';

export interface DrawOptions {
  /** The renderer; asked anew for each page, since development rebuilds it. */
  readonly renderer: () => Promise<RenderPage>;
  readonly settings: Settings;
  readonly clock: () => Date;
}
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly facts: PageFacts;
}

interface Road {
  readonly app: FastifyInstance;
  readonly base: string;
  /** The page's person: its calls are counted as theirs. */
  readonly remoteAddress: string;
}
/** Carries the calls of a page that is being drawn: the same road as a browser's, without the wire. */
const within =
  ({ app, base, remoteAddress }: Road): Transport =>
  async ({ method, path: address, headers, body }) => {
    const payload = typeof body === 'string' ? { payload: body } : {};
    const asked = { method: method as 'GET', url: base + address, headers: { ...headers }, remoteAddress, ...payload };
    const answer = await drawing.run(true, async () => await app.inject(asked));
    return { status: answer.statusCode, text: answer.body };
  };

const freshNonce = (): string => randomBytes(18).toString('base64url');

export interface DrawnPage {
  readonly page: Page;
  readonly nonce: string;
  readonly at: Date;
  /** The statuses of the calls that the page has asked. */
  readonly statuses: readonly number[];
}
export const draw = async (app: FastifyInstance, it: DrawOptions, { request, facts }: Exchange): Promise<DrawnPage> => {
  const [nonce, at] = [freshNonce(), it.clock()];
  const statuses: number[] = [];
  const carry = within({ app, base: it.settings.apiBase, remoteAddress: addressOf(request) });
  const render = await it.renderer();
  const page = await render({
    ...facts,
    nonce,
    transport: async (call) => {
      const answer = await carry(call);
      statuses.push(answer.status);
      return answer;
    },
    settings: it.settings,
    now: instantOf(at),
    report: (error) => request.log.error({ err: error }, 'a page met an error while it was drawn'),
  });
  return { page, nonce, at, statuses };
};
