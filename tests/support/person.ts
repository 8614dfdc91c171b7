// A person with a browser on a site: a page of their own, and everything that a careful one would complain of.
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { accessTokenKept } from '../../generated/model/kept';
import type { Site } from './a-site';
import { violationsOn } from './axe';
import { isOfTheMachine } from './browser';
import { limitMs } from './limits';

export const desk = { viewport: { width: 1280, height: 900 } } as const;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Person {
  readonly page: Page;
  /** Goes to an address of the site, as if typed; answers what the server said. */
  readonly goTo: (path: string) => Promise<Response | null>;
  /** Console errors, exceptions (a hydration mismatch is one), breaches of the policy, refused requests that were not expected. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

export interface Habits extends BrowserContextOptions {
  /** Paths that the server may refuse with a 4xx, as the person expects. */
  readonly expects?: readonly RegExp[];
  /** The access token of the session in which the person is signed in on arrival. */
  readonly token?: string | undefined;
}

// the browser's own line for an answer of 4xx; what was refused is told by the answer itself
const ownLine = /^Failed to load resource: the server responded with a status of 4\d\d/;

const tellBreaches = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} refuses ${blockedURI} in ${sourceFile}`),
  );
};

const listen = (page: Page, expects: readonly RegExp[], complain: (text: string) => void): void => {
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if ((type === 'error' || type === 'warning') && !ownLine.test(text) && !isOfTheMachine(text)) complain(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => complain(`exception: ${error.message}`));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const isExpected = answer.status() < 500 && expects.some((path) => path.test(pathname));
    if (answer.status() >= 400 && !isExpected) complain(`${answer.status()}: ${answer.request().method()} ${pathname}`);
  });
};

const signIn = ([name, token]: readonly [string, string]) => localStorage.setItem(name, token);

/** A first-time visitor, or somebody who is signed in. They leave with their cookies. */
export const aPerson = async (browser: Browser, site: Site, { expects = [], token, ...habits }: Habits = {}): Promise<Person> => {
  const context = await browser.newContext({ ...desk, locale: 'en-CA', baseURL: site.origin, ...habits });
  if (habits.javaScriptEnabled !== false) await context.addInitScript(tellBreaches);
  if (token !== undefined) await context.addInitScript(signIn, [accessTokenKept.name, token] as const);
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs(15));
  const complaints: string[] = [];
  listen(page, expects, (text) => complaints.push(`${new URL(page.url()).pathname} ${text}`));
  return { page, complaints, goTo: (path) => page.goto(path), leave: () => context.close() };
};

const isTakenOver = () =>
  document.readyState === 'complete' &&
  [...document.querySelectorAll('#root :is(a, button, input, select):not([data-stays])')].every((it) =>
    Object.keys(it).some((key) => key.startsWith('__reactProps')),
  );
/** Everything that the server drew, and not a map, is in the browser's hands: what one presses is heard. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(isTakenOver);
};

/** axe's findings on a page, one line each. */
export const barriersOn = async (page: Page): Promise<string[]> => {
  return (await violationsOn(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`),
  );
};
