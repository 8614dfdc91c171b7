// A transport for what takes long to send: it tells how far it is, and can be stopped. Fetch does not tell.
import type { Transport } from '../../../../generated/client/transport';
import type { WatchedRequest } from './watched';

export interface OverXhr {
  readonly base: string;
  readonly token: () => string | null;
}

export const overXhr = (
  { method, path, headers, body, secure, watch: { onSent, signal } }: WatchedRequest,
  { base, token }: OverXhr,
): ReturnType<Transport> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const bearer = secure ? token() : null;
    const failed = () => reject(new Error('No answer came'));
    sending.open(method, base + path);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    if (bearer) sending.setRequestHeader('authorization', `Bearer ${bearer}`);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    sending.upload.addEventListener('load', () => onSent(1));
    sending.addEventListener('load', () => resolve({ status: sending.status, text: sending.responseText }));
    sending.addEventListener('error', failed);
    sending.addEventListener('abort', failed);
    if (signal.aborted) return failed();
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    return sending.send(body ?? null);
  });
