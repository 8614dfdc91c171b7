// The readers of a spec's declarations: its own files, and the code of other folders that imports generated files.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Uses } from '../check/unused';
import { listFiles } from '../disk/disk';
import type { Config } from '../disk/config';
import { declaringFiles } from '../load/subjects';

const textsIn = (folder: string): readonly (readonly [path: string, text: string])[] =>
  listFiles(folder)
    .filter((file) => /\.(?:[mc]?[jt]sx?|md)$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);

const importsFrom = (out: string, path: string, text: string): boolean =>
  [...text.matchAll(/\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'/g)].some(([, still = '', later = '']) =>
    join(dirname(path), still || later).startsWith(`${out}/`),
  );

/** The texts in which uses are looked for. */
export const usesOf = ({ spec, out, usedIn = [] }: Config): Uses => {
  const own = textsIn(spec).filter(([path]) => path.endsWith('.md') || declaringFiles([path.slice(spec.length + 1)]).length > 0);
  const files = usedIn.flatMap(textsIn);
  const code = files.filter(([path, text]) => importsFrom(out, path, text));
  return { spec: own.map(([, text]) => text), code: code.map(([, text]) => text), files: new Map(files) };
};
