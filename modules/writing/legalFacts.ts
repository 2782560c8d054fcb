import { dayInToronto, isoDayInToronto } from '@elan/domain/day';
import { type Bilingual, type Language, languages } from '@elan/domain/language';
import { constants } from '@elan/domain/legal/constants';
import { comingAfter, inForce } from '@elan/domain/legal/dated';
import { money, price } from '@elan/domain/money';
import { typedRate } from '@elan/domain/rate';

/** The topics whose legal figures a prompt may need. */
export type LegalTopic =
  | 'salesTaxes'
  | 'hiring'
  | 'insurance'
  | 'corporateTax'
  | 'registration'
  | 'french'
  | 'privacy';

type Telling = (day: string, language: Language) => string;

function dayWords(day: string, language: Language): string {
  return dayInToronto(new Date(`${day}T17:00:00Z`), language);
}

const salesTaxes: Telling = (day, language) => {
  const gst = typedRate(inForce(constants.gst, day).value, language);
  const qst = typedRate(inForce(constants.qst, day).value, language);
  const limit = money(inForce(constants.smallSupplier, day).value / 100, language);
  const { services, resale } = inForce(constants.quickMethod, day).value;
  const sweets = inForce(constants.sweetPortionsQst, day);
  const [bySalesGst, bySalesQst] = [services.gst, services.qst].map((r) => typedRate(r, language));
  const [byGoodsGst, byGoodsQst] = [resale.gst, resale.qst].map((r) => typedRate(r, language));
  const since = sweets.value ? undefined : dayWords(sweets.from, language);
  if (language === 'fr') {
    const portions = since
      ? ` Depuis le ${since}, certaines portions individuelles (pâtisserie, crème glacée, pouding, salade de fruits) ne sont plus soumises à la TVQ, mais le restent à la TPS.`
      : '';
    return `- Taxes de vente : TPS ${gst} et TVQ ${qst}, chacune sur le prix avant taxes.
- Petit fournisseur : l’inscription à la TPS et à la TVQ devient obligatoire lorsque les ventes taxables, détaxées comprises et exonérées exclues, dépassent ${limit}, soit en un seul trimestre civil (les taxes se perçoivent dès la vente qui dépasse ce seuil), soit sur quatre trimestres civils de suite ou moins (à compter du deuxième mois qui suit le trimestre). En deçà, l’inscription est un choix.
- Détaxé (0 %, taxes payées récupérées) : produits alimentaires de base, exportations, médicaments sur ordonnance; livres imprimés, pour la TVQ. Exonéré (aucune taxe, rien à récupérer, hors du seuil) : loyer d’habitation d’un mois et plus, services de garde d’enfants, plupart des soins de santé, certains services d’enseignement, services financiers. Taxable : repas préparés ou servis, boissons gazeuses, confiseries, grignotines, coiffure, hébergement de courte durée.${portions} Dans le doute, le statut d’un produit est à confirmer auprès de Revenu Québec.
- Méthode rapide, au choix d’un petit inscrit : remettre ${bySalesGst} (TPS) et ${bySalesQst} (TVQ) des ventes taxes comprises pour des services, ${byGoodsGst} et ${byGoodsQst} pour la revente.`;
  }
  const portions = since
    ? ` Since ${since}, some single portions (pastry, ice cream, pudding, fruit salad) no longer bear the QST, but still the GST.`
    : '';
  return `- Sales taxes: GST ${gst} and QST ${qst}, each on the price before taxes.
- Small supplier: registration for the GST and the QST becomes mandatory when taxable sales, zero-rated ones included and exempt ones not, exceed ${limit}, either in a single calendar quarter (the taxes are collected from the very sale that exceeds it) or over four calendar quarters in a row or fewer (from the second month after the quarter). Below that, registering is a choice.
- Zero-rated (0%, taxes paid are recovered): basic groceries, exports, prescription drugs; printed books, for the QST. Exempt (no tax, nothing recovered, outside the threshold): residential rent of a month or more, child care, most health care, certain educational services, financial services. Taxable: prepared or served meals, carbonated drinks, confectionery, snacks, hairdressing, short-term lodging.${portions} Where in doubt, the status of a product is to be confirmed with Revenu Québec.
- Quick method, which a small registrant may choose: remit ${bySalesGst} (GST) and ${bySalesQst} (QST) of sales with their taxes for services, ${byGoodsGst} and ${byGoodsQst} for resale.`;
};

const hiring: Telling = (day, language) => {
  const wage = inForce(constants.minimumWage, day);
  const [general, tipped] = [wage.value.general, wage.value.tipped].map((c) => price(c, language));
  const { from, value } = inForce(constants.employerContributions, day);
  const rate = (name: keyof typeof value) => typedRate(value[name].rate, language);
  const year = from.slice(0, 4);
  const days = inForce(constants.workplaceRegistration, day).value;
  const since = dayWords(wage.from, language);
  return language === 'fr'
    ? `- Salaire minimum : ${general} l’heure depuis le ${since} (${tipped} pour qui reçoit des pourboires).
- Cotisations de l’employeur (taux de ${year}) : RRQ ${rate('pensionPlan')}, RQAP ${rate('parentalInsurance')}, assurance-emploi ${rate('employmentInsurance')}, FSS ${rate('healthServicesFund')} (moins dans les secteurs primaire et manufacturier), normes du travail ${rate('labourStandards')}, CNESST selon le métier. Inscription à la CNESST dans les ${days} jours de la première journée de travail.`
    : `- Minimum wage: ${general} an hour since ${since} (${tipped} for people who receive tips).
- Employer contributions (${year} rates): QPP ${rate('pensionPlan')}, QPIP ${rate('parentalInsurance')}, employment insurance ${rate('employmentInsurance')}, health services fund ${rate('healthServicesFund')} (less in the primary and manufacturing sectors), labour standards ${rate('labourStandards')}, CNESST depending on the trade. Registration with the CNESST within ${days} days of the first day of work.`;
};

