import type { NamedTexts } from '../sections/template.ts';

/** Names of the three personas, for any market. */
export const names = ['Mélanie Gagnon', 'Nadia Haddad', 'Louise Tremblay'] as const;

/** Ages to use if the target market mentions none. */
export const usualAges = [43, 35, 57] as const;
export const seniorAges = [68, 59, 77] as const;

/** Yearly income ranges before tax, in thousands of dollars. */
export const incomes = [
  [60, 80],
  [50, 65],
  [28, 42],
] as const;

/** Texts for any persona. Slashes separate the professions of the three personas. */
export const personaWords: NamedTexts = {
  fr: `
organizations = Direction d’une petite organisation / Responsable des achats dans un organisme / Trésorerie d’un conseil d’administration
seniors = À la retraite, après une carrière en enseignement / Proche aidance et emploi à temps partiel / À la retraite, en appartement
people = Spécialiste en communication, en partie en télétravail / Comptable dans une petite entreprise / À la pige, revenus variables
income = De {low} à {high} par année (à vérifier)
somewhere = Au Québec (lieu à vérifier)
added = Précision ajoutée : {=comments}. Elle est citée sans être comprise : voyez quel persona elle change.
demonstration = Démonstration : ces personas sont composés sans IA à partir de vos réponses; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.`,
  en: `
organizations = Head of a small organization / In charge of purchasing at a non-profit / Treasurer of a board of directors
seniors = Retired after a career in teaching / Family caregiver with a part-time job / Retired, living in an apartment
people = Communications specialist, partly working from home / Accountant in a small business / Freelance, with a variable income
income = From {low} to {high} a year (to verify)
somewhere = In Quebec (place to verify)
added = Added: {=comments}. It is quoted without being understood: see which persona it changes.
demonstration = Demonstration: these personas are composed without AI from your answers; for a real provider, set AI_BASE_URL and AI_API_KEY.`,
};

/**
 * The lists of a persona who buys at once, one who compares and one who hesitates. They are filled like a template;
 * slashes separate the items.
 */
export const stances: readonly NamedTexts[] = [
  {
    fr: `
besoins = Ne plus vivre ceci : {=problem, perdre ses soirées à chercher} / Comprendre l’offre en une minute, prix compris / Une réponse le jour même
frustrations = Devoir appeler trois endroits avant d’obtenir un prix / Les promesses qui ne tiennent plus après l’achat / Expliquer son cas chaque fois
objectifs = Profiter de ceci : {=difference, une solution qui tient} / Pouvoir compter sur quelqu’un du coin / Retrouver du temps chaque semaine
comportements = Décide vite quand une personne de confiance recommande / Écrit plutôt que d’appeler, le soir (à vérifier) / Se reconnaît dans votre description : {=customers, à écrire}
canaux_preferes = {=channel, Le bouche-à-oreille entre voisins} / Les groupes en ligne de son coin (à repérer) / Une rencontre, là où ses journées se passent déjà
freins_achat = Un prix annoncé seulement à la fin / Une première étape trop longue / Plus d’une semaine d’attente
citation = Ce problème-là, c’est ma vie. Si quelqu’un le réglait pour de bon, je dirais oui demain matin.`,
    en: `
besoins = To be rid of this: {=problem, evenings lost to searching} / To understand the offer in a minute, price included / An answer the same day
frustrations = Having to call three places before getting a price / Promises that no longer hold after the purchase / Explaining their case again each time
objectifs = To have this: {=difference, a solution that lasts} / To be able to count on someone nearby / To win back time each week
comportements = Decides fast when someone they trust recommends it / Writes rather than calls, in the evening (to verify) / Would answer to this description: {=customers, to write down}
canaux_preferes = {=channel, Word of mouth among neighbours} / The online groups of the area (yet to be found) / A meeting where they already spend their days
freins_achat = A price that is only told at the end / A first step that takes too long / More than a week of waiting
citation = That problem is my life. If someone settled it for good, I would say yes tomorrow morning.`,
  },
  {
    fr: `
besoins = Un prix clair, comparable à ce qui se fait déjà / Voir un exemple concret / Savoir ce qui arrive si le résultat déçoit
frustrations = Se contenter de ceci faute de mieux : {=competitor, une solution qui convient à moitié} / Les frais ajoutés au moment de payer / Les avis dont on ne sait pas s’ils sont vrais
objectifs = En avoir pour son argent sur une année entière / Faire un choix qui se défend / Ne plus avoir à y penser ensuite
comportements = Compare deux ou trois options, parfois pendant un mois / Lit les conditions et pose des questions précises / Revient longtemps au même endroit une fois la confiance établie
canaux_preferes = La recherche sur le web, puis les avis / Une page avec les prix et de vrais cas / L’infolettre, si elle est rare et utile
freins_achat = Aucune preuve de ceci : {=difference, ce qui distingue l’offre} / Ne pas savoir ce que le prix comprend / L’absence de garantie écrite
citation = Je m’arrange déjà d’une autre façon. Ce n’est pas parfait, mais je sais ce que ça me coûte.`,
    en: `
besoins = A clear price that compares with what is already out there / To see a concrete example / To know what happens if the result disappoints
frustrations = Making do with this for want of anything better: {=competitor, something that half suits them} / Extra fees on the final bill / Reviews that may or may not be real
objectifs = To get their money’s worth over a full year / To make a choice they can defend / To stop thinking about it afterwards
comportements = Compares two or three options, sometimes for a month / Reads the conditions and asks precise questions / Comes back for years once trust is there
canaux_preferes = A web search, then the reviews / A page with prices and real cases / A newsletter, if it is rare and useful
freins_achat = No proof of this: {=difference, what sets the offer apart} / Not knowing what the price includes / No written guarantee
citation = I already manage some other way. It is not perfect, but I know what it costs me.`,
  },
  {
    fr: `
besoins = Essayer une fois, sans engagement / Parler à une vraie personne avant de payer / Du temps pour y penser, sans relance
frustrations = Ne pas se sentir visé par les offres habituelles / Les formulaires trop longs / Avoir déjà payé pour ce qui n’a pas servi
objectifs = Ne pas faire d’erreur avec un budget serré / Garder ses habitudes, en un peu mieux / Soutenir des gens d’ici, si l’écart de prix reste petit
comportements = Attend que deux personnes de son entourage aient essayé / Achète surtout quand sa vie change (à vérifier) / Pose ses questions en personne plutôt qu’en ligne
canaux_preferes = Les marchés, les fêtes et la bibliothèque de son coin / Le téléphone, en journée / La recommandation d’une personne du métier
freins_achat = La peur de payer pour rien / Le sentiment de pouvoir s’en passer encore un an / Un horaire ou un mode de paiement qui ne convient pas
citation = Ça a l’air bien, mais je veux d’abord voir quelqu’un que je connais l’essayer. Rappelez-moi dans un mois.`,
    en: `
besoins = To try it once, without commitment / To talk to a real person before paying / Time to think about it, without being chased
frustrations = Not feeling that the usual offers are meant for them / Forms that are too long / Having already paid for something never used
objectifs = Not to make a mistake with a tight budget / To keep their habits, only a little better / To support local people where the price gap stays small
comportements = Waits until two people they know have tried it / Buys mostly when their life changes (to verify) / Asks questions in person rather than online
canaux_preferes = The markets, festivals and library nearby / The telephone, in the daytime / The recommendation of someone in the trade
freins_achat = Fear of paying for nothing / The feeling that they can do without for another year / Opening hours or a way to pay that do not suit them
citation = It looks good, but I want to see someone I know try it first. Call me back in a month.`,
  },
];
