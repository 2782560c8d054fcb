import type { ModuleTemplates } from './sections.ts';

/** The sections of the situation analysis. */
export const analysis: ModuleTemplates<'analysis'> = {
  sections: {
    market: {
      fr: `
Vous situez votre marché ainsi : {marketSize}. {~Prenez d’abord le coin que vous pouvez parcourir en une journée : c’est là que se gagnent les dix premiers clients.~C’est une intention; le premier marché est celui où l’on vous rappelle.}

Vos premiers clients, tels que vous les décrivez : {targetMarket/businessIdea}. C’est leur nombre, et non celui de la population, qu’il faut chercher.

- **Combien de personnes correspondent à cette clientèle**, à vérifier ici : {=statistics}.
- **Combien elles dépensent déjà pour s’en tirer**, à vérifier en dix conversations, en demandant la dernière dépense réelle.
- **Combien d’entreprises offrent déjà cela près de vous**, à vérifier ici : {=registry}.`,
      en: `
You see your market this way: {marketSize}. {~Take first the corner that you can cover in a day: that is where the first ten customers are won.~This is an intention; the first market is the one where people call you back.}

Your first customers, as you describe them: {targetMarket/businessIdea}. It is their number, not that of the population, that needs finding.

- **How many people fit this description**, to verify here: {=statistics}.
- **How much they already spend to manage**, to verify in ten conversations, by asking about the last real expense.
- **How many businesses near you already offer this**, to verify here: {=registry}.`,
    },
    competitors: {
      fr: `
| Concurrent | Ce qu’il offre | Sa limite |
| « {*competitors} » | Prix et contenu à relever sur place | {~Ce que ses clients lui reprochent~Les heures ou les jours sans service~Les gens qu’il ne sert pas} (à vérifier) |
| Ne rien acheter | Aucune dépense, aucune décision | Le problème reste : {problemSolved, à décrire} |

Votre différence : {differentiators/businessIdea, à définir}. Si une personne ne peut pas la redire après deux minutes d’écoute, travaillez-la encore avant de parler de prix.`,
      en: `
| Competitor | What it offers | Its limit |
| “{*competitors}” | Price and contents to note on the spot | {~What its customers complain about~The hours or days without service~The people it does not serve} (to verify) |
| Buying nothing | No expense, no decision | The problem remains: {problemSolved, to describe} |

Your difference: {differentiators/businessIdea, to define}. If someone who has listened for two minutes cannot repeat it, keep working on it before you talk about price.`,
    },
    strengths: {
      fr: `
- **Une différence qui se nomme.** {differentiators} : {~dite ainsi, un client peut la répéter à un autre.~montrez-la avant de parler de prix.}
- **Ce que vous apportez.** {experience/skills} : c’est une preuve, à condition de la montrer.
- **Une offre écrite.** {businessIdea/marketSize, Elle reste à écrire dans le module Mon idée} : chacun de ses mots pourra être mis à l’essai.`,
      en: `
- **A difference with a name.** {differentiators}: {~put this way, one customer can repeat it to another.~show it before you talk about price.}
- **What you bring.** {experience/skills}: this is proof, provided that it is shown.
- **An offer in writing.** {businessIdea/marketSize, It has yet to be written in the My idea module}: each of its words can be put to the test.`,
    },
    weaknesses: {
      fr: `
- {=hard}
- **Ce qui vous inquiète à l’intérieur.** {risks} : nommez la personne qui s’en occupe et ce qu’elle fait dans les 48 heures si cela arrive.
- **L’argent du départ.** Votre budget : {budget, à écrire}. Chaque achat attend son premier client payant : louez ou empruntez d’abord.
- **Le temps.** Ce que vous prévoyez : {timeCommitment, à écrire}. Bloquez d’avance les heures de vente, elles disparaissent les premières.`,
      en: `
- {=hard}
- **What worries you inside.** {risks}: name the person who deals with it and what they do within 48 hours if it happens.
- **Money to start with.** Your budget: {budget, to write down}. Each purchase waits for its first paying customer: rent or borrow first.
- **Time.** What you plan on: {timeCommitment, to write down}. Set hours aside for selling; they are the first to disappear.`,
    },
    opportunities: {
      fr: `
- **Un changement qui vous aide.** {marketTrends} : demandez à trois clients s’ils le vivent aussi, et notez depuis quand.
- **Un besoin qui revient.** {problemSolved} : soyez là au moment précis où cela arrive.
- **Votre lieu.** {location/businessIdea, Un quartier à choisir} : dressez la liste des cinq endroits où vos clients passent déjà.`,
      en: `
- **A change that helps you.** {marketTrends}: ask three customers whether they live it too, and note since when.
- **A need that keeps coming back.** {problemSolved}: be present exactly when it happens.
- **Your place.** {location/businessIdea, A neighbourhood to choose}: list the five spots where your customers already go.`,
    },
    threats: {
      fr: `
- **La réplique d’un concurrent.** {competitors} : si les prix y baissent ou si l’on vous imite, que vous reste-t-il? *Signe à surveiller* : une nouvelle offre qui reprend la vôtre.
- {=threat}
- **Une règle oubliée.** {=rule}`,
      en: `
- **A competitor’s reply.** {competitors}: if prices drop there, or you are imitated, what is left? *Early sign*: a new offer that takes up yours.
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
