/** The changelog in each language, with its headings for unreleased changes and for a release. */
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
 * Turns the unreleased section into that of a version, below a new, empty unreleased section.
 * @param day a date such as "2026-11-26".
 * @returns the new changelog.
 * @throws Error if there is no unreleased section, it is empty, or the version already exists.
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

/**
 * @returns the text below the heading, up to the next `## ` heading; undefined if the heading is missing. Other words
 *   may follow the heading on its line.
 */
export function sectionOf(text: string, heading: string): string | undefined {
  const sections = text.split(/^(?=## )/m);
  const found = sections.find((section) => {
    const [line = ''] = section.split('\n');
    return line === heading || line.startsWith(`${heading} `);
  });
  return found?.split('\n').slice(1).join('\n').trim();
}
