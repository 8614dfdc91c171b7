// Puts the globals of the theme before the typeface, in the one static style sheet.
import type { Plugin } from 'vite';
import { staticCss } from '../ui/theme/static-css';

export const themeCss = (): Plugin => ({
  name: 'theme-css',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('/src/ui/theme/fonts.css') ? { code: `${staticCss()}\n${code}`, map: null } : undefined,
});
