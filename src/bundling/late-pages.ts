// An edit while a page is loading: what the page has fetched already it does not fetch again, and what it is told it cannot hear yet.
// So each page says, once its code is there, how many edits there had been when it was asked for.
import type { Plugin } from 'vite';

const entry = /\/src\/screens\/main\.tsx$/;

const asking = `(() => {
  const [page] = performance.getEntriesByType('navigation');
  import.meta.hot?.send('page', page?.serverTiming.find(({ name }) => name === 'edits')?.description);
})`;

/** Loads a page anew that was asked for before the last edit and may have missed it. */
export const latePages = (): Plugin => {
  let edits = 0;
  return {
    name: 'late-pages',
    apply: 'serve',
    enforce: 'pre',
    configureServer: ({ middlewares, ws }) => {
      middlewares.use((_request, reply, next) => {
        reply.setHeader('server-timing', `edits;desc="${edits}"`);
        next();
      });
      ws.on('page', (known, page) => {
        if (Number(known) < edits) page.send({ type: 'full-reload', path: '*' });
      });
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !entry.test(id)) return undefined;
      return { code: code.replace(/hydratePage\(\w+\)(?=;)/, (hydrated) => `${hydrated}.then${asking}`), map: null };
    },
    hotUpdate({ modules }) {
      if (modules.length > 0) edits += 1;
    },
  };
};
