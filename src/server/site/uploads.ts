// Serves the files that people have sent in.
import type { FastifyInstance } from 'fastify';
import { type Files, openKinds } from '../outside/files';

/** Answers `GET /media/KIND/:name` of the kinds that all may see: what lies under a name never changes, and nothing in it is ever run. */
export const serveUploads =
  (files: Files) =>
  (app: FastifyInstance): Promise<void> => {
    for (const kind of openKinds)
      app.get<{ Params: { name: string } }>(`/media/${kind}/:name`, async (request, reply) => {
        const picture = await files.read(`/media/${kind}/${request.params.name}`);
        if (!picture) return reply.code(404).type('text/plain').send('There is no such picture.');
        return reply
          .type(picture.type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(picture.stream);
      });
    return Promise.resolve();
  };
