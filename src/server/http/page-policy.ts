// The policy of a page: it runs only scripts and styles of its own, and reaches only services that are configured.
import type { FastifyReply } from 'fastify';

/** Where a page may reach beyond its own origin. */
export interface Reach {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

/** Scripts and styles of our own, as sources of a policy. */
export interface OwnSources {
  readonly scripts: string;
  readonly styles: string;
}
/** Of a page that one visitor alone is sent. */
export const ownBy = (nonce: string): OwnSources => ({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` });

const policyOf = ({ scripts, styles }: OwnSources, { connect, pictures }: Reach): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

export const permit = (reply: FastifyReply, own: OwnSources, reach: Reach): FastifyReply =>
  reply.headers({
    'content-security-policy': policyOf(own, reach),
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
