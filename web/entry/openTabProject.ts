/**
 * The server answers the plain address of a project's page (`/module/idea`) with the project that the person used last.
 * A tab that has used another one opens that instead, before anything is shown; then the address names the project, so
 * that a reload, a bookmark or a sent link opens it again.
 */
function openTabProject(): void {
  const { documentElement: root } = document;
  const { person, project } = root.dataset;
  if (person === undefined) return;
  // In development this script comes after the first paint (`scripts/devPages.ts`).
  delete root.dataset.person;
  const key = `elan.project.${person}`;
  const { pathname, search, hash } = location;
  if (pathname.startsWith('/p/')) {
    if (project) remember(key, project);
    return;
  }
  const own = remembered(key) ?? project;
  if (!own) return;
  const address = `/p/${own}${pathname}${search}${hash}`;
  if (own === project) {
    history.replaceState(history.state, '', address);
    return;
  }
  // The rest of this page, with the other project, is neither shown nor run.
  root.hidden = true;
  window.stop();
  location.replace(address);
}

function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Private windows may refuse; the project used last opens.
    return null;
  }
}

function remember(key: string, project: string): void {
  try {
    sessionStorage.setItem(key, project);
  } catch {
    // As above.
  }
}

// The server puts this script into the head of these pages (`server/http/pages/htmlTemplate.ts`): it has no imports. The
// app imports it for pages that the server did not render; it runs once.
openTabProject();

// It has no exports either; this makes it a module.
export {};
