import { money } from '@elan/domain/money';
import type { Material } from '../material.ts';
import { numbered, paragraphs, table } from '../phrases.ts';
import { registry, statistics } from '../sections/links.ts';
import { earning } from './earning.ts';
import { ruleOf } from './points.ts';
import { trade } from './trade.ts';

function customersOf(m: Material): string {
  const words = m.said('targetMarket', 90);
  return words === undefined ? 'les clients que vous visez' : `« ${words} »`;
}

/** Three recommendations, the most urgent first. */
export function recommendations(m: Material): string {
  const problem = m.said('problemSolved', 110);
  return numbered(
    [
      `**Parlez à dix personnes de ce groupe : ${customersOf(m)}.** ${
        problem === undefined
          ? 'Demandez-leur comment elles s’en tirent aujourd’hui'
          : `Partez de votre constat, « ${problem} » : demandez-leur comment elles ont réglé cela la dernière fois`
      }, et combien cela leur a coûté. Ne présentez votre idée qu’à la fin. *Réussi quand* six sur dix décrivent le même problème sans que vous le souffliez.`,
      earning[m.earning].recommendation,
      `**Réglez la question des permis et de l’immatriculation.** ${ruleOf(m)} Commencez par cette page : ${registry(m)}. *Réussi quand* vous avez une liste datée de ce qu’il faut, avec les coûts.`,
    ],
    3,
  );
}

/** Four weeks, what they cost, and on what to decide. */
export function plan(m: Material): string {
  const test = Math.round((m.testBudget * 0.4) / 10) * 10;
  const cost = (amount: number) => money(amount, 'fr');
  return paragraphs(
    table(
      ['Semaine', 'Gestes', 'Preuve que c’est fait', 'Coût prévu'],
      [
        [
          '1',
          `Écouter dix personnes : ${customersOf(m)}`,
          'Dix pages de notes, avec leurs mots',
          cost(0),
        ],
        ['2', trade[m.trade].test, 'Un tableau des réactions et des prix acceptés', cost(test)],
        ['3', earning[m.earning].firstSale, earning[m.earning].proof, cost(m.testBudget - test)],
        ['4', 'Compter, corriger le prix, décider de la suite', 'Une page de décision', cost(0)],
        ['**Total**', '', '', `**${cost(m.testBudget)}**`],
      ],
    ),
    m.pick('decide', [
      'Continuez si au moins trois personnes ont payé; ajustez l’offre si elles hésitent toutes pour la même raison; changez de clientèle si le problème ne leur coûte rien.',
      'Trois paiements : continuez. Beaucoup d’intérêt sans paiement : revoyez le prix ou l’offre. Peu d’intérêt : gardez votre savoir-faire et cherchez un problème plus pressant.',
    ]),
    'Les coûts sont un plafond proposé, à ajuster selon vos moyens.',
  );
}

/** What to do first, each step with its date. */
export function nextSteps(m: Material): string {
  const difference = m.said('differentiators', 90);
  const risk = m.said('risks', 90);
  const [competitor] = m.named('competitors');
  return numbered(
    [
      `**D’ici sept jours (force et occasion).** ${
        difference === undefined ? 'Présentez votre offre' : `Montrez ceci, « ${difference} »,`
      } à cinq personnes de votre clientèle et demandez un premier engagement : une date, un acompte ou une adresse.`,
      `**D’ici deux semaines (faiblesse et menace).** ${
        risk === undefined
          ? 'Écrivez le risque qui vous coûterait le plus cher, puis ce que vous feriez dans les 48 heures.'
          : `Préparez une page sur « ${risk} » : le signe qui l’annonce, le geste prévu, la personne à appeler.`
      }`,
      competitor === undefined
        ? undefined
        : `**D’ici trois semaines (force et menace).** Mettez-vous à la place d’un client de ce concurrent, « ${competitor} », jusqu’au paiement si possible : prix, délai, accueil, ce qui déçoit.`,
      `**D’ici un mois (faiblesse et occasion).** ${ruleOf(m)} Point de départ : ${registry(m)}; pour les chiffres du marché : ${statistics(m)}.`,
    ],
    4,
  );
}
