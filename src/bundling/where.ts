// Where a text of a page is declared, for `npm run dev`: what `npm run generate -- explain` says of it, asked by the page itself.
import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';

const entry = /\/src\/screens\/main\.tsx$/;

/** Answers `/__where?text=…`, and gives each page the key that asks. */
export const where = (): Plugin => ({
  name: 'where',
  apply: 'serve',
  configureServer: ({ middlewares, config }) => {
    middlewares.use('/__where', (request, reply) => {
      const text = new URL(request.url ?? '', 'http://localhost').searchParams.get('text') ?? '';
      execFile(process.execPath, ['generator/run.mjs', 'explain', '--', text], { cwd: config.root }, (_error, out, err) => {
        reply.setHeader('content-type', 'text/plain; charset=utf-8').end(out || err);
      });
    });
  },
  transform(code, id) {
    if (this.environment.name !== 'client' || !entry.test(id)) return undefined;
    return { code: `${code}\nimport '/src/bundling/where-page.ts';`, map: null };
  },
});
