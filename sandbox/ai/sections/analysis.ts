import type { ModuleTemplates } from './sections.ts';

export const analysis: ModuleTemplates<'analysis'> = {
  sections: {
    market: {
      fr: `
Le marché visé se situe ainsi : {marketSize}. {~L’entreprise commencera par le coin qui se parcourt en une journée : c’est là que se gagnent les dix premiers clients.~C’est une intention, à valider : le premier marché est celui où les clients rappellent.}

Les premiers clients, tels que l’entreprise les décrit : {targetMarket/businessIdea}. C’est leur nombre, et non celui de la population, qui reste à établir.

- **Combien de personnes correspondent à cette clientèle**, à vérifier ici : {=statistics}.
- **Combien elles dépensent déjà pour s’en tirer**, à vérifier en dix conversations, d’après leur dernière dépense réelle.
- **Combien d’entreprises offrent déjà cela dans les environs**, à vérifier ici : {=registry}.`,
      en: `
The market is seen this way: {marketSize}. {~The business will begin with the corner that can be covered in a day: that is where the first ten customers are won.~This is an intention, to validate: the first market is the one where customers call back.}

The first customers, as the business describes them: {targetMarket/businessIdea}. It is their number, not that of the population, that has yet to be established.

- **How many people fit this description**, to verify here: {=statistics}.
- **How much they already spend to manage**, to verify in ten conversations, by their last real expense.
- **How many businesses in the area already offer this**, to verify here: {=registry}.`,
    },
    competitors: {
      fr: `
| Concurrent | Ce qu’il offre | Sa limite |
| « {*competitors} » | Prix et contenu à relever sur place | {~Ce que ses clients lui reprochent~Les heures ou les jours sans service~Les gens qu’il ne sert pas} (à vérifier) |
| Ne rien acheter | Aucune dépense, aucune décision | Le problème reste : {problemSolved, à décrire} |

Ce qui distingue l’entreprise : {differentiators/businessIdea, à définir}. Point à valider : une personne qui l’a écoutée deux minutes peut le redire.`,
      en: `
| Competitor | What it offers | Its limit |
| “{*competitors}” | Price and contents to note on the spot | {~What its customers complain about~The hours or days without service~The people it does not serve} (to verify) |
| Buying nothing | No expense, no decision | The problem remains: {problemSolved, to describe} |

What sets the business apart: {differentiators/businessIdea, to define}. Point to validate: someone who has listened for two minutes can repeat it.`,
    },
    strengths: {
      fr: `
- **Une différence qui se nomme.** {differentiators} : {~dite ainsi, un client peut la répéter à un autre.~elle se montrera avant que l’on parle de prix.}
- **L’expérience derrière le projet.** {experience/skills} : c’est une preuve, à appuyer par une réalisation ou une référence.
- **Une offre écrite.** {businessIdea/marketSize, Elle reste à écrire} : chacun de ses mots pourra être mis à l’essai.`,
      en: `
- **A difference with a name.** {differentiators}: {~put this way, one customer can repeat it to another.~it will be shown before price is talked about.}
- **The experience behind the project.** {experience/skills}: this is proof, to be supported by work done or a reference.
- **An offer in writing.** {businessIdea/marketSize, It has yet to be written}: each of its words can be put to the test.`,
    },
    weaknesses: {
      fr: `
- {=hard}
- **Ce qui inquiète à l’intérieur.** {risks} : qui s’en occupe, et ce qui se fait dans les 48 heures si cela arrive, restent à préciser.
- **L’argent du départ.** Le budget prévu : {budget, à préciser}. L’entreprise louera ou empruntera d’abord; chaque achat attendra son premier client payant.
- **Le temps.** Ce qui est prévu : {timeCommitment, à préciser}. Des heures y seront réservées à la vente; ce sont les premières à disparaître.`,
      en: `
- {=hard}
- **What worries from inside.** {risks}: who deals with it, and what is done within 48 hours if it happens, have yet to be settled.
- **Money to start with.** The planned budget: {budget, to be completed}. The business will rent or borrow first; each purchase will wait for its first paying customer.
- **Time.** What is planned: {timeCommitment, to be completed}. Hours will be set aside for selling; they are the first to disappear.`,
    },
    opportunities: {
      fr: `
- **Un changement favorable.** {marketTrends} : à valider auprès de trois clients, qui diront s’ils le vivent aussi, et depuis quand.
- **Un besoin qui revient.** {problemSolved} : l’entreprise sera là au moment précis où cela arrive.
- **Le lieu.** {location/businessIdea, Un quartier à choisir} : les cinq endroits où les clients passent déjà restent à nommer.`,
      en: `
- **A favourable change.** {marketTrends}: to validate with three customers, who will say whether they live it too, and since when.
- **A need that keeps coming back.** {problemSolved}: the business will be present exactly when it happens.
- **The place.** {location/businessIdea, A neighbourhood to choose}: the five spots where customers already go have yet to be named.`,
    },
    threats: {
      fr: `
- **La réplique d’un concurrent.** {competitors} : les prix peuvent y baisser, ou l’offre être imitée. *Signe à surveiller* : une nouvelle offre qui reprend celle de l’entreprise.
- {=threat}
- **Une règle oubliée.** {=rule}`,
      en: `
- **A competitor’s reply.** {competitors}: prices may drop there, or the offer be imitated. *Early sign*: a new offer that takes up that of the business.
- {=threat}
- **A forgotten rule.** {=rule}`,
    },
    nextSteps: {
      fr: `
1. **D’ici une semaine (force et occasion).** Montrez votre différence, {differentiators/businessIdea, encore à écrire}, à trois personnes de la clientèle et notez leurs mots exacts.
2. **D’ici trois semaines (faiblesse et menace).** Écrivez une page sur ceci : {risks, le risque que vous redoutez le plus}. Qui appeler, quoi faire, combien garder en réserve.
3. **D’ici un mois (faiblesse et occasion).** {=firstSale}. *Preuve* : {=proof}.`,
      en: `
1. **Within a week (strength and opportunity).** Show your difference, {differentiators/businessIdea, not yet in writing}, to three customers and note their exact words.
2. **Within three weeks (weakness and threat).** Write a page about this: {risks, the risk you fear most}. Whom to call, what to do, how much to keep in reserve.
3. **Within a month (weakness and opportunity).** {=firstSale}. *Proof*: {=proof}.`,
    },
  },
};
