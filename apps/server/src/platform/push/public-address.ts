import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that people gave leads into a network that is none of theirs. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Of the public internet: not this machine, its networks, nor what other ranges are reserved for or stand in for. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address within an IPv6 one is judged as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
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
