/**
 * Makes tabs selectable: one stop for Tab, then the arrows, Home and End (ARIA's pattern).
 * @param list the row of tabs, each of which names its panel (`aria-controls`). @param until detaches it.
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

/** @returns the index that a key moves to from a tab; -1 is the last one, and past the end is the first. */
function targetOf(key: string, from: number): number | undefined {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}
