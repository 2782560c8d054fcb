// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import './noteEarlyClick.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

it('remembers the module of a link that asks for one, wherever in it the click is', () => {
  document.body.innerHTML =
    '<a href="#a" data-wanted="finances"><b id="lock">x</b></a><a id="free" href="#b">y</a>';
  document.getElementById('free')?.click();
  expect(document.cookie).not.toContain('elan_wanted');
  document.getElementById('lock')?.click();
  expect(document.cookie).toContain('elan_wanted=finances');
});

it('clicks again what was clicked last before hydration, once, and notes nothing after it', () => {
  document.body.innerHTML =
    '<button id="a" type="button">a</button><button id="b" type="button">b</button>';
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
  for (const id of ['a', 'b', 'b']) button(id).click();
  const clicks: string[] = [];
  for (const id of ['a', 'b']) button(id).addEventListener('click', () => clicks.push(id));
  const replay = replayEarlyClick();
  button('a').click();
  replay();
  expect(clicks).toEqual(['a', 'b']);
});
