import type { Page } from '@playwright/test';
import { newFounder } from '../people/founders.ts';
import { signedUp } from '../people/person.ts';
import { ports } from '../ports.ts';
import { openProject, projectOf } from '../screens/project.ts';
import { expect } from '../test.ts';
import { seenIn, setTraps } from './hostileWatch.ts';

/**
 * Opens a new project of a founder with all traps set.
 * @returns what the traps caught.
 */
export async function openHostile(page: Page) {
  const traps = await setTraps(page.context());
  const person = await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
  return traps;
}

/** Expects that no payload ran, loaded or opened anything, or was treated as more than text. */
export async function expectNothingRan(page: Page, { ran }: { ran: unknown[] }): Promise<void> {
  // Gives late timers, images and frames time to act.
  await page.waitForTimeout(300);
  expect((await seenIn(page)).violations).toEqual([]);
  expect(ran).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(page.frames()).toHaveLength(1);
  expect(new URL(page.url()).origin).toBe(`http://localhost:${ports.faults}`);
}
