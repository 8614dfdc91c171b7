// Keeps the head of the document true as a person moves from page to page.
import type { Head } from '../shell/navigation/head';

const set = (selector: string, attribute: string, value: string | undefined) => {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
};

const robots = (indexed: boolean) => {
  document.head.querySelector('meta[name=robots]')?.remove();
  if (indexed) return;
  const element = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(element);
};

export const syncHead = ({ title, description, canonical, image, indexed }: Head): void => {
  if (title === '') return;
  document.title = title;
  set('meta[name=description]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:url"]', 'content', canonical);
  set('meta[property="og:image"]', 'content', image);
  set('link[rel=canonical]', 'href', canonical);
  robots(indexed);
};
