// The document around a page, as text: what stands in its head, and the dehydrated state.
import { previewHeight, previewWidth } from '../../../generated/model/constants';
import type { Head } from '../shell/navigation/head';
import { earlyPressScript } from '../../ui/waiting';
import { markScript } from '../shell/session/session-mark';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

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

const meta = (name: string, content: string, key = 'name') => `<meta ${key}="${name}" content="${escaped(content)}">`;

const socialOf = ({ title, description, canonical, image }: Head) => [
  meta('og:type', 'website', 'property'),
  meta('og:title', title, 'property'),
  meta('og:description', description, 'property'),
  meta('og:url', canonical, 'property'),
  meta('og:image', image, 'property'),
  meta('og:image:width', String(previewWidth), 'property'),
  meta('og:image:height', String(previewHeight), 'property'),
  meta('twitter:card', 'summary_large_image'),
];

/** A page's own head; the browser keeps it true as the person moves on. */
const saidIn = (head: Head) => [
  `<title>${escaped(head.title)}</title>`,
  meta('description', head.description),
  `<link rel="canonical" href="${escaped(head.canonical)}">`,
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
  `<script nonce="${nonce}">${markScript};${earlyPressScript}</script>`,
  ...modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}" nonce="${nonce}">`),
  prelude && `<script type="module" nonce="${nonce}">${prelude}</script>`,
  `<script type="module" fetchpriority="low" nonce="${nonce}" src="${entry}"></script>`,
];

/** Everything up to the styles of the page. */
export const documentStart = (head: Head, files: PageFiles, nonce: string): string =>
  [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('theme-color', '#ffffff'),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...loadedBy(files, nonce),
    ...saidIn(head),
  ].join('');

/** Between the head's last style and the page. */
export const bodyStart = '</head><body><div id="root">';

/** Everything after it: what the stores know, for the browser to go on from. */
export const documentEnd = (dehydrated: unknown): string =>
  `</div><script type="application/json" id="dehydrated">${inScript(dehydrated)}</script></body></html>`;
