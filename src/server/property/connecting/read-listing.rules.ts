// A listing as the page of another platform tells of it: structured data first, then the link preview, then the description. Pure.
import { descriptionMax, photosMax, sleepsMax, titleMax } from '../../../../generated/model/constants';
import type { Property } from '../../../../generated/model/entities';
import type { ImportProblem, ImportSource } from '../../../../generated/model/values';
import { kindIn, countIn, provinceIn } from './elsewhere-words.rules';
import {
  type FoundField,
  foundFields,
  foundInLodging,
  type FoundPicture,
  halvesWithin,
  isOutsideCanada,
  type Perhaps,
  picturesOfLodging,
  wholeWithin,
} from './lodging.rules';
import { contentsOf, type PageContents } from './page-contents';
import { type Described, describedIn } from './structured.rules';

/** Imported values, by field. */
export type Found = Readonly<FoundValues>;

export interface ReadListing {
  readonly values: Found;
  /** By field: where its value came from. */
  readonly sources: Readonly<Partial<Record<FoundField, ImportSource>>>;
  /** Whole addresses, none twice. */
  readonly pictures: readonly FoundPicture[];
  /** Every description as the page has it, wherever it stands: its host has written them, and nobody else. */
  readonly descriptions: readonly string[];
  /** Why nothing was read. */
  readonly problem: Extract<ImportProblem, 'nothing_found' | 'not_a_listing' | 'outside_canada'> | null;
}
export interface ListingPage {
  readonly address: string;
  readonly html: string;
  /** The address is that of a listing: its platform says so, whatever the page describes. */
  readonly isListing: boolean;
}

// characters that would turn the direction of a line, or are no letters at all
const unwanted = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', '#39': '’', nbsp: ' ' };

/** A text without its markup: paragraphs stay, everything else becomes words. */
const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(unwanted, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
/** As much of a text as fits, to the end of a word. */
const fitting = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const lastWord = cut.search(/\s\S*$/);
  return `${cut.slice(0, Math.max(0, lastWord)).trimEnd() || cut}…`;
};
const line = (text: string, most: number): string => fitting(plain(text).replace(/\s+/g, ' '), most);

// longer than any title that is kept
const longestTitle = 300;
const platformName = /\s*[|–—·-]\s*(airbnb|vrbo|booking\.com|expedia(\.\w+)?)\b.*$/i;
/** `Cabin in Whistler · ★4.93 · 2 bedrooms` tells facts where a title would stand. */
const isFacts = (title: string): boolean =>
  /·/.test(title) && /\d\s*(bedrooms?|beds?|baths?|bathrooms?|chambres?|lits?|salles? de bains?)|★/.test(title);

const countsIn = (text: string): Perhaps => ({
  sleeps: wholeWithin(countIn(text, 'guests?|people|persons|sleeps|voyageurs?|personnes?|invités?'), 1, sleepsMax),
  bedrooms: /\bstudio\b/i.test(text) ? 0 : wholeWithin(countIn(text, 'bedrooms?|br|chambres?'), 0, 30),
  beds: wholeWithin(countIn(text, 'beds?|lits?'), 1, 60),
  baths: halvesWithin(countIn(text, '(?:private |shared )?(?:baths?|bathrooms?)|salles? de bains?')),
});

interface Preview {
  readonly title: string;
  readonly facts: string;
  readonly description: string;
}
const previewOf = ({ meta }: PageContents): Preview => {
  const first = (...names: readonly string[]) => names.map((name) => meta.get(name)?.[0]).find((it) => it !== undefined) ?? '';
  const title = first('og:title', 'twitter:title').slice(0, longestTitle).replace(platformName, '');
  const description = first('og:description', 'twitter:description');
  // a page with facts in its title has the title in the description
  return isFacts(title) ? { title: description, facts: title, description: '' } : { title, facts: '', description };
};

const placeInFacts = (facts: string): Perhaps => {
  const [, city, region] = /\s(?:in|à)\s+([^·|,]{2,60})(?:,\s*([^·|,]{2,40}))?/.exec(facts) ?? [];
  return { city: city?.trim(), province: region === undefined ? undefined : provinceIn(region) };
};

const positionIn = ({ meta }: PageContents): Perhaps => {
  const number = (...names: readonly string[]) =>
    Number(names.map((name) => meta.get(name)?.[0]).find((it) => it !== undefined) ?? Number.NaN);
  const latitude = number('place:location:latitude', 'og:latitude');
  const longitude = number('place:location:longitude', 'og:longitude');
  return latitude >= 41 && latitude <= 84 && longitude >= -142 && longitude <= -52 ? { latitude, longitude } : {};
};

