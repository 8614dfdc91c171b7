// The files that a spec is written in.
import { readdirSync } from 'node:fs';
import { inOrder } from '../model/canonical';

/** TypeScript and Markdown files of a folder, as paths within it, in order. */
export const filesIn = (specDir: string): readonly string[] => {
  try {
    const all = readdirSync(specDir, { recursive: true, encoding: 'utf8' });
    return all
      .filter((file) => /\.(?:ts|md)$/.test(file) && !file.includes('node_modules'))
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted(inOrder);
  } catch {
    return [];
  }
};
