// A multipart form as a browser, or somebody with worse intentions, sends it.
import { randomUUID } from 'node:crypto';

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Headers and body of a form with fields and files. */
export const aForm = (
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[] = [],
): { readonly headers: Readonly<Record<string, string>>; readonly payload: Buffer } => {
  const boundary = `----form-${randomUUID()}`;
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => [
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`,
      value,
      '\r\n',
    ]),
    ...files.flatMap(({ field, name, type, bytes }) => [
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      bytes,
      '\r\n',
    ]),
    `--${boundary}--\r\n`,
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
  };
};
