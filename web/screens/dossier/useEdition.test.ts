import { packIds, packs, partIds } from '@elan/domain/dossier/packs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, toggled } from './useEdition.ts';

it('a part that is selected or removed changes alone, in any pack and after any choice in another', () => {
  const without = fc.subarray([...partIds]);
  const place = fc
    .constantFrom(...packIds.filter((pack) => packs[pack].parts.length > 0))
    .chain((pack) =>
      fc.record({ pack: fc.constant(pack), part: fc.constantFrom(...packs[pack].parts) }),
    );
  fc.assert(
    fc.property(without, place, (before, { pack, part }) => {
      const shown = partsOf(pack, before);
      fc.pre(shown.length > 1 || !shown.includes(part));
      const now = partsOf(pack, toggled(pack, before, part));
      const changed = partIds.filter((one) => shown.includes(one) !== now.includes(one));
      expect(changed).toEqual([part]);
    }),
  );
});

it('a part of another pack stays removed', () => {
  expect(toggled('sadc', ['journal'], 'risks')).toEqual(['risks', 'journal']);
});
