// JSON bodies: how deep one is nested is found out before it is read, since each level is cheap to send and expensive to read.
import type { FastifyInstance } from 'fastify';
import { nestingMax } from '../../../generated/model/constants';
import { Refusal } from '../request/refusal';

const codeOf = (letter: string): number => letter.charCodeAt(0);
const [quote, backslash] = [codeOf('"'), codeOf('\\')];
const steps = new Map([
  [codeOf('['), 1],
  [codeOf('{'), 1],
  [codeOf(']'), -1],
  [codeOf('}'), -1],
]);

/** Whether a JSON text is nested deeper than any that we take; it need not be JSON. */
const isTooDeep = (text: string): boolean => {
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

/** Reads the bodies of a plugin's requests; an absent or empty one counts as {}. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    try {
      if (isTooDeep(text)) throw new Refusal('input.malformed');
      done(null, text === '' ? {} : JSON.parse(text));
    } catch {
      done(new Refusal('input.malformed'));
    }
  });
};
