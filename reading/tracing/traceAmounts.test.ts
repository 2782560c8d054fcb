import { describe, expect, it } from 'vitest';
import type { KnownFigure, TraceSources } from './sources.ts';
import { traceAmounts } from './traceAmounts.ts';

const figures: readonly KnownFigure[] = [
  { id: 'revenue.y1', unit: 'dollars', value: 161_720.4 },
  { id: 'price', unit: 'dollars', value: 6.5 },
  { id: 'lowestCash', unit: 'dollars', value: -2_450.25 },
  { id: 'uses.total', unit: 'dollars', value: 42_000 },
  { id: 'breakEven.units', unit: 'count', value: 1_234 },
  { id: 'margin', unit: 'percent', value: 62.5 },
  { id: 'dscr.y1', unit: 'times', value: 1.354 },
];
const words = [
  'Une boulangerie ouverte la nuit, pour 40 infirmières de l’hôpital. Local 650 $ par mois, assurance 1 140 $ par an.',
  'Le four coûte 12 400 $. J’espère 85 clients par jour; un acompte de 30 %. Une vingtaine de cafés. Livraison : 275 par mois.',
  'An oven of $12,400, between $300 and $400 for the sign. Three hundred loaves a week, 200 kg of flour, aged 35 to 65.',
];
const sources: TraceSources = { figures, words, day: '2026-11-25' };

/** @returns each amount as written, with its source: "161 720 $ → revenue.y1". */
function traced(text: string, more: Partial<TraceSources> = {}): readonly string[] {
  return traceAmounts(text, { ...sources, ...more }).map(({ written, source }) => {
    const from =
      source === undefined ? 'nowhere' : source.kind === 'figure' ? source.id : source.kind;
    return `${written} → ${from}`;
  });
}

/** A text, followed by the amounts that must be found in it. */
type Planted = readonly [text: string, ...amounts: string[]];

const ofFigures: readonly Planted[] = [
  ['Les ventes atteignent 161 720 $.', '161 720 $ → revenue.y1'],
  ['Les ventes atteignent 161\u00a0720\u00a0$.', '161\u00a0720\u00a0$ → revenue.y1'],
  ['Les ventes atteignent 161\u202f720,40 $.', '161\u202f720,40 $ → revenue.y1'],
  ['Sales reach $161,720 in the first year.', '$161,720 → revenue.y1'],
  ['Sales reach $162K.', '$162K → revenue.y1'],
  ['Environ 160 000 $ de ventes.', '160 000 $ → revenue.y1'],
  ['About $160,000 of sales.', '$160,000 → revenue.y1'],
  ['Le pain se vend 6,50 $.', '6,50 $ → price'],
  ['A loaf sells at $6.50.', '$6.50 → price'],
  ['L’encaisse descend à −2 450 $.', '2 450 $ → lowestCash'],
  ['Il faut 42 k$ pour ouvrir.', '42 k$ → uses.total'],
  ['Il faut quarante-deux mille dollars.', 'quarante-deux mille dollars → uses.total'],
  ['It takes forty-two thousand dollars.', 'forty-two thousand dollars → uses.total'],
  ['Le seuil est de 1 234 pains.', '1 234 → breakEven.units'],
  ['Break-even is at 1,234 loaves.', '1,234 → breakEven.units'],
  ['Une marge de 62,5 %.', '62,5 % → margin'],
  ['A margin of 62.5 percent.', '62.5 percent → margin'],
  ['Une couverture de 1,35 fois les paiements.', '1,35 fois → dscr.y1'],
  ['Debt is covered 1.35 times.', '1.35 times → dscr.y1'],
];

const ofWords: readonly Planted[] = [
  ['« Local 650 $ par mois »', '650 $ → words'],
  ['Rent of **$650** a month.', '$650 → words'],
  ['Le loyer est de **650** $.', '650** $ → words'],
  ['| Four | 12 400 $ |', '12 400 $ → words'],
  ['Un four de 12 k$.', '12 k$ → words'],
  ['A sign of $300 to $400.', '$300 to $400 → words'],
  ['Une enseigne de 300 à 400 $.', '300 à 400 $ → words'],
  ['Vous visez 85 clients par jour.', '85 → words'],
  ['You aim for 85 customers a day.', '85 → words'],
  ['Un acompte de trente pour cent.', 'trente pour cent → words'],
  ['A deposit of thirty percent.', 'thirty percent → words'],
  ['Trois cents miches par semaine.', 'Trois cents → words'],
  ['Some three hundred loaves.', 'three hundred → words'],
  ['La farine : 200 kg par mois.', '200 → words'],
  ['La livraison coûte 275 $.', '275 $ → words'],
  ['Le local revient à 7 800 $ par année.', '7 800 $ → sum'],
  ['Insurance comes to $95 a month.', '$95 → sum'],
  ['Mille cent quarante dollars d’assurance.', 'Mille cent quarante dollars → words'],
];

