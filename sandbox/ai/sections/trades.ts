import type { Earning, Trade } from '../prompt/trade.ts';
import type { NamedTexts } from './template.ts';

/** What the writer knows of a trade: an opportunity, a threat, a rule to look up, a first test. */
export const trades: Readonly<Record<Trade, NamedTexts>> = {
  food: {
    fr: `
opportunity = **Les lieux où l’on mange déjà.** Un marché public ou un commerce voisin vous prête sa clientèle le temps d’un essai.
threat = **Le prix des ingrédients.** Il peut monter plus vite que les prix de vente. *Signe à surveiller* : le coût de trois ingrédients clés, noté chaque semaine.
rule = Préparer ou vendre des aliments demande en général un permis du MAPAQ et une formation en hygiène; le délai et le coût de ce cas précis restent à vérifier.
test = Faire goûter une seule recette, à prix réel, à quinze personnes`,
    en: `
opportunity = **Places where people already eat.** A public market or a neighbouring shop lends you its customers for a trial.
threat = **The price of ingredients.** It can rise faster than selling prices. *Early sign*: the cost of three key ingredients, written down each week.
rule = Preparing or selling food in Quebec usually takes a MAPAQ permit and food hygiene training; time and cost in this very case are still to be verified.
test = Let fifteen people taste one recipe, at its real price`,
  },
  digital: {
    fr: `
opportunity = **Un prototype sans code.** Un formulaire, un tableur et quelqu’un derrière l’écran suffisent pour servir les cinq premiers clients.
threat = **La copie.** Une fonction se reproduit en quelques semaines. *Signe à surveiller* : un concurrent qui reprend vos mots.
rule = La Loi 25 demande à toute entreprise de nommer une personne responsable des renseignements personnels; ce qu’il faut publier reste à vérifier.
test = Faire essayer l’écran principal, même dessiné, à huit personnes et noter où elles hésitent`,
    en: `
opportunity = **A prototype without code.** A form, a spreadsheet and someone behind the screen are enough to serve the first five customers.
threat = **Copying.** A feature is reproduced within weeks. *Early sign*: a competitor who picks up your words.
rule = Quebec’s Law 25 asks every business to name a person in charge of personal information; what must be published is still to be verified.
test = Let eight people try the main screen, even drawn, and note where they hesitate`,
  },
  teaching: {
    fr: `
opportunity = **Les lieux qui cherchent une activité.** Bibliothèques, centres communautaires et employeurs ont des salles et un public; proposez une séance d’essai.
threat = **Le contenu gratuit en ligne.** Il couvre les bases. *Signe à surveiller* : des questions qui ont déjà leur vidéo.
rule = La Loi sur la protection du consommateur encadre les cours payés d’avance; les clauses à prévoir sont à vérifier auprès de l’Office de la protection du consommateur.
test = Donner une séance d’essai de 45 minutes à six personnes`,
    en: `
opportunity = **Places looking for an activity.** Libraries, community centres and employers have rooms and an audience; offer a trial session.
threat = **Free content online.** It covers the basics. *Early sign*: questions that already have their video.
rule = Quebec’s Consumer Protection Act governs prepaid lessons; check with the Office de la protection du consommateur which clauses are needed (to verify).
test = Give a 45-minute trial session to six people`,
  },
  care: {
    fr: `
opportunity = **Ceux qui orientent déjà ces personnes.** Pharmacies, cliniques et organismes du quartier cherchent où diriger leur monde; trois visites suffisent pour commencer.
threat = **La confiance est fragile.** Une mauvaise expérience se raconte. *Signe à surveiller* : un client qui ne rappelle pas après la première rencontre.
rule = Certains actes sont réservés aux membres d’un ordre professionnel; ce qui peut s’offrir et s’annoncer est à vérifier auprès de l’Office des professions du Québec.
test = Offrir trois premières rencontres à prix réduit et demander un avis écrit`,
    en: `
opportunity = **Those who already refer these people.** Pharmacies, clinics and community groups look for places to send them; three visits are enough to begin.
threat = **Trust is fragile.** A bad experience gets told. *Early sign*: a customer who does not call back after the first meeting.
rule = Some acts are reserved for members of a professional order; check with Quebec’s Office des professions what may be offered and advertised (to verify).
test = Offer three first meetings at a reduced price and ask for a written opinion`,
  },
  making: {
    fr: `
opportunity = **La vente en consignation.** Une boutique qui expose cinq pièces ne risque rien et apprend ce qui se vend, à quel prix.
threat = **Le temps de fabrication.** Une commande de vingt pièces peut bloquer un mois. *Signe à surveiller* : une date de livraison qui recule.
rule = L’étiquetage (français, composition, fabricant) et la garantie légale s’appliquent dès la première pièce vendue; les exigences pour ce produit restent à vérifier.
test = Exposer cinq pièces dans un lieu passant et noter chaque question posée`,
    en: `
opportunity = **Selling on consignment.** A shop that displays five pieces risks nothing and shows what sells, and at what price.
threat = **Production time.** An order of twenty pieces can block a month. *Early sign*: a delivery date that keeps moving back.
rule = Labelling (French, contents, maker) and Quebec’s legal warranty apply from the first piece sold; the requirements for this product are still to be verified.
test = Display five pieces in a busy place and note every question asked`,
  },
  building: {
    fr: `
opportunity = **Les travaux que les grands refusent.** Les petits chantiers attendent souvent des semaines; une date proche et tenue suffit à distinguer l’entreprise.
threat = **Un chantier qui déborde.** Une mauvaise estimation coûte plus qu’un mois sans contrat. *Signe à surveiller* : l’écart entre heures prévues et heures faites.
rule = Plusieurs travaux exigent une licence de la Régie du bâtiment du Québec et une assurance; ce qui s’applique à ce cas reste à vérifier.
test = Faire trois soumissions écrites pour de petits travaux réels`,
    en: `
opportunity = **Jobs that the big firms turn down.** Small jobs often wait for weeks; an early date that is kept is enough to stand apart.
threat = **A job that overruns.** One bad estimate costs more than a month without a contract. *Early sign*: the gap between hours planned and hours worked.
rule = Many jobs take a licence from Quebec’s Régie du bâtiment, and insurance; what applies in this case is still to be verified.
test = Write three estimates for small, real jobs`,
  },
  general: {
    fr: `
opportunity = **Un premier territoire étroit.** Là où les gens se connaissent, une bonne expérience circule sans publicité.
threat = **L’habitude.** Le plus souvent, on perd contre le statu quo. *Signe à surveiller* : des gens intéressés qui remettent à plus tard.
rule = L’immatriculation dépend de la forme juridique, et l’inscription à la TPS et à la TVQ, des ventes; les deux restent à vérifier.
test = Décrire l’offre et son prix sur une page et la montrer à dix personnes`,
    en: `
opportunity = **A narrow first territory.** Where people know each other, a good experience travels without advertising.
threat = **Habit.** Most often, the competitor is doing nothing. *Early sign*: interested people who put it off.
rule = In Quebec, registration depends on the legal form, and signing up for GST and QST on sales; both are still to be verified.
test = Describe the offer and its price on one page and show it to ten people`,
  },
};

