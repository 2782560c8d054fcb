import type { ModuleTemplates } from './sections.ts';

/** The sections of product R&D. */
export const rd: ModuleTemplates<'rd'> = {
  sections: {
    status: {
      fr: `
Ce que recevra votre client, selon vous : {productDescription/businessIdea}.
Votre étape : {developmentStage, à confirmer}. Ce que l’on fait à cette étape compte plus que ce que l’on en dit.

Ce qui est neuf : {innovations}. {~Essayez d’abord cette partie : c’est elle qui peut échouer, le reste est connu.~Demandez-vous si le client le remarquera; sinon, gardez-le pour plus tard.}

**La plus petite version vendable** : {~une seule offre, à un seul prix, pour un seul type de client~un seul format, un seul prix, un seul jour de vente}. Ce qu’elle laisse de côté attendra que dix personnes l’aient payée.`,
      en: `
What your customer will receive, in your words: {productDescription/businessIdea}.
Your stage: {developmentStage, to confirm}. What is done at this stage counts more than what is said of it.

What is new: {innovations}. {~Try this part first: it is the one that can fail, the rest is known.~Ask yourself whether the customer will notice it; if not, keep it for later.}

**The smallest version that could be sold**: {~one offer, at one price, for one kind of customer~one format, one price, one day of sales}. What it leaves out will wait until ten people have paid for it.`,
    },
    requirements: {
      fr: `
| Exigence | Priorité | Comment vérifier |
| « {*technicalRequirements} » | À classer | {~S’en servir une fois, du début à la fin~Un prix et une date par écrit} |
| Les règles qui passent en premier : {qualityStandards} | Indispensable | Une réponse écrite de l’organisme, ou d’un conseiller de votre région |
| Une marche à suivre qu’une autre personne pourrait appliquer | Souhaitable | Quelqu’un l’essaie sans aide |
| Une deuxième version ou un deuxième format | Plus tard | Demandé par trois clients qui ont payé |

{~Si l’on peut servir un premier client sans cela, dans les règles, ce n’est pas indispensable.~Relisez les priorités avec quelqu’un du métier : il en retirera une, et en ajoutera une que vous n’aviez pas vue.} Ce tableau sert ceci : {productDescription/businessIdea, votre offre}.`,
      en: `
| Requirement | Priority | How to check |
| “{*technicalRequirements}” | To sort | {~Use it once, from start to end~A written price and date} |
| The rules that come first: {qualityStandards} | Must | A written answer from the body in charge, or from an adviser near you |
| Written steps that another person could follow | Should | Someone tries them without help |
| A second version or format | Later | Requested by three customers who paid |

{~If a first customer can be served without it, within the rules, it is not a must.~Read the priorities over with someone in the trade: they will remove one, and add one you had not seen.} This table serves this: {productDescription/businessIdea, your offer}.`,
    },
    roadMap: {
      fr: `
Votre point de départ : {developmentStage/productDescription/businessIdea, une étape à préciser}, avec ce budget : {idea.budget/budget, à écrire}. La suite, dans l’ordre; ce qui est déjà fait se coche :

| Étape et durée | Travail à faire | Preuve que c’est réussi |
| Sur papier, 2 semaines | Décrire une vente : contenu, prix, délai, limites | Une personne de la clientèle la redit sans vous |
| Prototype, 4 semaines | Mener la plus petite version au bout trois fois | Trois réussites semblables, temps et coûts notés |
| Essais, 4 semaines | {=test} | La moitié des essayeurs recommencent ou paient |
| Première vente, 3 semaines | {=firstSale} | Un paiement, ou une raison écrite |

{~Revenez d’une étape si la preuve n’y est pas à la date prévue; arrêtez si deux étapes de suite la manquent pour la même raison.~Une étape sans preuve n’est pas finie, même si le temps est écoulé : repoussez la suivante.}`,
      en: `
Your starting point: {developmentStage/productDescription/businessIdea, a stage to be completed}, with this budget: {idea.budget/budget, to write down}. What follows, in order; tick what is already done:

| Stage and duration | Work to do | Proof that it worked |
| On paper, 2 weeks | Describe one sale: contents, price, waiting time, limits | A customer repeats it without you |
| Prototype, 4 weeks | Take the smallest version to the end three times | Three similar successes, time and costs noted |
| Tests, 4 weeks | {=test} | Half of the testers come back or pay |
| First sale, 3 weeks | {=firstSale} | A payment, or a reason in writing |

{~Step back a stage if the proof is not there on the planned date; stop if two stages in a row miss it for the same reason.~A stage without proof is not over, even when the time is up: put off the next one.}`,
    },
    quality: {
      fr: `
- **Ce qui passe en premier.** {qualityStandards, À trouver en une demi-heure avec un conseiller de votre région}. À demander : ce qu’il faut avant la première vente, en combien de temps et à quel prix.
- **À vérifier avant la première vente.** {=rule} Point de départ : {=registry}.
[quebec] - **Étiquettes, modes d’emploi et contrats.** En français d’abord; une garantie écrite s’ajoute à la garantie légale. À vérifier : {=OPC}.

Deux critères à vous donner pour ceci, {productDescription/businessIdea, votre offre} : le délai promis, tenu neuf fois sur dix, et une plainte notée, avec sa correction, dans les 48 heures.`,
      en: `
- **What comes first.** {qualityStandards, To find in half an hour with an adviser near you}. To ask: what it takes before the first sale, how long and at what price.
- **To verify before the first sale.** {=rule} Starting point: {=registry}.
[quebec] - **Labels, instructions and contracts.** In French first; a written warranty adds to the legal one. To verify: {=OPC}.

Two criteria to adopt for this, {productDescription/businessIdea, your offer}: the date promised, kept nine times out of ten, and a complaint noted, with its correction, within 48 hours.`,
    },
    tests: {
      fr: `
Votre façon d’essayer : {testingStrategy}. Ajoutez-y, avant de commencer, le résultat qui vous ferait changer d’idée.

1. **Sans rien fabriquer (une semaine).** Montrer la description d’une vente à huit personnes de cette clientèle : {targetMarket/businessIdea, celle que vous visez}. *Continuez si* cinq demandent le prix d’elles-mêmes.
2. **Avec la plus petite version (deux semaines).** Observez les gestes, pas les avis. *Corrigez si* la même hésitation revient trois fois.
3. **Avec de l’argent (un mois).** {=firstSale}. *Preuve* : {=proof}. *Abandonnez cette version si* personne ne paie après dix vraies offres.`,
      en: `
Your way of testing: {testingStrategy}. Add to it, before you begin, the result that would change your mind.

1. **Without making anything (a week).** Show the description of one sale to eight of these customers: {targetMarket/businessIdea, those you are targeting}. *Go on if* five ask for the price by themselves.
2. **With the smallest version (two weeks).** Watch what people do, not what they say. *Correct if* the same hesitation comes back three times.
3. **With money (a month).** {=firstSale}. *Proof*: {=proof}. *Give up this version if* nobody pays after ten real offers.`,
    },
    suppliers: {
      fr: `
| Fournisseur | Plan B | Question à poser |
| « {*suppliers} » | À trouver, si rien n’est dit | {~Que faites-vous si vous ne pouvez pas livrer?~Quel prix pour dix fois plus, et avec quel délai?} |
| Ce que vous faites le moins bien | Faire faire | Que comprend le prix, et que ne comprend-il pas? |

La dépendance la plus risquée est celle qui n’a pas de remplaçant. Ce qui vous est nécessaire : {technicalRequirements/productDescription/businessIdea, à nommer}. Demandez dès maintenant un deuxième prix ailleurs, même si tout va bien.`,
      en: `
| Supplier | Plan B | Question to ask |
| “{*suppliers}” | To find, unless it is named | {~What do you do if you cannot deliver?~What price for ten times more, and with how much notice?} |
| What you do least well | Hire out | What does the price include, and what not? |

The riskiest dependence is the one without a substitute. What you need: {technicalRequirements/productDescription/businessIdea, to name}. Ask for a second price elsewhere now, even if all is well.`,
    },
    intellectualProperty: {
      fr: `
Ce qui est nouveau, selon vous : {innovations/productDescription/businessIdea, à préciser}. Votre choix : {intellectualProperty, à préciser}. Une marque protège un nom, le droit d’auteur une forme, un brevet une invention tenue secrète jusque-là; aucun ne protège une idée. Coûts et délais à vérifier.

- **Dater et écrire.** Gardez croquis, recettes, versions et courriels dans un dossier daté, et une entente avec chaque personne qui contribue : sans cession écrite, l’auteur du logo ou du code en reste souvent propriétaire.
- **Demander.** Les règles : {=OPIC}. Un juriste avant toute dépense.`,
      en: `
What is new, in your words: {innovations/productDescription/businessIdea, to be completed}. Your choice: {intellectualProperty, to be completed}. A trademark protects a name, copyright a form, a patent an invention kept secret until then; none protects an idea. Costs and timing to verify.

- **Date and write.** Keep sketches, recipes, versions and emails in a dated file, and an agreement with each person who contributes: without a written assignment, the author of the logo or code often still owns it.
- **Ask.** The rules: {=OPIC}. A legal adviser before any expense.`,
    },
    risks: {
      fr: `
- **Ce qu’il vous faut.** {technicalRequirements/productDescription/businessIdea, La liste des exigences} : *signe*, un élément sans prix ni date. *Parade*, l’emprunter, le louer ou s’en passer pour le premier essai.

1. **Cette semaine.** Mettre un prix et une date à côté de chaque exigence du tableau.
2. **D’ici un mois.** Obtenir une réponse écrite sur la règle qui pourrait vous empêcher de vendre, et terminer le deuxième essai.`,
      en: `
- **What you need.** {technicalRequirements/productDescription/businessIdea, The list of requirements}: *sign*, an item without a price or a date. *Remedy*, borrow it, rent it or do without for the first test.

1. **This week.** Put a price and a date beside each requirement of the table.
2. **Within a month.** Get a written answer on the rule that could keep you from selling, and finish the second test.`,
    },
  },
};
