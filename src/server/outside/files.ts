// Files that people send in, kept under names that nobody can guess.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config';
import { type Storage, openFolderStorage } from './storage';
import { openS3Storage } from './s3-storage';

/** The kinds of people's files that all may see; each has a folder of its own. */
export const openKinds = ['avatar', 'photo'] as const;
/** Those of claims and of messages are read by their calls alone. */
export type FileKind = (typeof openKinds)[number] | 'claim' | 'message';

const types = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
] as const);
type Format = Parameters<typeof types.get>[0];
/** One version of a picture, and how its name ends. */
export interface Version {
  readonly ending: `.${Format}` | `-${number}.${Format}`;
  readonly bytes: Uint8Array;
}

export interface KeptFile {
  readonly type: string;
  readonly stream: Readable;
}

export interface Files {
  /** Keeps the versions of a picture, all or none, and returns the address under which they are served, without their endings. */
  keep(kind: FileKind, versions: readonly Version[]): Promise<string>;
  /** Removes what addresses of ours lead to; any other address is left alone. */
  remove(addresses: readonly (string | null)[]): Promise<void>;
  /** The file behind an address of ours; nothing where there is none. */
  read(address: string): Promise<KeptFile | undefined>;
}

/** Keeps the versions of a picture, and does what belongs to it with their address; where that fails they go again. */
export const keepWith = async <T>(
  files: Files,
  { kind, versions }: { readonly kind: FileKind; readonly versions: readonly Version[] },
  work: (address: string) => Promise<T>,
): Promise<T> => {
  const address = await files.keep(kind, versions);
  try {
    return await work(address);
  } catch (error) {
    await files.remove(versions.map(({ ending }) => `${address}${ending}`));
    throw error;
  }
};

// only what `keep` made up: no address of a request ever becomes a key otherwise
const ours = /^\/media\/((?:avatar|photo|claim|message)\/[0-9a-f]{48}(?:-\d{1,4})?\.(?:webp|avif|jpg))$/;
interface Key {
  readonly key: string;
  readonly type: string;
}
const keyOf = (address: string | null): Key | undefined => {
  const key = ours.exec(address ?? '')?.[1];
  const type = [...types].find(([format]) => key?.endsWith(`.${format}`))?.[1];
  return key && type ? { key, type } : undefined;
};

/** Names and addresses for the files of a storage. */
const filesIn = (storage: Storage): Files => {
  const remove: Files['remove'] = async (addresses) => {
    const keys = addresses.flatMap((address) => keyOf(address)?.key ?? []);
    await Promise.all(keys.map((key) => storage.remove(key)));
  };
  return {
    remove,
    async keep(kind, versions) {
      const address = `/media/${kind}/${randomBytes(24).toString('hex')}`;
      const kept = await Promise.allSettled(
        versions.map(async ({ ending, bytes }) => {
          const it = keyOf(`${address}${ending}`);
          if (it) await storage.put(it.key, bytes, it.type);
        }),
      );
      const failure = kept.find((it) => it.status === 'rejected');
      if (failure === undefined) return address;
      await remove(versions.map(({ ending }) => `${address}${ending}`)).catch(() => undefined);
      throw failure.reason;
    },
    async read(address) {
      const it = keyOf(address);
      const stream = it && (await storage.get(it.key));
      return stream && { type: it.type, stream };
    },
  };
};

type Chosen = Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_KEY' | 'S3_SECRET'>>;

/** Files in the S3-compatible store that is configured, or in `DATA_DIR/uploads`. */
export const openFiles = ({ DATA_DIR, S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, ...it }: Chosen): Files =>
  filesIn(
    endpoint && region && bucket && it.S3_KEY && it.S3_SECRET
      ? openS3Storage({ endpoint, region, bucket, key: it.S3_KEY, secret: it.S3_SECRET })
      : openFolderStorage(path.join(DATA_DIR, 'uploads')),
  );
