import { expect, it } from 'vitest';
import { isPublicAddress, lookUpPublic, PrivateAddress, refusePrivateHost } from './public-address.ts';

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::7f00:1',
  '100:0:0:1::1',
  '4000::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '142.250.1.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
])('the host of %s is refused before any connection', (address) => {
  expect(() => refusePrivateHost(new URL(address))).toThrow(PrivateAddress);
});

it.each([true, false])('a name that leads to this machine is refused when it is looked up (all: %s)', async (all) => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve));
  expect(error).toBeInstanceOf(PrivateAddress);
});
