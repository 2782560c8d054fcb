import type { ModuleTemplates } from './sections.ts';

/** The sections of the idea. */
export const idea: ModuleTemplates<'idea'> = {
  sections: {
    strengths: {
      fr: `
- **Un problème concret.** {problemSolved} : {~une situation que l’on reconnaît se vend mieux qu’une liste d’avantages.~servez-vous de cette phrase telle quelle quand vous vous présentez.}
- **Une clientèle que l’on peut nommer.** {targetMarket} : {~vous savez donc à qui parler demain matin, et où.~dix conversations suffiront à vous apprendre l’essentiel.}
- **Ce que vous apportez.** {experience/skills} : {~mettez-le en avant dès la première rencontre, cela remplace une marque connue.~c’est du temps d’apprentissage que vous n’aurez pas à payer.}
- **Une idée à montrer.** {businessIdea, L’offre reste à écrire en une phrase dans le module Mon idée} : ce qui est écrit peut se montrer, se critiquer et s’améliorer dès cette semaine.`,
      en: `
- **A concrete problem.** {problemSolved}: {~a situation that people recognize sells better than a list of benefits.~use this sentence as it is when you introduce yourself.}
- **Customers you can name.** {targetMarket}: {~so you know whom to talk to tomorrow morning, and where.~ten conversations will be enough to teach you the essentials.}
- **What you bring.** {experience/skills}: {~mention it at the first meeting; it stands in for a known brand.~that is learning time you will not have to pay for.}
- **An idea to show.** {businessIdea, The offer has yet to be written in one sentence in the My idea module}: what is written down can be shown, criticized and improved this very week.`,
    },
    challenges: {
      fr: `
- **Choisir par quoi commencer.** {businessIdea} : {~décidez de la première chose que vous vendrez, et gardez le reste pour plus tard.~un passant doit pouvoir le redire en dix mots; écrivez trois versions et gardez celle que l’on retient.}
- {=hard}
- **Un nombre inconnu.** Combien de personnes, près de vous, répondent à ceci : {targetMarket, une clientèle à décrire}? Ce nombre reste à vérifier; il décide de la taille de l’entreprise.
- **L’argent du départ.** Votre budget : {budget, à écrire}. {~Gardez un tiers pour les imprévus, et n’achetez rien qui puisse se louer.~Chaque dépense doit vous apprendre quelque chose; reportez celles qui ne servent qu’à bien paraître.}`,
      en: `
- **Choosing what comes first.** {businessIdea}: {~decide on the first thing you will sell, and keep the rest for later.~a passer-by should be able to repeat it in ten words; write three versions and keep the one people remember.}
- {=hard}
- **An unknown number.** How many people near you fit this description: {targetMarket, customers to describe}? That number is still to be verified; it decides how large the business can be.
- **Money to start with.** Your budget: {budget, to write down}. {~Keep a third for surprises, and buy nothing that can be rented.~Every expense must teach you something; put off those that only serve to look good.}`,
    },
    opportunities: {
      fr: `
- **Votre lieu.** {location, Un quartier ou un réseau à choisir} : {~dressez la liste des cinq endroits où vos clients passent déjà.~trois commerces ou organismes y servent les mêmes personnes sans vous nuire.} *À vérifier* sur place, un jour de semaine et un samedi.
- **Un moment à saisir.** {problemSolved} : soyez là au moment précis où cela arrive. *À vérifier* : à quelle heure, quel jour, en quelle saison.
- **Des gens à qui l’offre parle déjà.** {targetCustomers/targetMarket/businessIdea, Une clientèle à décrire} : demandez à chacun le nom d’une autre personne. *À vérifier* : combien rappellent d’eux-mêmes.`,
      en: `
- **Your place.** {location, A neighbourhood or a network to choose}: {~list the five spots where your customers already go.~three shops or organizations there serve the same people without competing with you.} *To verify* on the spot, on a weekday and on a Saturday.
- **A moment to be there.** {problemSolved}: be present exactly when it happens. *To verify*: at what hour, on what day, in what season.
- **People to whom the offer already speaks.** {targetCustomers/targetMarket/businessIdea, Customers to describe}: ask each of them for another name. *To verify*: how many call back of their own accord.`,
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
