import { type Figures, scenarios, workingCapital } from '../figures.ts';
import type { Material } from '../material.ts';
import { bullets, numbered } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { dollars, each, monthlySales, perSale } from './amountWords.ts';

/** The questions that a lender will ask about these very figures. */
export function lenderQuestions(m: Material, figures: Figures): string {
  const [prudent] = scenarios(figures);
  const count = figures.breakEven === undefined ? undefined : Math.ceil(figures.breakEven);
  return bullets(
    [
      `**Combien y mettez-vous vous-même?** ${
        m.about(
          'fundingSources',
          (words) =>
            `Vous comptez surtout sur ceci : « ${words} ». Écrivez à côté le montant de votre mise de fonds, relevé à l’appui.`,
        ) ?? 'Écrivez le montant de votre mise de fonds, relevé à l’appui.'
      }`,
      `**À quoi servira l’argent?** ${
        m.about(
          'initialInvestment',
          (words) =>
            `À répartir, poste par poste, dans la fourchette « ${words} », soumissions en annexe.`,
        ) ?? 'Poste par poste, soumissions en annexe.'
      }`,
      `**D’où vient ce prix?** ${
        m.about(
          'pricingStrategy',
          (words) =>
            `Vous répondez « ${words} ». Joignez les preuves : courriels, précommandes, soumissions acceptées.`,
        ) ?? 'Joignez les preuves : courriels, précommandes, soumissions acceptées.'
      }`,
      `**À partir de quand vivez-vous sans aide?** ${
        count === undefined
          ? 'Le seuil de rentabilité reste à préciser : c’est le premier chiffre que l’on cherchera.'
          : `À ${monthlySales(count, figures)}. Dites à quel mois vous y serez, et sur quoi vous vous appuyez.`
      }`,
      `**Et si les ventes tardent?** ${
        prudent?.result === undefined
          ? 'Préparez un scénario prudent, avec ce que vous couperiez en premier.'
          : prudent.result < 0
            ? `Le scénario prudent perd ${dollars(-prudent.result)} par mois : montrez combien de mois votre réserve le supporte.`
            : `Le scénario prudent laisse encore ${dollars(prudent.result)} par mois : c’est un argument, à condition que chaque coût y soit.`
      }`,
    ],
    5,
  );
}

/** Four steps, the most uncertain figure first. */
export function moneySteps(m: Material, figures: Figures): string {
  const { price, costsOfSale, fixed, goal } = figures;
  const capital = workingCapital(figures);
  return numbered(
    [
      `**Cette semaine.** ${firstDoubt(figures)}`,
      `**D’ici deux semaines.** ${
        fixed.sum === undefined || costsOfSale.sum === undefined
          ? 'Demandez une soumission pour chacun des trois plus gros coûts, et reportez les montants dans vos réponses.'
          : `Remplacez vos deux plus gros coûts par des prix écrits : le calcul repose sur ${dollars(fixed.sum)} par mois et ${perSale(costsOfSale.sum)} ${each(figures)}.`
      }`,
      `**D’ici un mois.** ${
        price === undefined || goal === undefined
          ? 'Faites trois ventes au vrai prix, notez le temps et le coût réels de chacune, puis générez cette page de nouveau.'
          : `${figures.soldBy === 'month' ? 'Signez trois abonnés' : 'Faites trois ventes'} à ${perSale(price)}, notez le temps et le coût réels chaque fois : si un seul chiffre bouge de 10 %, refaites le seuil.`
      }`,
      `**Avant de signer un bail ou un prêt.** ${
        capital === undefined ? '' : `Réunissez ${dollars(capital)} de fonds de roulement; `
      }${capital === undefined ? 'Ouvrez' : 'ouvrez'} un compte réservé à l’entreprise et réglez l’immatriculation : ${registry(m)}. ${m.pick(
        'adviser',
        [
          'Faites relire ces tableaux par un comptable ou par l’organisme de développement de votre MRC.',
          'Montrez ces tableaux à quelqu’un qui a déjà tenu une caisse : une heure suffit.',
        ],
      )}`,
    ],
    4,
  );
}

/** The figure that everything else hangs on, where the answers leave it open. */
function firstDoubt({ price, costsOfSale, fixed, goal, margin }: Figures): string {
  if (price === undefined) {
    return 'Fixez le prix d’une vente typique, en dollars : demandez-le à cinq personnes comme si elles payaient aujourd’hui.';
  }
  if (costsOfSale.sum === undefined) {
    return 'Produisez ou servez une seule vente, factures en main, et notez ce qu’elle coûte.';
  }
  if (margin !== undefined && margin <= 0) {
    return `Refaites le prix ou le coût d’une vente : à ${perSale(price)} contre ${perSale(costsOfSale.sum)}, rien ne reste.`;
  }
  if (fixed.sum === undefined) {
    return 'Relevez ce que vous paierez chaque mois même sans vendre, votre salaire compris.';
  }
  if (goal === undefined) {
    return 'Écrivez un objectif qui se compte : un nombre de ventes par mois, au sixième et au douzième mois.';
  }
  return 'Le chiffre le plus incertain est le rythme des ventes : appelez dix clients possibles et comptez ceux qui fixent une date.';
}
