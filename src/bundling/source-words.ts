// Every word that the browser's own code says: what it never says, it never passes on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// tests draw pages of their own with the same build
const rooms = ['src/screens', 'src/ui', 'tests/screens'];

/** Identifiers and the words inside of texts; read anew for each build. */
export const wordsOfSource = (): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const room of rooms)
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(name)) for (const [word] of readFileSync(join(root, room, name), 'utf8').matchAll(/\w+/g)) words.add(word);
  return words;
};
