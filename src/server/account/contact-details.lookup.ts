// The one rule about what two people read of each other before a booking is paid: nothing that leads past it. Pure.
import { LRUCache } from 'lru-cache';
import { messageReceivedTexts } from '../../../generated/texts/sentences/messageReceivedTexts';
import { folded } from './folded.rules';
import { gluedWords, numbersToCall, numberWord, type Span } from './numbers-to-call.rules';

const endings =
  'com|ca|org|net|info|biz|io|co|app|dev|link|shop|store|site|website|online|quebec|uk|us|fr|de|eu|rentals|vacations|villas|cottages|blog|nl|ch|ie|nz|xyz';
// where both signs are words
const spelledEndings = 'me|email|photography|travel|ai|ie|ch|nl|au|nz|tv|cc|tech|cloud|homes|holiday';
// "parfait.ca va bien" lacks a space and a cedilla
const noVerb = '(?! (?:va|vas|vaut|marche|fait|sera|serait|me|te|nous|vous|ne|n|y|depend|suffit|commence|a)(?!\\p{L}))';
const ending = `(?:(?:${endings})(?![\\p{L}\\p{N}])${noVerb})`;
const gap = '[^\\p{L}\\p{N}\\n]{1,4}';
const at = `(?: {0,3}@ {0,3}|${gap}(?:at|arobas|arobase|arrobas|arrobase|chez)${gap})`;
const dot = `(?:\\.| {0,2}[([{<]? ?\\. ?[)\\]}>]? {0,2}|${gap}(?:dot|point|punto)${gap})`;
const spokenDot = `(?: {1,2}\\. {0,2}| ?[([{<] ?\\. ?[)\\]}>] ?|${gap}(?:dot|point|punto)${gap})`;
const label = '[\\p{L}\\p{N}-]{1,63}';
const local = "[\\p{L}\\p{N}._%+'-]{1,64}";
const mailbox = 'gmail|g[- ]mail|gee[- ]?mail|hot ?mail|outlook|icloud|protonmail|videotron|yahoo';
const network =
  '(?:instagram|insta|ig|facebook|fb|messenger|telegram|whats ?app|snapchat|snap|wechat|tiktok|skype|viber|discord|twitter|line(?= id))';
const shown = '(?: (?:id|name|handle|page|account|compte|pseudo|user|username))?';
const pattern = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

