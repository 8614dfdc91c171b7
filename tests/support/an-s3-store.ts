// An S3-compatible store that is really asked over HTTP, and checks signatures; its objects lie in a folder of its own.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Options {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
}
// it brings no types along
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: Options,
) => { readonly run: () => Promise<AddressInfo>; readonly close: () => Promise<void> };

export interface S3Store {
  /** The variables of a server that keeps its pictures there. */
  readonly variables: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_KEY' | 'S3_SECRET', string>>;
  /** The keys of a folder in the bucket. */
  readonly keys: (folder: string) => readonly string[];
  readonly close: () => Promise<void>;
}

const S3_BUCKET = 'pictures';
const kept = '._S3rver_object';

export const anS3Store = async (): Promise<S3Store> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: S3_BUCKET }] });
  const { port } = await store.run();
  return {
    variables: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET, S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' },
    keys: (folder) =>
      readdirSync(join(directory, S3_BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.startsWith(`${folder}/`) && name.endsWith(kept))
        .map((name) => name.slice(0, -kept.length)),
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
