/** The changelogs: the file in each language, the heading of what is not released, and that of a release. */
export const changelogs = {
  en: {
    file: 'CHANGELOG.md',
    unreleased: '## Unreleased',
    released: (version: string, day: string) => `## ${version} – ${day}`,
  },
  fr: {
    file: 'CHANGELOG.fr.md',
    unreleased: '## À paraître',
    released: (version: string, day: string) => `## ${version} – ${day}`,
  },
} as const;
type Changelog = (typeof changelogs)[keyof typeof changelogs];

/**
 * @param day as "2026-11-26".
 * @returns the changelog with its unreleased part as that of a version, below an empty one.
 * @throws Error where nothing is to be released, or the version is there already.
 */
export function closeChangelog(text: string, log: Changelog, version: string, day: string): string {
  if (sectionOf(text, `## ${version}`) !== undefined) {
    throw new Error(`${log.file} has a version ${version} already`);
  }
  const open = sectionOf(text, log.unreleased);
  if (open === undefined) throw new Error(`${log.file} has no heading "${log.unreleased}"`);
  if (open === '') throw new Error(`${log.file} has nothing under "${log.unreleased}"`);
  return text.replace(log.unreleased, () => `${log.unreleased}\n\n${log.released(version, day)}`);
}

/** @returns what is below a heading that begins so, up to the next of its level; undefined if there is none. */
export function sectionOf(text: string, heading: string): string | undefined {
  const sections = text.split(/^(?=## )/m);
  const found = sections.find((section) => {
    const [line = ''] = section.split('\n');
    return line === heading || line.startsWith(`${heading} `);
  });
  return found?.split('\n').slice(1).join('\n').trim();
}
