import type { ModuleTemplates } from './sections.ts';

export const rd: ModuleTemplates<'rd'> = {
  sections: {
    status: {
      fr: `
Ce que recevra le client : {productDescription/businessIdea}.
L’étape actuelle : {developmentStage, à confirmer}. Ce qui s’y fait compte plus que ce qui s’en dit.

Ce qui est neuf : {innovations}. {~Cette partie sera mise à l’essai d’abord : c’est elle qui peut échouer, le reste est connu.~Point à valider : que le client le remarque; sinon, cela attendra.}

**La plus petite version vendable** : {~une seule offre, à un seul prix, pour un seul type de client~un seul format, un seul prix, un seul jour de vente}. Ce qu’elle laisse de côté attendra que dix personnes l’aient payée.`,
      en: `
What the customer will receive: {productDescription/businessIdea}.
The current stage: {developmentStage, to confirm}. What is done at this stage counts more than what is said of it.

What is new: {innovations}. {~This part will be tried first: it is the one that can fail, the rest is known.~Point to validate: that the customer notices it; if not, it will wait.}

**The smallest version that could be sold**: {~one offer, at one price, for one kind of customer~one format, one price, one day of sales}. What it leaves out will wait until ten people have paid for it.`,
    },
    requirements: {
      fr: `
| Exigence | Priorité | Comment vérifier |
| « {*technicalRequirements} » | À classer | {~S’en servir une fois, du début à la fin~Un prix et une date par écrit} |
| Les règles qui passent en premier : {qualityStandards} | Indispensable | Une réponse écrite de l’organisme, ou d’un conseiller de la région |
| Une marche à suivre qu’une autre personne pourrait appliquer | Souhaitable | Quelqu’un l’essaie sans aide |
| Une deuxième version ou un deuxième format | Plus tard | Demandé par trois clients qui ont payé |

{~Ce dont on peut se passer pour servir un premier client, dans les règles, n’est pas indispensable.~Les priorités seront relues avec quelqu’un du métier, qui en retirera une et en ajoutera une oubliée.} Ce tableau sert ceci : {productDescription/businessIdea, une offre à décrire}.`,
      en: `
| Requirement | Priority | How to check |
| “{*technicalRequirements}” | To sort | {~Use it once, from start to end~A written price and date} |
| The rules that come first: {qualityStandards} | Must | A written answer from the body in charge, or from a local adviser |
| Written steps that another person could follow | Should | Someone tries them without help |
| A second version or format | Later | Requested by three customers who paid |

{~What a first customer can be served without, within the rules, is not a must.~The priorities will be read over with someone in the trade, who will remove one and add one that was forgotten.} This table serves this: {productDescription/businessIdea, an offer to describe}.`,
    },
    roadMap: {
      fr: `
Le point de départ : {developmentStage/productDescription/businessIdea, une étape à préciser}, avec ce budget : {idea.budget/budget, à préciser}. La suite, dans l’ordre :

| Étape et durée | Travail à faire | Preuve que c’est réussi |
| Sur papier, 2 semaines | Décrire une vente : contenu, prix, délai, limites | Une personne de la clientèle la redit sans aide |
| Prototype, 4 semaines | Mener la plus petite version au bout trois fois | Trois réussites semblables, temps et coûts notés |
| Essais, 4 semaines | {=test} | La moitié des essayeurs recommencent ou paient |
| Première vente, 3 semaines | {=firstSale} | Un paiement, ou une raison écrite |

{~L’entreprise reviendra d’une étape si la preuve n’y est pas à la date prévue; elle arrêtera si deux étapes de suite la manquent pour la même raison.~Une étape sans preuve n’est pas finie, même si le temps est écoulé : la suivante sera repoussée.}`,
      en: `
The starting point: {developmentStage/productDescription/businessIdea, a stage to be completed}, with this budget: {idea.budget/budget, to be completed}. What follows, in order:

| Stage and duration | Work to do | Proof that it worked |
| On paper, 2 weeks | Describe one sale: contents, price, waiting time, limits | A customer repeats it without help |
| Prototype, 4 weeks | Take the smallest version to the end three times | Three similar successes, time and costs noted |
| Tests, 4 weeks | {=test} | Half of the testers come back or pay |
| First sale, 3 weeks | {=firstSale} | A payment, or a reason in writing |

{~The business will step back a stage if the proof is not there on the planned date; it will stop if two stages in a row miss it for the same reason.~A stage without proof is not over, even when the time is up: the next one will be put off.}`,
    },
    quality: {
      fr: `
- **Ce qui passe en premier.** {qualityStandards, À établir avec un conseiller de la région}. À valider : ce qu’il faut avant la première vente, en combien de temps et à quel prix.
- **À vérifier avant la première vente.** {=rule} Point de départ : {=registry}.
[quebec] - **Étiquettes, modes d’emploi et contrats.** En français d’abord; une garantie écrite s’ajoute à la garantie légale. À vérifier : {=OPC}.

Deux critères que l’entreprise se donne pour ceci, {productDescription/businessIdea, une offre à décrire} : le délai promis, tenu neuf fois sur dix, et une plainte notée, avec sa correction, dans les 48 heures.`,
      en: `
- **What comes first.** {qualityStandards, To settle with a local adviser}. To validate: what it takes before the first sale, how long and at what price.
- **To verify before the first sale.** {=rule} Starting point: {=registry}.
[quebec] - **Labels, instructions and contracts.** In French first; a written warranty adds to the legal one. To verify: {=OPC}.

Two criteria that the business sets itself for this, {productDescription/businessIdea, an offer to describe}: the date promised, kept nine times out of ten, and a complaint noted, with its correction, within 48 hours.`,
    },
    tests: {
      fr: `
La façon d’essayer : {testingStrategy}. Le résultat qui ferait changer d’idée s’écrit avant de commencer.

1. **Sans rien fabriquer (une semaine).** La description d’une vente est montrée à huit personnes de cette clientèle : {targetMarket/businessIdea, une clientèle à décrire}. *L’entreprise continue si* cinq demandent le prix d’elles-mêmes.
2. **Avec la plus petite version (deux semaines).** Les gestes comptent, pas les avis. *Elle corrige si* la même hésitation revient trois fois.
3. **Avec de l’argent (un mois).** {=firstSale}. *Preuve* : {=proof}. *Elle abandonne cette version si* personne ne paie après dix vraies offres.`,
      en: `
The way of testing: {testingStrategy}. The result that would change the plan is written down before it begins.

1. **Without making anything (a week).** The description of one sale is shown to eight of these customers: {targetMarket/businessIdea, customers to describe}. *The business goes on if* five ask for the price by themselves.
2. **With the smallest version (two weeks).** What people do counts, not what they say. *It corrects if* the same hesitation comes back three times.
3. **With money (a month).** {=firstSale}. *Proof*: {=proof}. *It gives up this version if* nobody pays after ten real offers.`,
    },
    suppliers: {
      fr: `
| Fournisseur | Plan B | Point à régler |
| « {*suppliers} » | À trouver, s’il n’est pas nommé | {~Ce qui se passe s’il ne peut pas livrer~Le prix de dix fois plus, et le délai} |
| Ce que l’entreprise fait le moins bien | Faire faire | Ce que le prix comprend, et ce qu’il ne comprend pas |

La dépendance la plus risquée est celle qui n’a pas de remplaçant. Ce qui est nécessaire : {technicalRequirements/productDescription/businessIdea, à nommer}. Un deuxième prix sera demandé ailleurs, même si tout va bien.`,
      en: `
| Supplier | Plan B | Point to settle |
| “{*suppliers}” | To find, unless it is named | {~What happens if it cannot deliver~The price of ten times more, and how much notice it takes} |
| What the business does least well | Hire out | What the price includes, and what it does not |

The riskiest dependence is the one without a substitute. What is needed: {technicalRequirements/productDescription/businessIdea, to name}. A second price will be asked for elsewhere, even if all is well.`,
    },
    intellectualProperty: {
      fr: `
Ce qui est nouveau : {innovations/productDescription/businessIdea, à préciser}. La protection choisie : {intellectualProperty, à préciser}. Une marque protège un nom, le droit d’auteur une forme, un brevet une invention tenue secrète jusque-là; aucun ne protège une idée. Coûts et délais à vérifier.

- **Dater et écrire.** Croquis, recettes, versions et courriels iront dans un dossier daté, avec une entente signée par chaque personne qui contribue : sans cession écrite, l’auteur du logo ou du code en reste souvent propriétaire.
- **Consulter.** Les règles : {=OPIC}. Un juriste avant toute dépense.`,
      en: `
What is new: {innovations/productDescription/businessIdea, to be completed}. The protection chosen: {intellectualProperty, to be completed}. A trademark protects a name, copyright a form, a patent an invention kept secret until then; none protects an idea. Costs and timing to verify.

- **Date and write.** Sketches, recipes, versions and emails will go into a dated file, with an agreement signed by each person who contributes: without a written assignment, the author of the logo or code often still owns it.
- **Consult.** The rules: {=OPIC}. A legal adviser before any expense.`,
    },
    risks: {
      fr: `
- **Ce qui est nécessaire.** {technicalRequirements/productDescription/businessIdea, La liste des exigences} : *signe*, un élément sans prix ni date. *Parade*, l’emprunter, le louer ou s’en passer pour le premier essai.

Ce que l’entreprise fera ensuite :

1. **Cette semaine.** Mettre un prix et une date à côté de chaque exigence du tableau.
2. **D’ici un mois.** Obtenir une réponse écrite sur la règle qui pourrait l’empêcher de vendre, et terminer le deuxième essai.`,
      en: `
- **What is needed.** {technicalRequirements/productDescription/businessIdea, The list of requirements}: *sign*, an item without a price or a date. *Remedy*, borrowing it, renting it or doing without for the first test.

What the business will do next:

1. **This week.** Put a price and a date beside each requirement of the table.
2. **Within a month.** Get a written answer on the rule that could keep it from selling, and finish the second test.`,
    },
  },
};
