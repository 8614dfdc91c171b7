// A page as the server sends it: what stands in its head, and what surrounds it for whom, before any script has run.
import { Window } from 'happy-dom';
import { menus } from '../../generated/routes/navigation';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';

/** For whom a part is laid out; `none` where it is not in the page. */
export type Audience = 'all' | 'visitors' | 'members' | 'none';
export type ChromePart = 'header' | 'headerMenu' | 'footer' | 'sidebar' | 'currencyHeader';

export interface ReadPage {
  readonly status: number;
  readonly location: string | null;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** The picture that a shared link shows. */
  readonly preview: string;
  readonly isIndexed: boolean;
  readonly headings: readonly string[];
  readonly chrome: Readonly<Record<ChromePart, Audience>>;
  /** The schema.org types that it tells of. */
  readonly structured: readonly string[];
}

const selectors: Readonly<Record<ChromePart, string>> = {
  header: 'header',
  headerMenu: `nav[aria-label="${menus.headerMenu.title}"]`,
  footer: 'footer',
  sidebar: `nav[aria-label="${menus.sidebarMenu.title}"]`,
  currencyHeader: `button[aria-label^="${shellTexts.currencyButton({ code: '' })}"]`,
};

const read = (html: string) => {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const audienceOf = (selector: string): Audience => {
    const part = [...document.querySelectorAll(selector)].find((it) => it.closest('main') === null);
    return part ? ((part.closest('[data-for]')?.getAttribute('data-for') ?? 'all') as Audience) : 'none';
  };
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    preview: attribute('meta[property="og:image"]', 'content') ?? '',
    isIndexed: attribute('meta[name=robots]', 'content') !== 'noindex',
    headings: [...document.querySelectorAll('h1')].map((it) => it.textContent),
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
      String((JSON.parse(it.textContent) as { readonly '@type': unknown })['@type']),
    ),
    chrome: Object.fromEntries(Object.entries(selectors).map(([part, selector]) => [part, audienceOf(selector)])) as ReadPage['chrome'],
  };
};

/** Asks for a page as a machine does. */
export const readPage = async (address: string): Promise<ReadPage> => {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), ...read(await answer.text()) };
};
