// The opening that journeys share: a site of their own and the browser, there before the first test and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { aSite, type Site } from './a-site';
import { theChrome } from './browser';
import { quickerEngine } from './databases';

type SiteAndChrome = readonly [site: Site, chrome: Browser];

/** Opens both around the tests of the block that calls it. Tests of the server hold both databases alike, so it takes the quicker one. */
export const onASite = (
  begin: (...opening: SiteAndChrome) => unknown,
  environment: Readonly<Record<string, string>> = { DEMO: 'true' },
): void => {
  let opening: SiteAndChrome | undefined;
  beforeAll(async () => {
    opening = await Promise.all([aSite(quickerEngine, environment), theChrome()]);
    await begin(...opening);
  });
  afterAll(async () => {
    const [site, chrome] = opening ?? [];
    await chrome?.close();
    await site?.close();
  });
};
