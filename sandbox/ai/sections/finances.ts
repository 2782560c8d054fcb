import type { ModuleTemplates } from './sections.ts';

/** The sections of the finances: figures stand by their names, and none is calculated here. */
export const finances: ModuleTemplates<'finances'> = {
  sections: {
    startUp: {
      fr: `
{=t:sourcesAndUses}
[or] Il manque le prix de chaque achat et votre mise de fonds : les prévisions de cette page en tirent le tableau des coûts et des sources.

Ce qui reste une fois tout payé : {=gap}.

- **Ce qu’il faut.** {resources, La liste est à écrire dans le plan d’affaires} : une soumission ou une annonce datée par article, et les tarifs officiels des permis, ici : {=registry}.
- **Votre tranche.** {initialInvestment/budget, Encore à choisir} : si le total la dépasse, louez ou reportez un achat.
- **Votre source principale.** {fundingSources, Encore à choisir} : une lettre ou une demande datée à joindre, avec le relevé de votre mise de fonds.`,
      en: `
{=t:sourcesAndUses}
[or] The price of each purchase and your own contribution are missing: the forecast of this page makes the table of uses and sources from them.

What is left once everything is paid: {=gap}.

- **What it takes.** {resources, The list has yet to be written in the business plan}: a quote or a dated listing per item, and the official fees of permits, here: {=registry}.
- **Your band.** {initialInvestment/budget, Yet to be chosen}: if the total is above it, rent or put off a purchase.
- **Your main source.** {fundingSources, Yet to be chosen}: a letter or a dated application to attach, with the statement of your contribution.`,
    },
    pricing: {
      fr: `
Vous facturez ainsi : {revenueModel}.

{=t:offers}
[or] La marge manque : les prévisions la calculent à partir du prix d’une vente et de ce qu’elle coûte.

- **Ce qui soutient ce prix.** {pricingStrategy/differentiators/businessIdea, Rien encore : commencez par le prix d’une vente typique}. {~Une personne qui a déjà payé vaut plus que dix qui trouvent cela raisonnable.~Notez qui vous l’a dit, et quand : c’est une pièce de votre dossier.}
- **Un essai pour le vérifier.** {=firstSale}. *Preuve* : {=proof}.`,
      en: `
You charge this way: {revenueModel}.

{=t:offers}
[or] The margin is missing: the forecast works it out from the price of a sale and what it costs.

- **What supports this price.** {pricingStrategy/differentiators/businessIdea, Nothing yet: begin with the price of a typical sale}. {~One person who has already paid is worth more than ten who find it reasonable.~Note who told you so, and when: it belongs in your file.}
- **A trial to verify it.** {=firstSale}. *Proof*: {=proof}.`,
    },
    costs: {
      fr: `
Les coûts fixes d’un mois moyen, selon les prévisions : {=fixedCosts.month}.

- **Coûts fixes, chaque mois.** {fixedCosts/businessIdea, À préciser}.
- **Coûts variables, à chaque vente.** {variableCosts, À préciser}.
- **Votre propre salaire, souvent oublié.** Même petit, même reporté : sans lui, le seuil ne vous fait pas vivre.
[quebec] - **L’impôt et les cotisations (RRQ, RQAP).** À mettre de côté à chaque vente; à vérifier ici : {=RQ}.
[elsewhere] - **L’impôt et les cotisations.** À mettre de côté à chaque vente; à vérifier là où vous êtes.`,
      en: `
Fixed costs of an average month, by the forecast: {=fixedCosts.month}.

- **Fixed costs, each month.** {fixedCosts/businessIdea, To be completed}.
- **Variable costs, at each sale.** {variableCosts, To be completed}.
- **Your own pay, often forgotten.** Even small, even put off: without it, the break-even does not support you.
[quebec] - **Income tax and contributions (QPP, QPIP).** Set aside from each sale; to verify here: {=RQ}.
[elsewhere] - **Income tax and contributions.** Set aside from each sale; to verify where you are.`,
    },
    breakEven: {
      fr: `
- **Par mois.** {=breakEven.unitsMonth} ventes, soit {=breakEven.revenueMonth}.
[or] Le seuil manque : ce sont les coûts fixes du mois, divisés par ce que laisse une vente. Les prévisions font cette division dès que les deux y sont.
- **Par année.** {=breakEven.units} ventes, soit {=breakEven.revenue}.
- **En vous payant et en remboursant vos prêts.** {=breakEven.payingYou.units} ventes par année, soit {=breakEven.payingYou.revenue}.

À comparer avec le seuil que vous annoncez : {breakEven, pas encore donné}.
À comparer avec vos objectifs : {revenueGoals/businessIdea}.`,
      en: `
- **A month.** {=breakEven.unitsMonth} sales, which is {=breakEven.revenueMonth}.
[or] The break-even is missing: it is the month’s fixed costs, divided by what a sale leaves. The forecast does this division as soon as it has both.
- **A year.** {=breakEven.units} sales, which is {=breakEven.revenue}.
- **Paying yourself and paying back the loans.** {=breakEven.payingYou.units} sales a year, which is {=breakEven.payingYou.revenue}.

To compare with the break-even that you announce: {breakEven, not given yet}.
To compare with your goals: {revenueGoals/businessIdea}.`,
    },
    cashBudget: {
      fr: `
Ce que vous dites des rentrées et des sorties : {cashFlow/revenueGoals/businessIdea, à préciser}.

{=t:cashBudget.y1}
[or] Le budget mois par mois manque : les prévisions le tirent de vos ventes, de vos coûts et des délais de paiement. Son solde le plus bas sera le fonds de roulement qu’il vous faut.

Le mois le plus serré : {=lowestCash.month}, avec {=lowestCash} en caisse.`,
      en: `
What you say of money coming in and going out: {cashFlow/revenueGoals/businessIdea, to be completed}.

{=t:cashBudget.y1}
[or] The budget month by month is missing: the forecast makes it from your sales, your costs and payment times. Its lowest balance will be the working capital you need.

The tightest month: {=lowestCash.month}, with {=lowestCash} in cash.`,
    },
    scenarios: {
      fr: `
{=t:scenarios}
[or] Le tableau des scénarios manque tant que les prévisions n’ont ni prix ni nombre de ventes.

- **Prudent.** Reportez d’abord ce qui peut se louer, et dites à quel mois vous changeriez de plan.
- **Réaliste.** Suivez chaque semaine un seul chiffre, les ventes, et comparez-le à ceci : {revenueGoals/businessIdea, un objectif à écrire}.
- **Ambitieux.** Vérifiez qui ferait le travail avant d’accepter les commandes : {team, à préciser}.`,
      en: `
{=t:scenarios}
[or] The table of scenarios is missing as long as the forecast has neither a price nor a number of sales.

- **Prudent.** First put off whatever can be rented, and say in which month you would change plans.
- **Realistic.** Follow one figure each week, sales, and compare it with this: {revenueGoals/businessIdea, a goal to write down}.
- **Ambitious.** Check who would do the work before you accept the orders: {team, to be completed}.`,
    },
    lender: {
      fr: `
- **Combien y mettez-vous vous-même?** Votre source principale : {fundingSources/businessIdea, à préciser}. Écrivez à côté le montant de votre mise de fonds, relevé à l’appui.
- **À partir de quand vivez-vous sans aide?** Votre réponse : {breakEven, pas encore donnée}. Dites à quel mois, et sur quoi vous vous appuyez.
- **Et si les ventes tardent?** Montrez combien de mois votre réserve tient, et ce que vous couperiez en premier.`,
      en: `
- **How much of your own do you put in?** Your main source: {fundingSources/businessIdea, to be completed}. Write the amount of your contribution beside it, with a statement.
- **From when do you live without help?** Your answer: {breakEven, not given yet}. Say in which month, and what you base it on.
- **And if sales are slow to come?** Show how many months your reserve lasts, and what you would cut first.`,
    },
    nextSteps: {
      fr: `
1. **Cette semaine.** Établir le chiffre le plus incertain : {revenueGoals/pricingStrategy/variableCosts/businessIdea, le prix d’une vente}. Le demander à cinq personnes comme si elles payaient aujourd’hui.
2. **D’ici deux semaines.** Remplacer les deux plus gros coûts par des prix écrits.
3. **D’ici un mois.** Faire trois ventes au vrai prix et noter le temps et le coût réels de chacune.`,
      en: `
1. **This week.** Settle the most uncertain figure: {revenueGoals/pricingStrategy/variableCosts/businessIdea, the price of a sale}. Ask five people as if they were paying today.
2. **Within two weeks.** Replace the two largest costs with written prices.
3. **Within a month.** Make three sales at the real price and note the real time and cost of each.`,
    },
  },
};
