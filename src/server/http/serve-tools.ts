// The door for assistants: the calls as tools of the Model Context Protocol, without a session of its own; each message stands alone.
import type { FastifyInstance } from 'fastify';
import { toolMessagesPerMinute, toolsPath } from '../../../generated/model/constants';
import { countUse } from '../database/throttles';
import type { Services } from '../request/context';
import { Refusal } from '../request/refusal';
import type { Site } from './browser';
import { readJsonBodies } from './json-bodies';
import { addressOf, visitorOf } from './visitor';

export interface ToolDoorOptions {
  readonly services: Pick<Services, 'db' | 'clock'>;
  readonly site: Site;
}

/** Serves the tools as a Fastify plugin. Nothing of a browser counts here: no cookie, and no page of another site. */
export const serveTools =
  ({ services, site }: ToolDoorOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    readJsonBodies(app);
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: toolsPath,
      handler: async (request, reply) => {
        const limit = { times: toolMessagesPerMinute, seconds: 60, now: services.clock() };
        const wait = await countUse(services.db, `tools ${visitorOf(request)}`, limit);
        if (wait > 0) throw new Refusal('input.rate_limited', { data: { retry_after: wait } });
        // many messages at once would count as one
        if (Array.isArray(request.body)) throw new Refusal('input.malformed');
        // most servers are never asked by an assistant
        const { answerMessage } = await import('./answer-message');
        const answer = await answerMessage(request, { app, site, remoteAddress: addressOf(request) });
        return reply
          .code(answer.status)
          .headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' })
          .send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  };
