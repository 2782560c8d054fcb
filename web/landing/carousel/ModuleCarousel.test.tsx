// @vitest-environment happy-dom

import { modulesCounted } from '@elan/domain/project/progress';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { attachBehaviour } from '../islands.ts';
import { clickLockMs, slideShownMs } from './carousel.ts';
import { ModuleCarousel } from './ModuleCarousel.tsx';

let reduced = false;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show() {
  end = attachBehaviour(renderScreen(<ModuleCarousel />).container);
  const region = screen.getByRole('region', { name: 'Carrousel des modules' });
  return {
    region,
    shown: () => {
      const slides = [...region.querySelectorAll('ol > li')];
      const states = slides.map((slide) => slide.getAttribute('data-active'));
      expect(states.filter((state) => state === 'true')).toHaveLength(1);
      return states.indexOf('true');
    },
    press: (name: string) => fireEvent.click(within(region).getByRole('button', { name })),
    status: () => within(region).getByRole('status').textContent,
  };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('moves at eight seconds, not before, and announces nothing', () => {
  const { shown, status } = show();
  pass(slideShownMs - 1);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
  expect(status()).toBe('');
});

it('shows a chosen slide for its whole time, and announces the position', () => {
  const { shown, press, status } = show();
  pass(slideShownMs - 1);
  press('Module suivant');
  expect(status()).toMatch(new RegExp(`^2 sur ${modulesCounted}\\s: Mon idée$`));
  pass(slideShownMs - 1);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
});

it('accepts one of two rapid clicks', () => {
  const { shown, press } = show();
  press('Module précédent');
  pass(clickLockMs - 1);
  press('Module précédent');
  expect(shown()).toBe(modulesCounted - 1);
  pass(1);
  press('Module suivant');
  expect(shown()).toBe(0);
});

it('follows the arrow keys', () => {
  const { region, shown } = show();
  fireEvent.keyDown(region, { key: 'ArrowLeft' });
  expect(shown()).toBe(modulesCounted - 1);
  pass(clickLockMs);
  fireEvent.keyDown(region, { key: 'ArrowRight' });
  expect(shown()).toBe(0);
});

it('pauses and resumes at a press', () => {
  const { shown, press } = show();
  press('Mettre le défilement en pause');
  pass(slideShownMs * 3);
  expect(shown()).toBe(0);
  press('Reprendre le défilement');
  pass(slideShownMs);
  expect(shown()).toBe(1);
});

it('follows a horizontal swipe, not a vertical one or a tap', () => {
  const { region, shown } = show();
  const swipe = (x: number, y: number) => {
    const slides = region.querySelector('ol') as HTMLElement;
    fireEvent.pointerDown(slides, { clientX: 200, clientY: 200, isPrimary: true });
    fireEvent.pointerUp(slides, { clientX: 200 + x, clientY: 200 + y });
    pass(clickLockMs);
  };
  swipe(-20, 0);
  swipe(-60, 90);
  expect(shown()).toBe(0);
  swipe(-60, 10);
  expect(shown()).toBe(1);
  swipe(60, 10);
  expect(shown()).toBe(0);
});

it('never moves by itself with reduced motion', () => {
  reduced = true;
  const { shown } = show();
  pass(slideShownMs * 3);
  expect(shown()).toBe(0);
});

it('stops once it is aborted', () => {
  const { shown, press } = show();
  end();
  press('Module suivant');
  pass(slideShownMs * 3);
  expect(shown()).toBe(0);
});

it('pauses while hovered or focused', () => {
  const { region, shown } = show();
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(slideShownMs * 3);
  expect(shown()).toBe(0);
  fireEvent.pointerLeave(region);
  pass(slideShownMs);
  expect(shown()).toBe(1);
  const next = within(region).getByRole('button', { name: 'Module suivant' });
  next.focus();
  pass(slideShownMs * 3);
  expect(shown()).toBe(1);
  next.blur();
  pass(slideShownMs);
  expect(shown()).toBe(2);
});
