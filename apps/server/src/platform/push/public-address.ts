import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that people gave leads into a network that is none of theirs. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** All that is given out of IPv6 to the public internet; the rest is reserved (IANA, RFC 4291 §2.4). */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Of the public internet: not this machine, its networks, nor what other ranges are reserved for or stand in for. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address within an IPv6 one is judged as what it is.
  const judged = ipaddr.process(address);
  if (judged instanceof ipaddr.IPv6 && !judged.match(GLOBAL_UNICAST)) return false;
  return judged.range() === 'unicast';
}

/**
 * For connections to hosts that people name: fails where any of the host's addresses is not public. What it answers is
 * connected to, so a name that says another address the next time leads nowhere else. A host that is an address itself is
 * never looked up: see `refusePrivateHost`.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...(options as LookupOptions), all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    const hidden = found.find(({ address }) => !isPublicAddress(address));
    if (hidden || found.length === 0) return done(new PrivateAddress(`${hostname} is ${hidden?.address}`), []);
    if (options.all) return done(null, found);
    done(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** @throws PrivateAddress for a URL whose host is such an address; names are judged when they are looked up */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(`${host} is not public`);
}
