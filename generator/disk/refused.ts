// Folders that are not written into, and disks that refuse to be written: each as a sentence with its cure.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { Config } from './config';
import type { Disk } from './disk';
import { originOf } from './seal';
import { wasInterrupted } from './write';

const holds = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
};

// each of them stands at the root of everything that was generated, and the first is written first
const ours = ['.gitattributes', 'openapi.json', 'spec.json'];
const isStrange = (disk: Disk, names: readonly string[]): boolean =>
  names.length > 0 && !wasInterrupted(names) && ours.every((name) => originOf(disk.read(name) ?? '') === 'foreign');

/** Why nothing is written into a folder; nothing where it is free or ours. */
export const refusedFolder = ({ out, spec, force }: Config, disk: Disk): string | undefined => {
  const elsewhere = 'Cure: name another folder with --out.';
  if (holds(out, spec)) return `${out} holds the spec, so nothing is generated into it. ${elsewhere}`;
  if (holds(spec, out)) return `${out} lies in the spec, so nothing is generated into it. ${elsewhere}`;
  if (!existsSync(out)) return undefined;
  if (!statSync(out).isDirectory()) return `${out} is a file, so nothing can be generated into it. ${elsewhere}`;
  if (force === true || !isStrange(disk, readdirSync(out))) return undefined;
  return `${out} holds files, and none of them was generated. Cure: name an empty or a new folder with --out, or say with --force that this one is meant.`;
};

const full = ['the disk is full', 'make room'] as const;
const closed = ['writing is not allowed there', 'allow it, or name another folder with --out'] as const;
const inTheWay = [
  'a file stands where a folder has to be, or a folder where a file has to be',
  'move it, or name another folder with --out',
] as const;
const reasons: Readonly<Record<string, readonly [why: string, cure: string]>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EROFS: closed,
  EACCES: closed,
  EPERM: closed,
  ENOENT: closed,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: inTheWay,
  ENOTEMPTY: inTheWay,
};

/** Why a disk refused to be written; nothing where the error is no disk's. */
export const refusedByDisk = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const reason = reasons[String(error.code)];
  if (reason === undefined) return undefined;
  const at = 'path' in error && typeof error.path === 'string' ? error.path : 'A file';
  return `${at} could not be written: ${reason[0]}. No file is half written. Cure: ${reason[1]}, and generate again.`;
};
