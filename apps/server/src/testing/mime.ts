/** As much of MIME as our own mails use, to look at what really left (RFC 5322, 2045 to 2047). */

export interface ParsedMail {
  /** By lower-case name, each with all its values, as they stand but unfolded. */
  headers: Map<string, string[]>;
  subject: string;
  /** Content by type. */
  parts: Map<string, string>;
}

export function parseMail(source: string): ParsedMail {
  const { headers, body } = splitEntity(source);
  const parts = new Map<string, string>();
  collectParts(headers, body, parts);
  return { headers, subject: decodeWords(headers.get('subject')?.[0] ?? ''), parts };
}

function splitEntity(source: string): { headers: Map<string, string[]>; body: string } {
  const at = source.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return { headers, body: source.slice(at + 4) };
}

function collectParts(headers: Map<string, string[]>, body: string, parts: Map<string, string>): void {
  const type = headers.get('content-type')?.[0] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) {
    parts.set(type.split(';')[0] ?? type, decodeBody(body, headers.get('content-transfer-encoding')?.[0] ?? '7bit'));
    return;
  }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const entity = splitEntity(part.replace(/^\r\n/, ''));
    collectParts(entity.headers, entity.body, parts);
  }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return fromQuoted(body.replace(/=\r\n/g, ''));
  return body;
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(B|Q)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : fromQuoted(word.replaceAll('_', ' ')),
    );
}
