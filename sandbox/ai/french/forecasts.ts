import { figuresOf, thirdYearGrowth, years } from '../figures.ts';
import type { Material } from '../material.ts';
import { ownPayIn } from '../namedCosts.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { dollars, each, monthlySales, perSale } from './amountWords.ts';

/** Three years from the person's own figures; what is assumed stands under the table. */
export function forecasts(m: Material): string {
  const figures = figuresOf(m);
  const all = years(figures);
  const growth = Math.round(thirdYearGrowth * 100);
  const { goal, price, costsOfSale, fixed, breakEven } = figures;
  return paragraphs(
    table(
      ['Poste', 'An 1', 'An 2', 'An 3'],
      [
        ['Ventes', ...all.map(({ sales }) => dollars(sales))],
        ['Coûts variables', ...all.map(({ variable }) => dollars(variable))],
        ['Marge brute', ...all.map(({ gross }) => dollars(gross))],
        ['Coûts fixes', ...all.map(({ fixed: costs }) => dollars(costs))],
        ['**Résultat avant impôt**', ...all.map(({ result }) => `**${dollars(result)}**`)],
      ],
    ),
    m.about(
      'revenueGoals',
      (words) =>
        `Le tableau part de votre objectif : « ${words} ». Hypothèses proposées, à vérifier :`,
    ) ??
      'Ce tableau se remplira avec les réponses du module Finances : prix, coûts fixes, coûts variables et objectif. D’ici là, rien n’y est inventé.',
    bullets(
      [
        goal === undefined
          ? undefined
          : `**An 1** : ${dollars(goal.firstYear)} de ventes, qui montent de trimestre en trimestre.`,
        goal === undefined
          ? undefined
          : `**An 2** : le rythme de la fin de l’an 1 (${dollars(goal.lastMonth)} par mois) tenu douze mois. **An 3** : ${growth} % de plus.`,
        fixed.sum === undefined && costsOfSale.sum === undefined
          ? undefined
          : `**Coûts** : ${dollars(fixed.sum)} de coûts fixes par mois, ${perSale(costsOfSale.sum)} ${each(figures)} au prix de ${perSale(price)}, les mêmes les trois ans. ${payRemark(m)}`,
        breakEven === undefined
          ? undefined
          : `**Seuil** : ${monthlySales(Math.ceil(breakEven), figures)} paient tous les coûts.`,
      ],
      4,
    ),
    m.about(
      'vision',
      (words) =>
        `Votre vision dans trois ans, « ${words} », doit se lire dans la troisième colonne : si elle demande une personne ou un local de plus, ajoutez-en le coût.`,
    ),
  );
}

const payRemarks = {
  counted: 'Un salaire y figure : confirmez que c’est le vôtre.',
  none: 'Vous n’y comptez pas de salaire au début : prévoyez celui de l’an 2.',
  unsaid: 'Votre salaire n’y figure pas : le résultat doit d’abord le payer.',
} as const;

function payRemark(m: Material): string {
  return payRemarks[ownPayIn(m.whole('fixedCosts'))];
}
