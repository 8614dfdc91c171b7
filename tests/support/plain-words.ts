// Words that make a reader stop: comments without a subject, and names that the house replaced by the field's own.
import type { Source } from './modules';

const riddle = /^(?:what|who|whoever|whatever|nobody|somebody|that|whose|whom)\b/i;
const commentLine = /^\s*(?:\/\/+|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/;
const isOpening = (line: string): boolean => /^\s*\/\*/.test(line);
const isClosing = (line: string): boolean => /\*\/\s*$/.test(line);

/** The comments of a file, each whole on one line. */
const commentsIn = (text: string): readonly string[] => {
  const comments: string[][] = [];
  let open: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, words] = commentLine.exec(line) ?? [];
    if (words === undefined || isOpening(line)) open = undefined;
    if (words === undefined) continue;
    if (open === undefined) comments.push((open = []));
    open.push(words);
    if (isClosing(line)) open = undefined;
  }
  return comments.map((lines) => lines.join(' ').replaceAll(/\s+/g, ' ').trim());
};

/** Sentences of a file's comments that begin with a word that stands for the subject. */
export const riddlesIn = ({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] =>
  commentsIn(text)
    .flatMap((comment) => comment.split(/(?<=[.!?])\s+/))
    .filter((sentence) => riddle.test(sentence))
    .map((sentence) => `${path}: "${sentence}" begins without its subject`);

const replaced: ReadonlyMap<string, string> = new Map([
  ['afterwards', 'jobs'],
  ['awaited', 'allowUnused'],
  ['comingBack', 'refund'],
  ['legible', 'readTexts'],
  ['lesser', 'relaxed search'],
  ['notion', 'namedTerm'],
  ['noting', 'trackReads'],
  ['overFetch', 'fetchTransport'],
  ['papers', 'documents'],
  ['recognizes', 'optionalAuth'],
  ['reckon', 'compute'],
  ['savesWhatFits', 'partialUpdate'],
  ['serving', 'HandlerTypes'],
  ['sighting', 'device signal'],
  ['waysOn', 'suggestions'],
  ['world', 'CheckContext'],
]);
const declared = /^(?:export )?(?:const|let|function|interface|type|class) (\w+)/gm;
/** Nouns of the product and the field that end like a participle. */
const nouns = /(?:Booking|Building|Drawing|Heading|Listing|Rating|Setting|Thing)$/;

/** Names of a file that the house has a plainer word for. */
export const riddlingNames = ({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] => [
  ...[...text.matchAll(declared)].flatMap(([, name = '']) => {
    const plain = replaced.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    return plain === undefined ? [] : [`${path}: ${name} is called ${plain} here`];
  }),
  ...[...text.matchAll(/^(?:export )?(?:class|interface|type) ([A-Z]\w*ing)\b/gm)].flatMap(([, name = '']) =>
    nouns.test(name) ? [] : [`${path}: ${name} is a participle; options and contexts are called XOptions and XContext`],
  ),
];

// "stays" is a word of the field's, too
const ofTheProduct =
  /booking|guest|\bnights?\b|check-?(?:in|out)\b|canad|\bCAD\b|tuckamore|rental|referral|payout|stripe|\bhosts?\b|dollar|(?<!With\()'\$'|§\d|America\/|A1A/i;
const isExample = (path: string, line: string): boolean => path.startsWith('generator/language/') && /^\s*\*/.test(line);

/** Lines that speak of our product. An example of a word cites the sections of some specification, as every declaration does. */
export const productWordsIn = ({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const words = isExample(path, line) ? line.replaceAll(/'§\d[^']*'/g, '') : line;
    return ofTheProduct.test(words) ? [`${path}: ${line.trim()}`] : [];
  });
