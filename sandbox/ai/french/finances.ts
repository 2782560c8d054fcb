import { amountsIn } from '../amounts.ts';
import { type Figures, figuresOf, quarters, smallSupplier } from '../figures.ts';
import type { Material } from '../material.ts';
import { namesCost, ownPayIn } from '../namedCosts.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { startUpOf } from '../startUp.ts';
import { dollars, each, oneSale, perSale, salesOf, unknown } from './amountWords.ts';
import { breakEven, cashBudget, scenarioTable } from './cash.ts';
import { earning } from './earning.ts';
import { imperative } from './imperative.ts';
import { lenderQuestions, moneySteps } from './lender.ts';

function startUp(m: Material): string {
  const figures = figuresOf(m);
  const { priced, stock, capital, sum } = startUpOf(m, figures);
  const band = m.said('initialInvestment');
  const source = m.said('fundingSources');
  const isOwn = /mise de fonds/.test(source ?? '');
  return paragraphs(
    m.about('resources', () =>
      priced.length > 0
        ? 'Les montants que donne votre plan d’affaires sont repris ici; mettez un prix sur ses autres besoins.'
        : 'Votre plan d’affaires nomme vos besoins : mettez un prix sur chacun.',
    ),
    '**Besoins**',
    table(
      ['Poste', 'Montant', 'Comment le préciser'],
      [
        ...(priced.length === 0
          ? [
              [
                'Équipement et aménagement',
                unknown,
                'Une soumission ou un prix affiché par article',
              ],
            ]
          : priced.map(({ words, cost, isMoney }) => [
              `« ${words} »`,
              `${dollars(cost)} (selon vous)`,
              isMoney
                ? 'De quoi tenir : ne comptez pas deux fois le fonds de roulement'
                : 'Une soumission écrite, ou l’annonce datée',
            ])),
        ['Permis, immatriculation, assurances', unknown, `Les tarifs officiels : ${registry(m)}`],
        [
          m.trade === 'digital' ? 'Outils et abonnements' : 'Stock ou fournitures de départ',
          stock === undefined ? unknown : `${dollars(stock.cost)} (proposé)`,
          stock === undefined
            ? m.trade === 'digital'
              ? 'Les prix affichés, pour trois mois'
              : 'Le prix de votre première commande'
            : `Ici, le coût de ${salesOf(stock.sales, figures)}; à remplacer par votre première commande`,
        ],
        [
          'Lancement (site, enseigne, annonces)',
          unknown,
          'Deux prix par dépense; retenez le plus bas',
        ],
        [
          'Fonds de roulement',
          capital === undefined ? unknown : `${dollars(capital)} (calculé)`,
          'Trois mois de coûts fixes, ou le creux du budget de caisse s’il est plus profond',
        ],
        ...(sum === undefined
          ? []
          : [['Déjà chiffré', dollars(sum), 'La somme des montants ci-dessus']]),
        ['**Total**', band === undefined ? unknown : `« ${band} »`, 'Votre fourchette de départ'],
      ],
    ),
    '**Sources**',
    table(
      ['Source', 'Montant', 'Ce qui la prouve'],
      [
        [
          isOwn ? 'Mise de fonds (votre source principale)' : 'Mise de fonds',
          unknown,
          'Un relevé de compte',
        ],
        ...(isOwn || source === undefined
          ? []
          : [[`« ${source} »`, unknown, 'Une lettre, une entente ou une demande datée']]),
        ['**Total**', 'Égal aux besoins', 'Sinon, réduire ou reporter un achat'],
      ],
    ),
    bandRemark(band, capital),
  );
}

/** Where the working capital alone goes beyond the band that was chosen. */
function bandRemark(band: string | undefined, capital: number | undefined): string | undefined {
  if (band === undefined || capital === undefined || /^plus/i.test(band)) return undefined;
  const highest = Math.max(0, ...amountsIn(band).map(({ most }) => most));
  return capital > highest
    ? `**Un écart à régler.** Le fonds de roulement seul (${dollars(capital)}) dépasse votre fourchette (« ${band} ») : revoyez l’un ou l’autre avant d’en parler à un prêteur.`
    : `Une fois le fonds de roulement mis de côté, il reste au plus ${dollars(highest - capital)} de votre fourchette pour tout le reste.`;
}

function pricing(m: Material): string {
  const figures = figuresOf(m);
  const { price, costsOfSale, margin, soldBy } = figures;
  const rate =
    price && margin !== undefined ? ` (${Math.round((margin / price) * 100)} % du prix)` : '';
  return paragraphs(
    m.about('revenueModel', (words) => `Vous facturez ainsi : « ${words} ».`),
    table(
      [`Pour ${oneSale(figures)}${soldBy === 'month' ? ', chaque mois' : ''}`, 'Montant'],
      [
        ['Prix, avant les taxes', perSale(price)],
        ...(costsOfSale.lines.length === 0
          ? [['Coûts variables', unknown]]
          : costsOfSale.lines.map(({ words, amount }) => [`« ${words} »`, perSale(amount)])),
        ['**Marge**', `**${perSale(margin)}**${rate}`],
      ],
    ),
    price === undefined
      ? 'Votre réponse sur le prix ne contient pas de montant en dollars : commencez-la par le prix d’une vente typique, et tout le reste se calculera.'
      : `Le calcul retient ${perSale(price)}, le premier montant de votre réponse; corrigez-la si ce n’est pas le prix d’${oneSale(figures)}.`,
    marginRemark(
      margin,
      costsOfSale.lines.some(({ amount }) => amount === undefined),
    ),
    bullets(
      [
        m.about(
          'pricingStrategy',
          (words) =>
            `**Ce qui soutient ce prix.** « ${words} ». ${m.pick('price', [
              'Une personne qui a déjà payé vaut plus que dix qui trouvent cela raisonnable.',
              'Notez qui vous l’a dit, et quand : c’est une pièce de votre dossier.',
              'Gardez la preuve la plus solide en tête de votre présentation.',
            ])}`,
        ),
        `**Un essai pour le vérifier.** ${imperative(earning[m.earning].firstSale)}. *Preuve* : ${lowerFirst(earning[m.earning].proof)}.`,
      ],
      2,
    ),
  );
}

