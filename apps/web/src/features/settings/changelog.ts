import changelog from '../../../../../CHANGELOG.md?raw';

export interface Release {
  name: string;
  parts: ReleasePart[];
}

/** What stands below one heading: 'Added', or none where a release has no headings within. */
export interface ReleasePart {
  name: string | null;
  text: string;
  notes: string[];
}

/** What CHANGELOG.md tells, newest first. */
export function releases(): Release[] {
  return readChangelog(changelog);
}

/** @param markdown with a `##` heading for each release, `###` headings within, paragraphs and lists */
export function readChangelog(markdown: string): Release[] {
  return sections(markdown, '## ').map(([name, body]) => ({
    name,
    parts: [
      readPart(null, body.split(/^### /m)[0] ?? ''),
      ...sections(body, '### ').map(([part, text]) => readPart(part, text)),
    ].filter(({ text, notes }) => text !== '' || notes.length > 0),
  }));
}

/** Heading and what follows it, for each heading of this rank. */
function sections(markdown: string, mark: string): [heading: string, body: string][] {
  return markdown
    .split(new RegExp(`^${mark}`, 'm'))
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n')];
    });
}

function readPart(name: string | null, body: string): ReleasePart {
  const [text = '', ...notes] = body.split(/^- /m).map((piece) => piece.replaceAll(/\s+/g, ' ').trim());
  return { name, text, notes };
}
