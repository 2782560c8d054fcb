import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleModule } from '../testing/sampleModule.ts';
import { headingsIn } from '../writeUp/headings.ts';
import { forOthers, withoutAdvice } from './advice.ts';

const module = {
  ...sampleModule,
  sections: [
    {
      id: 'market',
      title: { fr: 'Votre marché', en: 'Your market' },
      titleForOthers: { fr: 'Marché', en: 'Market' },
    },
    { id: 'steps', title: { fr: 'Prochaines étapes', en: 'Next steps' }, advice: true },
    { id: 'sources', title: { fr: 'Sources', en: 'Sources' } },
    { id: 'checklist', title: { fr: 'À compléter', en: 'To complete' }, advice: true },
  ],
} as const;
const read = (text: string) => withoutAdvice(text, module);

const market = '## Votre marché\n\nRimouski.\n\n';
const steps = '## Prochaines étapes\n\n1. Appelez Julie.\n\n';
const sources = '## Sources\n\n- Statistique Canada\n';

describe('a write-up without its advice', () => {
  it('keeps everything else as it is, the words before the first heading too', () => {
    expect(read(`Début.\r\n\r\n${market}${steps}${sources}`)).toBe(
      `Début.\r\n\r\n${market}${sources}`,
    );
    expect(read(market + sources + steps)).toBe(market + sources);
    expect(read(steps + market)).toBe(market);
    expect(read(market + sources)).toBe(market + sources);
  });

  it.each([
    '## 2. Prochaines étapes',
    '## PROCHAINES ETAPES',
    '## **Prochaines étapes** :',
    '### Prochaines étapes ###',
    '## Next steps',
    '## 2) next Steps (this month)',
  ])('knows %j', (heading) => {
    expect(read(`${market}${heading}\n\n1. Appelez Julie.\n\n${sources}`)).toBe(market + sources);
  });

  it('loses the text under the advice, and two kinds of advice in a row', () => {
    const below = '### Cette semaine\n\nLundi.\n\n#### Sources\n\nMardi.\n\n';
    const other = '## To complete\n\n- The price.\n\n';
    expect(read(market + steps + below + other + sources)).toBe(market + sources);
    expect(read(`# Prochaines étapes\n\n## Lundi\n\nAppelez.\n\n# Sources\n`)).toBe('# Sources\n');
  });

  it('ends at the next section of the module, though its heading is deeper', () => {
    expect(read(`# Prochaines étapes\n\nAppelez.\n\n${sources}`)).toBe(sources);
  });

  it('loses advice below another section, and that alone', () => {
    const within = '### Next steps\n\nCall.\n\n### The price\n\nNine dollars.\n';
    expect(read(market + within)).toBe(`${market}### The price\n\nNine dollars.\n`);
  });

  it.each([
    '## Prochaines étapes pour la boulangerie\n\nNous ouvrirons.\n',
    '**Prochaines étapes**\n\nNous ouvrirons.\n',
    '```\n## Prochaines étapes\n```\n',
    'Pas de titre, mais des prochaines étapes.',
    '',
  ])('keeps %j, which has no heading of the module', (text) => {
    expect(read(text)).toBe(text);
  });

  it('keeps an edited text under its heading', () => {
    const edited = market.replace('Rimouski', 'Vous, et nous');
    expect(read(edited + steps.replace('Julie', 'Paul'))).toBe(edited);
  });

  it('is a part of the write-up, whatever that is, and has no advice left to lose', () => {
    const heading = fc.constantFrom('Votre marché', 'Next steps', 'À compléter', 'Sources', 'Un');
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('# ', '## ', '### '), heading).map((parts) => parts.join('')),
      fc.constantFrom('', 'Du pain.', '```', '- un'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.join('\n');
        const once = read(text);
        const own = text.split('\n');
        let at = -1;
        const inOrder = once.split('\n').every((part) => {
          at = part === '' ? at : own.indexOf(part, at + 1);
          return part === '' || at >= 0;
        });
        expect(inOrder).toBe(true);
        expect(headingsIn(once).map(({ words }) => words)).not.toContain('Next steps');
        expect(read(once)).toBe(once);
      }),
    );
  });
});

describe('a write-up for others', () => {
  it.each([
    ['## Votre marché', '## Marché'],
    ['## 1. **Votre marché** :', '## 1. **Marché** :'],
    ['### Your market ###', '### Market ###'],
    ['## YOUR MARKET', '## Market'],
    ['## Votre marché et le nôtre', '## Votre marché et le nôtre'],
  ])('has %j as %j, and no advice', (own, title) => {
    const body = '\r\n\r\nVotre marché, dit-elle.\r\n\r\n';
    expect(forOthers(`Début.\n\n${own}${body}${steps}${sources}`, module)).toBe(
      `Début.\n\n${title}${body}${sources}`,
    );
  });

  it('is the write-up where no title speaks to its author', () => {
    expect(forOthers(sources, module)).toBe(sources);
    expect(forOthers('', module)).toBe('');
  });
});