const foundInPreview = (contents: PageContents): Perhaps => {
  const { title, facts, description } = previewOf(contents);
  const named = (name: string): string => contents.meta.get(name)?.[0] ?? '';
  const locality = named('og:locality');
  return {
    title,
    description,
    ...countsIn(facts),
    property_type: facts === '' ? undefined : kindIn([facts.split('·')[0]?.split(/\s(?:in|à)\s/)[0] ?? '']),
    ...(facts === '' ? {} : placeInFacts(facts)),
    ...(locality === '' ? {} : { city: locality }),
    ...(named('og:region') === '' ? {} : { province: provinceIn(named('og:region')) }),
    ...positionIn(contents),
  };
};

const foundInDescription = ({ meta, title }: PageContents): Perhaps => {
  const description = meta.get('description')?.[0] ?? '';
  return { title: title.slice(0, longestTitle).replace(platformName, ''), description, ...countsIn(description) };
};

type FoundValues = { [F in FoundField]?: Property[F] };
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const took = <F extends FoundField>(values: FoundValues, from: Perhaps, field: F): boolean => {
  const value: Property[F] | undefined = from[field];
  if (value === undefined || !isSaid(value)) return false;
  values[field] = value;
  return true;
};
/** The same in the lengths that we keep, without what is blank. */
const tidied = (found: Perhaps): Perhaps => {
  const { title, description, city, address } = found;
  return {
    ...found,
    ...(title === undefined ? {} : { title: line(title, titleMax) }),
    ...(description === undefined ? {} : { description: fitting(plain(description), descriptionMax) }),
    ...(city === undefined ? {} : { city: line(city, 100) }),
    ...(address ? { address: line(address, 200) } : {}),
  };
};

const picturesIn = (described: Described, { meta }: PageContents, address: string): readonly FoundPicture[] => {
  const preview = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'].flatMap((name) => meta.get(name) ?? []);
  const found = new Map<string, FoundPicture>();
  for (const { url, alt } of [...picturesOfLodging(described), ...preview.map((url) => ({ url, alt: '' }))]) {
    if (url === '' || !URL.canParse(url, address)) continue;
    const { href, protocol } = new URL(url, address);
    const isReadable = protocol === 'https:' || href.startsWith(new URL(address).origin);
    if (isReadable && href.length <= 2048 && !found.has(href) && found.size < photosMax)
      found.set(href, { url: href, alt: line(alt, 200) });
  }
  return [...found.values()];
};

// subjects of a page that are no place to stay
const otherwise =
  /^(NewsArticle|Article|BlogPosting|Recipe|Movie|Book|JobPosting|Person|ProfilePage|SearchResultsPage|VideoObject|QAPage)$/;

const nothing = (problem: ReadListing['problem']): ReadListing => ({ values: {}, sources: {}, pictures: [], descriptions: [], problem });

/** A page's facts of a listing, each value with the place where it was found. */
export const readListing = ({ address, html, isListing }: ListingPage): ReadListing => {
  const contents = contentsOf(html);
  const described = describedIn(contents.structured);
  if (isOutsideCanada(described)) return nothing('outside_canada');
  const isLodging =
    described.lodging !== undefined && (!described.isProduct || isListing || foundInLodging(described).property_type !== undefined);
  if (!isLodging && (described.isProduct || described.others.some((type) => otherwise.test(type)))) return nothing('not_a_listing');
  const found: readonly (readonly [ImportSource, Perhaps])[] = [
    ['structured', foundInLodging(described)],
    ['preview', foundInPreview(contents)],
    ['description', foundInDescription(contents)],
  ];
  const values: FoundValues = {};
  const sources: Partial<Record<FoundField, ImportSource>> = {};
  for (const [source, perhaps] of found) {
    const tidy = tidied(perhaps);
    for (const field of foundFields) if (sources[field] === undefined && took(values, tidy, field)) sources[field] = source;
  }
  const descriptions = found.map(([, { description = '' }]) => description);
  const pictures = picturesIn(described, contents, address);
  // the name of a page alone is no listing
  const isEmpty =
    Object.values(sources).every((source) => source === 'description') &&
    pictures.length === 0 &&
    contents.meta.get('description') === undefined;
  return isEmpty ? nothing('nothing_found') : { values, sources, pictures, descriptions, problem: null };
};
