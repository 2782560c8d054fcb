/**
 * For an address without a project (`/module/idea`) the server renders the user's last project. If this tab last used
 * another project, loads that project's page instead, before anything is shown. In both cases the address then contains
 * the project. If the address already contains a project, stores that one as this tab's last project.
 */
function openTabProject(): void {
  const { documentElement: root } = document;
  const { person, project } = root.dataset;
  if (person === undefined) return;
  // In development this script runs after the first paint (`scripts/devPages.ts`).
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
  // Hides the page and stops loading it, so that the wrong project is not shown and no further script runs.
  root.hidden = true;
  window.stop();
  location.replace(address);
}

function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is blocked, so the project that the server rendered stays open.
    return null;
  }
}

function remember(key: string, project: string): void {
  try {
    sessionStorage.setItem(key, project);
  } catch {
    // Storage is blocked: see `remembered`.
  }
}

// The server inlines this script in the head of project pages (`server/http/pages/htmlTemplate.ts`), so it has no
// imports.
openTabProject();

// Makes this file a module, since it has no other imports or exports.
export {};
