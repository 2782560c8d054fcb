import { expect, it } from 'vitest';
import { createSealer } from './sealedSecrets.ts';

const { seal, open } = createSealer('un secret de serveur');

it('opens what it sealed, for its owner and under its secret only', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'une personne');
  expect(open(sealed, 'une personne')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', 'une personne')).not.toBe(sealed);
  expect(open(sealed, 'une autre')).toBeUndefined();
  expect(createSealer('un autre secret').open(sealed, 'une personne')).toBeUndefined();
});

it.each(['', 'x', 'A'.repeat(80)])('opens nothing else: %s', (foreign) => {
  expect(open(foreign, 'une personne')).toBeUndefined();
});
