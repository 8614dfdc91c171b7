// Chromium for tests: one browser for all files of a process, a fresh person a page, and everything that a page complains about.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../src/install.mjs';
import { clockScript } from './clock';
import { limitMs } from './limits';

const executablePath = findChromium() ?? '';
/** Where there is no Chromium, what needs it is skipped, and the test run says so. */
export const hasChrome = executablePath !== '';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChrome = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...quiet, ...more], handleSIGTERM: false, timeout: limitMs(60) });

// no page of a test lives long enough to repay the best compiling
const compiledQuickly = '--js-flags=--no-turbofan';

const launchForAll = async (): Promise<Browser> => {
  const browser = await launchChrome([compiledQuickly]);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) await context.addInitScript({ content: clockScript() });
    return context;
  };
  browser.once('disconnected', () => {
    running = undefined;
  });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
};

let running: Promise<Browser> | undefined;
/** One for all files of this process, whose pages have the clock of the tests. A file that closes it ends the visits that it left. */
export const theChrome = (): Promise<Browser> => (running ??= launchForAll());

/** A page, and what went wrong on it: console errors, exceptions, breaches of the content security policy. */
export interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

/** Stops the clock of a page: from now on its timers wait until the test lets so many milliseconds pass. */
export const stopClock = async (page: Page): Promise<(milliseconds: number) => Promise<void>> => {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1000);
  return (milliseconds) => page.clock.runFor(milliseconds);
};

/** A renderer without a graphics card remarks on its own speed; such a line is no fault of a page. */
export const isOfTheMachine = (text: string): boolean => /^\[\.WebGL-.*GPU stall due to ReadPixels/.test(text);

export const watchedPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-CA', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs(15));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTheMachine(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return { page, complaints };
};
