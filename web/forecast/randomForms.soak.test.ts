// @vitest-environment happy-dom
import { it } from 'vitest';
import { typeRandomForms } from './testing/randomForms.tsx';

it('a thousand random forms are typed without an exception', async () => {
  const percent = Number(process.env.SOAK_PERCENT ?? 100);
  await typeRandomForms(Math.max(1, Math.round(10 * percent)));
}, 3_600_000);
