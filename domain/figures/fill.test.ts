import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bakery } from '../forecast/testing/samplePlans.ts';
import type { Figures } from './figures.ts';
import { figuresOf } from './figuresOf.ts';
import { fillFigures } from './fill.ts';
import { unfinishedPlaceholder } from './placeholder.ts';

const figures = figuresOf(bakery);
const fill = (text: string, isGrowing = false) =>
  fillFigures(text, { figures, language: 'fr', isGrowing });

describe('filling a text', () => {
  it('leaves a text without placeholders as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        if (!text.includes('{{')) expect(fill(text)).toBe(text);
      }),
    );
  });

  it('keeps everything around the placeholders', () => {
    expect(fill('« {{f:offer1.price}} », soit {a} {{b}} {{f: revenue.y1 }}!')).toBe(
      '« 6,50\u00a0$ », soit {a} {{b}} 161\u00a0720\u00a0$!',
    );
  });

  it('writes each language’s numbers', () => {
    const en = fillFigures('{{f:revenue.y1}}, {{f:loan1.rate}}, {{f:opening}}, {{f:dscr.y1}}', {
      figures,
      language: 'en',
    });
    expect(en).toBe('$161,720, 7.45%, May 2027, 8.06');
  });

  it('puts a table that is alone on its line between blank lines, elsewhere its label', () => {
    const table = fill('{{t:loans}}');
    expect(table.split('\n')).toHaveLength(3);
    expect(fill('a\n\n{{t:loans}}\n\nb')).toBe(`a\n\n${table}\n\nb`);
    expect(fill('a {{t:loans}} b')).toBe('a prêts b');
    expect(fill('a\n{{t:loans}}.\nb')).toBe('a\nprêts.\nb');
    expect(fill('~~{{t:loans}}~~')).toBe('~~prêts~~');
    expect(fill('~~a\n{{t:loans}}\nb~~')).toBe('~~a\nprêts\nb~~');
    expect(fill('~~a~~\n\n{{t:loans}}\n\nb ~~c')).toBe(`~~a~~\n\n${table}\n\nb ~~c`);
    expect(fill('a\n{{t:loans}}\nb')).toBe(`a\n\n\n${table}\n\n\nb`);
    expect(fill('- voir {{t:loans}}')).toBe('- voir prêts');
    expect(fill('| {{t:loans}} |')).toBe('| prêts |');
  });

  it('shows a person’s names as plain words', () => {
    const named: Figures = figuresOf({
      ...bakery,
      loans: [{ id: 'x', name: '| **a** <b>\n# [c](d) {{f:opening}} &amp; R&D', amount: 1_00 }],
    });
    const [, , row] = fillFigures('{{t:loans}}', { figures: named, language: 'fr' }).split('\n');
    expect(row).toMatch(
      /^\| \\\| \\\*\\\*a\\\*\\\* \\<b> # \\\[c\\\]\(d\) \\\{\\\{f:opening\\\}\\\} \\&amp; R&D \| 1\u00a0\$ /,
    );
  });

  it('holds an unfinished placeholder back while more is to come', () => {
    for (const end of ['{', '{{', '{{f', '{{f:', '{{f:revenue.y1', '{{f:revenue.y1}']) {
      expect(fill(`Ventes : ${end}`, true)).toBe('Ventes : ');
    }
    expect(fill('Ventes : {', false)).toBe('Ventes : {');
    expect(fill('Ventes : {{f:reven')).toBe('Ventes : à préciser');
  });

  it('only adds to what was shown, however the text arrives', () => {
    const text =
      'Un {{f:offer1.price}} et {x} puis\n\n{{t:loans}}\n\nou {{t:scenarios}} fin {{f:nothing}}.\n- {{t:offers}}\n';
    let shown = '';
    for (let end = 0; end <= text.length; end += 1) {
      const next = fill(text.slice(0, end), true);
      expect(next.startsWith(shown)).toBe(true);
      shown = next;
    }
    expect(fill(text)).toBe(shown);
  });

  it('ends quickly on a text of braces', () => {
    for (const piece of ['{', '{{', '{{f:', '{{f:a}', '}}', '{{t:loans}}']) {
      const text = piece.repeat(Math.ceil(60_000 / piece.length));
      expect(typeof fill(text)).toBe('string');
      expect(unfinishedPlaceholder(text) ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
});
