interface Saved {
  readonly id: number;
  readonly text: string;
}

/**
 * Runs in a page that shows the `idea` module of the newest project. Saves each payload through the API, as another
 * device would, and waits until the page shows it.
 * @returns how many payloads were shown, and the id of the first that was not.
 */
export async function saveAndShowEach(some: readonly Saved[]) {
  const missing: number[] = [];
  let count = 0;
  const { projects } = await (await fetch('/api/projects')).json();
  const path = `/api/projects/${projects[0].id}`;
  let base = (await (await fetch(path)).json()).modules_data.idea.lastUpdated;
  const now = Date.now;
  for (const { id, text } of some) {
    const mark = `Marque ${id}.`;
    const body = { data: { aiResponse: `${text}\n\n${mark}` }, baseLastUpdated: base };
    const saved = await fetch(`${path}/modules/idea`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    base = (await saved.json()).lastUpdated;
    // The page fetches its data again when it becomes visible after a while.
    const later = now() + 60_000 * (count + 1);
    Date.now = () => later;
    window.dispatchEvent(new Event('visibilitychange'));
    const giveUpAt = performance.now() + 30_000;
    const isShown = () =>
      document.querySelector('[data-write-up]')?.textContent?.includes(mark) === true;
    while (!isShown() && performance.now() < giveUpAt) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (!isShown()) missing.push(id);
    count += 1;
    if (missing.length > 0) break;
  }
  return { missing, count };
}
