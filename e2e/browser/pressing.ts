import type { ElementHandle, Page } from '@playwright/test';

/** A control on the open page that has not been activated yet. */
export interface Press {
  readonly control: ElementHandle<HTMLElement>;
  /** Its place and name, without the translator's marks. */
  readonly name: string;
}

/** Controls to activate last, because they end something that others need. */
const ending =
  /supprim|delete|retirer|remove|effacer|clear|déconn|sign out|fermer|close|annuler|cancel|suspend|terminer|end /i;

/** How many controls to activate among those whose names differ only in numbers, such as those of table rows. */
const alike = 2;

/**
 * @param pressed how often each control was activated, by name. The returned control is counted.
 * @returns the next control to activate, in the open dialog or menu if there is one; undefined if all were activated.
 */
export async function nextPress(
  page: Page,
  place: string,
  pressed: Map<string, number>,
): Promise<Press | undefined> {
  const found = await page.evaluateHandle(listControls);
  const names = await found.evaluate((controls) =>
    controls.map(({ name, isFrame }) => ({ name, isFrame })),
  );
  const fresh = names
    .map(({ name, isFrame }, index) => ({ index, name: `${isFrame ? 'frame' : place} ${name}` }))
    .filter(({ name }) => (pressed.get(name) ?? 0) < (name.startsWith('frame') ? 1 : alike));
  const next = fresh.find(({ name }) => !ending.test(name)) ?? fresh[0];
  if (next === undefined) {
    await found.dispose();
    return undefined;
  }
  pressed.set(next.name, (pressed.get(next.name) ?? 0) + 1);
  const control = await found.evaluateHandle(
    (controls, index) => controls[index]?.control,
    next.index,
  );
  await found.dispose();
  return { control: control as ElementHandle<HTMLElement>, name: next.name };
}

/** Runs in the page. */
function listControls() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const layers = [
    ...document.querySelectorAll<HTMLElement>(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]',
    ),
  ].filter(isShown);
  const layer = layers.at(-1);
  const pressable =
    'button, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch], input[type=checkbox], input[type=radio]';
  return [...(layer ?? document).querySelectorAll<HTMLElement>(pressable)]
    .filter((control) => isShown(control) && !control.matches(':disabled, [aria-disabled=true]'))
    .map((control) => {
      const label =
        control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? '';
      const words = (label || control.textContent || '').replace(/[⟦⟧\d\s\u00a0]+/g, ' ').trim();
      return {
        control,
        name: `${layer ? 'in a layer, ' : ''}${control.getAttribute('role') ?? control.localName} “${words.slice(0, 60)}”`,
        isFrame:
          control.closest('header[role=banner], body > * > header, nav, aside, footer') !== null &&
          !layer,
      };
    });
}