const ways: readonly RegExp[] = [
  pattern(`(?<![\\p{L}\\p{N}._%+-])[^\\s@<>()]{1,64}@{1,3}[^\\s@<>()]{1,100}\\.\\p{L}{2,24}`),
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local}${at}${label}(?:${dot}${label}){0,3}${dot}${ending}`),
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local}${gap}at${gap}${label}${gap}dot${gap}(?:${spelledEndings})(?![\\p{L}\\p{N}])`),
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local} ?@ ?(?:${mailbox})(?![\\p{L}\\p{N}])`),
  pattern(
    `(?<![\\p{L}\\p{N}._%+-])(?:(?:\\p{L}{2,20} ){0,2}\\d{1,4}|${local})${gap}(?:at|arobase?|chez)${gap}(?:gmail|g-mail|hotmail|icloud)(?![\\p{L}\\p{N}])`,
  ),
  pattern(
    `(?<!\\p{L})(?:gmail|hotmail|icloud|courriel|e-?mail)(?: ?[:=] ?| is | est )[\\p{L}+-]{0,40}(?:[\\p{N}_]|\\.(?=[\\p{L}\\p{N}]))[\\p{L}\\p{N}._+-]{0,40}`,
  ),
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local} {1,2}(?:via |chez |sur |at |on )?(?:${mailbox}) {1,2}(?:com|ca)(?![\\p{L}\\p{N}])${noVerb}`),
  // however the sign between is called: "jo a commercial gmail point com", "jo [a] gmail [.] com"
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local}(?:${gap}\\p{L}{1,12}){0,2}${gap}(?:${mailbox})${dot}(?:com|ca|fr|net)(?![\\p{L}\\p{N}])`),
  pattern(`(?<![\\p{L}\\p{N}._%+-])${local} ?[([{<] ?a ?[)\\]}>] ?${label}(?:${dot}${label}){0,2}${dot}${ending}`),
  // without a space: "jo at gmaildotcom"
  pattern(`(?<![\\p{L}\\p{N}._%+-])(?:${local} {1,2}(?:at {1,2})?)?(?:at)?[\\p{L}\\p{N}-]{2,63}dot(?:com|ca|net|org)(?![\\p{L}\\p{N}])`),
  // from its end: "moc.liamg@oj"
  pattern('(?<![\\p{L}\\p{N}._%+-])(?:[\\p{L}\\p{N}_+-]{1,64}\\.){1,4}[\\p{L}\\p{N}_+-]{1,64}@[\\p{L}\\p{N}_-]{2,64}'),
  pattern('(?<!\\p{L})signal(?: ?[:=-] ?| (?:is |id |est )?)\\p{L}[\\p{L}\\p{N}_]{1,31}\\.\\d{2,9}(?!\\d)'),
  pattern('(?<!\\p{L})discord(?: (?:id|name|is|est))? ?:? ?[\\p{L}\\p{N}._]{2,32} ?#\\d{4}(?!\\d)'),
  pattern('(?<!\\p{L})line id(?: is| est)? ?:? ?[\\p{L}\\p{N}._-]{4,30}'),
  pattern('(?<!\\p{L})skype(?: (?:id|name|is|est))? ?:? ?live:\\S{2,60}'),
  pattern('(?<!\\S)\\S(?:[ .]\\S){0,40} ?@(?:[ .]?\\S[ .]){3,40}\\S(?!\\S)'),
  pattern('(?<![\\p{L}\\p{N}])[a-z0-9._]{2,40}AT[a-z0-9-]{2,40}DOT(?:com|ca|net|org)(?![\\p{L}])', 'gu'),
  pattern(
    `(?:h ?(?:t ?t|x ?x) ?p ?s? ?: ?/ ?/? ?|www\\.|www (?=${label}(?:\\.(?=[\\p{L}\\p{N}])| (?:dot|point) | (?:${endings})(?![\\p{L}\\p{N}]))))\\S{1,500}`,
  ),
  pattern(
    `(?<![\\p{L}\\p{N}@.-])${label}(?:\\.${label}){0,5}\\.(?:${ending}(?:[/?#]\\S{0,500})?|(?:me|be|ly|gl|gg|ee|bio|page)/\\S{1,500})`,
  ),
  pattern(`(?<![\\p{L}\\p{N}@.-])${label} ?\\. ?(?:me|be|ly|gl|gg|ee|com|ca) ?/ ?[\\p{L}\\p{N}_.-]{2,100}`),
  pattern(
    `(?<![\\p{L}\\p{N}@.-])${label}(?:${dot}${label}){0,2}${spokenDot}(?:com|c o m|ca|net|org|info|quebec)(?![\\p{L}\\p{N}])${noVerb}(?:[/?#]\\S{0,500})?`,
  ),
  pattern(`(?<![\\p{L}\\p{N}@.-])${label}(?:@${label})?,(?:com|net|org)(?![\\p{L}\\p{N}])`),
  pattern('(?<!\\d)1[-. (]{1,2}8(?:00|33|44|55|66|77|88)[-. )]{1,2}(?:[A-Z0-9]{3}[-. ])?[A-Z]{4,9}(?!\\p{L})', 'gu'),
  pattern('(?<![\\p{L}\\p{N}@])@[\\p{L}\\p{N}_.]{3,60}'),
  pattern(
    `(?<!\\p{L})${network}${shown} ?[:=] ?["'«]?(?:[\\p{L}.-]{0,30}[\\d_][\\p{L}\\p{N}_.-]{0,30}|[\\p{L}.-]{3,40}(?= ?(?:$|[.,;!?)\\n])))`,
  ),
  pattern(
    `(?<!\\p{L})(?:${network.replaceAll(/\b([a-z])/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})${shown} ?[:=] ?\\p{Lu}(?:[\\p{L}.-]{2,40}|\\p{L}(?= \\p{Lu}))(?: \\p{Lu}[\\p{L}.-]{2,40}){0,3}`,
    'gu',
  ),
  pattern(`(?<!\\p{L})${network}${shown} (?:(?:is|as|under|sous|est|c.est) )?["'«]?[\\p{L}.:-]{2,30}[\\d_][\\p{L}\\p{N}_.-]{0,30}`),
  pattern(`(?<!\\p{L})${network}${shown} ?[-–] ?\\p{L}[\\p{L}-]{0,30}(?:[\\d_]|\\.(?=\\p{L}))[\\p{L}\\p{N}_.-]{0,30}`),
  pattern(
    `(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}.-]{0,30}[\\d_][\\p{L}\\p{N}_.-]{0,30} {0,2}(?:\\(|(?:on|sur|via|in|dans|with|avec|is|est|chez|@) )(?:my |mon )?(?:${network}|${mailbox}|google mail)(?!\\p{L})`,
  ),
  pattern(
    `(?<!\\p{L})(?:find|follow|add|look|search|dm|message|ajoute\\p{L}{0,2}|trouve\\p{L}{0,2}|cherche\\p{L}{0,2}|suive\\p{L}{0,2}|ecri\\p{L}{1,4})(?: [\\p{L}'-]{1,12}){0,4} ${network} (?:as|under|sous|comme) (?!(?:well|soon|much|long|often|many|some)\\b)[\\p{L}\\p{N}_.-]{4,60}`,
  ),
];

const streets =
  'street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|crescent|cres|place|pl|trail|highway|hwy|terrace|close';
const rues = 'rue|chemin|avenue|boulevard|boul|route|rang|cote';
const eitherCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
// a name in capital letters: "10 minutes down the road" is none
const addresses: readonly RegExp[] = [
  pattern('(?<![\\p{L}\\p{N}])[ABCEGHJ-NPRSTVXY]\\d[A-Z][ -]?\\d[A-Z]\\d(?![\\p{L}\\p{N}])'),
  pattern(
    `(?<![\\p{L}\\p{N}$.,])\\d{1,5}[A-Za-z]?(?:[ ,]{1,3}\\p{Lu}[\\p{L}'’.-]{0,40}){1,4} {1,2}(?:${eitherCase(streets)})(?![\\p{L}\\p{N}])\\.?`,
    'gu',
  ),
  pattern(
    `(?<=(?<!\\p{L})(?:at|address(?: is)?:?) )\\d{1,5} (?!minutes?|mins?|hours?|km|metres?|meters?|miles?|steps?|blocks?|past|other|more|the|such)\\p{L}{3,20} (?:street|avenue|ave|road|rd|drive|lane|crescent|boulevard)(?!\\p{L})`,
  ),
  pattern(
    `(?<![\\p{L}\\p{N}$.,])\\d{1,5},? {1,2}(?:${eitherCase(rues)}) {1,2}[\\p{L}'’.-]{1,40}(?: {1,2}\\p{Lu}[\\p{L}'’.-]{0,40}){0,6}`,
    'gu',
  ),
];

// each way needs one of these; a plain text without any is not searched further, which is dear
const hints = [
  '[\\d@:=_]',
  '\\.(?=[^])',
  ',(?:com|net|org)',
  'dot|point|punto|http|hxxp|www|mail|icloud|courriel',
  `\\b${network}`,
  `\\b${numberWord}\\b[^]*\\b${numberWord}\\b`,
  gluedWords,
  `(?:${mailbox}) {1,2}(?:com|ca)\\b`,
];
const hint = pattern(hints.join('|'), 'iu');
const mayHold = (written: string): boolean => /[^\0-\x7F]/.test(written) || hint.test(written);

const found = (text: string, patterns: readonly RegExp[]): readonly Span[] =>
  patterns.flatMap((one) => [...text.matchAll(one)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })));

