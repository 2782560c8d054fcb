import type { Bilingual } from '@elan/domain/language';
import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { finances } from './finances.module.ts';

/** The instructions if no forecast is saved, so that all amounts are computed from the answers. */
const ownSums: Bilingual = {
  fr: `Les montants que la personne donne s’utilisent tels quels. Tout autre montant est soit calculé à partir des siens, calcul à l’appui, soit une hypothèse marquée « à vérifier »; s’il manque, écrivez « à préciser » dans la case, sans l’inventer.
Avant d’écrire, confrontez les chiffres entre eux : objectifs contre prix et capacité (heures, équipe), seuil annoncé contre seuil calculé, besoin de départ contre sources. Dites chaque écart là où il apparaît, avec les deux nombres.`,
  en: `The amounts that the person gives are used as they are. Any other amount is either worked out from theirs, with the calculation shown, or an assumption marked “to verify”; where it is missing, write “to be completed” in the cell and do not invent it.
Before writing, hold the figures against one another: goals against price and capacity (hours, team), the break-even announced against the one worked out, start-up needs against sources. Say each gap where it appears, with both numbers.`,
};
const taxes: Bilingual = {
  fr: 'Les taxes perçues (TPS, TVQ) ne sont pas un revenu : calculez avant taxes. Tant que l’entreprise n’est pas inscrite, les taxes qu’elle paie restent un coût pour elle; une fois inscrite, elle les perçoit et récupère celles qu’elle paie, sauf sur ce qui est exonéré. Dites de quel côté du seuil du petit fournisseur tombent les objectifs, trimestre par trimestre, et que l’inscription est à confirmer auprès de Revenu Québec.',
  en: 'Taxes collected (GST, QST) are not revenue: calculate before tax. As long as the business is not registered, the taxes it pays remain a cost to it; once registered, it collects them and recovers those it pays, except on what is exempt. Say on which side of the small-supplier threshold the goals fall, quarter by quarter, and that registration is to be confirmed with Revenu Québec.',
};

/**
 * The financial write-up. It uses the figures of the forecast or, if there is none, calculations with the user's own
 * amounts.
 */
