// How a generated file tells that it is ours and whole: its head bears a checksum of all its other text. No list of files is kept, so
// that two branches merge as text does. A file that both changed bears both heads, or marks of the conflict: it is made anew.
import { extname } from 'node:path/posix';
import { hashOf } from './disk';

const heads: Readonly<Record<string, readonly [begins: string, open: string, close: string]>> = {
  '.ts': ['// ', '// Generated ', '. '],
  '.md': ['<!-- ', '<!-- Generated ', '. '],
  '.json': ['{\n', '{\n "x-generated": "', '",\n'],
  '': ['# ', '# Generated ', '. '],
};
const inHead = /(?:Generated |"x-generated": ")([0-9a-f]{12})\b/g;
const headLength = 600;
const marks = /^(?:<{7} |>{7} )/m;

const sumOf = (text: string): string => hashOf(text).slice(0, 12);

/** A text with its checksum in its head. */
export const sealed = (path: string, text: string): string => {
  const [begins, open, close] = heads[extname(path)] ?? ['', '', ''];
  if (begins === '' || !text.startsWith(begins)) throw new Error(`${path} has no head to tell that it is generated.`);
  const rest = text.slice(begins.length);
  return `${open}${sumOf(`${open}${close}${rest}`)}${close}${rest}`;
};

/** `damaged`: a merge wrote into it. `edited`: a person changed it. `foreign`: it was never ours. */
export type Origin = 'whole' | 'damaged' | 'edited' | 'foreign';

export const originOf = (bytes: Buffer | string): Origin => {
  // git may have changed the ends of lines
  const text = bytes.toString().replaceAll('\r\n', '\n');
  const [first, second] = [...text.slice(0, headLength).matchAll(inHead)];
  const [, sum] = first ?? [];
  if (first === undefined || sum === undefined) return 'foreign';
  if (second !== undefined || marks.test(text)) return 'damaged';
  const at = first.index + first[0].indexOf(sum);
  return sumOf(text.slice(0, at) + text.slice(at + sum.length)) === sum ? 'whole' : 'edited';
};
