// Serves the files that people have sent in.
import type { FastifyInstance } from 'fastify';
import type { Files } from '../outside/files';

/** Answers `GET /media/avatar/:name`: what lies under a name never changes, and nothing in it is ever run. */
export const serveUploads =
  (files: Files) =>
  (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/media/avatar/:name', async (request, reply) => {
      const picture = await files.read(`/media/avatar/${request.params.name}`);
      if (!picture) return reply.code(404).type('text/plain').send('There is no such picture.');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture);
    });
    return Promise.resolve();
  };
