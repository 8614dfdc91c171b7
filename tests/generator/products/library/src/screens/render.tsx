// Renders a page on the server: it asks for its tools first, and hands the browser what it knows.
import { allSettled, fork, serialize } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { $transport } from '../../generated/client/transport';
import { headOf, product } from '../../generated/routes/heads';
import { Home } from './home';
import { opened } from './home.store';
import type { RenderPage } from './page-renderer';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const render: RenderPage = async ({ url, nonce, transport }) => {
  const route = url.split('?', 1)[0] === '/' ? 'home' : 'notFound';
  const { title, description } = headOf(route);
  const scope = fork({ values: [[$transport, transport]] });
  if (route === 'home') await allSettled(opened, { scope });
  const page = renderToString(<Provider value={scope}>{route === 'home' ? <Home /> : <h1>{title}</h1>}</Provider>);
  const known = JSON.stringify(serialize(scope)).replaceAll('<', '\\u003c');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><meta name="description" content="${escaped(description)}"><link rel="icon" href="data:,">`;
  const scripts = `<script type="application/json" id="known">${known}</script><script type="module" nonce="${nonce}" src="/assets/main.js"></script>`;
  return {
    status: route === 'home' ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    pipe: (destination) =>
      void destination.end(
        `<!doctype html><html lang="${product.language}"><head>${head}</head><body><div id="page">${page}</div>${route === 'home' ? scripts : ''}</body></html>`,
      ),
  };
};
