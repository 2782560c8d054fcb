import type { ModuleTemplates } from './sections.ts';

/** The sections of the marketing plan. */
export const marketing: ModuleTemplates<'marketing'> = {
  sections: {
    brand: {
      fr: `
Votre promesse, telle que vous l’écrivez : {valueProposition/problemSolved/businessIdea, à écrire en vingt mots au plus}. {~Lisez-la à voix haute : si elle dépasse un souffle, coupez la deuxième moitié.~Faites-la redire par quelqu’un le lendemain : gardez ses mots plutôt que les vôtres.}

- **Ce qui peut la prouver.** {differentiators/experience/skills, Un premier client nommé, avec son accord écrit} : montrez-le avant d’en parler.
- **Le nom.** {brandName, Encore à choisir} : dites-le au téléphone à trois personnes et demandez-leur de l’écrire. Vérifiez ensuite qu’il est libre, ici : {=registry}, et dans la base des marques de commerce du Canada.`,
      en: `
Your promise, as you write it: {valueProposition/problemSolved/businessIdea, to write in twenty words at most}. {~Read it aloud: if it takes more than a breath, cut the second half.~Have someone repeat it the next day: keep their words rather than yours.}

- **What can prove it.** {differentiators/experience/skills, A first customer by name, with their written consent}: show it before you talk about it.
- **The name.** {brandName, Yet to be chosen}: say it on the telephone to three people and ask them to write it down. Then check that it is free, here: {=registry}, and in the Canadian trademarks database.`,
    },
    customer: {
      fr: `
À qui parler d’abord : {targetMarket/businessIdea, une clientèle à décrire dans le module Mon idée}. {~Donnez un prénom à cette personne et écrivez tout pour elle seule.~Avant de publier, demandez-vous si cette personne s’arrêterait pour lire.}

| Ce que vit ce client | Ce que vous lui dites | Ce que vous ne dites pas |
| {problemSolved, Un problème à décrire avec ses mots} | {valueProposition, Une promesse à écrire} | La liste de tout ce que vous savez faire |
| Il ne vous connaît pas encore | La preuve : {differentiators, photo, essai ou garantie} | Des promesses que vous ne contrôlez pas |

Ton choisi : {brandPersonality, à préciser}. Gardez-le partout, de l’affiche à la facture.`,
      en: `
Whom to speak to first: {targetMarket/businessIdea, customers to describe in the My idea module}. {~Give this person a first name and write everything for them alone.~Before you publish, ask yourself whether this person would stop to read.}

| What this customer experiences | What you say | What you do not say |
| {problemSolved, A problem to describe in their words} | {valueProposition, A promise to write} | The list of everything you can do |
| They do not know you yet | The proof: {differentiators, a photo, a trial or a guarantee} | Promises that you do not control |

Tone chosen: {brandPersonality, to be completed}. Keep it everywhere, from the poster to the invoice.`,
    },
    channels: {
      fr: `
Votre canal principal : {marketingChannels, à choisir entre le bouche-à-oreille et une présence sur place}. Donnez-lui douze semaines avant de le juger.

| Canal | Geste et rythme | Temps par semaine | Signe que cela marche |
| Principal : {marketingChannels} | Deux gestes par semaine, réponse le jour même | 3 h | Trois messages par semaine qui parlent d’acheter |
| Appui : le bouche-à-oreille | Demander un nom à chaque client, la semaine de son achat | 1 h | Un nouveau client sur trois vient de la part de quelqu’un |

{~N’ajoutez un canal que lorsque le premier donne son signe trois semaines de suite.~Si le temps manque, coupez l’appui, jamais le canal principal.} Temps disponible, selon vous : {timeCommitment, à préciser}. Vos clients : {targetMarket/businessIdea, à décrire}.`,
      en: `
Your main channel: {marketingChannels, to choose between word of mouth and a local presence}. Give it twelve weeks before you judge it.

| Channel | Action and pace | Time per week | Sign that it works |
| Main: {marketingChannels} | Two actions a week, answers the same day | 3 h | Three messages a week that talk of buying |
| Support: word of mouth | Ask each customer for a name, the week of the purchase | 1 h | One new customer in three was sent by someone |

{~Add a channel only when the first has given its sign three weeks in a row.~If time runs short, cut the support, never the main channel.} Time available, in your words: {timeCommitment, to be completed}. Your customers: {targetMarket/businessIdea, to describe}.`,
    },
    budget: {
      fr: `
Votre tranche par mois : {marketing.budget/budget/businessIdea, à préciser}. Choisissez-y un montant précis : le plus bas qui permette de faire essayer l’offre chaque semaine. Une démonstration n’en propose aucun : chaque poste attend une soumission.

- **Premier mois : les bases.** Le nom, les photos, la page.
- **Deuxième mois : le canal principal.** {marketingChannels, À choisir}, avec des essais offerts.
- **Troisième mois : ce qui a marché.** Le double pour ce qui amène des achats, rien pour le reste; ce qui n’est pas dépensé va aux imprévus.

Chaque vente à {=offer1.price} laisse {=offer1.margin} pour payer tout cela.`,
      en: `
Your band per month: {marketing.budget/budget/businessIdea, to be completed}. Choose one precise amount within it: the lowest that lets people try the offer every week. A demonstration proposes none: each item waits for a quote.

- **First month: the basics.** The name, the photos, the page.
- **Second month: the main channel.** {marketingChannels, Yet to be chosen}, with trials offered.
- **Third month: what worked.** Twice as much for what brings purchases, nothing for the rest; what is not spent goes to the unexpected.

Each sale at {=offer1.price} leaves {=offer1.margin} to pay for it all.`,
    },
    path: {
      fr: `
Vous imaginez le chemin ainsi : {customerAcquisition/brandName/businessIdea, à décrire}. Le voici étape par étape, avec l’endroit où l’on perd les gens.

1. **Découvrir.** Une seule phrase suffit. *On perd* ceux qui ne savent pas si c’est pour eux : nommez-les.
2. **S’intéresser.** Affichez le prix, le lieu et le délai sans qu’il faille écrire. *On perd* ceux qui attendent une réponse plus d’une journée.
3. **Acheter une première fois.** {=firstSale}. *On perd* ceux pour qui le premier pas est trop gros : offrez-en un petit.
4. **Revenir et recommander.** Un message personnel une semaine après, puis demandez un nom, pas un service. *On perd* ceux que l’on oublie.`,
      en: `
You picture the path this way: {customerAcquisition/brandName/businessIdea, to describe}. Here it is stage by stage, with the spot where people are lost.

1. **Discover.** One sentence is enough. *You lose* those who cannot tell whether it is for them: name them.
2. **Take interest.** Post price, place and waiting time so that nobody has to write. *You lose* those who wait more than a day for an answer.
3. **Buy a first time.** {=firstSale}. *You lose* those for whom the first step is too big: offer a small one.
4. **Come back and recommend.** A personal message a week later, then ask for a name, not for a favour. *You lose* those who are forgotten.`,
    },
    content: {
      fr: `
Votre intention : {contentStrategy/valueProposition/businessIdea, à écrire}. Voici un mois qui la respecte et reste tenable.

| Semaine | Sujet | Appel à l’action |
| 1 | La situation de départ : {problemSolved} | Racontez la vôtre |
| 2 | {~Une journée de travail, avec ce que le client ne voit jamais~La fabrication ou la préparation, en trois étapes} | Posez une question |
| 3 | La différence, montrée : {differentiators} | Essayez, ou réservez un essai |
| 4 | Une offre datée, avec son prix | Répondez avant dimanche |

Un texte prêt à publier, à mettre à votre main : *{brandName, Notre nom}, pour ceux qui vivent ceci : {problemSolved, un problème à nommer}. Écrivez-nous, une vraie personne vous répond.*`,
      en: `
Your intention: {contentStrategy/valueProposition/businessIdea, to write down}. Here is a month that respects it and can be kept up.

| Week | Topic | Call to action |
| 1 | The situation at the start: {problemSolved} | Tell us yours |
| 2 | {~A day at work, with what the customer never sees~The making or the preparation, in three steps} | Ask a question |
| 3 | The difference, shown: {differentiators} | Try it, or book a trial |
| 4 | A dated offer, with its price | Answer before Sunday |

A text ready to publish, to put in your own words: *{brandName, Our name}, for those who live with this: {problemSolved, a problem to name}. Write to us, a real person answers.*`,
    },
    measures: {
      fr: `
| Mesure | Comment la noter | Cible proposée |
| Demandes reçues | Un trait par demande, avec sa provenance | À fixer après quatre semaines |
| Premiers achats par ce canal : {marketingChannels} | La facture, avec la source | À fixer selon vos objectifs |
| Coût d’un nouveau client | Dépense du mois divisée par les nouveaux clients | Sous la marge d’une vente |

Ce que ces chiffres doivent éclairer d’abord : {customerAcquisition/targetMarket/businessIdea, d’où viennent vos clients}.`,
      en: `
| Measure | How to record it | Proposed target |
| Requests received | A stroke per request, with its source | To set after four weeks |
| First purchases through this channel: {marketingChannels} | The invoice, with the source | To set from your goals |
| Cost of a new customer | The month’s spending divided by new customers | Under the margin of one sale |

What these figures must shed light on first: {customerAcquisition/targetMarket/businessIdea, where your customers come from}.`,
    },
    rules: {
      fr: `
Pour des messages passant par ce canal, {marketingChannels/contentStrategy/brandName, à choisir} :

[quebec] - **Français.** L’affichage, les étiquettes et la publicité se font en français, ou avec le français nettement prédominant. Règles à vérifier : {=OQLF}.
[quebec] - **Prix et concours.** Le prix annoncé comprend tout, sauf les taxes; concours et publicité aux enfants sont encadrés. À vérifier : {=OPC}.
[quebec] - **Renseignements personnels.** La Loi 25 vise les listes de clients et les témoins de connexion. À vérifier : {=CAI}.
[elsewhere] - **Règles du lieu.** Affichage, prix et renseignements personnels dépendent de la province ou du pays; ce qui s’applique est à vérifier ici : {=registry}.
- **Courriels et textos.** La loi canadienne contre les pourriels demande le consentement, le nom de l’expéditeur et un désabonnement. À vérifier : {=CRTC}.`,
      en: `
For messages sent through this channel, {marketingChannels/contentStrategy/brandName, yet to be chosen}:

[quebec] - **French.** Signs, labels and advertising are in French, or with French markedly predominant. Rules to verify: {=OQLF}.
[quebec] - **Prices and contests.** The advertised price includes everything except taxes; contests and advertising to children are regulated. To verify: {=OPC}.
[quebec] - **Personal information.** Law 25 covers customer lists and cookies. To verify: {=CAI}.
[elsewhere] - **Local rules.** Signs, prices and personal information depend on the province or country; check here what applies (to verify): {=registry}.
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
