import { PRODUCT } from '@taskwell/contract/product';
import type { Config } from './platform/config/config.ts';

interface BannerFacts {
  config: Config;
  outboxUrl: string;
  place: string;
  notes: string[];
}

/** What someone who just started the app needs to know. */
export function banner({ config, outboxUrl, place, notes }: BannerFacts): string {
  const lines: [string, string][] = [
    ['Address', config.appUrl],
    ['Access code', config.accessCode || 'none, the access gate is off'],
    [
      'Mails',
      config.smtpUrl
        ? `${outboxUrl} shows which wait, and why`
        : `${outboxUrl} (they wait there, as no SMTP_URL is set)`,
    ],
    ['API reference', `${config.appUrl}/api/docs`],
    ['Super administrator', 'npm run create-super-admin -- --email you@example.com --name "Your Name"'],
    ['Data', place],
    ['Listening on', `${config.host}:${config.port}; stop with Ctrl-C`],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  return [
    '',
    `${PRODUCT.name} ${PRODUCT.version} is ready.`,
    '',
    ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`),
    ...notes.map((note) => `\n  ${note}`),
    '',
  ].join('\n');
}
