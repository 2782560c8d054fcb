import type { ModuleTemplates } from './sections.ts';

/** The parts of the business plan, which a lender reads: it speaks of the business, never to the person. */
export const businessPlan: ModuleTemplates<'business-plan'> = {
  sections: {
    summary: {
      fr: `
**{=project}** : {businessIdea}.
[or] **{=project}** : l’offre reste à écrire en une phrase, dans le module Mon idée.
Les premiers clients : {targetMarket}.
Ce qui leur manque aujourd’hui : {problemSolved}.
Derrière le projet : {team}.
L’entreprise travaillera d’ici : {location}.
Échéance du lancement : {timeline}.

- **Dans trois ans.** {vision}.
[or] - **Dans trois ans.** La vision reste à préciser.
- **L’argent.** Il faut {initialInvestment}, surtout de cette source : {fundingSources, à préciser}.
[or] - **L’argent.** Le montant et sa source restent à préciser; les réponses du module Finances les fixeront.
- **Ce qui est déjà là, et ce qu’il faut.** {experience/resources/skills}.
- **Ce qui est demandé.** {~Un montant, une durée et ce que le lecteur reçoit en retour : une seule phrase, à préciser en dernier.~À préciser en une ligne pour chaque lecteur : un prêteur et un partenaire n’attendent pas la même chose.}`,
      en: `
**{=project}**: {businessIdea}.
[or] **{=project}**: the offer has yet to be written in one sentence, in the My idea module.
The first customers: {targetMarket}.
What they lack today: {problemSolved}.
Behind the project: {team}.
The business will work from here: {location}.
Planned launch: {timeline}.

- **In three years.** {vision}.
[or] - **In three years.** The vision has yet to be written.
- **The money.** It takes {initialInvestment}, mostly from this source: {fundingSources, to be completed}.
[or] - **The money.** The amount and its source have yet to be settled; the answers of the Finances module will do it.
- **What is in place, and what it takes.** {experience/resources/skills}.
- **What is asked.** {~An amount, a term and what the reader gets in return: one sentence, to be completed last.~To specify in one line for each reader: a lender and a partner do not expect the same thing.}`,
    },
    market: {
      fr: `
La clientèle visée est celle-ci : {targetMarket/businessIdea}. {~Le plan commence par elle seule : un deuxième groupe viendra quand le premier rachètera.~Tout ce qui suit se mesure sur ce groupe, et non sur la population.}

Ce qui change dans ce marché, d’après l’entreprise : {marketTrends}. Cette observation est à dater et à confirmer auprès de clients.

| Ce qu’il faut savoir | Ce que l’on en sait | Où le vérifier |
| Jusqu’où va le marché | {marketSize} | {=statistics} |
| Le besoin et sa fréquence | {problemSolved} | Dix conversations, notes datées |
| Ce qui change | {marketTrends} | La source de cette réponse, et sa date |
| Les offres semblables | {competitors} | {=registry} |`,
      en: `
The target customers are these: {targetMarket/businessIdea}. {~The plan begins with them alone: a second group will come when the first buys again.~Everything below is measured on this group, not on the population.}

What is changing in this market, according to the business: {marketTrends}. This observation has to be dated and confirmed with customers.

| What must be known | What is known | Where to verify it |
| How far the market reaches | {marketSize} | {=statistics} |
| The need and how often it arises | {problemSolved} | Ten conversations, dated notes |
| What is changing | {marketTrends} | The source of this answer, and its date |
| Similar offers | {competitors} | {=registry} |`,
    },
    competition: {
      fr: `
| Concurrent | Ce qu’il offre | Sa limite | Notre différence |
| « {*competitors.name} » | {*competitors.told, à relever sur place} | {~Ce que ses clients lui reprochent~Les jours sans service~Les gens qu’il ne sert pas} (à vérifier) | {*competitors.difference, à préciser} |
| Ne rien acheter | Aucune dépense, aucune décision | Le problème reste : {problemSolved} | Un premier essai facile |

Un client changerait ses habitudes pour ceci : {differentiators/problemSolved/businessIdea, une différence à préciser}. {~Cette différence se montre avant l’achat, pas après.~Elle convainc mieux dans la bouche d’une personne déjà servie.}
Ce qui le prouve déjà est à joindre en annexe : un essai, un avis signé, une précommande.`,
      en: `
| Competitor | What it offers | Its limit | Our difference |
| “{*competitors.name}” | {*competitors.told, to note on the spot} | {~What its customers complain about~The days without service~The people it does not serve} (to verify) | {*competitors.difference, to be completed} |
| Buying nothing | No expense, no decision | The problem remains: {problemSolved} | An easy first try |

A customer would change habits for this: {differentiators/problemSolved/businessIdea, a difference to be completed}. {~This difference is shown before the purchase, not after.~It convinces best when told by someone already served.}
What already proves it goes in the appendices: a trial, a signed opinion, a pre-order.`,
    },
    marketing: {
      fr: `
La promesse : {valueProposition}.
[or] La promesse part de ceci : {differentiators/problemSolved/businessIdea}. Elle reste à dire en dix mots.
[or] La promesse reste à préciser.

Le prix : {pricingStrategy}.
[or] Le prix reste à préciser dans le module Finances; sans lui, aucune publicité ne se mesure.
Le canal principal : {marketingChannels}, avec ce budget par mois : {marketing.budget, à préciser}.
[or] Le canal principal et son budget restent à préciser dans le module Marketing.

| Étape | Geste | Canal | Mesure |
| Se faire connaître | {customerAcquisition, Parler chaque semaine à dix personnes de la clientèle} | {marketingChannels} | Demandes reçues par semaine |
| Faire essayer | {=firstSale} | En personne | {=proof} |
| Faire revenir | Écrire à chaque client dix jours après l’achat | Courriel ou téléphone | Deuxièmes achats sur dix clients |`,
      en: `
The promise: {valueProposition}.
[or] The promise starts from this: {differentiators/problemSolved/businessIdea}. It has yet to be said in ten words.
[or] The promise has yet to be written.

The price: {pricingStrategy}.
[or] The price has yet to be settled in the Finances module; without it, no advertising can be measured.
The main channel: {marketingChannels}, with this monthly budget: {marketing.budget, to be completed}.
[or] The main channel and its budget have yet to be settled in the Marketing module.

| Stage | Action | Channel | Measure |
| Get known | {customerAcquisition, Talk to ten potential customers each week} | {marketingChannels} | Requests received per week |
| Get tried | {=firstSale} | In person | {=proof} |
| Get them back | Write to each customer ten days after the purchase | Email or telephone | Second purchases out of ten customers |`,
    },
    operations: {
      fr: `
### Les personnes derrière le projet

- **Qui fait quoi.** {team}.
- **L’expérience.** {experience/skills}.
- **Le temps.** {timeCommitment}.
- **Ce qui manque.** La formation et la part de chaque personne restent à préciser; un curriculum vitæ se joint en annexe.

| Ressource | Déjà là ou à trouver | Pour quand |
| « {*resources.name} » | à préciser | Avant l’ouverture |
| Premier fournisseur | à confirmer | Avant le premier essai payant |

**Le lieu.** {location}.

**Forme juridique.** {legalStructure} : ce qu’elle demande est à vérifier ici : {=registry}.
[or] **Forme juridique.** Elle reste à choisir; les formalités sont décrites ici : {=registry}.
[quebec] Si l’entreprise embauche, les retenues à la source et la {=CNESST} s’ajoutent.

**Permis et règles.** {=rule}

**Au quotidien.** L’entreprise tient à ceci : {values}. Ce que ce principe coûte par vente reste à préciser.`,
      en: `
### The people behind the project

- **Who does what.** {team}.
- **Experience.** {experience/skills}.
- **Time.** {timeCommitment}.
- **What is missing.** Each person’s training and share have yet to be settled; a résumé goes in the appendices.

| Resource | In place or to find | By when |
| “{*resources.name}” | to be completed | Before opening |
| First supplier | to confirm | Before the first paid trial |

**The place.** {location}.

**Legal structure.** {legalStructure}: what it requires can be checked here: {=registry}.
[or] **Legal structure.** It has yet to be chosen; the formalities are described here: {=registry}.
[quebec] If the business hires, source deductions and the {=CNESST} come on top.

**Permits and rules.** {=rule}

**From day to day.** The business holds to this: {values}. What this principle costs per sale has yet to be worked out.`,
    },
    forecasts: {
      fr: `
[forecast] {=t:sourcesAndUses}

[forecast] {=t:incomeStatement}

[forecast] {=t:cashBudget}

[forecast] L’encaisse la plus basse : {=lowestCash}, en {=lowestCash.month}. Le bénéfice de la première année couvre la dette ainsi : {=dscr.y1}.
[!forecast] Une démonstration ne calcule pas de prévisions : les cases « à préciser » attendent les montants du module Finances.
L’offre : {productDescription/businessIdea}.
Son prix : {pricingStrategy}.
L’objectif de la première année : {revenueGoals}.

[!forecast] | Besoin ou source | Montant |
[!forecast] | Besoin de départ | {initialInvestment} |
[!forecast] | Mise de fonds | à préciser |
[!forecast] | Source principale : {fundingSources, à choisir} | à préciser |
[!forecast] | Autres sources | à préciser |
[!forecast] | **Total des sources** | à préciser (égal au besoin) |

[!forecast] | Poste | An 1 | An 2 | An 3 |
[!forecast] | Ventes | à préciser | à préciser | à préciser |
[!forecast] | Coûts variables | à préciser | à préciser | à préciser |
[!forecast] | Marge brute | à préciser | à préciser | à préciser |
[!forecast] | Coûts fixes | à préciser | à préciser | à préciser |
[!forecast] | Remboursement du prêt | à préciser | à préciser | à préciser |
[!forecast] | Résultat | à préciser | à préciser | à préciser |

Hypothèses à vérifier : le nombre de ventes par mois, la croissance de l’an 2 et de l’an 3, et le salaire des propriétaires, à compter dans les coûts fixes.
Coûts fixes nommés : {fixedCosts}.
Coûts de chaque vente : {variableCosts}.`,
      en: `
[forecast] {=t:sourcesAndUses}

[forecast] {=t:incomeStatement}

[forecast] {=t:cashBudget}

[forecast] The lowest cash: {=lowestCash}, in {=lowestCash.month}. Earnings of the first year cover the debt this many times: {=dscr.y1}.
[!forecast] A demonstration calculates no forecast: the “to be completed” cells wait for the amounts of the Finances module.
The offer: {productDescription/businessIdea}.
Its price: {pricingStrategy}.
The goal for the first year: {revenueGoals}.

[!forecast] | Use or source | Amount |
[!forecast] | Needed to start | {initialInvestment} |
[!forecast] | Owner’s contribution | to be completed |
[!forecast] | Main source: {fundingSources, to choose} | to be completed |
[!forecast] | Other sources | to be completed |
[!forecast] | **Total of the sources** | to be completed (equal to the need) |

[!forecast] | Item | Year 1 | Year 2 | Year 3 |
[!forecast] | Sales | to be completed | to be completed | to be completed |
[!forecast] | Variable costs | to be completed | to be completed | to be completed |
[!forecast] | Gross margin | to be completed | to be completed | to be completed |
[!forecast] | Fixed costs | to be completed | to be completed | to be completed |
[!forecast] | Loan repayment | to be completed | to be completed | to be completed |
[!forecast] | Result | to be completed | to be completed | to be completed |

Assumptions to verify: the number of sales a month, the growth of years 2 and 3, and the owners’ pay, which belongs in the fixed costs.
Fixed costs named: {fixedCosts}.
Costs of each sale: {variableCosts}.`,
    },
    launch: {
      fr: `
Échéance choisie : {timeline}. Elle se compte à partir du jour de la réponse; elle tient si le premier essai payant a lieu à mi-chemin.
[or] L’échéance reste à choisir : sans date, aucun jalon ne presse.

1. **« {*milestones.name} ».** *Preuve* : {~un document daté~un résultat compté, pas une impression~une facture ou une signature}. *Responsable* : à préciser.

Deux jalons à placer parmi les précédents, s’ils n’y sont pas :

- **Papiers en règle avant la première facture.** *Preuve* : l’immatriculation et les inscriptions, vérifiées ici : {=registry}.
- **Trois ventes à des inconnus.** *Preuve* : trois paiements, et ce que chacun a reproché. Ce qui existe déjà : {developmentStage/productDescription/businessIdea, à préciser}.`,
      en: `
Timeline chosen: {timeline}. It counts from the day of the answer; it holds if the first paid trial takes place halfway.
[or] The launch date has yet to be chosen: without one, no milestone is urgent.

1. **“{*milestones.name}”.** *Proof*: {~a dated document~a counted result, not an impression~an invoice or a signature}. *In charge*: to be completed.

Two milestones to place among these, if they are not there yet:

- **Paperwork in order before the first invoice.** *Proof*: registration and tax accounts, checked here: {=registry}.
- **Three sales to strangers.** *Proof*: three payments, and what each of them criticized. What exists so far: {developmentStage/productDescription/businessIdea, to be completed}.`,
    },
    risks: {
      fr: `
| Risque | Signe avant-coureur | Geste prévu | Responsable |
| « {*risks.name} » | {~Le premier incident, même petit~Une remarque qui revient deux fois~Une date repoussée sans raison écrite} | {~Une page : qui appeler, quoi faire en 48 heures~Une question posée cette semaine à quelqu’un du métier~Un montant de réserve, noté d’avance} | à préciser |
| L’argent manque avant les ventes | Moins de deux mois de coûts fixes en banque | Une réserve, à chiffrer | à préciser |
| La personne clé s’absente (maladie, fatigue, départ) : {team} | Deux semaines sans congé | Une personne nommée pour chaque tâche | à préciser |
| Un concurrent imite l’offre : {businessIdea} | Une offre qui reprend les mêmes mots | Une différence qui se copie mal : {differentiators} | à préciser |

{=threat}

Si les ventes n’étaient que la moitié de l’objectif, l’entreprise reporterait d’abord les achats qui peuvent se louer, puis les salaires des propriétaires; l’ordre exact reste à préciser.`,
      en: `
| Risk | Early sign | Planned action | In charge |
| “{*risks.name}” | {~The first incident, even a small one~A remark made twice~A date put off without a written reason} | {~One page: whom to call, what to do within 48 hours~A question asked this week of someone in the trade~An amount in reserve, noted beforehand} | to be completed |
| Cash runs out before sales come in | Under two months of fixed costs in the bank | A reserve, amount to be completed | to be completed |
| The key person is away (illness, fatigue, departure): {team} | Two weeks without a day off | A named replacement for each task | to be completed |
| A competitor imitates the offer: {businessIdea} | An offer in the same words | A difference that is hard to copy: {differentiators} | to be completed |

{=threat}

If sales were only half of the goal, the business would first put off whatever can be rented, then the owners’ pay; the exact order has yet to be settled.`,
    },
    sources: {
      fr: `
- **Clientèle.** La réponse de l’entreprise ({targetMarket/businessIdea/problemSolved, à préciser}) et des conversations datées; population et ménages, à vérifier ici : {=statistics}.
- **Concurrence et tendances.** Prix relevés sur place, avec leur date; ce qui change : {marketTrends, à préciser}.
- **Prix.** {pricingStrategy} : les preuves d’un client prêt à payer se joignent.
[or] - **Prix.** À préciser, avec les preuves d’un client prêt à payer.
- **Essais.** {testingStrategy} : les notes et les résultats se joignent.
[or] - **Essais.** À préciser, avec les notes et les résultats.
- **Annexes à joindre.** Le curriculum vitæ et le bilan personnel de chaque propriétaire, une soumission pour chaque ressource à trouver, les lettres d’intention, précommandes ou essais payés, et le budget de caisse des douze premiers mois.`,
      en: `
- **Customers.** The business’s answer ({targetMarket/businessIdea/problemSolved, to be completed}) and dated conversations; people and households, to verify here: {=statistics}.
- **Competition and trends.** Prices noted on the spot, with their dates; what is changing: {marketTrends, to be completed}.
- **Price.** {pricingStrategy}: proof of a customer ready to pay is attached.
[or] - **Price.** To specify, with proof of a customer ready to pay.
- **Tests.** {testingStrategy}: notes and results are attached.
[or] - **Tests.** To specify, with notes and results.
- **Documents to attach.** The résumé and personal balance sheet of each owner, a quote for each resource that has yet to be found, letters of intent, pre-orders or paid trials, and the cash budget of the first twelve months.`,
    },
    format: {
      fr: `
**Avant de remettre ce plan**

1. Compléter les réponses du module Finances : le tableau des prévisions en dépend.
2. Faire confirmer par un prix écrit chaque ressource nommée : {resources/initialInvestment/businessIdea, à préciser}.
3. Remplacer chaque case « à préciser » par un fait, ou dire quand il sera connu.
4. {~Faire lire le sommaire à une personne qui ne connaît rien au métier : elle doit pouvoir le redire.~Faire corriger la langue par une autre personne, puis réunir le tout en un seul PDF.}
5. Joindre les annexes nommées plus haut, numérotées.

**Trois questions à préparer**

- **Quel jalon peut glisser sans que tout glisse?** Réponse d’aujourd’hui : {milestones, à préciser}.
- **Combien de ventes par mois faut-il pour en vivre?** Réponse d’aujourd’hui : {breakEven/revenueGoals, à préciser}.
- **Que fera l’entreprise sans sa personne clé pendant un mois?** Réponse d’aujourd’hui : {team/risks, à préciser}.`,
      en: `
**Before this plan is handed over**

1. Complete the answers of the Finances module: the forecast table depends on them.
2. Have each resource named confirmed by a written price: {resources/initialInvestment/businessIdea, to be completed}.
3. Replace each “to be completed” cell with a fact, or say when it will be known.
4. {~Have the summary read by someone who knows nothing of the trade: they must be able to repeat it.~Have the language corrected by another person, then put everything in a single PDF.}
5. Attach the documents named above, numbered.

**Three questions to prepare**

- **Which milestone can slip without everything slipping?** Today’s answer: {milestones, to be completed}.
- **How many sales a month does it take to live on this?** Today’s answer: {breakEven/revenueGoals, to be completed}.
- **What will the business do without its key person for a month?** Today’s answer: {team/risks, to be completed}.`,
    },
  },
};
