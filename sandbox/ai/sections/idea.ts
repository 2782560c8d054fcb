import type { ModuleTemplates } from './sections.ts';

export const idea: ModuleTemplates<'idea'> = {
  sections: {
    strengths: {
      fr: `
- **Un problème concret.** {problemSolved} : {~une situation que l’on reconnaît se vend mieux qu’une liste d’avantages.~l’entreprise se présentera avec cette phrase, telle quelle.}
- **Une clientèle que l’on peut nommer.** {targetMarket} : {~on sait donc à qui parler dès la première semaine, et où.~dix conversations suffiront à en apprendre l’essentiel.}
- **L’expérience derrière le projet.** {experience/skills} : {~elle sera mise en avant dès la première rencontre et remplace une marque connue.~c’est du temps d’apprentissage que l’entreprise n’aura pas à payer.}
- **Une idée à montrer.** {businessIdea, L’offre reste à écrire en une phrase} : ce qui est écrit peut se montrer, se critiquer et s’améliorer.`,
      en: `
- **A concrete problem.** {problemSolved}: {~a situation that people recognize sells better than a list of benefits.~the business will introduce itself with this very sentence.}
- **Customers who can be named.** {targetMarket}: {~so it is known whom to talk to in the first week, and where.~ten conversations will be enough to learn the essentials.}
- **The experience behind the project.** {experience/skills}: {~it will be put forward at the first meeting and stands in for a known brand.~that is learning time that the business will not have to pay for.}
- **An idea to show.** {businessIdea, The offer has yet to be written in one sentence}: what is written down can be shown, criticized and improved.`,
    },
    challenges: {
      fr: `
- **Choisir par quoi commencer.** {businessIdea} : {~l’entreprise vendra d’abord une seule chose et gardera le reste pour plus tard; laquelle reste à décider.~un passant doit pouvoir le redire en dix mots; de trois versions mises à l’essai, la plus facile à retenir sera gardée.}
- {=hard}
- **Un nombre inconnu.** Combien de personnes, dans les environs, répondent à ceci : {targetMarket, une clientèle à décrire}? Ce nombre reste à vérifier; il décide de la taille de l’entreprise.
- **L’argent du départ.** Le budget prévu : {budget, à préciser}. {~La part gardée pour les imprévus reste à fixer; ce qui peut se louer ne sera pas acheté.~Chaque dépense doit apprendre quelque chose; celles qui ne servent qu’à bien paraître sont reportées.}`,
      en: `
- **Choosing what comes first.** {businessIdea}: {~the business will sell one thing first and keep the rest for later; which one has yet to be decided.~a passer-by should be able to repeat it in ten words; of three versions put to the test, the one that people remember will be kept.}
- {=hard}
- **An unknown number.** How many people in the area fit this description: {targetMarket, customers to describe}? That number is still to be verified; it decides how large the business can be.
- **Money to start with.** The planned budget: {budget, to be completed}. {~The share kept for surprises has yet to be set; what can be rented will not be bought.~Every expense must teach something; those that only serve to look good are put off.}`,
    },
    opportunities: {
      fr: `
- **Le lieu.** {location, Un quartier ou un réseau à choisir} : {~les cinq endroits où les clients passent déjà restent à nommer.~des commerces ou des organismes y servent peut-être les mêmes personnes sans nuire à l’entreprise.} *À vérifier* sur place, un jour de semaine et un samedi.
- **Un moment à saisir.** {problemSolved} : l’entreprise sera là au moment précis où cela arrive. *À vérifier* : à quelle heure, quel jour, en quelle saison.
- **Des gens à qui l’offre parle déjà.** {targetCustomers/targetMarket/businessIdea, Une clientèle à décrire} : chaque client peut en nommer un autre. *À vérifier* : combien rappellent d’eux-mêmes.`,
      en: `
- **The place.** {location, A neighbourhood or a network to choose}: {~the five spots where customers already go have yet to be named.~shops or organizations there may serve the same people without competing with the business.} *To verify* on the spot, on a weekday and on a Saturday.
- **A moment to be there.** {problemSolved}: the business will be present exactly when it happens. *To verify*: at what hour, on what day, in what season.
- **People to whom the offer already speaks.** {targetCustomers/targetMarket/businessIdea, Customers to describe}: each customer can name another. *To verify*: how many call back of their own accord.`,
    },
    recommendations: {
      fr: `
1. **Parlez à dix personnes de ce groupe : {targetMarket, les clients que vous visez}.** Demandez comment elles ont réglé ceci la dernière fois, et à quel prix : {problemSolved, ce que vous voulez leur régler}. Ne présentez votre idée qu’à la fin. *Réussi quand* six sur dix décrivent le même problème sans que vous le souffliez.
2. **Vendez une première fois.** {=firstSale}. *Réussi quand* vous avez ceci : {=proof}.
3. **Réglez la question des permis et de l’immatriculation.** {=rule} Commencez par cette page : {=registry}. *Réussi quand* vous avez une liste datée de ce qu’il faut, avec les coûts.`,
      en: `
1. **Talk to ten people of this group: {targetMarket, the customers you are targeting}.** Ask how they last dealt with this, and at what cost: {problemSolved, what you want to solve for them}. Present your idea only at the end. *It worked when* six out of ten describe the same problem without a hint from you.
2. **Make a first sale.** {=firstSale}. *It worked when* you have this: {=proof}.
3. **Settle permits and registration.** {=rule} Begin with this page: {=registry}. *It worked when* you have a dated list of what is needed, with costs.`,
    },
    plan: {
      fr: `
| Semaine | Gestes | Preuve que c’est fait |
| 1 | Écouter dix personnes : {targetMarket, la clientèle visée} | Dix pages de notes, avec leurs mots |
| 2 | {=test} | Une note par personne, le jour même |
| 3 | Proposer l’offre à un vrai prix, dans votre budget : {budget, à écrire} | Des paiements, ou les raisons d’un refus |
| 4 | Compter, décider et prévenir ceux qui ont aidé | Une page : continuer, ajuster ou arrêter |

Continuez si {~la moitié des personnes demandent le prix d’elles-mêmes~trois personnes paient ou fixent une date}; ajustez si la même objection revient; arrêtez si personne ne reconnaît ceci : {problemSolved/businessIdea, le problème décrit}.`,
      en: `
| Week | Actions | Proof that it is done |
| 1 | Listen to ten people: {targetMarket, the customers targeted} | Ten pages of notes, in their words |
| 2 | {=test} | One note per person, the same day |
| 3 | Propose the offer at a real price, within your budget: {budget, to write down} | Payments, or the reasons for a refusal |
| 4 | Count, decide and tell those who helped | One page: go on, adjust or stop |

Go on if {~half of the people ask for the price by themselves~three people pay or set a date}; adjust if the same objection keeps coming back; stop if nobody recognizes this: {problemSolved/businessIdea, the problem described}.`,
    },
  },
};
