import type { ModuleTemplates } from './sections.ts';

/** The sections of the finances. They refer to figures by name and calculate none. */
export const finances: ModuleTemplates<'finances'> = {
  sections: {
    startUp: {
      fr: `
{=t:sourcesAndUses}
[or] Il manque le prix de chaque achat et la mise de fonds : le tableau des coûts et des sources se fera à partir de là.

Ce qui reste une fois tout payé : {=gap}.

- **Ce qu’il faut.** {resources, La liste reste à écrire} : une soumission ou une annonce datée par article, et les tarifs officiels des permis, ici : {=registry}.
- **La tranche prévue.** {initialInvestment/budget, Encore à choisir} : si le total la dépasse, un achat sera reporté ou loué.
- **La source principale.** {fundingSources, Encore à choisir} : à joindre, une lettre ou une demande datée et le relevé de la mise de fonds.`,
      en: `
{=t:sourcesAndUses}
[or] The price of each purchase and the owners’ contribution are missing: the table of uses and sources will come from them.

What is left once everything is paid: {=gap}.

- **What it takes.** {resources, The list has yet to be written}: a quote or a dated listing per item, and the official fees of permits, here: {=registry}.
- **The planned band.** {initialInvestment/budget, Yet to be chosen}: if the total is above it, a purchase will be put off or rented.
- **The main source.** {fundingSources, Yet to be chosen}: to attach, a letter or a dated application and the statement of the owners’ contribution.`,
    },
    pricing: {
      fr: `
L’entreprise facture ainsi : {revenueModel}.

{=t:offers}
[or] La marge manque : elle se calcule à partir du prix d’une vente et de ce qu’elle coûte.

- **Ce qui soutient ce prix.** {pricingStrategy/differentiators/businessIdea, Rien encore : le prix d’une vente typique reste à fixer}. {~À valider : une personne qui a déjà payé vaut plus que dix qui trouvent cela raisonnable.~À joindre : qui a dit oui à ce prix, et quand.}
- **Un essai pour le vérifier.** {=firstSale}. *Preuve* : {=proof}.`,
      en: `
The business charges this way: {revenueModel}.

{=t:offers}
[or] The margin is missing: it comes from the price of a sale and what it costs.

- **What supports this price.** {pricingStrategy/differentiators/businessIdea, Nothing yet: the price of a typical sale has yet to be set}. {~To validate: one person who has already paid is worth more than ten who find it reasonable.~To attach: who said yes to this price, and when.}
- **A trial to verify it.** {=firstSale}. *Proof*: {=proof}.`,
    },
    costs: {
      fr: `
Les coûts fixes d’un mois moyen, selon les prévisions : {=fixedCosts.month}.

- **Coûts fixes, chaque mois.** {fixedCosts/businessIdea, À préciser}.
- **Coûts variables, à chaque vente.** {variableCosts, À préciser}.
- **La rémunération des propriétaires, souvent oubliée.** Même petite, même reportée, elle compte : sans elle, le seuil ne fait vivre personne.
[quebec] - **L’impôt et les cotisations (RRQ, RQAP).** À mettre de côté à chaque vente; à vérifier ici : {=RQ}.
[elsewhere] - **L’impôt et les cotisations.** À mettre de côté à chaque vente; à vérifier selon le lieu.`,
      en: `
Fixed costs of an average month, by the forecast: {=fixedCosts.month}.

- **Fixed costs, each month.** {fixedCosts/businessIdea, To be completed}.
- **Variable costs, at each sale.** {variableCosts, To be completed}.
- **The owners’ pay, often forgotten.** Even small, even put off, it counts: without it, the break-even supports nobody.
[quebec] - **Income tax and contributions (QPP, QPIP).** Set aside from each sale; to verify here: {=RQ}.
[elsewhere] - **Income tax and contributions.** Set aside from each sale; to verify by place.`,
    },
    breakEven: {
      fr: `
- **Ventes par mois.** {=breakEven.revenueMonth} en moyenne; leur nombre, arrondi vers le haut : {=breakEven.unitsMonth}.
[or] Le seuil manque : ce sont les coûts fixes du mois, divisés par ce que laisse une vente. Il se calculera dès que les deux seront connus.
- **Ventes par année.** {=breakEven.revenue}; leur nombre, arrondi vers le haut : {=breakEven.units}.
[loans] - **Ventes par année qui paient aussi les propriétaires et remboursent les prêts.** {=breakEven.payingYou.revenue}; leur nombre : {=breakEven.payingYou.units}.
[!loans] - **Ventes par année qui paient aussi les propriétaires.** {=breakEven.payingYou.revenue}; leur nombre : {=breakEven.payingYou.units}.

À comparer avec le seuil annoncé : {breakEven, pas encore donné}.
À comparer avec les objectifs : {revenueGoals/businessIdea}.`,
      en: `
- **Sales a month.** {=breakEven.revenueMonth} on average; their number, rounded up: {=breakEven.unitsMonth}.
[or] The break-even is missing: it is the month’s fixed costs, divided by what a sale leaves. It will be worked out as soon as both are known.
- **Sales a year.** {=breakEven.revenue}; their number, rounded up: {=breakEven.units}.
[loans] - **Sales a year that also pay the owners and pay back the loans.** {=breakEven.payingYou.revenue}; their number: {=breakEven.payingYou.units}.
[!loans] - **Sales a year that also pay the owners.** {=breakEven.payingYou.revenue}; their number: {=breakEven.payingYou.units}.

To compare with the break-even announced: {breakEven, not given yet}.
To compare with the goals: {revenueGoals/businessIdea}.`,
    },
    cashBudget: {
      fr: `
Les rentrées et les sorties, telles que l’entreprise les prévoit : {cashFlow/revenueGoals/businessIdea, à préciser}.

{=t:cashBudget.y1}
[or] Le budget mois par mois manque : il se calcule à partir des ventes, des coûts et des délais de paiement. Son solde le plus bas sera le fonds de roulement nécessaire.

Le mois le plus serré : {=lowestCash.month}, avec {=lowestCash} en caisse.`,
      en: `
Money coming in and going out, as the business plans it: {cashFlow/revenueGoals/businessIdea, to be completed}.

{=t:cashBudget.y1}
[or] The budget month by month is missing: it comes from sales, costs and payment times. Its lowest balance will be the working capital needed.

The tightest month: {=lowestCash.month}, with {=lowestCash} in cash.`,
    },
    scenarios: {
      fr: `
{=t:scenarios}
[or] Le tableau des scénarios manque tant que les prévisions n’ont ni prix ni nombre de ventes.

- **Prudent.** Ce qui peut se louer sera reporté d’abord; le mois où l’entreprise changerait de plan reste à fixer.
- **Réaliste.** Un seul chiffre sera suivi chaque semaine, les ventes, et comparé à ceci : {revenueGoals/businessIdea, un objectif à écrire}.
- **Ambitieux.** Avant d’accepter les commandes, il reste à valider qui ferait le travail : {team, à préciser}.`,
      en: `
{=t:scenarios}
[or] The table of scenarios is missing as long as the forecast has neither a price nor a number of sales.

- **Prudent.** Whatever can be rented will be put off first; the month in which the business would change plans has yet to be set.
- **Realistic.** One figure will be followed each week, sales, and compared with this: {revenueGoals/businessIdea, a goal to write down}.
- **Ambitious.** Before the orders are accepted, who would do the work has yet to be validated: {team, to be completed}.`,
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
