// A picture that a page elsewhere names, fetched into a file for as long as it is worked on.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pages } from '../../outside/pages';
import type { Asker } from '../../outside/public-reader';

/** @throws UnreadAddress when the picture cannot be had. */
export const withPicture = async <T>(
  pages: Pages,
  url: string,
  { asker, work }: { readonly asker: Asker; readonly work: (file: string) => Promise<T> },
): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  try {
    const file = path.join(folder, 'picture');
    await writeFile(file, await pages.picture(url, asker));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
