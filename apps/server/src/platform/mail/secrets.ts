/** Anything shorter is in every sentence. */
const VALUE_LENGTH_LEAST = 4;
/** A line of a text may be a word; a part of a link may be one of ours, such as 'login'. */
const LINE_LENGTH_LEAST = 8;
const LINK_PART_LENGTH_LEAST = 16;
/** Names carry them in mails (see templates.ts), which whoever quotes a mail may keep or not. */
const INVISIBLE_SPACE = '\u200B';

/** The user and the password of the mail server, in case it repeats them. */
export function credentialsIn(smtpUrl: string | null): string[] {
  if (smtpUrl === null) return [];
  const { username, password } = new URL(smtpUrl);
  return [password, username].flatMap((secret) => [secret, decoded(secret)]);
}

/** As nodemailer reads it, so that what is taken out is what is sent. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A % that encodes nothing stands for itself.
    return text;
  }
}

/** What a mail says, whole and in the pieces that a mail server may quote alone: its lines, and what its links end in. */
export function secretsOf(texts: string[]): string[] {
  return texts.flatMap((text) => [
    text,
    ...text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line.length >= LINE_LENGTH_LEAST),
    ...(text.match(/https?:\/\/\S+/g) ?? []).flatMap(linkParts),
  ]);
}

/** Without the host: a filter that names it tells its operator something. */
function linkParts(link: string): string[] {
  const [, path = ''] = /^https?:\/\/[^/]+\/(.*)$/.exec(link) ?? [];
  return path.split(/[/?&=#]/).filter((part) => part.length >= LINK_PART_LENGTH_LEAST);
}

/** The text with every secret taken out. */
export function without(secrets: string[], text: string): string {
  return secrets
    .map(visible)
    .filter((secret) => secret.length >= VALUE_LENGTH_LEAST)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), visible(text));
}

function visible(text: string): string {
  return text.replaceAll(INVISIBLE_SPACE, '');
}
