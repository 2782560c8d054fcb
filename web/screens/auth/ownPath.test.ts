import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './useSignIn.ts';

// @vitest-environment happy-dom
it.each(['/dashboard', '/module/idea', '/success?session_id=cs_1#haut', '/module/%C3%A9'])(
  'leads to %s',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'data:text/html,evil',
  'dashboard',
  '',
  ' /dashboard',
  '//',
  undefined,
  null,
  7,
  ['/dashboard'],
])('refuses %j', (target) => {
  expect(ownPath(target)).toBeUndefined();
});

it('never leaves the application, whatever the target contains', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '%2f',
      'javascript:',
      'evil.example',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = ownPath(`/${parts.join('')}`);
      if (path === undefined) return;
      expect(new URL(path, location.href).origin).toBe(location.origin);
    }),
  );
});