const ofTheLaw: readonly Planted[] = [
  ['La TPS est de 5 % et la TVQ de 9,975 %.', '5 % → law', '9,975 % → law'],
  ['GST and QST together are 14.975%.', '14.975% → law'],
  ['Le salaire minimum est de 16,60 $ l’heure.', '16,60 $ → law'],
  ['Minimum wage is $16.60.', '$16.60 → law'],
  ['Un petit fournisseur reste sous 30 000 $ de ventes.', '30 000 $ → law'],
  ['A small supplier stays under $30,000.', '$30,000 → law'],
  ['À partir de 25 personnes employées, l’inscription à l’OQLF.', '25 → law'],
];

const fromNowhere: readonly Planted[] = [
  ['Les ventes atteignent 171 720 $.', '171 720 $ → nowhere'],
  ['Sales reach $152,000.', '$152,000 → nowhere'],
  ['Environ 150 000 $ de ventes.', '150 000 $ → nowhere'],
  ['Un four de 13 k$.', '13 k$ → nowhere'],
  ['Le loyer est de 750 $.', '750 $ → nowhere'],
  ['Un prêt de deux mille dollars.', 'deux mille dollars → nowhere'],
  ['A grant of twelve hundred dollars.', 'twelve hundred dollars → nowhere'],
  ['De 10 à 15 k$ de stock.', '10 à 15 k$ → nowhere'],
  ['Un marché de 1,5 M$.', '1,5 M$ → nowhere'],
  ['A market of $2 billion.', '$2 billion → nowhere'],
  ['Une croissance de 12 % par an.', '12 % → nowhere'],
  ['Growth of twenty percent.', 'twenty percent → nowhere'],
  ['La marge est de 5 %.', '5 % → nowhere'],
  ['Quelque 120 clients par mois.', '120 → nowhere'],
  ['We sell 2,500 loaves a month.', '2,500 → nowhere'],
  ['Il y a 85 $ de frais.', '85 $ → nowhere'],
  ['| Poste | Montant |\n| --- | --- |\n| Enseigne | 4 300 |', '4 300 → nowhere'],
  ['Le salaire minimum est de 17 $ l’heure.', '17 $ → nowhere'],
];

const noAmounts: readonly Planted[] = [
  ['Ouverture le 15 mai 2027, à 17 h 30.'],
  ['Opening on May 15, 2027, at 5:30 p.m.'],
  ['D’ici 90 jours, ou 12 mois, ou deux ans.'],
  ['Within 30 days; a 24-month lease; 45 minutes.'],
  ['Des femmes de 25 à 45 ans.'],
  ['Women aged 25 to 45 years.'],
  ['Voir l’étape 14 et la section 23.'],
  ['See step 14 and page 23 of this text.'],
  ['Le 1er client et la 21e vente; the 22nd sale.'],
  ['Appelez le 418 555-1234, G5L 3A1, 1234, rue Principale.'],
  ['## Objectif : 75 000 $ et 300 clients'],
  ['Vers 99 000 $\n======'],
  ['14. Ouvrir un compte.\n15. Signer le bail.'],
  ['Trois recommandations, 10 personnes, vingt pièces.'],
  ['Three recommendations and 5 questions in 300 words.'],
  ['La Loi 25 et la norme ISO 9001.'],
  ['Jour 45 : relire. Month 18 comes later.'],
  ['100 % local, 0 % de plastique.'],
  ['[le prix](https://exemple.ca/75-000-$) et `99 000 $`, www.exemple.ca/500$'],
  ['```\n99 000 $\n```'],
  ['| # | Tâche |\n| --- | --- |\n| 45 | Appeler |'],
  ['L’an 2026 sera le premier; en 2027-2028 le second.'],
  ['T1 à T4, 24/7, B2B, COVID-19, 3D.'],
];

describe('an amount of a text', () => {
  it.each(ofFigures)('comes from a figure: %s', (text, ...amounts) => {
    expect(traced(text)).toEqual(amounts);
  });
  it.each(ofWords)('comes from the person’s words: %s', (text, ...amounts) => {
    expect(traced(text)).toEqual(amounts);
  });
  it.each(ofTheLaw)('comes from the law: %s', (text, ...amounts) => {
    expect(traced(text)).toEqual(amounts);
  });
  it.each(fromNowhere)('comes from nowhere: %s', (text, ...amounts) => {
    expect(traced(text)).toEqual(amounts);
  });
  it.each(noAmounts)('is none: %s', (text, ...amounts) => {
    expect(traced(text)).toEqual(amounts);
  });
});
