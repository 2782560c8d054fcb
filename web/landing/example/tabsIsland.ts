/**
 * Makes tabs selectable by click or by arrow keys, Home and End, with one tab stop (ARIA tabs pattern).
 * @param list the tab list; each tab refers to its panel with `aria-controls`.
 * @param until detaches the behaviour when aborted.
 */
export function attachTabs(list: HTMLElement, until: AbortSignal): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const listening = { signal: until };

  function choose(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', `${isChosen}`);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (!panel) continue;
      panel.toggleAttribute('data-chosen', isChosen);
      panel.tabIndex = isChosen ? 0 : -1;
    }
  }

  for (const tab of tabs) tab.addEventListener('click', () => choose(tab), listening);
  list.addEventListener(
    'keydown',
    (event) => {
      const from = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
      const target = targetOf(event.key, from);
      const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
      if (!tab) return;
      event.preventDefault();
      choose(tab);
      tab.focus();
    },
    listening,
  );
}

/** @returns the index that a key moves to: -1 is the last tab, past the end is the first; undefined for other keys. */
function targetOf(key: string, from: number): number | undefined {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}
