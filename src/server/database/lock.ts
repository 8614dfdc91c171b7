// One process for one data folder: two on the same embedded database would corrupt it.
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { ConfigError } from '../config';

export interface FolderLock {
  release(): Promise<void>;
}

// the system frees an abstract socket with its process, even a killed one; where there are none, a pipe by that name does the same
const addressOf = (folder: string): string => {
  const name = `tuckamore-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(folder, '.lock');
};

const listen = (server: Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });

/**
 * Takes a data folder for this process alone, until released or until the process ends.
 *
 * @throws ConfigError when another process has it.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const whole = path.resolve(folder);
  await mkdir(whole, { recursive: true });
  const server = createServer();
  try {
    await listen(server, addressOf(whole));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `The data folder ${whole} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
};
