/**
 * Name, path prefix and description of each tag. A path gets the tag of the first matching prefix. An entry with an
 * empty description adds a prefix to an existing tag.
 */
const groups = [
  ['Sign-up and sessions', '/api/auth/', 'Accounts, confirmation, recovery, sessions.'],
  ['Support desk', '/api/admin/', 'For administrators; to everyone else these paths do not exist.'],
  ['Modules', '/api/projects/:id/modules/', 'Answers, texts, generations and earlier versions.'],
  ['Dossier', '/api/projects/:id/dossier', 'A project as a document, a workbook or a file.'],
  ['Forecast', '/api/projects/:id/fo', 'Three years of statements, computed.'],
  ['Forecast', '/api/projects/:id/figures', ''],
  ['Forecast', '/api/forecast', ''],
  ['Projects', '/api/projects', 'A founder’s projects, and what there is to look at in them.'],
  ['Projects', '/api/project-counts', ''],
  ['Projects', '/api/resume', ''],
  ['Projects', '/api/deleted-projects', ''],
  ['Premium', '/api/subscription', 'The subscription, its payment, and what was generated.'],
  ['Premium', '/api/payment-checkout', ''],
  ['Premium', '/api/usage', ''],
  ['Premium', '/api/stripe/', ''],
  ['Service', '/api/health', 'Whether the service runs, and how it is installed.'],
  ['Service', '/api/ready', ''],
  ['Service', '/api/deployment', ''],
  ['Account', '/api/', 'The signed-in person’s own account and settings.'],
] as const;

/** The tags of the document, in order. */
export const tags = groups
  .filter(([, , description]) => description !== '')
  .map(([name, , description]) => ({ name, description }));

/** @returns the tag of a path; throws if no prefix matches. */
export function tagOf(path: string): string {
  const group = groups.find(([, beginning]) => path.startsWith(beginning));
  if (!group) throw new Error(`no group for ${path}`);
  return group[0];
}
