// The globals of the theme as text for a static file. Runs in the build, never in a page.
import { properties } from './properties';
import { createSystem } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss, keyframes } from './global-css';
import { common } from './system';

/** Layer order, reset, tokens and what holds for every element. Must stand before any other style of Chakra. */
export const staticCss = (): string => {
  const full = createSystem(properties, { ...common, preflight: true, globalCss, theme: { ...common.theme, keyframes } });
  const cache = createCache({ key: 'static', stylisPlugins: [] });
  cache.compat = true;
  for (const part of [full.layers.atRule, ...full._global]) {
    const styles = css([part]);
    cache.insert('', styles, cache.sheet, true);
  }
  return Object.values(cache.inserted)
    .filter((text) => typeof text === 'string')
    .join('\n');
};
