// The document around a page, as text: what stands in its head, and the dehydrated state.
import { product } from '../../../generated/routes/heads';
import type { Head } from '../shell/navigation/head';
import { escapeHtml } from '../shell/format/escape-html';
import { meta } from './meta';
import { ownIcons, ownScript, socialOf } from './own-document';

/** JSON that may stand in a script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The files that a page loads. */
export interface PageFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Modules to fetch ahead: what the screen stands on. */
  readonly modules: readonly string[];
  /** Development's scripts before the entry. */
  readonly prelude: string;
}

/** A page's own head; the browser keeps it true as the person moves on. */
const saidIn = (head: Head) => [
  `<title>${escapeHtml(head.title)}</title>`,
  meta('description', head.description),
  `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
  ...(head.indexed ? [] : [meta('robots', 'noindex')]),
  ...socialOf(head),
  ...head.structured.map(
    (thing) => `<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...thing })}</script>`,
  ),
];

// the server's page is seen before scripts hydrate it
const loadedBy = ({ entry, styles, fonts, modules, prelude }: PageFiles, nonce: string) => [
  ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
  `<script nonce="${nonce}">${ownScript}</script>`,
  ...modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}" nonce="${nonce}">`),
  prelude && `<script type="module" nonce="${nonce}">${prelude}</script>`,
  `<script type="module" fetchpriority="low" nonce="${nonce}" src="${entry}"></script>`,
];

/** Everything up to the styles of the page. */
export const documentStart = (head: Head, files: PageFiles, nonce: string): string =>
  [
    `<!doctype html><html lang="${product.language}"><head><meta charset="utf-8">`,
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...ownIcons,
    ...loadedBy(files, nonce),
    ...saidIn(head),
  ].join('');

/** Between the head's last style and the page. */
export const bodyStart = '</head><body><div id="root">';

/** Everything after it: what the stores know, for the browser to go on from. */
export const documentEnd = (dehydrated: unknown): string =>
  `</div><script type="application/json" id="dehydrated">${inScript(dehydrated)}</script></body></html>`;
