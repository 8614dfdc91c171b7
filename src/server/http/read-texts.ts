// The texts of a request, trimmed before anything counts or keeps them. Half a character or a zero byte is a broken request, not a value.
import type { JsonSchema } from '../../../generated/contract/contract';
import { Refusal } from '../request/refusal';

const unstorable = /\0|\p{Surrogate}/u;

interface Parts {
  [name: string | number]: unknown;
}

// every character of a password counts
const passwordsIn = ({ properties = {} }: JsonSchema): readonly string[] =>
  Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, { format }]) => (format === 'password' ? [name] : []));

/**
 * Trims each text of what was read, at any depth, but its passwords.
 *
 * @throws Refusal `input.malformed` where one cannot be kept.
 */
export const readTexts = (whole: unknown, schema: JsonSchema = {}): void => {
  const passwords = passwordsIn(schema);
  // not by calling itself: how deep a body is nested is up to its sender
  const left: unknown[] = [whole];
  while (left.length > 0) {
    const parts = left.pop() as Parts | null;
    if (typeof parts !== 'object' || parts === null) continue;
    // an entry for each part of a list would cost more than reading the body did
    for (const name of Array.isArray(parts) ? parts.keys() : Object.keys(parts)) {
      const part = parts[name];
      if (unstorable.test(String(name)) || (typeof part === 'string' && unstorable.test(part))) throw new Refusal('input.malformed');
      if (typeof part !== 'string') left.push(part);
      else if (parts !== whole || !passwords.includes(String(name))) parts[name] = part.trim();
    }
  }
};
