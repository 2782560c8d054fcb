import type { Page } from '@playwright/test';

/** More Tab stops than any page has. */
const mostStops = 250;

/**
 * Tabs through the page from its start.
 * @returns the focused elements that are covered or out of view.
 */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  await page.evaluate(() => {
    document.getSelection()?.removeAllRanges();
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (found === 'end') return [...covered];
    if (found !== 'seen') covered.add(found);
  }
  throw new Error(`Tab is still on the page after ${mostStops} stops`);
}

/**
 * Runs in the page.
 * @returns `seen`, `end` if the focus has left the page, or a description of what covers it.
 */
async function lookAtFocus(): Promise<string> {
  // Scripts that scroll the focused element into view do so before the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const [box] = focused.getClientRects();
  if (!box) return `no box: ${focused.outerHTML.slice(0, 160)}`;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  // Not near the end of the line, because a password field has a button there.
  const points = [0.1, 0.5, 0.8]
    .flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]),
    )
    .filter(([x = -1, y = -1]) => x >= 0 && y >= 0 && x < view.width && y < view.height);
  const covers = points
    .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
    .filter(
      (seen) =>
        seen !== null &&
        !focused.contains(seen) &&
        !seen.contains(focused) &&
        // For a hidden control, its label is what users see.
        ![...((focused as HTMLInputElement).labels ?? [])].some((label) => label.contains(seen)),
    );
  // If a field is taller than the screen, only its first lines are in view.
  const isTall = box.height > view.height / 3;
  if (points.length > 0 && (covers.length === 0 || (isTall && covers.length <= 3))) return 'seen';
  return `${focused.outerHTML.slice(0, 160)} under ${covers[0]?.outerHTML.slice(0, 120) ?? 'the edge'}`;
}
