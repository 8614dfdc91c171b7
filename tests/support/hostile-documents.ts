// Documents as strangers send them to hurt: small to send, dear to read. Built here, so that none lies about as a file.
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const block = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const meta = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;
const times = <T>(count: number, it: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => it(at));
const spaces = ' '.repeat(80_000);
const nested = (depth: number, within: string): string => `${'{"value":'.repeat(depth)}${within}${'}'.repeat(depth)}`;
const house = (facts: string): string => block(`{"@type":"House","name":"House",${facts}}`);

const referring = (): string => {
  const home = { '@id': '#home', '@type': 'House', name: 'Home', image: times(50_000, () => 'a.jpg') };
  return block({ '@graph': [{ ...home, containsPlace: times(1300, () => ({ '@id': '#home' })) }] });
};
const inCircles = (): string =>
  block(
    times(2000, (at) => ({
      '@id': `#${at}`,
      '@type': 'House',
      name: 'House',
      containsPlace: times(20, (nth) => ({ '@id': `#${(at + nth) % 2000}` })),
    })),
  );

/** Pages, by what is wrong with each. */
export const hostilePages: Readonly<Record<string, () => string>> = {
  'refers to itself 1,300 times, with 50,000 pictures': referring,
  'refers in circles': inCircles,
  'has a bed and 80,000 spaces': () => house(`"bed":"bed${spaces}"`),
  'has a bed of 200,000 digits': () => house(`"bed":"${'1'.repeat(200_000)}"`),
  'has 40,000 beds that are words': () => house(`"bed":"${'aa '.repeat(40_000)}"`),
  'is described by 20,000 spaces': () => meta('description', `sleeps${' '.repeat(19_000)}x`) + meta('og:title', `a${spaces}·1${spaces}`),
  'nests a value 90,000 deep': () => house(`"occupancy":${nested(90_000, '4')}`),
  'has 150,000 types': () => block({ '@type': ['House', ...times(150_000, () => 'a')], name: 'House' }),
  'has 300,000 features': () => house(`"amenityFeature":"${'a,'.repeat(300_000)}"`),
  'has 40,000 broken blocks': () => times(40_000, () => block('{"a":')).join(''),
  'is a ladder of 700,000 tags': () => '<b>'.repeat(700_000),
  'is one tag of 400,000 attributes': () => `<p ${'a=1 '.repeat(400_000)}>`,
  'is 3 MB of references': () => '&amp;&#x41;&lt'.repeat(200_000),
  'opens comments and never ends one': () => block(`<!--${'/*'.repeat(200_000)}${' '.repeat(200_000)}x`),
  'is 400,000 words, each in a tag': () => '<b>word '.repeat(400_000),
  'has a title of dashes and spaces': () => `<title>${`- ${' '.repeat(50)}`.repeat(10_000)}</title>`,
};

const robot = 'User-agent: *\n';
/** robots.txt files, asked of a long address. */
export const hostileRobots: Readonly<Record<string, () => string>> = {
  'is a rule of 400,000 stars': () => `${robot}Disallow: /${'*'.repeat(400_000)}x`,
  'has a rule of 100,000 stars and letters': () => `${robot}Disallow: /${'a*'.repeat(100_000)}x`,
  'has 100 rules of stars and letters': () => robot + `Disallow: /${'*a'.repeat(900)}*x\n`.repeat(100),
  'has 30,000 rules with stars': () => robot + 'Disallow: /*a*x\n'.repeat(30_000),
};
export const longAddress = `https://page.example/${'a'.repeat(2000)}`;

const calendar = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const soon = 'DTSTART;VALUE=DATE:20270701';
/** Calendars of two megabytes or less. */
export const hostileCalendars: Readonly<Record<string, () => string>> = {
  'has 70,000 events of nothing': () => calendar(...times(70_000, () => event())),
  'has an event of 100,000 lines': () => calendar(event(soon, ...times(100_000, (at) => `X-A${at}:1`))),
  'has 5,000 events with a hundred lines each': () => calendar(...times(5000, () => event(soon, ...times(60, () => 'X-A:1')))),
  'has a line of 300,000 parameters': () => calendar(event(`DTSTART${';A=B'.repeat(300_000)}:20270701`)),
  'has a name of quoted commas': () => calendar(event(soon, `SUMMARY;A=${'"b",'.repeat(200_000)}"c":Home`)),
  'nests 90,000 alarms': () => calendar(event(soon, ...times(90_000, () => 'BEGIN:VALARM'))),
  'folds after each letter': () => calendar(event(soon, `SUMMARY:${'a\r\n '.repeat(400_000)}`)),
  'is at an hour of another zone 5,000 times': () =>
    calendar(...times(5000, () => event('DTSTART:20270701T040000Z', 'DTEND:20270703T040000Z'))),
  'ends in a megabyte of lines': () => `${calendar(event(soon))}${'\r\n'.repeat(900_000)}x`,
  'says a text of a megabyte of strokes': () => calendar(event(soon, `SUMMARY:${'\\'.repeat(1_900_000)}`)),
};

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
const crc32 = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** Texts and profiles within a PNG are packed once more. */
const packed = (type: string, bytes: number): Buffer =>
  chunk(type, Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes), { level: 1 })]));

interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 16;
  readonly isInterlaced?: boolean;
  readonly more?: Buffer;
}
/** A black one with four channels. */
const png = ({ width, height, depth = 8, isInterlaced = false, more = Buffer.alloc(0) }: Png): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  [head[8], head[9], head[12]] = [depth, 6, isInterlaced ? 1 : 0];
  const bytes = height * (1 + (width * 4 * depth) / 8);
  const data = deflateSync(Buffer.alloc(Math.ceil(bytes * 1.01)), { level: 1 });
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', head), more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#357266' }, limitInputPixels: false });
/** A picture of one colour made higher: all its blocks but the first are alike, a byte each. Turning a whole one into inks takes 12 s. */
const higher = (strip: Buffer, height: number): Buffer => {
  const [frame, middle] = [strip.indexOf(Buffer.from([0xff, 0xc0])), strip.length >> 1];
  const blocks = (Math.ceil(height / 8) - 1) * Math.ceil(strip.readUInt16BE(frame + 7) / 8);
  const whole = Buffer.concat([strip.subarray(0, middle), Buffer.alloc(blocks, strip[middle]), strip.subarray(middle)]);
  whole.writeUInt16BE(height, frame + 5);
  return whole;
};

/** Pictures of at most a few megabytes. */
export const hostilePictures: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'is a line of six million pixels, two bytes a channel': () => png({ width: 6_000_000, height: 8, depth: 16 }),
  'is a line of six million pixels': () => png({ width: 6_000_000, height: 8 }),
  'has two bytes a channel, 49 million pixels': () => png({ width: 7000, height: 7000, depth: 16 }),
  'comes in seven rounds, 49 million pixels': () => png({ width: 7000, height: 7000, isInterlaced: true }),
  'has a text of 400 MB': () => png({ width: 10, height: 10, more: packed('zTXt', 400_000_000) }),
  'has a colour profile of 100 MB': () => png({ width: 4000, height: 4000, more: packed('iCCP', 100_000_000) }),
  'is an AVIF of 48 million pixels': () => plain(8000, 6000).avif({ effort: 0, quality: 20 }).toBuffer(),
  'comes in rounds, 60 million pixels': () => plain(10_000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'is printed in four colours, 65,000 wide': async () => higher(await plain(65_000, 8).toColourspace('cmyk').jpeg().toBuffer(), 900),
  'is turned, 48 million pixels': () => plain(8000, 6000).withMetadata({ orientation: 6 }).png().toBuffer(),
};
