// The files that a spec is written in: those of its folder, and of the folders that its app.ts extends.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder } from '../model/canonical';

const namesIn = (folder: string, recursive: boolean): readonly string[] => {
  try {
    const all = readdirSync(folder, { recursive, encoding: 'utf8' });
    return all.filter((file) => /\.(?:ts|md)$/.test(file) && !file.includes('node_modules')).map((file) => file.replaceAll('\\', '/'));
  } catch {
    return [];
  }
};

/** The folders that a spec extends, as its app.ts writes them; needed before anything of it can run. */
export const extendedBy = (specDir: string): readonly string[] => {
  const app = join(specDir, 'app.ts');
  const [, list = ''] = (existsSync(app) && /^\s*extends: \[([^\]]*)\]/m.exec(readFileSync(app, 'utf8'))) || [];
  return [...list.matchAll(/'(\.\.\/[^']+)'/g)].map(([, folder = '']) => folder);
};

/** TypeScript and Markdown files of a spec, as paths from its folder, in order. */
export const filesIn = (specDir: string): readonly string[] => {
  const extended = extendedBy(specDir).flatMap((folder) => namesIn(join(specDir, folder), false).map((file) => `${folder}/${file}`));
  return [...namesIn(specDir, true), ...extended].toSorted(inOrder);
};

/** The subject that a file belongs to: `account` for `account/account.model.ts`, `account.model.ts`, `account.ts` and `../account/a.ts`. */
export const subjectOf = (file: string): string => {
  const [, extended] = /^\.\..*?([^/]+)\/[^/]+$/.exec(file) ?? [];
  return extended ?? /^[^/.]+/.exec(file)?.[0] ?? '';
};