/** Outside Quebec, only what holds everywhere in Canada is said. */
export const elsewhere: NamedTexts = {
  fr: 'rule = Les permis, l’immatriculation et les taxes dépendent de la province ou du pays; ce qui s’applique ici est à vérifier avant la première vente.',
  en: 'rule = Permits, registration and taxes depend on the province or country; what applies here has to be checked before the first sale (to verify).',
};

/** What the writer knows of a way to earn: what is hard, what to do first, a first sale and its proof. */
export const earnings: Readonly<Record<Earning, NamedTexts>> = {
  sale: {
    fr: `
hard = **La marge par unité.** Chaque vente doit payer sa matière, son emballage, sa livraison et vos heures. Faites ce calcul pour une unité avant d’en produire vingt.
first = **Calculez la marge d’une seule unité.** Prix, moins la matière, l’emballage, la livraison et les frais de paiement. *Réussi quand* il reste de quoi payer vos heures, à un prix que trois clients ont accepté.
firstSale = Ouvrir les précommandes pour un seul produit, à un seul prix
proof = Dix précommandes payées, ou trois raisons écrites d’un refus`,
    en: `
hard = **The margin per unit.** Each sale must pay for its material, packaging, delivery and your hours. Work it out for one unit before you make twenty.
first = **Work out the margin of a single unit.** Price, less material, packaging, delivery and payment fees. *It worked when* enough is left to pay for your hours, at a price that three customers accepted.
firstSale = Open pre-orders for a single product, at a single price
proof = Ten paid pre-orders, or three written reasons for a refusal`,
  },
  service: {
    fr: `
hard = **Vos heures sont comptées.** Sans limite au mandat, les imprévus mangent le profit. Notez le temps réel de chaque mandat, déplacements compris.
first = **Vendez un premier mandat pilote.** Contenu, durée et prix sur une page, signée par les deux parties. *Réussi quand* le client a versé un acompte et que vous connaissez vos heures réelles.
firstSale = Proposer un mandat pilote, décrit sur une page, à cinq personnes
proof = Un mandat signé, avec acompte`,
    en: `
hard = **Your hours are limited.** Without a limit to each job, surprises eat the profit. Write down the real time of every job, travel included.
first = **Sell a first pilot job.** Contents, duration and price on one page, signed by both sides. *It worked when* the customer has paid a deposit and you know your real hours.
firstSale = Offer a pilot job, described on one page, to five people
proof = One signed job, with a deposit`,
  },
  subscription: {
    fr: `
hard = **Faire rester les gens.** Le deuxième paiement est plus difficile à obtenir que le premier. Décidez ce que l’abonné reçoit de neuf chaque mois.
first = **Trouvez dix abonnés payants avant de bâtir davantage.** Servez-les à la main s’il le faut. *Réussi quand* huit sur dix paient un deuxième mois.
firstSale = Offrir un premier mois payant à dix abonnés fondateurs
proof = Dix paiements reçus, avec leur date de renouvellement`,
    en: `
hard = **Making people stay.** The second payment is harder to get than the first. Decide what a subscriber receives that is new each month.
first = **Find ten paying subscribers before building more.** Serve them by hand if you must. *It worked when* eight out of ten pay for a second month.
firstSale = Offer a paid first month to ten founding subscribers
proof = Ten payments received, each with a renewal date`,
  },
  other: {
    fr: `
hard = **Qui paie, quand et combien.** Sans ces trois réponses, aucun budget ne tient. Écrivez-les, même fausses, puis corrigez-les au fil des conversations.
first = **Choisissez une seule façon d’encaisser pour le premier mois.** La plus simple à expliquer suffit. *Réussi quand* une personne qui ne vous connaissait pas a payé.
firstSale = Proposer deux façons de payer à six personnes
proof = Un premier paiement, et la façon qui a été préférée`,
    en: `
hard = **Who pays, when and how much.** Without these three answers, no budget holds. Write them down, even wrong, then correct them as you talk to people.
first = **Choose one way to be paid for the first month.** The simplest to explain is enough. *It worked when* someone who did not know you has paid.
firstSale = Offer two ways to pay to six people
proof = A first payment, and the way that was preferred`,
  },
};
