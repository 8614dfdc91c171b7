// The data folder: made where it is missing, and for one process where the database lies in it, since two would corrupt it.
import { constants } from 'node:fs';
import { access, mkdir, open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { codeOf, messageOf } from './code-of';
import { ConfigError } from '../config/config-error';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOTDIR: 'part of this path is a file',
  EEXIST: 'part of this path is a file',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'this path is too long',
};

// Node's own way to make parents as well never ends where the system has no place for folders
const make = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT') throw error;
    await make(path.dirname(folder));
    await mkdir(folder);
  }
};

/**
 * The folder, there and ready to be written to.
 *
 * @throws ConfigError where it cannot be.
 */
export const usableFolder = async (folder: string): Promise<string> => {
  const whole = path.resolve(folder);
  try {
    await make(whole);
    await access(whole, constants.W_OK);
    return whole;
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR cannot be ${whole}: ${reasons[codeOf(error)] ?? messageOf(error)}. Set it to a folder that this server may write to.`,
    );
  }
};

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes a folder for this process alone, until released or until the process ends. The lock is the system's own, on a file
 * in it: whatever path or container leads there meets it, and nothing is left of it when a process is killed.
 *
 * @throws ConfigError when another process has it.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const file = await open(path.join(folder, 'lock'), 'a');
  if (tryLock(file.fd)) return { release: () => file.close() };
  await file.close();
  throw new ConfigError(
    `The data folder ${await realpath(folder)} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
  );
};
