// Files in a bucket of an S3-compatible store, which several servers share. The bucket is private: whoever may see a file asks us.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type Storage, StorageFailure } from './storage';

export interface S3Access {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
}

const patienceMs = 30_000;

const failed = async (doing: string, response: Response): Promise<Error> => {
  await response.body?.cancel();
  return new StorageFailure(`The file store answers ${response.status} to ${doing}`);
};

export const openS3Storage = ({ endpoint, region, bucket, key: accessKeyId, secret: secretAccessKey }: S3Access): Storage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const ask = (key: string, init: RequestInit = {}): Promise<Response> =>
    client
      .fetch(`${base}/${key.split('/').map(encodeURIComponent).join('/')}`, { ...init, signal: AbortSignal.timeout(patienceMs) })
      .catch((cause: unknown) => {
        throw new StorageFailure('The file store does not answer', { cause });
      });
  return {
    async put(key, bytes, type) {
      const response = await ask(key, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
      if (!response.ok) throw await failed('keeping a file', response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await ask(key);
      if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream);
      const failure = await failed('reading a file', response);
      if (response.status === 404) return undefined;
      throw failure;
    },
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await failed('removing a file', response);
      await response.body?.cancel();
    },
  };
};
