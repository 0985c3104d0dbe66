import { expect, it } from 'vitest';
import { installationAddress } from './extension.ts';

it.each([
  ['https://tasks.example.com', 'https://tasks.example.com'],
  [' https://Tasks.example.com/dashboard?task=7#top ', 'https://tasks.example.com'],
  ['tasks.example.com:8443', 'https://tasks.example.com:8443'],
  ['http://localhost:3000/login', 'http://localhost:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('the address of an installation, typed as %j, is %s', (typed, address) => {
  expect(installationAddress(typed)).toBe(address);
});

it.each([
  '',
  ' ',
  'http://tasks.example.com',
  'http://localhost.example.com',
  'http://localhost@evil.example',
  'https://somebody:secret@tasks.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'chrome://settings',
  'https://',
  'two words',
])('%j is the address of no installation', (typed) => {
  expect(installationAddress(typed)).toBeNull();
});
