// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import './replayEarlyClick.ts';

it('remembers the module of a link that asks for one, wherever in it the click is', () => {
  document.body.innerHTML =
    '<a href="#a" data-wanted="finances"><b id="lock">x</b></a><a id="free" href="#b">y</a>';
  document.getElementById('free')?.click();
  expect(document.cookie).not.toContain('elan_wanted');
  document.getElementById('lock')?.click();
  expect(document.cookie).toContain('elan_wanted=finances');
});