export const financesPrompt = writeUpPrompt(finances, {
  usesForecast: true,
  drawsOn: ['idea', 'business-plan', 'marketing', 'rd', 'analysis', 'brainstorm'],
  law: ['salesTaxes', 'hiring', 'insurance', 'corporateTax'],
  links: ['RQ', 'ARC', 'CNESST', 'REQ', 'ISQ', 'CANADA'],
  goal: {
    fr: 'Faites parler les chiffres de cette entreprise : ce qu’il faut pour démarrer, ce que laisse une vente, combien de ventes font vivre l’entreprise, quand l’argent pourrait manquer. Montrez d’où vient chaque chiffre, pour qu’un prêteur puisse le suivre, et la personne l’expliquer seule.',
    en: 'Make the figures of this business speak: what it takes to start, what a sale leaves, how many sales keep the business alive, when cash could run short. Show where each figure comes from, so that a lender can follow it and the person explain it alone.',
  },
  remark: ({ forecast }) =>
    forecast ? taxes : { fr: `${ownSums.fr} ${taxes.fr}`, en: `${ownSums.en} ${taxes.en}` },
  sections: {
    startUp: {
      ask: {
        fr: 'Deux tableaux. Coûts (poste, montant, comment le préciser) : équipement, permis et immatriculation, stock, lancement, fonds de roulement, total. Sources (source, montant, état) : mise de fonds, source principale choisie, autre. Une phrase : le total tient-il dans la tranche choisie?',
        en: 'Two tables. Uses (item, amount, how to settle it): equipment, permits and registration, stock, launch, working capital, total. Sources (source, amount, status): owner’s contribution, main source chosen, other. One sentence: does the total fit the band chosen?',
      },
      askWithForecast: {
        fr: '{{t:sourcesAndUses}}, puis trois puces : ce qui n’a pas encore de soumission, ce qui pourrait se louer ou attendre, et si le total ({{f:uses.total}}) tient dans la tranche choisie. Une phrase sur ce qui reste une fois tout payé ({{f:gap}}) : est-ce assez pour les premiers mois, dont le plus serré est {{f:lowestCash.month}}?',
        en: '{{t:sourcesAndUses}}, then three bullets: what has no quote yet, what could be rented or wait, and whether the total ({{f:uses.total}}) fits the band chosen. One sentence on what is left once everything is paid ({{f:gap}}): is it enough for the first months, the tightest of which is {{f:lowestCash.month}}?',
      },
      restsOn: ['initialInvestment', 'fundingSources', 'business-plan.resources'],
      words: 180,
      figures: true,
    },
    pricing: {
      ask: {
        fr: 'Comment l’entreprise facture, puis un tableau pour une vente : prix, chaque coût variable donné, marge en dollars et en pourcentage du prix. Deux puces : ce qui soutient ce prix dans les réponses, et un essai pour le vérifier.',
        en: 'How the business charges, then a table for one sale: price, each variable cost given, margin in dollars and as a percentage of the price. Two bullets: what supports this price in the answers, and a trial to verify it.',
      },
      askWithForecast: {
        fr: 'Comment l’entreprise facture, puis {{t:offers}}. Trois puces : ce qui soutient ces prix dans les réponses, l’offre qui laisse le plus par vente et ce que cela veut dire, et un essai pour vérifier le prix.',
        en: 'How the business charges, then {{t:offers}}. Three bullets: what supports these prices in the answers, the offer that leaves the most per sale and what that means, and a trial to verify the price.',
      },
      restsOn: ['pricingStrategy', 'revenueModel', 'variableCosts'],
      words: 120,
      figures: true,
    },
    costs: {
      ask: {
        fr: 'Un tableau (coût, fixe ou variable, par mois ou par vente) de tout ce que la personne nomme, avec le total fixe par mois et par année. Puis deux ou trois coûts de ce métier que les réponses ne nomment pas, chacun « à vérifier » : le salaire des propriétaires en premier s’il manque, puis par exemple l’assurance responsabilité, l’impôt et les cotisations (RRQ, RQAP) à mettre de côté, la CNESST si l’entreprise embauche.',
        en: 'A table (cost, fixed or variable, per month or per sale) of everything the person names, with the fixed total per month and per year. Then two or three costs of this trade that the answers do not name, each “to verify”: the owners’ pay first if it is missing, then for example liability insurance, the income tax and contributions (QPP, QPIP) to set aside, the CNESST if the business hires.',
      },
      askWithForecast: {
        fr: 'Ce que coûte un mois moyen ({{f:fixedCosts.month}}) et ce que coûte une vente, en deux phrases. Puis les coûts nommés dans les réponses, en puces, fixes puis variables, chacun avec le montant que la personne donne. Enfin deux ou trois coûts de ce métier que les réponses ne nomment pas, sans montant et « à vérifier » : la rémunération des propriétaires en premier si elle manque aussi aux chiffres, puis par exemple l’assurance responsabilité, l’impôt et les cotisations (RRQ, RQAP) à mettre de côté, la CNESST si l’entreprise embauche.',
        en: 'What an average month costs ({{f:fixedCosts.month}}) and what a sale costs, in two sentences. Then the costs named in the answers, as bullets, fixed then variable, each with the amount that the person gives. Last, two or three costs of this trade that the answers do not name, without an amount and “to verify”: the owners’ pay first if the figures lack it too, then for example liability insurance, the income tax and contributions (QPP, QPIP) to set aside, the CNESST if the business hires.',
      },
      restsOn: ['fixedCosts', 'variableCosts'],
      words: 140,
      figures: true,
    },
    breakEven: {
      ask: {
        fr: 'Une liste numérotée de quatre étapes : coûts fixes du mois, marge par vente, division (arrondie à la vente supérieure), puis ce que cela fait en dollars par mois et en ventes par semaine. Comparez avec le seuil annoncé, s’il y en a un, et avec les objectifs. Si un montant manque, montrez la formule et la case « à préciser ».',
        en: 'A numbered list of four steps: fixed costs of the month, margin per sale, division (rounded up to a whole sale), then what that makes in dollars a month and in sales a week. Compare with the break-even announced, if any, and with the goals. Where an amount is missing, show the formula and the cell “to be completed”.',
      },
      askWithForecast: {
        fr: 'Le seuil de l’année ({{f:breakEven.units}} ventes, {{f:breakEven.revenue}}) et du mois ({{f:breakEven.unitsMonth}} ventes, {{f:breakEven.revenueMonth}}), puis celui qui paie aussi les propriétaires et rembourse les prêts ({{f:breakEven.payingYou.units}} ventes, {{f:breakEven.payingYou.revenue}}). Dites d’où il vient (ce que laisse une vente, ce que coûte un mois), comparez-le avec le seuil annoncé, s’il y en a un, et avec les objectifs, puis ce qu’il demande par semaine à une personne de ce métier.',
        en: 'The break-even of the year ({{f:breakEven.units}} sales, {{f:breakEven.revenue}}) and of the month ({{f:breakEven.unitsMonth}} sales, {{f:breakEven.revenueMonth}}), then the one that also pays the owners and pays back the loans ({{f:breakEven.payingYou.units}} sales, {{f:breakEven.payingYou.revenue}}). Say where it comes from (what a sale leaves, what a month costs), compare it with the break-even announced, if any, and with the goals, then what it asks of a person of this trade each week.',
      },
      restsOn: ['fixedCosts', 'variableCosts', 'pricingStrategy', 'breakEven', 'revenueGoals'],
      words: 120,
      figures: true,
    },
    cashBudget: {
      ask: {
        fr: 'Un tableau par trimestre (poste, T1, T2, T3, T4, année) : encaissements, coûts variables, coûts fixes, autres sorties, solde du trimestre, solde cumulé. Tenez compte des délais de paiement et des saisons. Dites la montée des ventes supposée, le creux le plus bas et le fonds de roulement qu’il demande.',
        en: 'A table by quarter (item, Q1, Q2, Q3, Q4, year): receipts, variable costs, fixed costs, other payments, balance of the quarter, cumulative balance. Take payment times and seasons into account. Say the rise in sales assumed, the lowest point and the working capital it calls for.',
      },
      askWithForecast: {
        fr: '{{t:cashBudget.y1}}, puis le mois le plus serré ({{f:lowestCash.month}}) et ce qui reste alors en caisse ({{f:lowestCash}}), ce qui le cause (saison, délais de paiement, achats), et ce qui le relèverait : un acompte, un achat reporté, plus de mise de fonds. Si l’encaisse passe sous zéro, commencez par le dire.',
        en: '{{t:cashBudget.y1}}, then the tightest month ({{f:lowestCash.month}}) and what is left in cash then ({{f:lowestCash}}), what causes it (season, payment times, purchases), and what would raise it: a deposit, a purchase put off, more of one’s own money. Where cash falls below zero, say so first.',
      },
      restsOn: ['cashFlow', 'revenueGoals', 'initialInvestment'],
      words: 170,
      figures: true,
    },
    scenarios: {
      ask: {
        fr: 'Un tableau (poste, prudent, réaliste, ambitieux) pour un mois type, une fois l’entreprise lancée : ventes en nombre, ventes en dollars, coûts, résultat. Le réaliste suit les objectifs donnés. Puis une phrase par scénario : ce que l’entreprise fera si elle s’y trouve.',
        en: 'A table (item, prudent, realistic, ambitious) for a typical month once under way: number of sales, sales in dollars, costs, result. The realistic one follows the goals given. Then one sentence per scenario: what the business will do if it finds itself there.',
      },
      askWithForecast: {
        fr: '{{t:scenarios}}, puis une phrase par scénario : à quel signe l’entreprise saura qu’elle s’y trouve, et ce qu’elle fera. Terminez par ce que le pire cas ({{f:stress.lowestCash}} d’encaisse si tout va mal à la fois) dit de la réserve à prévoir.',
        en: '{{t:scenarios}}, then one sentence per scenario: by which sign the business will know that it is there, and what it will do. End with what the worst case ({{f:stress.lowestCash}} of cash if everything goes wrong at once) says of the reserve to plan for.',
      },
      restsOn: ['revenueGoals', 'brainstorm.timeCommitment', 'business-plan.team'],
      words: 120,
      figures: true,
    },
    lender: {
      ask: {
        fr: 'Cinq questions qu’un prêteur posera sur ces chiffres précis, en puces : en gras la question, puis la réponse que les données permettent déjà, ou la pièce qui manque.',
        en: 'Five questions that a lender will ask about these very figures, as bullets: the question in bold, then the answer that the data already allows, or the document that is missing.',
      },
      restsOn: ['fundingSources', 'pricingStrategy', 'revenueGoals'],
      words: 130,
    },
    nextSteps: {
      ask: {
        fr: 'Quatre étapes, en liste numérotée, chacune avec une date : le chiffre le plus incertain d’abord, et comment l’établir.',
        en: 'Four steps, as a numbered list, each with a date: the most uncertain figure first, and how to settle it.',
      },
      restsOn: ['pricingStrategy', 'variableCosts', 'revenueGoals'],
      words: 90,
    },
  },
});
