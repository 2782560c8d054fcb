import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './page.ts';

it('escapes what is not HTML, in text and in attributes', () => {
  const hostile = '"><script>alert(1)</script>';
  expect(html`<a href="${hostile}">${hostile}</a>`.text).toBe(
    '<a href="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</a>',
  );
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(html`${value}`.text).not.toMatch(/[<>"']/);
    }),
  );
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${false}${0}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});
