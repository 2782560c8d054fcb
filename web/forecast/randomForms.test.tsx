// @vitest-environment happy-dom
import { it } from 'vitest';
import { typeRandomForms } from './testing/randomForms.tsx';

// `randomForms.soak.test.ts` types a thousand forms.
it('random forms are typed without an exception, and what they save is always computed', async () => {
  await typeRandomForms(8);
});
