// The manifest that phones and desks read when a person installs the site.
import type { FastifyInstance } from 'fastify';
import { product } from '../../../generated/routes/heads';

const icon = (src: string, size: number, purpose = 'any') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });
const manifest = {
  name: product.name,
  short_name: product.name,
  description: product.description,
  lang: product.language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
};

/** Answers `GET /manifest.webmanifest`. */
export const serveManifest = (app: FastifyInstance): void => {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(JSON.stringify(manifest)),
  );
};
