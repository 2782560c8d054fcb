import type { ModuleTemplates } from './sections.ts';

/** The sections of product R&D. */
export const rd: ModuleTemplates<'rd'> = {
  sections: {
    status: {
      fr: `
Ce que recevra votre client, selon vous : {productDescription/businessIdea}.
Votre étape : {developmentStage, à confirmer}.
[developmentStage=conceptualIdea] Tout est encore en paroles, et c’est le moment où changer ne coûte rien.
[developmentStage=research] Vous avez des conversations, pas encore d’objet à montrer.
[developmentStage=prototype] Une première version existe, que personne d’autre ne sait encore faire fonctionner.
[developmentStage=testing] De vraies personnes s’en servent, et leurs gestes comptent plus que leurs avis.
[developmentStage=readyToSell] Il ne manque que des acheteurs, des règles en ordre et un prix qui tient.
[developmentStage=onSale] Des clients paient déjà : leurs plaintes et leurs retours dictent la suite.

Ce qui est neuf : {innovations}. {~Essayez d’abord cette partie : c’est elle qui peut échouer, le reste est connu.~Demandez-vous si le client le remarquera; sinon, gardez-le pour plus tard.}

**La plus petite version vendable** : {~une seule offre, à un seul prix, pour un seul type de client~un seul format, un seul prix, un seul jour de vente}. Ce qu’elle laisse de côté attendra que dix personnes l’aient payée.`,
      en: `
What your customer will receive, in your words: {productDescription/businessIdea}.
Your stage: {developmentStage, to confirm}.
[developmentStage=conceptualIdea] Everything is still in words, and this is when changing costs nothing.
[developmentStage=research] You have conversations, but nothing to show yet.
[developmentStage=prototype] A first version exists, which nobody else can make work yet.
[developmentStage=testing] Real people use it, and what they do counts more than what they say.
[developmentStage=readyToSell] All that is missing is buyers, the rules in order and a price that holds.
[developmentStage=onSale] Customers already pay: their complaints and returns decide what comes next.

What is new: {innovations}. {~Try this part first: it is the one that can fail, the rest is known.~Ask yourself whether the customer will notice it; if not, keep it for later.}

**The smallest version that could be sold**: {~one offer, at one price, for one kind of customer~one format, one price, one day of sales}. What it leaves out will wait until ten people have paid for it.`,
    },
    requirements: {
      fr: `
| Exigence | Priorité | Déjà là ou à trouver | Comment vérifier |
| « {*technicalRequirements.name} » | À classer | À préciser | {~S’en servir une fois, du début à la fin~Un prix et une date par écrit} |
[qualityStandards=ownStandards] | L’absence de règle obligatoire, selon vous | Indispensable | À confirmer | Une réponse écrite d’un conseiller de votre région |
[!qualityStandards=ownStandards] | Les règles qui passent en premier : {qualityStandards} | Indispensable | À confirmer | Une réponse écrite de l’organisme |
| Une description de l’offre sur une page | Indispensable | À écrire | Une personne de la clientèle la redit |
| Une façon simple de payer et de facturer | Indispensable | À trouver | Une vente d’un dollar, faite de bout en bout |
| Une marche à suivre qu’une autre personne pourrait appliquer | Souhaitable | À écrire | Quelqu’un l’essaie sans aide |
| Une deuxième version ou un deuxième format | Plus tard | À reporter | Demandé par trois clients qui ont payé |

{~Si l’on peut servir un premier client sans cela, dans les règles, ce n’est pas indispensable.~Relisez la colonne des priorités avec quelqu’un du métier : il en retirera une, et en ajoutera une que vous n’aviez pas vue.} Ce tableau sert ceci : {productDescription/businessIdea, votre offre}.`,
      en: `
| Requirement | Priority | In place or to find | How to check |
| “{*technicalRequirements.name}” | To sort | To specify | {~Use it once, from start to end~A written price and date} |
[qualityStandards=ownStandards] | The absence of any mandatory rule, in your view | Must | To confirm | A written answer from an adviser near you |
[!qualityStandards=ownStandards] | The rules that come first: {qualityStandards} | Must | To confirm | A written answer from the body in charge |
| A one-page description of the offer | Must | To write | A customer can repeat it |
| A simple way to be paid and to invoice | Must | To find | A one-dollar sale, made from end to end |
| Written steps that another person could follow | Should | To write | Someone tries them without help |
| A second version or format | Later | To put off | Requested by three customers who paid |

{~If a first customer can be served without it, within the rules, it is not a must.~Read the priorities over with someone in the trade: they will remove one, and add one you had not seen.} This table serves this: {productDescription/businessIdea, your offer}.`,
    },
    roadMap: {
      fr: `
Votre point de départ : {developmentStage/productDescription/businessIdea, une étape à préciser}. La suite, dans l’ordre; ce qui est déjà fait se coche :

| Étape et durée | Travail à faire | Preuve que c’est réussi | Coût proposé |
| Sur papier, 2 semaines | Décrire une vente : contenu, prix, délai, limites | Une personne de la clientèle la redit sans vous | à préciser |
| Prototype, 4 semaines | Mener la plus petite version au bout trois fois | Trois réussites semblables, temps et coûts notés | à préciser |
| Essais, 4 semaines | {=test} | La moitié des essayeurs recommencent ou paient | à préciser |
| Première vente, 3 semaines | {=firstSale} | {=proof} | à préciser |
| Version suivante, 6 semaines | Corriger le défaut le plus coûteux avant d’ajouter | Moins de plaintes sur ce point | à préciser |
| **Total** | | | à préciser (budget : {idea.budget/budget, à écrire}) |

{~Revenez d’une étape si la preuve n’y est pas à la date prévue; arrêtez si deux étapes de suite la manquent pour la même raison.~Une étape sans preuve n’est pas finie, même si le temps est écoulé : repoussez la suivante.}`,
      en: `
Your starting point: {developmentStage/productDescription/businessIdea, a stage to be completed}. What follows, in order; tick what is already done:

| Stage and duration | Work to do | Proof that it worked | Proposed cost |
| On paper, 2 weeks | Describe one sale: contents, price, waiting time, limits | A customer repeats it without you | to be completed |
| Prototype, 4 weeks | Take the smallest version to the end three times | Three similar successes, time and costs noted | to be completed |
| Tests, 4 weeks | {=test} | Half of the testers come back or pay | to be completed |
| First sale, 3 weeks | {=firstSale} | {=proof} | to be completed |
| Next version, 6 weeks | Correct the costliest fault before adding anything | Fewer complaints on this point | to be completed |
| **Total** | | | to be completed (budget: {idea.budget/budget, to write down}) |

{~Step back a stage if the proof is not there on the planned date; stop if two stages in a row miss it for the same reason.~A stage without proof is not over, even when the time is up: put off the next one.}`,
    },
    quality: {
      fr: `
[!qualityStandards=ownStandards] - **Ce qui passe en premier.** {qualityStandards}. À demander à l’organisme qui l’applique : ce qu’il faut avant la première vente, en combien de temps et à quel prix.
[or] - **Trouver ce qui s’applique.** Une demi-heure avec un conseiller de votre région suffit souvent à dresser la liste. À demander : quels permis, quelles normes, quelle assurance.
- **À vérifier avant la première vente.** {=rule} Point de départ : {=registry}.
[quebec] - **Étiquettes, modes d’emploi et contrats.** En français d’abord; une garantie écrite s’ajoute à la garantie légale. À vérifier : {=OPC}.

Trois critères à vous donner pour ceci, {productDescription/businessIdea, votre offre} :

- Le délai promis, tenu neuf fois sur dix
- Le coût réel d’une vente, connu et noté
- Une plainte notée, avec sa correction, dans les 48 heures`,
      en: `
[!qualityStandards=ownStandards] - **What comes first.** {qualityStandards}. To ask the body that enforces it: what it takes before the first sale, how long and at what price.
[or] - **Finding what applies.** Half an hour with an adviser near you is often enough to draw up the list. To ask: which permits, which standards, which insurance.
- **To verify before the first sale.** {=rule} Starting point: {=registry}.
[quebec] - **Labels, instructions and contracts.** In French first; a written warranty adds to the legal one. To verify: {=OPC}.

Three criteria to adopt for this, {productDescription/businessIdea, your offer}:

- The date promised, kept nine times out of ten
- The real cost of a sale, known and written down
- A complaint noted, with its correction, within 48 hours`,
    },
    tests: {
      fr: `
Votre façon d’essayer : {testingStrategy}. Ajoutez-y, avant de commencer, le résultat qui vous ferait changer d’idée.

1. **Sans rien fabriquer (une semaine).** Montrer la description d’une vente à huit personnes de cette clientèle : {targetMarket/businessIdea, celle que vous visez}. *Continuez si* cinq demandent le prix d’elles-mêmes.
2. **Avec la plus petite version (deux semaines).** {=test}. Observez les gestes, pas les avis. *Corrigez si* la même hésitation revient trois fois.
3. **Avec de l’argent (un mois).** {=firstSale}. *Preuve* : {=proof lower}. *Abandonnez cette version si* personne ne paie après dix vraies offres.`,
      en: `
Your way of testing: {testingStrategy}. Add to it, before you begin, the result that would change your mind.

1. **Without making anything (a week).** Show the description of one sale to eight of these customers: {targetMarket/businessIdea, those you are targeting}. *Go on if* five ask for the price by themselves.
2. **With the smallest version (two weeks).** {=test}. Watch what people do, not what they say. *Correct if* the same hesitation comes back three times.
3. **With money (a month).** {=firstSale}. *Proof*: {=proof lower}. *Give up this version if* nobody pays after ten real offers.`,
    },
    suppliers: {
      fr: `
| Besoin | Faire ou faire faire | Fournisseur | Plan B | Question à poser |
| À préciser | À confirmer | « {*suppliers.name} » | À trouver, si rien n’est dit | {~Que faites-vous si vous ne pouvez pas livrer?~Quel prix pour dix fois plus, et avec quel délai?} |
| Équipement principal | Louer ou emprunter d’abord | À trouver | À trouver | Quel coût par utilisation? |
| Ce que vous faites le moins bien | Faire faire | À trouver | À trouver | Que comprend le prix, et que ne comprend-il pas? |

La dépendance la plus risquée est celle qui n’a pas de remplaçant. Vous écrivez : {suppliers/technicalRequirements/productDescription}. Demandez dès maintenant un deuxième prix ailleurs, même si tout va bien.
[or] Vous ne nommez encore aucun fournisseur : commencez par celui dont l’absence arrêterait tout, et trouvez-en deux.`,
      en: `
| Need | Make or buy | Supplier | Plan B | Question to ask |
| To specify | To confirm | “{*suppliers.name}” | To find, unless it is named | {~What do you do if you cannot deliver?~What price for ten times more, and with how much notice?} |
| Main equipment | Rent or borrow first | To find | To find | What cost per use? |
| What you do least well | Hire out | To find | To find | What does the price include, and what not? |

The riskiest dependence is the one without a substitute. You write: {suppliers/technicalRequirements/productDescription}. Ask for a second price elsewhere now, even if all is well.
[or] You name no supplier yet: begin with the one whose absence would stop everything, and find two.`,
    },
    intellectualProperty: {
      fr: `
Ce qui est nouveau, selon vous : {innovations/productDescription/businessIdea, à préciser}. Votre choix : {intellectualProperty, à préciser}.
[intellectualProperty=trademark] Une marque protège un nom ou un logo, pas l’idée; immatriculer l’entreprise ne suffit pas. Coût et délai à vérifier.
[intellectualProperty=copyright] Le droit d’auteur naît avec l’œuvre, sans formalité; il protège la forme, pas l’idée ni la méthode.
[intellectualProperty=patent] Un brevet exige du neuf, de l’utile et de l’inventif. Ne montrez rien en public avant d’avoir parlé à un agent de brevets. Coût à vérifier.
[intellectualProperty=industrialDesign] Un dessin industriel protège l’apparence, pas la fonction; le délai pour l’enregistrer est à vérifier.
[intellectualProperty=tradeSecret] Un secret ne vaut que si vous le gardez comme tel : peu de gens au courant, une entente signée par chacun.
[intellectualProperty=undecided] Au départ, la vitesse et la relation avec vos clients protègent souvent mieux qu’un papier.

- **Dater.** Gardez croquis, recettes, versions et courriels dans un dossier daté.
- **Écrire.** Une entente avec chaque personne qui contribue : sans cession écrite, l’auteur du logo ou du code en reste souvent propriétaire.
- **Demander.** Les règles : {=OPIC}. Un juriste avant toute dépense.`,
      en: `
What is new, in your words: {innovations/productDescription/businessIdea, to be completed}. Your choice: {intellectualProperty, to be completed}.
[intellectualProperty=trademark] A trademark protects a name or a logo, not the idea; registering the business is not enough. Cost and timing to verify.
[intellectualProperty=copyright] Copyright is born with the work, without formality; it protects the form, neither the idea nor the method.
[intellectualProperty=patent] A patent takes something new, useful and inventive. Show nothing in public before you have spoken with a patent agent. Cost to verify.
[intellectualProperty=industrialDesign] An industrial design protects the look, not the function; the time limit to register it has to be checked (to verify).
[intellectualProperty=tradeSecret] A secret is worth only as much as you keep it: few people in the know, an agreement signed by each.
[intellectualProperty=undecided] At the start, speed and closeness to your customers often protect better than a paper.

- **Date.** Keep sketches, recipes, versions and emails in a dated file.
- **Write.** An agreement with each person who contributes: without a written assignment, the author of the logo or code often still owns it.
- **Ask.** The rules: {=OPIC}. A legal adviser before any expense.`,
    },
    risks: {
      fr: `
- **Ce qu’il vous faut.** {technicalRequirements/productDescription/businessIdea, La liste des exigences} : *signe*, un élément sans prix ni date. *Parade*, l’emprunter, le louer ou s’en passer pour le premier essai.
- **Des essayeurs trop gentils.** *Signe* : que des amis, aucune critique. *Parade* : cinq personnes qui ne vous doivent rien.
- {=threat}

1. **Cette semaine.** Mettre un prix et une date à côté de chaque exigence du tableau.
2. **D’ici deux semaines.** Obtenir une réponse écrite sur la règle qui pourrait vous empêcher de vendre.
3. **D’ici un mois.** Terminer le deuxième essai décrit plus haut et noter ce qui change.`,
      en: `
- **What you need.** {technicalRequirements/productDescription/businessIdea, The list of requirements}: *sign*, an item without a price or a date. *Remedy*, borrow it, rent it or do without for the first test.
- **Testers who are too kind.** *Sign*: only friends, no criticism. *Remedy*: five people who owe you nothing.
- {=threat}

1. **This week.** Put a price and a date beside each requirement of the table.
2. **Within two weeks.** Get a written answer on the rule that could keep you from selling.
3. **Within a month.** Finish the second test described above and note what changes.`,
    },
  },
};
