import { describe, expect, it } from 'vitest';
import { frenchFaults } from '../testing/texts.ts';
import { allowedLinks } from './allowedLinks.ts';
import { type LegalTopic, legalFacts } from './legalFacts.ts';

const all: readonly LegalTopic[] = [
  'salesTaxes',
  'hiring',
  'insurance',
  'corporateTax',
  'registration',
  'french',
  'privacy',
];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const factsOn = (day: string) => {
  const { fr, en } = legalFacts(all, new Date(`${day}T15:00:00Z`));
  return { fr: plain(fr), en: plain(en) };
};

describe('what prompts say about the law', () => {
  it('is what is in force on the day, with numbers in the format of each language', () => {
    const { fr, en } = factsOn('2026-11-23');
    for (const fact of [
      'le 23 novembre 2026',
      'TPS 5 % et TVQ 9,975 %',
      'dépassent 30 000 $, soit en un seul trimestre civil',
      '16,60 $ l’heure depuis le 1er mai 2026',
      'RRQ 6,30 %',
      'une taxe de 9 %, de 9,975 % à compter du 1er janvier 2027',
      'nettement prédominant',
      'à partir de 25 personnes',
    ]) {
      expect(fr).toContain(fact);
    }
    for (const fact of [
      'in force on November 23, 2026',
      'GST 5% and QST 9.975%',
      'exceed $30,000, either in a single calendar quarter',
      '$16.60 an hour since May 1, 2026',
      'QPP 6.30%',
      'a tax of 9%, 9.975% from January 1, 2027',
      'markedly predominant',
      'from 25 employees on',
    ]) {
      expect(en).toContain(fact);
    }
  });

  it('changes with the day, which begins at midnight in Montréal', () => {
    const at = (moment: string) => plain(legalFacts(['insurance'], new Date(moment)).fr);
    expect(at('2027-01-01T04:59:00Z')).toContain('de 9 %, de 9,975 % à compter du');
    expect(at('2027-01-01T05:00:00Z')).toContain('une taxe de 9,975 %, qui ne se récupère pas');
    expect(factsOn('2025-05-15').en).toContain('from 50 employees');
    expect(factsOn('2026-04-30').fr).toContain('16,10 $ l’heure depuis le 1er mai 2025');
    expect(factsOn('2026-07-14').fr).not.toContain('salade de fruits');
    expect(factsOn('2026-07-15').fr).toContain('Depuis le 15 juillet 2026');
  });

  it('is written in the French of the product', () => {
    for (const day of ['2024-01-15', '2026-11-23', '2027-02-01']) {
      const { fr } = legalFacts(all, new Date(`${day}T15:00:00Z`));
      expect(fr.split('\n').flatMap(frenchFaults)).toEqual([]);
    }
    expect(allowedLinks(['REQ', 'CAI']).fr.split('\n').flatMap(frenchFaults)).toEqual([]);
    expect(frenchFaults(allowedLinks([]).fr)).toEqual([]);
  });
});

it('lists the URLs of the links that a prompt may use, and forbids any other', () => {
  const { fr, en } = allowedLinks(['REQ', 'RQ']);
  expect(fr).toContain(
    '[Registraire des entreprises](https://www.registreentreprises.gouv.qc.ca/)',
  );
  expect(en).toContain('[Revenu Québec](https://www.revenuquebec.ca/en/businesses/)');
  expect(fr).toContain('aucune autre adresse web');
  expect(allowedLinks([]).en).toContain('Write no web address');
});
