// @vitest-environment happy-dom
import { act, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replayEarlyInput } from './replayEarlyInput.ts';

function Form() {
  const [text, setText] = useState('Du pain');
  const [isGuided, setGuided] = useState(false);
  const [sale, setSale] = useState('direct');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isGuided} onChange={() => setGuided(!isGuided)} />
      {['direct', 'online'].map((value) => (
        <input
          key={value}
          type="radio"
          name="sale"
          value={value}
          checked={sale === value}
          onChange={() => setSale(value)}
        />
      ))}
      <output>{[text, isGuided, sale].join(', ')}</output>
    </>
  );
}

let page: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  document.body.append(page);
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
});

function hydrate(): void {
  act(() => {
    startTransition(() => {
      root = hydrateRoot(page, <Form />);
    });
    replayEarlyInput(page);
  });
}
function field<Kind extends Element>(selector: string): Kind {
  const found = page.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const state = () => field('output').textContent;

it('replays a text, a tick and a choice that came before hydration', () => {
  field<HTMLTextAreaElement>('textarea').value = 'Du pain de nuit';
  field<HTMLInputElement>('[type=checkbox]').click();
  field<HTMLInputElement>('[value=online]').click();
  hydrate();
  expect(state()).toBe('Du pain de nuit, true, online');
  expect(field<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(field<HTMLInputElement>('[value=online]').checked).toBe(true);
});

it('sends no event to a page that nobody touched, so that it hydrates in pieces', () => {
  const events: string[] = [];
  for (const type of ['input', 'change', 'click']) {
    page.addEventListener(type, () => events.push(type), { capture: true });
  }
  hydrate();
  expect(events).toEqual([]);
  expect(state()).toBe('Du pain, false, direct');
});
