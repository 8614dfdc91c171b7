// Opaque tokens: 256 random bits that only their holder knows; we keep the hash.
import { createHash, randomBytes } from 'node:crypto';

/** A new token, fit for an address or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The kept part of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
