import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingsIn } from './headings.ts';
import { revised } from './revision.ts';

function after(text: string, target: Parameters<typeof revised>[1], proposal: string): string {
  const changed = revised(text, target, proposal);
  return typeof changed === 'string' ? changed : changed.text;
}

const text = '## A\n\nPremier.\n\n### Plus bas\n\nDétail.\n\n## B\r\n\r\nSecond.  \n';

describe('an accepted proposal', () => {
  it.each([
    ['alone', 'Autre.'],
    ['below its heading', '## A\n\nAutre.'],
    ['below its heading in bold', '**A**\n\nAutre.'],
    ['below its heading as a line', 'A\r\n\r\nAutre.'],
    ['below its heading at another depth', '\n\n#### a\nAutre.\n\n'],
    ['below another heading', '# Une autre idée\n\nAutre.'],
  ])('takes the place of a section, %s', (_how, proposal) => {
    expect(after(text, { section: 'A' }, proposal)).toBe(
      '## A\n\nAutre.\n\n## B\r\n\r\nSecond.  \n',
    );
  });

  it('may begin with a deeper heading', () => {
    expect(after(text, { section: 'A' }, '### Trois preuves\n\n- Une.')).toBe(
      '## A\n\n### Trois preuves\n\n- Une.\n\n## B\r\n\r\nSecond.  \n',
    );
  });

  it('takes the place of a passage, and of nothing else', () => {
    expect(after(text, { passage: 'Détail.\n' }, ' Du concret.\n')).toBe(
      text.replace('Détail.', ' Du concret.'),
    );
    expect(after(text, { passage: 'Second.', section: 'B' }, '## B\n\nTiers.')).toBe(
      text.replace('Second.', 'Tiers.'),
    );
  });

  it.each([
    ['## A', '## A\n\nDu texte.\n'],
    ['## A\n', '## A\n\nDu texte.\n'],
    ['## A\n## B\n', '## A\n\nDu texte.\n\n## B\n'],
    ['## A\n\n## B\n', '## A\n\nDu texte.\n\n## B\n'],
  ])('fills a section without a text: %j', (empty, filled) => {
    expect(after(empty, { section: 'A' }, 'Du texte.')).toBe(filled);
  });

  it('states why there is no one place for it', () => {
    expect(after(text, { section: 'C' }, 'x')).toBe('section_not_found');
    expect(after(text, { passage: 'e' }, 'x')).toBe('passage_not_unique');
  });

  const line = fc.constantFrom('Du pain.', '- Un four.', '| a | b |', '', '    code', '{{f:x}}');
  const body = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
  const heading = fc.constantFrom('## ', '##   ', '# ', '## **');

  it('leaves the heading once and all the rest byte by byte', () => {
    fc.assert(
      fc.property(
        body,
        body,
        body,
        fc.string(),
        heading,
        fc.boolean(),
        (before, own, later, words, mark, repeats) => {
          const end = mark.endsWith('*') ? '**' : '';
          const whole = `${before}\n\n${mark}Le cœur${end}\n${own}\n\n# La suite\n${later}`;
          const written = `Mot ${words.replace(/^[#\s]+/gm, '')}`;
          const proposal = repeats ? `## Le cœur\n\n${written}` : written;
          const result = after(whole, { section: 'Le cœur' }, proposal);
          const count = headingsIn(result).filter(({ words: one }) => one.includes('Le cœur'));
          expect(count).toHaveLength(1);
          expect(result.startsWith(`${before}\n\n${mark}Le cœur${end}\n`)).toBe(true);
          expect(result.endsWith(`\n# La suite\n${later}`)).toBe(true);
          expect(result).toContain(written.trimEnd());
          // Accepting the proposal again changes nothing.
          expect(after(result, { section: 'Le cœur' }, proposal)).toBe(result);
        },
      ),
    );
  });

  it('replaces exactly the passage, at any place', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (start, end, words) => {
        const passage = `«${words.trim()}»`;
        fc.pre(!`${start}${end}`.includes('«') && !words.includes('«'));
        expect(after(start + passage + end, { passage }, 'Autre.')).toBe(`${start}Autre.${end}`);
      }),
    );
  });
});
