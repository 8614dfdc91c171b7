// Files in a folder: enough as long as one machine serves.
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage';

export const openFolderStorage = (folder: string): Storage => ({
  async put(key, bytes) {
    const file = path.join(folder, key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.part`, bytes, { flag: 'wx' });
    await rename(`${file}.part`, file);
  },
  async get(key) {
    const handle = await open(path.join(folder, key), 'r').catch(() => undefined);
    return handle && createReadStream('', { fd: handle });
  },
  remove: (key) => rm(path.join(folder, key), { force: true }),
});
