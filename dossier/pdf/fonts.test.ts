import { describe, expect, it } from 'vitest';
import { readFontFile } from './fontFile.ts';
import { fontFamilies, loadFonts } from './fonts.ts';

describe('our fonts', () => {
  const { files, families, regular, bold } = loadFonts();

  it('are small enough to keep in memory', () => {
    const bytes = files.reduce((all, file) => all + file.length, 0);
    expect(bytes).toBeLessThan(6_000_000);
  });

  it('have the same characters in all styles of a family', () => {
    expect(families).toHaveLength(fontFamilies.text.length);
    const [upright, italic, semiBold, semiBoldItalic] = files.map(
      (file) => readFontFile(file).widths,
    );
    for (const style of [italic, semiBold, semiBoldItalic]) {
      expect([...(style?.keys() ?? [])]).toEqual([...(upright?.keys() ?? [])]);
    }
  });

  it('say which characters they have, and how wide', () => {
    const widthOf = (text: string) => regular.get(text.codePointAt(0) ?? 0);
    expect(widthOf('é')).toBe(widthOf('e'));
    // Digits have the same width, so that columns of numbers align.
    expect(new Set(Array.from('0123456789', widthOf))).toEqual(new Set([0.529]));
    expect(bold.get(0x31)).toBeCloseTo(0.547);
    expect(widthOf('日')).toBeUndefined();
    expect(families.some((family) => family.has(0x1f680))).toBe(true);
  });
});
