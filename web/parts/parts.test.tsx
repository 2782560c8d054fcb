// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { startTransition, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { definePart, usePart } from './parts.ts';

it('a part that comes while React waits for it disturbs no hook after it', async () => {
  const part = definePart('parts/aTest.ts', async () => 'là');
  function Shown() {
    const text = usePart(part);
    const seen = useRef(text);
    return seen.current;
  }
  const troubles: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (trouble) => troubles.push(trouble) });
  await act(async () => startTransition(() => root.render(<Shown />)));
  expect(place.textContent).toBe('là');
  expect(troubles).toEqual([]);
  await act(async () => root.unmount());
});
