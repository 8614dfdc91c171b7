// Where a request comes from: the address of its visitor, and what of it counts as one.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { visitorNetworkBits } from '../../../generated/model/constants';

/** Around the calls of a page that the server draws. */
export const drawing = new AsyncLocalStorage<true>();

/** Some proxies add the port. */
const bare = (text: string): string => /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * The key of one visitor where uses are counted: an IPv4 address, also one mapped into IPv6, or the network of an IPv6 one. @example
 * networkOf('2001:db8::7:0:0:1') // '2001:db8::/64'
 */
export const networkOf = (address: string): string => {
  const it = ipaddr.process(address);
  if (it.kind() === 'ipv4') return it.toString();
  const plain = it.toNormalizedString().replace(/%.*$/, '');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${visitorNetworkBits}`).toString()}/${visitorNetworkBits}`;
};

/** The address that a request comes from, where proxies of ours stand in between as the last of them tells it. */
export const addressOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const told = bare(request.ip);
  const near = bare(request.socket.remoteAddress ?? '');
  return [told, near].find((address) => ipaddr.isValid(address)) ?? '0.0.0.0';
};

/** The person or visitor for whom a request is counted. */
export const visitorOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string => networkOf(addressOf(request));
