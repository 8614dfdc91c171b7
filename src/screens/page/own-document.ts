// The own part of this product's documents: colours, icons, previews, and a script that runs before the page is painted.
import { previewHeight, previewWidth } from '../../../generated/model/constants';
import { earlyPressScript } from '../../ui/waiting';
import type { Head } from '../shell/navigation/head';
import { markScript } from '../shell/session/session-mark';
import { meta } from './meta';

export const ownIcons = [
  meta('theme-color', '#ffffff'),
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
];

export const ownScript = `${markScript};${earlyPressScript}`;

/** The preview of a page where it is shared. */
export const socialOf = ({ title, description, canonical, image }: Head) => [
  meta('og:type', 'website', 'property'),
  meta('og:title', title, 'property'),
  meta('og:description', description, 'property'),
  meta('og:url', canonical, 'property'),
  meta('og:image', image, 'property'),
  meta('og:image:width', String(previewWidth), 'property'),
  meta('og:image:height', String(previewHeight), 'property'),
  meta('twitter:card', 'summary_large_image'),
];
