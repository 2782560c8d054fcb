// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeOperable } from './apiKeyboard.ts';

afterEach(() => document.body.replaceChildren());

/** Makes a viewer with one group, as rendered in a narrow window. A click opens the group. */
function viewer() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  makeOperable(root);
  root.innerHTML = `
    <span style="color:green;cursor:pointer">Expand</span>
    <div class="section-tag collapsed"><div class="section-tag-header">Account</div>
      <section class="m-endpoint collapsed"><summary class="endpoint-head">Saves</summary></section>
    </div>`;
  const control = (selector: string) => root.querySelector(selector) as HTMLElement;
  const header = control('.section-tag-header');
  header.addEventListener('click', () => {
    header.parentElement?.classList.replace('collapsed', 'expanded');
  });
  return { control, header };
}

it.each(['.section-tag-header', 'summary', 'span'])('is a button: %s', async (selector) => {
  const { control } = viewer();
  await waitFor(() => expect(control(selector).role).toBe('button'));
  expect(control(selector).tabIndex).toBe(0);
});

it.each(['Enter', ' '])('opens a group by the key %j, and says so', async (key) => {
  const { header } = viewer();
  await waitFor(() => expect(header.ariaExpanded).toBe('false'));
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  header.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(header.ariaExpanded).toBe('true'));
});

it('leaves other keys alone', async () => {
  const { header } = viewer();
  await waitFor(() => expect(header.role).toBe('button'));
  header.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(header.ariaExpanded).toBe('false');
});
