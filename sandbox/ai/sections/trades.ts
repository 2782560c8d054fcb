import type { Bilingual } from '@elan/domain/language';
import type { Earning, Trade } from '../prompt/trade.ts';
import type { NamedTexts } from './template.ts';

/** For each trade, a rule in Quebec that the user should look up. */
export const rules: Readonly<Record<Trade, Bilingual>> = {
  food: {
    fr: 'Préparer ou vendre des aliments demande en général un permis du MAPAQ et une formation en hygiène; le délai et le coût de ce cas précis restent à vérifier.',
    en: 'Preparing or selling food in Quebec usually takes a MAPAQ permit and food hygiene training; time and cost in this very case are still to be verified.',
  },
  digital: {
    fr: 'La Loi 25 demande à toute entreprise de nommer une personne responsable des renseignements personnels; ce qu’il faut publier reste à vérifier.',
    en: 'Quebec’s Law 25 asks every business to name a person in charge of personal information; what must be published is still to be verified.',
  },
  childCare: {
    fr: 'Garder des enfants contre rémunération est encadré par une loi du Québec (permis, ou reconnaissance par un bureau coordonnateur); ce qui s’applique à ce cas est à vérifier auprès du ministère de la Famille.',
    en: 'Paid child care is governed by a law of Quebec (a permit, or recognition by a coordinating office); what applies in this case is still to be verified with the Ministère de la Famille.',
  },
  care: {
    fr: 'Certains actes sont réservés aux membres d’un ordre professionnel; ce qui peut s’offrir et s’annoncer est à vérifier auprès de l’Office des professions du Québec.',
    en: 'Some acts are reserved for members of a professional order; what may be offered and advertised is still to be verified with Quebec’s Office des professions.',
  },
  building: {
    fr: 'Plusieurs travaux exigent une licence de la Régie du bâtiment du Québec et une assurance; ce qui s’applique à ce cas reste à vérifier.',
    en: 'Many jobs take a licence from Quebec’s Régie du bâtiment, and insurance; what applies in this case is still to be verified.',
  },
  general: {
    fr: 'L’immatriculation dépend de la forme juridique, et l’inscription à la TPS et à la TVQ, des ventes; les deux restent à vérifier.',
    en: 'In Quebec, registration depends on the legal form, and signing up for GST and QST on sales; both are still to be verified.',
  },
};

/** For businesses outside Quebec: only what applies everywhere in Canada. */
export const elsewhere: Bilingual = {
  fr: 'Les permis, l’immatriculation et les taxes dépendent de la province ou du pays; ce qui s’applique ici est à vérifier avant la première vente.',
  en: 'Permits, registration and taxes depend on the province or country; what applies here is still to be verified before the first sale.',
};

/** Texts for every trade. */
export const everyTrade: NamedTexts = {
  fr: `
hard = **La marge par vente.** Chaque vente doit payer sa matière, ses frais et les heures travaillées. Ce calcul se vérifie sur une vente, avant d’en préparer vingt.
threat = **L’habitude.** Le plus souvent, on perd contre le statu quo. *Signe à surveiller* : des gens intéressés qui remettent à plus tard.
test = Décrire l’offre et son prix sur une page et la montrer à dix personnes`,
  en: `
hard = **The margin per sale.** Each sale must pay for its material, its fees and the hours worked. This is verified on one sale, before twenty are prepared.
threat = **Habit.** Most often, the competitor is doing nothing. *Early sign*: interested people who put it off.
test = Describe the offer and its price on one page and show it to ten people`,
};

/** A first sale and its proof, by how the business earns its revenue. */
export const earnings: Readonly<Record<Earning, NamedTexts>> = {
  sale: {
    fr: `
firstSale = Des précommandes pour un seul produit, à un seul prix
proof = dix précommandes payées, ou trois raisons écrites d’un refus`,
    en: `
firstSale = Pre-orders for a single product, at a single price
proof = ten paid pre-orders, or three written reasons for a refusal`,
  },
  service: {
    fr: `
firstSale = Un mandat pilote, décrit sur une page et proposé à cinq personnes
proof = un mandat signé, avec acompte`,
    en: `
firstSale = A pilot job, described on one page and offered to five people
proof = one signed job, with a deposit`,
  },
  subscription: {
    fr: `
firstSale = Un premier mois payant, offert à dix abonnés fondateurs
proof = dix paiements reçus, avec leur date de renouvellement`,
    en: `
firstSale = A paid first month, offered to ten founding subscribers
proof = ten payments received, each with a renewal date`,
  },
};
