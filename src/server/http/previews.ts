// The picture that a shared link to a listing shows: its first photo as a JPEG, since many sites show no other kind.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { listingPreviewPath, previewHeight, previewsPerMinute, previewWidth, sitePreviewPath } from '../../../generated/model/constants';
import type { Services } from '../context';
import { countUse } from '../database/throttles';
import { visitorOf } from './visitor';
import { namedProperties, photosOf } from '../property/property.lookup';

const keptMost = 50;
const kept = new Map<string, Promise<Buffer>>();

const made = async (app: FastifyInstance, photo: string): Promise<Buffer> => {
  const { rawPayload, statusCode } = await app.inject({ url: photo });
  if (statusCode !== 200) throw new Error(`The photo ${photo} answers ${statusCode}`);
  return sharp(rawPayload).resize(previewWidth, previewHeight, { fit: 'cover' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};

/** The newest stay in memory; one that is being made is waited for, and one that failed is tried again. */
const previewOf = (app: FastifyInstance, photo: string): Promise<Buffer> => {
  const known = kept.get(photo);
  if (known) return known;
  const making = made(app, photo);
  kept.set(photo, making);
  making.catch(() => kept.delete(photo));
  const [oldest] = kept.keys();
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
  return making;
};

const firstPhoto = async ({ db }: Services, propertyId: string): Promise<string | undefined> => {
  if (!z.uuid().safeParse(propertyId).success) return undefined;
  const listed = await namedProperties(db).where('property_id', '=', propertyId).executeTakeFirst();
  return listed && (await photosOf(db, [propertyId], 1)).get(propertyId)?.[0]?.url;
};

/** Answers `GET /preview/listing/{property_id}.jpg`; where there is no such listing or photo, the picture of the site stands in. */
export const servePreviews = (app: FastifyInstance, services: Services): void => {
  const waitOf = (request: FastifyRequest): Promise<number> =>
    countUse(services.db, `previews ${visitorOf(request)}`, { times: previewsPerMinute, seconds: 60, now: services.clock() });
  app.get<{ Params: { id: string } }>(`${listingPreviewPath}/:id.jpg`, async (request, reply) => {
    const wait = await waitOf(request);
    if (wait > 0) return reply.code(429).header('retry-after', wait).type('text/plain').send('Too many pictures at once.');
    const photo = await firstPhoto(services, request.params.id);
    if (photo === undefined) return reply.redirect(sitePreviewPath);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await previewOf(app, photo));
  });
};
