import type { ModuleTemplates } from './sections.ts';

/** The sections of the business plan. Except for `format`, they are for a lender, so they never address the user. */
export const businessPlan: ModuleTemplates<'business-plan'> = {
  sections: {
    summary: {
      fr: `
**{=project}** : {businessIdea, l’offre reste à écrire en une phrase}.
Les premiers clients : {targetMarket}.
Ce qui leur manque aujourd’hui : {problemSolved}.
Derrière le projet : {team}.
L’entreprise travaillera d’ici : {location}.
Échéance du lancement : {timeline}.

- **Dans trois ans.** {vision, La vision reste à préciser}.
- **L’argent.** Le démarrage coûte {=uses.total}. Mise de fonds : {=sources.own}; prêts : {=sources.loans}. Ventes de la première année : {=revenue.y1}; bénéfice net : {=netIncome.y1}.
[or] - **L’argent.** Le démarrage coûte {=uses.total}. Mise de fonds : {=sources.own}. Ventes de la première année : {=revenue.y1}; bénéfice net : {=netIncome.y1}.
[or] - **L’argent.** Le démarrage coûte {=uses.total}. Prêts : {=sources.loans}. Ventes de la première année : {=revenue.y1}; bénéfice net : {=netIncome.y1}.
[or] - **L’argent.** Il faut {initialInvestment, un montant à préciser}, surtout de cette source : {fundingSources, à préciser}.
- **Ce qui est déjà là, et ce qu’il faut.** {experience/resources/skills}.
- **Ce qui est demandé.** Un prêt, {=financing}, remboursé en {=loan1.term} mois.
[or] - **Ce qui est demandé.** Un financement, {=financing}; la durée reste à convenir.
[or] - **Ce qui est demandé.** Un prêt, {=loan1.amount}, remboursé en {=loan1.term} mois.
[or] - **Ce qui est demandé.** {~Un montant, une durée et ce que le lecteur reçoit en retour : à préciser.~Le montant, la durée et l’usage de l’argent restent à préciser.}`,
      en: `
**{=project}**: {businessIdea, the offer has yet to be written in one sentence}.
The first customers: {targetMarket}.
What they lack today: {problemSolved}.
Behind the project: {team}.
The business will work from here: {location}.
Planned launch: {timeline}.

- **In three years.** {vision, The vision has yet to be written}.
- **The money.** Starting costs {=uses.total}; the owners’ contribution is {=sources.own} and loans, {=sources.loans}. Sales of the first year: {=revenue.y1}, for a net income of {=netIncome.y1}.
[or] - **The money.** Starting costs {=uses.total}; the owners’ contribution is {=sources.own}. Sales of the first year: {=revenue.y1}, for a net income of {=netIncome.y1}.
[or] - **The money.** Starting costs {=uses.total}; loans are {=sources.loans}. Sales of the first year: {=revenue.y1}, for a net income of {=netIncome.y1}.
[or] - **The money.** It takes {initialInvestment, an amount to be settled}, mostly from this source: {fundingSources, to be completed}.
- **What is in place, and what it takes.** {experience/resources/skills}.
- **What is asked.** A loan of {=financing}. Term in months: {=loan1.term}.
[or] - **What is asked.** Financing of {=financing}; the term has yet to be agreed.
[or] - **What is asked.** A loan of {=loan1.amount}. Term in months: {=loan1.term}.
[or] - **What is asked.** {~An amount, a term and what the reader gets in return: to be completed.~The amount, the term and the use of the money have yet to be settled.}`,
    },
    market: {
      fr: `
La clientèle visée est celle-ci : {targetMarket/businessIdea}. {~Le plan commence par elle seule : un deuxième groupe viendra quand le premier rachètera.~Tout ce qui suit se mesure sur ce groupe, et non sur la population.}

| Ce qu’il faut savoir | Ce que l’on en sait | Où le vérifier |
| Jusqu’où va le marché | {marketSize} | {=statistics} |
| Le besoin et sa fréquence | {problemSolved} | Dix conversations, notes datées |
| Ce qui change | {marketTrends} | La source de cette réponse, et sa date |
| Les offres semblables | {competitors} | {=registry} |`,
      en: `
The target customers are these: {targetMarket/businessIdea}. {~The plan begins with them alone: a second group will come when the first buys again.~Everything below is measured on this group, not on the population.}

| What must be known | What is known | Where to verify it |
| How far the market reaches | {marketSize} | {=statistics} |
| The need and how often it arises | {problemSolved} | Ten conversations, dated notes |
| What is changing | {marketTrends} | The source of this answer, and its date |
| Similar offers | {competitors} | {=registry} |`,
    },
    competition: {
      fr: `
| Concurrent | Ce qu’il offre | Sa limite |
| « {*competitors} » | À relever sur place | {~Ce que ses clients lui reprochent~Les jours sans service~Les gens qu’il ne sert pas} (à vérifier) |
| Ne rien acheter | Aucune dépense, aucune décision | Le problème reste : {problemSolved} |

Un client changerait ses habitudes pour ceci : {differentiators/problemSolved/businessIdea, une différence à préciser}. Ce qui le prouve déjà est à joindre en annexe : un essai, un avis signé, une précommande.`,
      en: `
| Competitor | What it offers | Its limit |
| “{*competitors}” | To note on the spot | {~What its customers complain about~The days without service~The people it does not serve} (to verify) |
| Buying nothing | No expense, no decision | The problem remains: {problemSolved} |

A customer would change habits for this: {differentiators/problemSolved/businessIdea, a difference to be completed}. What already proves it goes in the appendices: a trial, a signed opinion, a pre-order.`,
    },
    marketing: {
      fr: `
La promesse : {valueProposition/differentiators/problemSolved/businessIdea, à préciser}.
Le prix : {=offer1.price}.
[or] Le prix : {pricingStrategy, à préciser}.
Le canal principal : {marketingChannels, à préciser}, avec ce budget par mois : {marketing.budget, à préciser}.

| Étape | Geste | Mesure |
| Se faire connaître | {customerAcquisition, Parler chaque semaine à dix personnes de la clientèle} | Demandes reçues par semaine |
| Faire essayer | {=firstSale} | Achats ou refus, avec leurs raisons |
| Faire revenir | Écrire à chaque client dix jours après l’achat | Deuxièmes achats sur dix clients |`,
      en: `
The promise: {valueProposition/differentiators/problemSolved/businessIdea, to be completed}.
The price: {=offer1.price}.
[or] The price: {pricingStrategy, to be settled}.
The main channel: {marketingChannels, to be completed}, with this monthly budget: {marketing.budget, to be completed}.

| Stage | Action | Measure |
| Get known | {customerAcquisition, Talk to ten potential customers each week} | Requests received per week |
| Get tried | {=firstSale} | Purchases or refusals, with their reasons |
| Get them back | Write to each customer ten days after the purchase | Second purchases out of ten customers |`,
    },
    operations: {
      fr: `
### Les personnes derrière le projet

- **Qui fait quoi.** {team, À préciser}. La formation et la part de chaque personne restent à préciser; un curriculum vitæ se joint en annexe.
- **L’expérience.** {experience/skills}.

### Le lieu, les moyens et les règles

- **Le lieu.** {location, À préciser}.
- **Les ressources.** {resources, À préciser}. Ce qui manque est à confirmer par un prix écrit avant l’ouverture.
- **La forme juridique.** {legalStructure, Encore à choisir}. Ce qu’elle demande est à vérifier ici : {=registry}.
[quebec] - **Si l’entreprise embauche.** Les retenues à la source et la {=CNESST} s’ajoutent.
- **Les permis.** {=rule}
- **Au quotidien.** L’entreprise tient à ceci : {values}. Ce que ce principe coûte par vente reste à préciser.`,
      en: `
### The people behind the project

- **Who does what.** {team, To be completed}. Each person’s training and share have yet to be settled; a résumé goes in the appendices.
- **Experience.** {experience/skills}.

### Place, means and rules

- **The place.** {location, To be completed}.
- **Resources.** {resources, To be completed}. What is missing has to be confirmed by a written price before opening.
- **Legal structure.** {legalStructure, Yet to be chosen}. What it requires can be checked here: {=registry}.
[quebec] - **If the business hires.** Source deductions and the {=CNESST} come on top.
- **Permits.** {=rule}
- **From day to day.** The business holds to this: {values}. What this principle costs per sale has yet to be worked out.`,
    },
    forecasts: {
      fr: `
{=t:sourcesAndUses}

{=t:incomeStatement}

{=t:cashBudget}
[or] Les tableaux manquent encore : ils se calculent à partir des prix, des coûts et du nombre de ventes.

L’encaisse la plus basse : {=lowestCash}, en {=lowestCash.month}.
Le bénéfice de la première année couvre la dette ainsi : {=dscr.y1}.
L’offre : {productDescription/businessIdea}.
Son prix : {pricingStrategy}.
Coûts fixes nommés : {fixedCosts}.
Coûts de chaque vente : {variableCosts}.
L’objectif de la première année : {revenueGoals}.

Hypothèses à vérifier : le nombre de ventes par mois, la croissance des deux années suivantes, et la rémunération des propriétaires.`,
      en: `
{=t:sourcesAndUses}

{=t:incomeStatement}

{=t:cashBudget}
[or] The tables are still missing: they come from prices, costs and the number of sales.

The lowest cash: {=lowestCash}, in {=lowestCash.month}.
Earnings of the first year cover the debt this many times: {=dscr.y1}.
The offer: {productDescription/businessIdea}.
Its price: {pricingStrategy}.
Fixed costs named: {fixedCosts}.
Costs of each sale: {variableCosts}.
The goal for the first year: {revenueGoals}.

Assumptions to verify: the number of sales a month, the growth of the two years that follow, and the owners’ pay.`,
    },
    launch: {
      fr: `
Échéance choisie : {timeline, encore à choisir}. Elle tient si le premier essai payant a lieu à mi-chemin.

1. **« {*milestones} ».** *Preuve* : {~un document daté~un résultat compté, pas une impression~une facture ou une signature}. *Responsable* : à préciser.

Deux jalons s’y ajoutent, s’ils n’y sont pas : les papiers en règle avant la première facture ({=registry}) et trois ventes à des inconnus, avec ce que chacun a reproché. Ce qui existe déjà : {developmentStage/productDescription/businessIdea, à préciser}.`,
      en: `
Timeline chosen: {timeline, yet to be chosen}. It holds if the first paid trial takes place halfway.

1. **“{*milestones}”.** *Proof*: {~a dated document~a counted result, not an impression~an invoice or a signature}. *In charge*: to be completed.

Two milestones come on top, if they are not there yet: paperwork in order before the first invoice ({=registry}) and three sales to strangers, with what each of them criticized. What exists so far: {developmentStage/productDescription/businessIdea, to be completed}.`,
    },
    risks: {
      fr: `
| Risque | Signe avant-coureur | Geste prévu |
| « {*risks} » | {~Le premier incident, même petit~Une remarque qui revient deux fois~Une date repoussée sans raison écrite} | {~Une page : qui appeler, quoi faire en 48 heures~Une question posée cette semaine à quelqu’un du métier~Un montant de réserve, noté d’avance} |
| L’argent manque avant les ventes | Moins de deux mois de coûts fixes en banque | Une réserve, à chiffrer |
| La personne clé s’absente (maladie, fatigue, départ) : {team} | Deux semaines sans congé | Une personne nommée pour chaque tâche |

Si les ventes n’étaient que la moitié de l’objectif, l’entreprise reporterait d’abord les achats qui peuvent se louer, puis les salaires des propriétaires; l’ordre exact reste à préciser. Ce qui la protège d’une imitation : {differentiators/businessIdea, à préciser}.`,
      en: `
| Risk | Early sign | Planned action |
| “{*risks}” | {~The first incident, even a small one~A remark made twice~A date put off without a written reason} | {~One page: whom to call, what to do within 48 hours~A question asked this week of someone in the trade~An amount in reserve, noted beforehand} |
| Cash runs out before sales come in | Under two months of fixed costs in the bank | A reserve, amount to be completed |
| The key person is away (illness, fatigue, departure): {team} | Two weeks without a day off | A named replacement for each task |

If sales were only half of the goal, the business would first put off whatever can be rented, then the owners’ pay; the exact order has yet to be settled. What protects it from imitation: {differentiators/businessIdea, to be completed}.`,
    },
    sources: {
      fr: `
- **Clientèle.** La réponse de l’entreprise ({targetMarket/businessIdea/problemSolved, à préciser}) et des conversations datées; population et ménages, à vérifier ici : {=statistics}.
- **Prix et concurrence.** Les prix relevés sur place, avec leur date, et les preuves d’un client prêt à payer le prix demandé. Les notes des essais s’y ajoutent.
- **Annexes à joindre.** Le curriculum vitæ et le bilan personnel de chaque propriétaire, une soumission par ressource à trouver, les lettres d’intention, précommandes ou essais payés, et le budget de caisse de la première année.`,
      en: `
- **Customers.** The business’s answer ({targetMarket/businessIdea/problemSolved, to be completed}) and dated conversations; people and households, to verify here: {=statistics}.
- **Price and competition.** Prices noted on the spot, with their dates, and proof of a customer ready to pay the price asked. Notes of the tests come with them.
- **Documents to attach.** The résumé and personal balance sheet of each owner, a quote for each resource that has yet to be found, letters of intent, pre-orders or paid trials, and the cash budget of the first year.`,
    },
    format: {
      fr: `
1. Complétez les réponses et les prévisions du module Finances : les tableaux en dépendent.
2. Remplacez chaque « à préciser » par un fait, ou dites quand il sera connu, et confirmez ceci par un prix écrit : {resources/initialInvestment/businessIdea, chaque ressource}.
3. {~Faites lire le sommaire à une personne qui ne connaît rien au métier : elle doit pouvoir le redire.~Faites corriger la langue par une autre personne, puis réunissez le tout en un seul PDF.}

Deux questions à préparer :

- **Combien de ventes par mois faut-il pour en vivre?** Votre réponse d’aujourd’hui : {breakEven/revenueGoals, à préciser}.
- **Que fera l’entreprise sans sa personne clé pendant un mois?** Votre réponse d’aujourd’hui : {team/risks, à préciser}.`,
      en: `
1. Complete the answers and the forecast of the Finances module: the tables depend on them.
2. Replace each mention of something to be completed with a fact, or say when it will be known, and confirm this by a written price: {resources/initialInvestment/businessIdea, each resource}.
3. {~Have the summary read by someone who knows nothing of the trade: they must be able to repeat it.~Have the language corrected by another person, then put everything in a single PDF.}

Two questions to prepare:

- **How many sales a month does it take to live on this?** Your answer today: {breakEven/revenueGoals, to be completed}.
- **What will the business do without its key person for a month?** Your answer today: {team/risks, to be completed}.`,
    },
  },
};
