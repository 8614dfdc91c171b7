// The pictures that shared links show, of listings and of places: drawn when somebody asks, the newest kept.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  listingPreviewPath,
  placePreviewPath,
  previewsPerMinute,
  previewsWaitingMax,
  sitePreviewPath,
} from '../../../generated/model/constants';
import type { Services } from '../request/context';
import { countUse } from '../database/throttles';
import { findListingPreview, findPlacePreview, type PreviewFacts } from '../property/listing/preview.lookup';
import { drawPreview } from './preview-picture';
import { visitorOf } from '../http/visitor';

const keptMost = 50;

/** A photo that is gone in the meantime is left out. */
const photoAt = async (app: FastifyInstance, url: string | undefined): Promise<Buffer | undefined> => {
  if (url === undefined) return undefined;
  const { rawPayload, statusCode } = await app.inject({ url });
  return statusCode === 200 ? rawPayload : undefined;
};

/**
 * Draws pictures one after the other, since an unpacked photo takes room, and keeps the newest. One that is being drawn is waited for, one
 * that failed is tried again, and one that tells something old is drawn anew. Nothing where too many wait already.
 */
export const keptPictures = (draw: (facts: PreviewFacts) => Promise<Buffer>) => {
  const kept = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (facts: PreviewFacts): Promise<Buffer> | undefined => {
    const key = JSON.stringify(facts);
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= previewsWaitingMax) return undefined;
    waiting += 1;
    const making = turn
      .then(() => draw(facts))
      .finally(() => {
        waiting -= 1;
      });
    turn = making.catch(() => kept.delete(key));
    kept.set(key, making);
    const [oldest] = kept.keys();
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
    return making;
  };
};

/** Answers `GET /preview/listing/{property_id}.jpg` and `GET /preview/place/{slug}.jpg`; where there is nothing to tell, the picture of the site stands in. */
export const servePreviews = (app: FastifyInstance, services: Services): void => {
  const { db, reading, clock } = services;
  const pictureOf = keptPictures(async (facts) => drawPreview(await photoAt(app, facts.photo), facts));
  const busy = (reply: FastifyReply, seconds: number, status: 429 | 503): FastifyReply =>
    reply.code(status).header('retry-after', seconds).type('text/plain').send('Too many pictures at once.');
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<PreviewFacts | undefined>,
  ): Promise<FastifyReply> => {
    const wait = await countUse(db, `previews ${visitorOf(request)}`, { times: previewsPerMinute, seconds: 60, now: clock() });
    if (wait > 0) return busy(reply, wait, 429);
    const facts = await find();
    if (facts === undefined) return reply.redirect(sitePreviewPath);
    const picture = pictureOf(facts);
    if (picture === undefined) return busy(reply, 10, 503);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await picture);
  };
  app.get<{ Params: { id: string } }>(`${listingPreviewPath}/:id.jpg`, (request, reply) =>
    answer(request, reply, async () => {
      const { id } = request.params;
      return z.uuid().safeParse(id).success ? findListingPreview(db, id) : undefined;
    }),
  );
  app.get<{ Params: { slug: string } }>(`${placePreviewPath}/:slug.jpg`, (request, reply) =>
    answer(request, reply, () => findPlacePreview(reading, request.params.slug, clock())),
  );
};
