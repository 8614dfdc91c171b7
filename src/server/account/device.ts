// How a browser names itself, in words that its owner recognises.
import { parse } from 'bowser';

const shorter: Readonly<Record<string, string>> = {
  'Chrome OS': 'ChromeOS',
  macOS: 'Mac',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};
const shortened = (name: string | undefined): string | undefined => (name ? (shorter[name] ?? name) : undefined);

/** @example deviceOf('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Windows' */
export const deviceOf = (userAgent: string): string => {
  if (userAgent === '') return 'An unknown device';
  const { browser, os, platform } = parse(userAgent);
  const [name, system] = [shortened(browser.name), os.name === 'iOS' ? (platform.model ?? 'iPhone') : shortened(os.name)];
  if (name && system) return `${name} on ${system}`;
  return name ?? system ?? 'An unknown device';
};
