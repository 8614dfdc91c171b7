// Where a request comes from: the address of its visitor, and what of it counts as one.
import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { visitorNetworkBits } from '../../../generated/model/constants';

/** Some proxies add the port, and a link-local address its interface. */
const bare = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text.replace(/%.*$/, '');

/** The eight groups of an IPv6 address, each in its shortest form. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part: string): readonly string[] => part.split(':').filter(Boolean);
  const [before, after] = [split(head), split(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

/** An IPv4 address that came as an IPv6 one, as a socket that listens on both gives it. */
const mapped = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
};

/**
 * What counts as one visitor where uses are counted: an IPv4 address, or the network of an IPv6 one.
 *
 * @example networkOf('2001:db8::7:0:0:1') // '2001:db8:0:0::/64'
 */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  return mapped(groups) ?? `${groups.slice(0, visitorNetworkBits / 16).join(':')}::/${visitorNetworkBits}`;
};

/** The address that a request comes from, where proxies of ours stand in between as the last of them tells it. */
export const addressOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const told = bare(request.ip);
  const near = bare(request.socket.remoteAddress ?? '');
  return [told, near].find((address) => isIP(address) !== 0) ?? '0.0.0.0';
};

/** Who a request is counted for. */
export const visitorOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string => networkOf(addressOf(request));