function marginRemark(margin: number | undefined, unclear: boolean): string | undefined {
  if (margin !== undefined && margin <= 0) {
    return '**Chaque vente vous fait perdre de l’argent.** Aucun volume ne corrigera cela : augmentez le prix, réduisez un coût ou changez l’offre avant d’aller plus loin.';
  }
  return unclear
    ? 'Un coût marqué « à préciser » n’est pas donné par vente : divisez-le par le nombre de ventes du même mois.'
    : undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function costs(m: Material): string {
  const figures = figuresOf(m);
  const { fixed, costsOfSale } = figures;
  return paragraphs(
    table(
      ['Coût', 'Fixe ou variable', 'Montant'],
      [
        ...fixed.lines.map(({ words, amount }) => [
          `« ${words} »`,
          'Fixe',
          amount === undefined ? unknown : `${dollars(amount)} par mois`,
        ]),
        ...costsOfSale.lines.map(({ words, amount }) => [
          `« ${words} »`,
          'Variable',
          amount === undefined ? unknown : `${perSale(amount)} ${each(figures)}`,
        ]),
        [
          '**Total fixe**',
          'Fixe',
          fixed.sum === undefined
            ? unknown
            : `**${dollars(fixed.sum)} par mois**, ${dollars(fixed.sum * 12)} par année`,
        ],
        [
          '**Total variable**',
          'Variable',
          costsOfSale.sum === undefined
            ? unknown
            : `**${perSale(costsOfSale.sum)} ${each(figures)}**`,
        ],
      ],
    ),
    fixed.announced === undefined
      ? undefined
      : `**Un écart à régler.** Vous annoncez ${dollars(fixed.announced)} par mois; la somme de vos lignes donne ${dollars(fixed.sum)}.`,
    costsOfSale.announced === undefined
      ? undefined
      : `**Un écart à régler.** Vous annoncez ${perSale(costsOfSale.announced)} ${each(figures)}; la somme de vos lignes donne ${perSale(costsOfSale.sum)}.`,
    'Ce que l’on oublie souvent, à vérifier dans votre cas :',
    bullets(forgotten(m, figures), 3),
  );
}

/** Costs that the answers do not name. */
function forgotten(m: Material, { goal }: Figures): readonly (string | undefined)[] {
  const fixed = m.whole('fixedCosts');
  const all = `${fixed}\n${m.whole('variableCosts')}`;
  const isTaxed = goal !== undefined && goal.firstYear > smallSupplier;
  return [
    isTaxed
      ? `**Les taxes.** ${dollars(goal.firstYear)} la première année, c’est plus que ${dollars(smallSupplier)}. Au-delà de ce seuil, en un trimestre ou sur quatre de suite, des ventes taxables ou détaxées obligent à s’inscrire (à confirmer auprès de Revenu Québec) : ajoutez alors les taxes à vos prix et mettez-les de côté.`
      : undefined,
    ownPayIn(fixed) === 'counted'
      ? undefined
      : '**Votre propre salaire.** Même petit, même reporté : sans lui, le seuil calculé ne vous fait pas vivre.',
    namesCost('insurance', all)
      ? undefined
      : '**Les assurances.** Responsabilité civile et biens; demandez deux prix à un courtier.',
    namesCost('paymentFees', all)
      ? undefined
      : '**Les frais de paiement.** Un pourcentage de chaque vente par carte; le taux est dans le contrat du fournisseur.',
    namesCost('accountant', all)
      ? undefined
      : '**Le comptable et les déclarations.** Demandez un prix annuel fixe, puis divisez par douze.',
    '**Les pertes.** Rebuts, retours, comptes impayés ou heures non facturées, selon le métier : comptez-les dès le premier mois.',
    isTaxed
      ? undefined
      : '**Les taxes perçues.** La TPS et la TVQ ne sont pas à vous : mettez-les de côté à chaque vente si vous êtes inscrit.',
  ];
}

/** The sections of the finances, in French. */
export const finances: SectionWriters<'finances'> = {
  startUp,
  pricing,
  costs,
  breakEven: (m) => breakEven(m, figuresOf(m)),
  cashBudget: (m) => cashBudget(m, quarters(figuresOf(m)), figuresOf(m)),
  scenarios: (m) => scenarioTable(m, figuresOf(m)),
  lender: (m) => lenderQuestions(m, figuresOf(m)),
  nextSteps: (m) => moneySteps(m, figuresOf(m)),
};
