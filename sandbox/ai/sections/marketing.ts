import type { ModuleTemplates } from './sections.ts';
import { type NamedTexts, textsOf } from './template.ts';

/** The sections of the marketing plan. */
export const marketing: ModuleTemplates<'marketing'> = {
  sections: {
    brand: {
      fr: `
Votre promesse, telle que vous l’écrivez : {valueProposition/problemSolved/businessIdea}. {~Lisez-la à voix haute : si elle dépasse un souffle, coupez la deuxième moitié.~Faites-la redire par quelqu’un le lendemain : gardez ses mots plutôt que les vôtres.}
[or] Votre promesse reste à écrire, en vingt mots au plus.

Ce qui peut la prouver :

- **Votre différence.** {differentiators}.
- **Votre parcours.** {experience/skills}.
- **Le problème que vous connaissez.** {problemSolved}. Montrez-le par une situation vécue.
[<3] - **Un premier client nommé.** Une phrase de lui, avec son accord écrit, pèse plus que trois arguments.

Le nom {brandName, encore à choisir} : dites-le au téléphone à trois personnes et demandez-leur de l’écrire. Vérifiez ensuite qu’il est libre, ici : {=registry}, et dans la base des marques de commerce du Canada.`,
      en: `
Your promise, as you write it: {valueProposition/problemSolved/businessIdea}. {~Read it aloud: if it takes more than a breath, cut the second half.~Have someone repeat it the next day: keep their words rather than yours.}
[or] Your promise has yet to be written, in twenty words at most.

What can prove it:

- **Your difference.** {differentiators}.
- **Your background.** {experience/skills}.
- **The problem that you know.** {problemSolved}. Show it through a real situation.
[<3] - **A first customer by name.** A sentence from them, with their written consent, weighs more than three arguments.

The name {brandName, yet to be chosen}: say it on the telephone to three people and ask them to write it down. Then check that it is free, here: {=registry}, and in the Canadian trademarks database.`,
    },
    customer: {
      fr: `
À qui parler d’abord : {targetMarket/businessIdea}. {~Donnez un prénom à cette personne et écrivez tout pour elle seule.~Avant de publier, demandez-vous si cette personne s’arrêterait pour lire.}
[or] Vous n’avez pas encore décrit votre clientèle : faites-le dans le module Mon idée avant de publier quoi que ce soit.

| Ce que vit ce client | Ce que vous lui dites | Ce que vous ne dites pas |
| {problemSolved, Un problème à décrire avec ses mots} | {valueProposition, Une promesse à écrire} | La liste de tout ce que vous savez faire |
| Il ne vous connaît pas encore | La preuve : {differentiators, photo, essai ou garantie} | Des promesses que vous ne contrôlez pas |
| Il hésite et remet à demain | Un fait, un prix, une façon de commander | Les adjectifs |

Ton choisi : {brandPersonality, à préciser}.`,
      en: `
Whom to speak to first: {targetMarket/businessIdea}. {~Give this person a first name and write everything for them alone.~Before you publish, ask yourself whether this person would stop to read.}
[or] You have not described your customers yet: do it in the My idea module before you publish anything.

| What this customer experiences | What you say | What you do not say |
| {problemSolved, A problem to describe in their words} | {valueProposition, A promise to write} | The list of everything you can do |
| They do not know you yet | The proof: {differentiators, a photo, a trial or a guarantee} | Promises that you do not control |
| They hesitate and put it off | A fact, a price, a way to order | Adjectives |

Tone chosen: {brandPersonality, to be completed}.`,
    },
    channels: {
      fr: `
[marketingChannels] Vous choisissez ce canal : {marketingChannels}. Donnez-lui douze semaines avant de le juger.
[or] Le canal reste à choisir : comparez le bouche-à-oreille et une présence sur place pendant deux semaines, puis tranchez pour celui qui amène des gens comme {targetMarket, la clientèle visée}.

| Canal | Rôle | Geste et rythme | Temps par semaine | Signe que cela marche |
[marketingChannels] | {marketingChannels} | Canal principal | {=channelAction} | 3 h | {=channelSign} |
| Bouche-à-oreille (appui) | Faire parler les clients satisfaits | Demander un nom à chaque client, la semaine de son achat | 1 h | Un nouveau client sur trois vient de la part de quelqu’un |
| Fiche Google et page web (appui) | Être trouvé au moment où l’on cherche | Prix, lieu et délai tenus à jour | 1 h | Deux demandes par semaine d’inconnus |
[!marketingChannels] | Présence sur place (à comparer) | Se faire voir là où les gens passent | Une sortie toutes les deux semaines | 5 h | Dix coordonnées recueillies par sortie |

{~N’ajoutez un canal que lorsque le premier donne son signe trois semaines de suite. Sans aucun signe après douze semaines, changez.~Si le temps manque, coupez les appuis, jamais le canal principal. Changez-en si trois clients de suite disent qu’ils ne s’y trouvent pas.} Temps disponible, selon vous : {timeCommitment, à préciser}.`,
      en: `
[marketingChannels] You choose this channel: {marketingChannels}. Give it twelve weeks before you judge it.
[or] The channel has yet to be chosen: compare word of mouth with a local presence for two weeks, then settle on the one that brings people like {targetMarket, the customers you are targeting}.

| Channel | Role | Action and pace | Time per week | Sign that it works |
[marketingChannels] | {marketingChannels} | Main channel | {=channelAction} | 3 h | {=channelSign} |
| Word of mouth (support) | Have satisfied customers talk | Ask each customer for a name, the week of the purchase | 1 h | One new customer in three was sent by someone |
| Google listing and web page (support) | Be found when people search | Price, place and waiting time kept up to date | 1 h | Two requests a week from strangers |
[!marketingChannels] | Local presence (to compare) | Be seen where people go by | An outing every two weeks | 5 h | Ten contacts gathered per outing |

{~Add a channel only when the first has given its sign three weeks in a row. With no sign after twelve weeks, change.~If time runs short, cut the supports, never the main channel. Change it if three customers in a row say that they do not use it.} Time available, in your words: {timeCommitment, to be completed}.`,
    },
    budget: {
      fr: `
Votre tranche par mois : {marketing.budget/budget, à préciser}. Choisissez un montant précis dans cette tranche : le plus bas qui permette de faire essayer l’offre chaque semaine. Une démonstration ne propose aucun montant : chaque case attend une soumission.

| Poste | Mois 1 | Mois 2 | Mois 3 | Total |
| Bases : nom, photos, page | à préciser | à préciser | à préciser | à préciser |
| Canal principal : {marketingChannels} | à préciser | à préciser | à préciser | à préciser |
| Essais offerts | à préciser | à préciser | à préciser | à préciser |
| Imprévus | à préciser | à préciser | à préciser | à préciser |
| **Total** | à préciser | à préciser | à préciser | à préciser |

Chaque mois doit totaliser exactement le montant choisi; ce qui n’est pas dépensé va aux imprévus du mois suivant.
[forecast] Chaque vente à {=offer1.price} laisse {=offer1.margin} pour payer tout cela.`,
      en: `
Your band per month: {marketing.budget/budget, to be completed}. Choose one precise amount within it: the lowest that lets people try the offer every week. A demonstration proposes no amount: each cell waits for a quote.

| Item | Month 1 | Month 2 | Month 3 | Total |
| Basics: name, photos, page | to be completed | to be completed | to be completed | to be completed |
| Main channel: {marketingChannels} | to be completed | to be completed | to be completed | to be completed |
| Trials offered | to be completed | to be completed | to be completed | to be completed |
| The unexpected | to be completed | to be completed | to be completed | to be completed |
| **Total** | to be completed | to be completed | to be completed | to be completed |

Each month must add up exactly to the amount chosen; what is not spent goes to the unexpected of the next month.
[forecast] Each sale at {=offer1.price} leaves {=offer1.margin} to pay for it all.`,
    },
    path: {
      fr: `
Vous imaginez le chemin ainsi : {customerAcquisition}. Le voici étape par étape, avec l’endroit où l’on perd les gens.
[or] Le chemin reste à décrire. En voici les étapes pour cette offre : {brandName/businessIdea, à préciser}.

1. **Découvrir.** On vous voit par ce canal : {marketingChannels, à choisir}. Une seule phrase suffit. *On perd* ceux qui ne savent pas si c’est pour eux : nommez-les.
2. **S’intéresser.** On cherche le prix, le lieu et le délai. Affichez les trois sans qu’il faille écrire. *On perd* ceux qui attendent une réponse plus d’une journée.
3. **Acheter une première fois.** {=firstSale}. *On perd* ceux pour qui le premier pas est trop gros : offrez-en un petit.
4. **Revenir.** Un message personnel une semaine après, avec une seule question. *On perd* ceux que l’on oublie.
5. **Recommander.** Demandez un nom, pas un service. *On perd* les recommandations que l’on n’ose pas demander.`,
      en: `
You picture the path this way: {customerAcquisition}. Here it is stage by stage, with the spot where people are lost.
[or] The path has yet to be described. Here are its stages for this offer: {brandName/businessIdea, to be completed}.

1. **Discover.** People see you through this channel: {marketingChannels, yet to be chosen}. One sentence is enough. *You lose* those who cannot tell whether it is for them: name them.
2. **Take interest.** People look for price, place and waiting time. Post all three so that nobody has to write. *You lose* those who wait more than a day for an answer.
3. **Buy a first time.** {=firstSale}. *You lose* those for whom the first step is too big: offer a small one.
4. **Come back.** A personal message a week later, with a single question. *You lose* those who are forgotten.
5. **Recommend.** Ask for a name, not for a favour. *You lose* the recommendations you do not dare ask for.`,
    },
    content: {
      fr: `
Votre intention : {contentStrategy}. Voici un mois qui la respecte et reste tenable.
[or] Voici un mois tenable, à partir de ceci : {valueProposition/businessIdea, votre offre}.

| Semaine | Sujet | Format et canal | Appel à l’action |
| 1 | La situation de départ : {problemSolved} | Un texte court et une photo | Racontez la vôtre |
| 2 | {~Une journée de travail, avec ce que le client ne voit jamais~La fabrication ou la préparation, en trois étapes} | Trois photos ou une courte vidéo | Posez une question |
| 3 | La différence, montrée : {differentiators} | Une démonstration | Essayez, ou réservez un essai |
| 4 | {=firstSale} | Une offre datée, avec son prix | Répondez avant dimanche |

Deux textes prêts à publier, à mettre à votre main :

- **Texte 1.** {problemSolved, On a tous déjà vécu ça} : si c’est votre cas aussi, on s’en occupe. Écrivez-nous, une vraie personne vous répond.
- **Texte 2.** {brandName, Notre nom} : {valueProposition/businessIdea, notre promesse}. Essayez une fois, puis jugez.`,
      en: `
Your intention: {contentStrategy}. Here is a month that respects it and can be kept up.
[or] Here is a month that can be kept up, starting from this: {valueProposition/businessIdea, your offer}.

| Week | Topic | Format and channel | Call to action |
| 1 | The situation at the start: {problemSolved} | A short text and a photo | Tell us yours |
| 2 | {~A day at work, with what the customer never sees~The making or the preparation, in three steps} | Three photos or a short video | Ask a question |
| 3 | The difference, shown: {differentiators} | A demonstration | Try it, or book a trial |
| 4 | {=firstSale} | A dated offer, with its price | Answer before Sunday |

Two texts ready to publish, to put in your own words:

- **Text 1.** {problemSolved, We have all been there}: if that is your case too, we take care of it. Write to us, a real person answers.
- **Text 2.** {brandName, Our name}: {valueProposition/businessIdea, our promise}. Try it once, then judge.`,
    },
    measures: {
      fr: `
| Mesure | Comment la noter | Fréquence | Cible proposée | Si elle n’est pas atteinte |
| Demandes reçues | Un trait par demande, avec sa provenance | Chaque jour | À fixer après quatre semaines | Parler à dix personnes de plus |
| Premiers achats par ce canal : {marketingChannels} | La facture, avec la source | Chaque semaine | À fixer selon vos objectifs | Rendre le premier pas plus petit |
| Deuxièmes achats | La liste des clients | Chaque mois | À fixer après trois mois | Demander à cinq clients pourquoi |
| Coût d’un nouveau client | Dépense du mois divisée par les nouveaux clients | Chaque mois | Sous la marge d’une vente | Couper la dépense la moins suivie d’achats |

Ce que ces chiffres doivent éclairer d’abord : {customerAcquisition/targetMarket/businessIdea, d’où viennent vos clients}.`,
      en: `
| Measure | How to record it | How often | Proposed target | If it is missed |
| Requests received | A stroke per request, with its source | Every day | To set after four weeks | Talk to ten more people |
| First purchases through this channel: {marketingChannels} | The invoice, with the source | Every week | To set from your goals | Make the first step smaller |
| Second purchases | The list of customers | Every month | To set after three months | Ask five customers why |
| Cost of a new customer | The month’s spending divided by new customers | Every month | Under the margin of one sale | Cut the spending that brings the fewest purchases |

What these figures must shed light on first: {customerAcquisition/targetMarket/businessIdea, where your customers come from}.`,
    },
    rules: {
      fr: `
Pour des messages passant par ce canal, {marketingChannels/contentStrategy/brandName, à choisir} :

[quebec] - **Français.** L’affichage, les étiquettes et la publicité se font en français, ou avec le français nettement prédominant. Règles à vérifier : {=OQLF}.
[quebec] - **Courriels et textos.** Consentement, nom de l’expéditeur et désabonnement à chaque envoi. À vérifier : {=CRTC}.
[quebec] - **Prix et concours.** Le prix annoncé comprend tout, sauf les taxes; concours et publicité aux enfants sont encadrés. À vérifier : {=OPC}.
[quebec] - **Renseignements personnels.** La Loi 25 vise les listes de clients et les témoins de connexion. À vérifier : {=CAI}.
[elsewhere] - **Règles du lieu.** Affichage, prix et renseignements personnels dépendent de la province ou du pays; ce qui s’applique est à vérifier ici : {=registry}.
[elsewhere] - **Courriels et textos.** La loi canadienne contre les pourriels demande le consentement, le nom de l’expéditeur et un désabonnement. À vérifier : {=CRTC}.`,
      en: `
For messages sent through this channel, {marketingChannels/contentStrategy/brandName, yet to be chosen}:

[quebec] - **French.** Signs, labels and advertising are in French, or with French markedly predominant. Rules to verify: {=OQLF}.
[quebec] - **Emails and texts.** Consent, the sender’s name and a way to unsubscribe in every message. To verify: {=CRTC}.
[quebec] - **Prices and contests.** The advertised price includes everything except taxes; contests and advertising to children are regulated. To verify: {=OPC}.
[quebec] - **Personal information.** Law 25 covers customer lists and cookies. To verify: {=CAI}.
[elsewhere] - **Local rules.** Signs, prices and personal information depend on the province or country; check here what applies (to verify): {=registry}.
[elsewhere] - **Emails and texts.** Canada’s anti-spam law asks for consent, the sender’s name and a way to unsubscribe. To verify: {=CRTC}.`,
    },
    nextSteps: {
      fr: `
1. **Cette semaine, sans argent.** Lire la promesse à trois personnes de ce groupe : {targetMarket/businessIdea, la clientèle visée}. *Preuve* : leurs mots exacts, datés.
2. **D’ici deux semaines.** Afficher prix, lieu et délai au même endroit. *Preuve* : une page que l’on peut photographier.
3. **D’ici un mois.** {=firstSale}. *Preuve* : {=proof lower}.
4. **D’ici deux mois.** Décider de garder, de changer ou d’ajouter un canal, mesures en main. *Preuve* : une décision écrite.`,
      en: `
1. **This week, without money.** Read the promise to three people of this group: {targetMarket/businessIdea, the customers you are targeting}. *Proof*: their exact words, dated.
2. **Within two weeks.** Post price, place and waiting time in one spot. *Proof*: a page that can be photographed.
3. **Within a month.** {=firstSale}. *Proof*: {=proof lower}.
4. **Within two months.** Decide to keep, change or add a channel, measures in hand. *Proof*: a decision in writing.`,
    },
  },
  inserted: ({ language, flags }) => {
    const notes = Object.entries(textsOf(channelNotes, language));
    const [, note] = notes.find(([id]) => flags.has(`marketingChannels=${id}`)) ?? [];
    const [channelAction, channelSign] = note?.split(' / ') ?? [];
    return { texts: { channelAction, channelSign } };
  },
};

/** What to do on each channel, and the sign that it works. */
const channelNotes: NamedTexts = {
  fr: `
wordOfMouth = Une demande de recommandation à chaque client / Un nouveau client sur trois est recommandé
localPresence = Une sortie toutes les deux semaines, un partenaire visité chaque semaine / Dix coordonnées recueillies par sortie
socialMedia = Deux publications par semaine, réponse le jour même / Trois messages par semaine qui parlent d’acheter
website = Une page par question de client / Deux demandes par semaine d’inconnus
directOutreach = Dix contacts choisis, un rappel après cinq jours / Deux rencontres pour dix contacts
paidAdvertising = Une seule annonce, deux versions comparées / Un coût par client sous la marge d’une vente`,
  en: `
wordOfMouth = Ask each customer for a recommendation / One new customer in three is recommended
localPresence = An outing every two weeks, one partner visited each week / Ten contacts gathered per outing
socialMedia = Two posts a week, answers the same day / Three messages a week that talk of buying
website = One page per customer question / Two requests a week from strangers
directOutreach = Ten chosen contacts, a call back after five days / Two meetings for ten contacts
paidAdvertising = A single advertisement, two versions compared / A cost per customer under the margin of one sale`,
};
