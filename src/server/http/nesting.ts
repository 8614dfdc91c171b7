// How deep a body is nested, found out before it is read: each level is cheap to send and expensive to read.
import { nestingMax } from '../../../generated/model/constants';

const codeOf = (letter: string): number => letter.charCodeAt(0);
const [quote, backslash] = [codeOf('"'), codeOf('\\')];
const steps = new Map([
  [codeOf('['), 1],
  [codeOf('{'), 1],
  [codeOf(']'), -1],
  [codeOf('}'), -1],
]);

/** Whether a JSON text is nested deeper than any that we take; it need not be JSON. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) isQuoted = !isQuoted;
    else if (isQuoted) at += letter === backslash ? 1 : 0;
    else depth += steps.get(letter) ?? 0;
    if (depth > nestingMax) return true;
  }
  return false;
};