const insurance: Telling = (day, language) => {
  const now = typedRate(inForce(constants.insurancePremiumTax, day).value, language);
  const next = comingAfter(constants.insurancePremiumTax, day);
  const then = next && typedRate(next.value, language);
  const from = next && dayWords(next.from, language);
  return language === 'fr'
    ? `- Primes d’assurance de dommages : ni TPS ni TVQ, mais une taxe de ${now}${next ? `, de ${then} à compter du ${from}` : ''}, qui ne se récupère pas.`
    : `- Property and liability insurance premiums: neither GST nor QST, but a tax of ${now}${next ? `, ${then} from ${from}` : ''}, which is not recovered.`;
};

const corporateTax: Telling = (day, language) => {
  const { value } = inForce(constants.corporateTax, day);
  const [general, lower] = [value.general, value.withDeductions].map((r) => typedRate(r, language));
  return language === 'fr'
    ? `- Impôt d’une société sur ses premiers bénéfices : ${general}, ou ${lower} si elle a droit aux deux déductions pour petite entreprise (à confirmer avec un comptable). Une entreprise individuelle n’en paie pas : son bénéfice s’ajoute au revenu de la personne.`
    : `- Tax of a corporation on its first profits: ${general}, or ${lower} where it is entitled to both small business deductions (to confirm with an accountant). A sole proprietorship pays none: its profit is added to the person’s income.`;
};

const registration: Telling = (day, language) => {
  const days = inForce(constants.enterpriseRegistration, day).value;
  return language === 'fr'
    ? `- Immatriculation au Registraire des entreprises : obligatoire pour une société et pour une entreprise individuelle dont le nom n’est pas le nom de famille et le prénom de la personne; la déclaration se produit dans les ${days} jours.`
    : `- Registration in the enterprise register: mandatory for a corporation, a partnership, and a sole proprietorship whose name is not the person’s family name and given name; the declaration is filed within ${days} days.`;
};

const french: Telling = (day, language) => {
  const employees = inForce(constants.francization, day).value;
  const signs = inForce(constants.frenchBesideNames, day);
  const since = dayWords(signs.from, language);
  const isPredominant = signs.value === 'predominant';
  if (language === 'fr') {
    const besideNames = isPredominant
      ? ` Depuis le ${since}, cela vaut aussi pour une enseigne vue de l’extérieur qui porte une marque de commerce ou un nom d’entreprise dans une autre langue : au moins deux fois plus de place et de visibilité pour le français.`
      : '';
    return `- Affichage (Charte de la langue française) : en français; une autre langue peut s’y ajouter si le français est nettement prédominant.${besideNames} Le site, les dépliants et l’emballage existent en français, et la version française n’est pas moins accessible.
- Inscription à l’OQLF (francisation) : à partir de ${employees} personnes employées.`;
  }
  const besideNames = isPredominant
    ? ` Since ${since}, this also holds for a sign seen from outside that bears a trademark or a business name in another language: at least twice the space and the visibility for French.`
    : '';
  return `- Signs (Charter of the French language): in French; another language may be added where French is markedly predominant.${besideNames} The website, leaflets and packaging exist in French, and the French version is no less accessible.
- Registration with the OQLF (francization): from ${employees} employees on.`;
};

const privacy: Telling = (day, language) => {
  const { policy, portability } = inForce(constants.privacy, day).value;
  return language === 'fr'
    ? `- Renseignements personnels (Loi 25) : une personne responsable, nommée sur le site (par défaut, celle qui dirige)${policy ? '; une politique en termes simples, un consentement clair et séparé, les outils qui suivent ou profilent les visiteurs désactivés au départ' : ''}; un registre des incidents${portability ? '; la remise de ses renseignements à qui les demande' : ''}.`
    : `- Personal information (Law 25): a person in charge, named on the website (by default, whoever runs the business)${policy ? '; a policy in plain words, clear and separate consent, tools that track or profile visitors turned off to begin with' : ''}; a register of incidents${portability ? '; handing people their information when they ask' : ''}.`;
};

const tellings: Readonly<Record<LegalTopic, Telling>> = {
  salesTaxes,
  hiring,
  insurance,
  corporateTax,
  registration,
  french,
  privacy,
};

const heading: Readonly<Record<Language, (day: string) => string>> = {
  fr: (day) =>
    `Règles du Québec et du Canada en vigueur le ${day}. Reprenez-les telles quelles, au lieu de vos souvenirs, là où elles touchent ce projet; hors du Québec, celles du lieu s’appliquent :`,
  en: (day) =>
    `Rules of Quebec and Canada in force on ${day}. Use them as they are, instead of what you remember, where they concern this project; outside Quebec, those of the place apply:`,
};

/** @returns the legal figures on these topics for a prompt, as in force on the day of `now` in Montréal. */
export function legalFacts(topics: readonly LegalTopic[], now: Date): Bilingual {
  const day = isoDayInToronto(now);
  const [fr = '', en = ''] = languages.map((language) =>
    [
      heading[language](dayWords(day, language)),
      ...topics.map((topic) => tellings[topic](day, language)),
    ].join('\n'),
  );
  return { fr, en };
}
