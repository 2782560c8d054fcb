import type { ModuleTemplates } from './sections.ts';

export const marketing: ModuleTemplates<'marketing'> = {
  sections: {
    brand: {
      fr: `
La promesse, telle que l’entreprise l’écrit : {valueProposition/problemSolved/businessIdea, à écrire en vingt mots au plus}. {~Lue à voix haute, elle doit tenir en un souffle.~Point à valider : une personne qui l’a entendue la veille peut la redire; ses mots seront gardés.}

- **Ce qui peut la prouver.** {differentiators/experience/skills, Un premier client nommé, avec son accord écrit} : la preuve se montre avant de se dire.
- **Le nom.** {brandName, Encore à choisir} : à mettre à l’essai au téléphone, auprès de trois personnes qui l’écrivent. Il reste à vérifier qu’il est libre, ici : {=registry}, et dans la base des marques de commerce du Canada.`,
      en: `
The promise, as the business writes it: {valueProposition/problemSolved/businessIdea, to write in twenty words at most}. {~Read aloud, it must take no more than a breath.~Point to validate: someone who heard it the day before can repeat it; their words will be kept.}

- **What can prove it.** {differentiators/experience/skills, A first customer by name, with their written consent}: the proof is shown before it is told.
- **The name.** {brandName, Yet to be chosen}: to be tried on the telephone, with three people who write it down. Whether it is free has yet to be checked, here: {=registry}, and in the Canadian trademarks database.`,
    },
    customer: {
      fr: `
L’entreprise parle d’abord à ces gens : {targetMarket/businessIdea, une clientèle à décrire}. {~Tout s’écrit pour une seule de ces personnes, comme si elle avait un prénom.~Avant chaque publication, une question : cette personne s’arrêterait-elle pour lire?}

| Ce que vit ce client | Ce que l’entreprise lui dit | Ce qu’elle ne dit pas |
| {problemSolved, Un problème à décrire avec ses mots} | {valueProposition, Une promesse à écrire} | La liste de tout ce qu’elle sait faire |
| Il ne la connaît pas encore | La preuve : {differentiators, photo, essai ou garantie} | Des promesses qu’elle ne contrôle pas |

Le ton choisi : {brandPersonality, à préciser}. Il sera le même partout, de l’affiche à la facture.`,
      en: `
The business speaks to these people first: {targetMarket/businessIdea, customers to describe}. {~Everything is written for one of them alone, as if they had a first name.~Before anything is published, one question: would this person stop to read?}

| What this customer experiences | What the business says | What it does not say |
| {problemSolved, A problem to describe in their words} | {valueProposition, A promise to write} | The list of everything it can do |
| They do not know it yet | The proof: {differentiators, a photo, a trial or a guarantee} | Promises that it does not control |

Tone chosen: {brandPersonality, to be completed}. It will be the same everywhere, from the poster to the invoice.`,
    },
    channels: {
      fr: `
Le canal principal : {marketingChannels, à choisir entre le bouche-à-oreille et une présence sur place}. Il sera jugé après douze semaines.

| Canal | Geste et rythme | Temps par semaine | Signe que cela marche |
| Principal : {marketingChannels} | Deux gestes par semaine, réponse le jour même | 3 h | Trois messages par semaine qui parlent d’acheter |
| Appui : le bouche-à-oreille | Demander un nom à chaque client, la semaine de son achat | 1 h | Un nouveau client sur trois vient de la part de quelqu’un |

{~Un canal s’ajoutera seulement quand le premier aura donné son signe trois semaines de suite.~Si le temps manque, l’appui sera coupé, jamais le canal principal.} Le temps disponible : {timeCommitment, à préciser}. Les clients visés : {targetMarket/businessIdea, à décrire}.`,
      en: `
The main channel: {marketingChannels, to choose between word of mouth and a local presence}. It will be judged after twelve weeks.

| Channel | Action and pace | Time per week | Sign that it works |
| Main: {marketingChannels} | Two actions a week, answers the same day | 3 h | Three messages a week that talk of buying |
| Support: word of mouth | Ask each customer for a name, the week of the purchase | 1 h | One new customer in three was sent by someone |

{~A channel will be added only once the first has given its sign three weeks in a row.~If time runs short, the support will be cut, never the main channel.} Time available: {timeCommitment, to be completed}. The customers targeted: {targetMarket/businessIdea, to describe}.`,
    },
    budget: {
      fr: `
La tranche prévue par mois : {marketing.budget/budget/businessIdea, à préciser}. Le montant précis reste à fixer : le plus bas qui permette de faire essayer l’offre chaque semaine. Aucun montant n’est proposé ici : chaque poste attend une soumission.

- **Premier mois : les bases.** Le nom, les photos, la page.
- **Deuxième mois : le canal principal.** {marketingChannels, À choisir}, avec des essais offerts.
- **Troisième mois : ce qui a marché.** Le double pour ce qui amène des achats, rien pour le reste; ce qui n’est pas dépensé va aux imprévus.

Chaque vente à {=offer1.price} laisse {=offer1.margin} pour payer tout cela.`,
      en: `
The planned band per month: {marketing.budget/budget/businessIdea, to be completed}. The precise amount has yet to be set: the lowest that lets people try the offer every week. No amount is proposed here: each item waits for a quote.

- **First month: the basics.** The name, the photos, the page.
- **Second month: the main channel.** {marketingChannels, Yet to be chosen}, with trials offered.
- **Third month: what worked.** Twice as much for what brings purchases, nothing for the rest; what is not spent goes to the unexpected.

Each sale at {=offer1.price} leaves {=offer1.margin} to pay for it all.`,
    },
    path: {
      fr: `
Le chemin d’un client, tel que l’entreprise l’imagine : {customerAcquisition/brandName/businessIdea, à décrire}. Le voici étape par étape, avec l’endroit où l’on perd les gens.

1. **Découvrir.** Une seule phrase suffit. *On perd* ceux qui ne savent pas si c’est pour eux : elle les nommera.
2. **S’intéresser.** Le prix, le lieu et le délai seront affichés, sans qu’il faille écrire. *On perd* ceux qui attendent une réponse plus d’une journée.
3. **Acheter une première fois.** {=firstSale}. *On perd* ceux pour qui le premier pas est trop gros : un plus petit leur sera offert.
4. **Revenir et recommander.** Un message personnel une semaine après, puis la demande d’un nom plutôt que d’un service. *On perd* ceux que l’on oublie.`,
      en: `
A customer’s path, as the business pictures it: {customerAcquisition/brandName/businessIdea, to describe}. Here it is stage by stage, with the spot where people are lost.

1. **Discover.** One sentence is enough. *Lost*: those who cannot tell whether it is for them; it will name them.
2. **Take interest.** Price, place and waiting time will be posted, so that nobody has to write. *Lost*: those who wait more than a day for an answer.
3. **Buy a first time.** {=firstSale}. *Lost*: those for whom the first step is too big; a smaller one will be offered.
4. **Come back and recommend.** A personal message a week later, then a request for a name rather than a favour. *Lost*: those who are forgotten.`,
    },
    content: {
      fr: `
L’intention : {contentStrategy/valueProposition/businessIdea, à préciser}. Voici un mois qui la respecte et reste tenable.

| Semaine | Sujet | Appel à l’action |
| 1 | La situation de départ : {problemSolved} | Raconter une situation semblable |
| 2 | {~Une journée de travail, avec ce que le client ne voit jamais~La fabrication ou la préparation, en trois étapes} | Poser une question |
| 3 | La différence, montrée : {differentiators} | Essayer, ou réserver un essai |
| 4 | Une offre datée, avec son prix | Répondre avant dimanche |

Un texte prêt à publier : *{brandName, Notre nom}, pour ceux qui vivent ceci : {problemSolved, un problème à nommer}. Une vraie personne répond à chaque message.*`,
      en: `
The intention: {contentStrategy/valueProposition/businessIdea, to be completed}. Here is a month that respects it and can be kept up.

| Week | Topic | Call to action |
| 1 | The situation at the start: {problemSolved} | Share a similar one |
| 2 | {~A day at work, with what the customer never sees~The making or the preparation, in three steps} | Ask a question |
| 3 | The difference, shown: {differentiators} | Try it, or book a trial |
| 4 | A dated offer, with its price | Answer before Sunday |

A text ready to publish: *{brandName, Our name}, for those who live with this: {problemSolved, a problem to name}. A real person answers every message.*`,
    },
    measures: {
      fr: `
| Mesure | Comment la noter | Cible proposée |
| Demandes reçues | Un trait par demande, avec sa provenance | À fixer après quatre semaines |
| Premiers achats par ce canal : {marketingChannels} | La facture, avec la source | À fixer d’après l’objectif de ventes |
| Coût d’un nouveau client | Dépense du mois divisée par les nouveaux clients | Sous la marge d’une vente |

Ce que ces chiffres doivent éclairer d’abord : {customerAcquisition/targetMarket/businessIdea, d’où viennent les clients}.`,
      en: `
| Measure | How to record it | Proposed target |
| Requests received | A stroke per request, with its source | To set after four weeks |
| First purchases through this channel: {marketingChannels} | The invoice, with the source | To set from the sales goal |
| Cost of a new customer | The month’s spending divided by new customers | Under the margin of one sale |

What these figures must shed light on first: {customerAcquisition/targetMarket/businessIdea, where customers come from}.`,
    },
    rules: {
      fr: `
Pour des messages passant par ce canal, {marketingChannels, à choisir} :

[quebec] - **Français.** L’affichage, les étiquettes et la publicité se font en français, ou avec le français nettement prédominant. Règles à vérifier : {=OQLF}.
[quebec] - **Prix et concours.** Le prix annoncé comprend tout, sauf les taxes; concours et publicité aux enfants sont encadrés. À vérifier : {=OPC}.
[quebec] - **Renseignements personnels.** La Loi 25 vise les listes de clients et les témoins de connexion. À vérifier : {=CAI}.
[elsewhere] - **Règles du lieu.** Affichage, prix et renseignements personnels dépendent de la province ou du pays; ce qui s’applique est à vérifier ici : {=registry}.
- **Courriels et textos.** La loi canadienne contre les pourriels demande le consentement, le nom de l’expéditeur et un désabonnement. À vérifier : {=CRTC}.`,
      en: `
For messages sent through this channel, {marketingChannels, yet to be chosen}:

[quebec] - **French.** Signs, labels and advertising are in French, or with French markedly predominant. Rules to verify: {=OQLF}.
[quebec] - **Prices and contests.** The advertised price includes everything except taxes; contests and advertising to children are regulated. To verify: {=OPC}.
[quebec] - **Personal information.** Law 25 covers customer lists and cookies. To verify: {=CAI}.
[elsewhere] - **Local rules.** Signs, prices and personal information depend on the province or country; what applies is still to be verified here: {=registry}.
- **Emails and texts.** Canada’s anti-spam law asks for consent, the sender’s name and a way to unsubscribe. To verify: {=CRTC}.`,
    },
    nextSteps: {
      fr: `
1. **Cette semaine, sans argent.** Lire la promesse à trois personnes de ce groupe : {targetMarket/businessIdea, la clientèle visée}. *Preuve* : leurs mots exacts, datés.
2. **D’ici un mois.** {=firstSale}. *Preuve* : {=proof}.`,
      en: `
1. **This week, without money.** Read the promise to three people of this group: {targetMarket/businessIdea, the customers you are targeting}. *Proof*: their exact words, dated.
2. **Within a month.** {=firstSale}. *Proof*: {=proof}.`,
    },
  },
};
