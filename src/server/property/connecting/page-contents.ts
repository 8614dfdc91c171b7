// A page's content, as far as a listing is read from it. A page may be hostile: whatever it is, this ends soon.
import { Parser } from 'htmlparser2';

export interface PageContents {
  /** The blocks of JSON-LD, as they are written. */
  readonly structured: readonly string[];
  /** The values of each `meta`, by its property or name in lower case. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly title: string;
  /** The visible text, in one line. */
  readonly text: string;
  /** Where its links lead, as they are written. */
  readonly links: readonly string[];
}

const slice = 8192;
const deepest = 500;
const milliseconds = 1000;
const maxStructured = 1_000_000;
const maxText = 300_000;
const maxEntries = 2000;
const longestValue = 20_000;

const unseen = new Set(['script', 'style', 'noscript', 'template', 'svg']);

class Collector {
  readonly structured: string[] = [];
  readonly meta = new Map<string, string[]>();
  readonly links: string[] = [];
  title = '';
  text = '';
  depth = 0;
  #hidden = 0;
  #block: string | undefined;
  #inTitle = false;
  // asked of the text itself, it would be put together anew for each tag
  #isBlank = false;
  #room = maxStructured;
  #entries = 0;

  readonly onopentag = (name: string, attributes: Readonly<Record<string, string>>): void => {
    this.depth += 1;
    if (unseen.has(name)) this.#hidden += 1;
    if (name === 'title' && this.title === '' && this.#hidden === 0) this.#inTitle = true;
    if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) this.#block = '';
    if (name === 'meta') this.#addMeta(attributes);
    const link = name === 'a' ? attributes['href'] : undefined;
    if (link !== undefined && this.links.length < maxEntries) this.links.push(link.slice(0, 2048));
    this.#addText(' ');
  };

  readonly ontext = (text: string): void => {
    if (this.#block !== undefined) {
      if (text.length > this.#room) this.#block = undefined;
      else this.#block += text;
      this.#room -= text.length;
    } else if (this.#inTitle) this.title = (this.title + text).slice(0, 1000);
    else if (this.#hidden === 0 && this.text.length < maxText) this.#addText(text.replace(/\s+/g, ' '));
  };

  readonly onclosetag = (name: string): void => {
    this.depth -= 1;
    if (unseen.has(name)) this.#hidden -= 1;
    if (name === 'title') this.#inTitle = false;
    if (name !== 'script' || this.#block === undefined) return;
    this.structured.push(this.#block);
    this.#block = undefined;
  };

  /** A tag ends a word, and two in a row do so once. */
  #addText(text: string): void {
    if (text !== ' ' || !this.#isBlank) this.text += text;
    this.#isBlank = text.endsWith(' ');
  }

  #addMeta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes['property'] ?? attributes['name'] ?? attributes['itemprop'])?.trim().toLowerCase();
    const content = attributes['content']?.trim();
    if (!name || !content || this.#entries >= maxEntries) return;
    this.#entries += 1;
    const values = this.meta.get(name) ?? [];
    values.push(content.slice(0, longestValue));
    this.meta.set(name, values);
  }
}

/** Reads a page; where it goes too deep or takes too long, what has been found until then. */
export const contentsOf = (html: string): PageContents => {
  const found = new Collector();
  const parser = new Parser(found, { decodeEntities: true, lowerCaseTags: true });
  const until = performance.now() + milliseconds;
  for (let at = 0; at < html.length && found.depth <= deepest && performance.now() < until; at += slice)
    parser.write(html.slice(at, at + slice));
  if (found.depth <= deepest) parser.end();
  const { structured, meta, links, title, text } = found;
  return { structured, meta, links, title: title.replace(/\s+/g, ' ').trim(), text: text.trim() };
};