/** Parts that overlap or touch are one. */
const joined = (spans: readonly Span[]): readonly Span[] => {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && span.start <= last.end) whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else whole.push(span);
  }
  return whole;
};

const partsOf = (written: string, patterns: readonly RegExp[]): readonly Span[] => {
  if (!mayHold(written)) return [];
  const { text, places } = folded(written);
  const end = (at: number): number => places[at] ?? written.length;
  return joined([...found(text, patterns), ...numbersToCall(text)]).map((span) => ({ start: end(span.start), end: end(span.end) }));
};

export interface Masked {
  readonly text: string;
  readonly is_masked: boolean;
}

/** A text without what leads past the booking. */
export const masked = (text: string): Masked => {
  const parts = partsOf(text, [...ways, ...addresses]);
  if (parts.length === 0) return { text, is_masked: false };
  const kept = parts.map(({ start }, nth) => text.slice(nth === 0 ? 0 : parts[nth - 1]?.end, start));
  return { text: [...kept, text.slice(parts.at(-1)?.end)].join(messageReceivedTexts.hidden), is_masked: true };
};

const shortMax = 200;
const shortAsRead = new LRUCache<string, string>({ max: 10_000 });

/** A text of somebody as others read it: whole once one of them has paid the other. */
export function asRead(text: string, isPaid?: boolean): string;
export function asRead(text: string | null, isPaid?: boolean): string | null;
export function asRead(text: string | null, isPaid = false): string | null {
  if (isPaid || !text) return text;
  // titles and towns are read again and again
  const known = shortAsRead.get(text);
  if (known !== undefined) return known;
  const read = masked(text).text;
  if (text.length <= shortMax) shortAsRead.set(text, read);
  return read;
}

/** The first of what in a text tells how to reach somebody; nothing where nothing does. */
export const contactIn = (text: string): string | undefined => {
  const [first] = partsOf(text, ways);
  return first && text.slice(first.start, first.end);
};
