import { describe, expect, it } from 'vitest';
import { presentable } from './presentable.ts';

describe('the end of a text that is being written', () => {
  it.each([
    ['Une phrase\n-', 'Une phrase'],
    ['Une phrase\n##', 'Une phrase'],
    ['Une phrase\n\n2.', 'Une phrase\n'],
    ['- un\n- ', '- un'],
    ['Un **mot', 'Un **mot**'],
    ['Un **', 'Un '],
    ['Un **mot*', 'Un **mot**'],
    ['Un **mot**', 'Un **mot**'],
    ['Un `code', 'Un `code`'],
    ['Voir [le site](https://exem', 'Voir le site'],
    ['Voir [le si', 'Voir [le si'],
    ['| Canal | Coût |', ''],
    ['| Canal | Coût |\n|--', ''],
    ['| Canal | Coût |\n|---|---|\n| Hô', '| Canal | Coût |\n|---|---|\n| Hô'],
    ['Une phrase finie.', 'Une phrase finie.'],
  ])('%j shows as %j', (tail, shown) => {
    expect(presentable(tail)).toBe(shown);
  });
});
