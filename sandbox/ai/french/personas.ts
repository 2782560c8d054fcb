import { inSentence } from '../excerpt.ts';
import type { Offer, PersonaPhrases, Stance } from '../words/personaWords.ts';

const gains: Readonly<Record<Offer, string>> = {
  thing: 'Acheter une bonne fois plutôt que trois mauvaises',
  service: 'Retrouver quelques heures par semaine',
  subscription: 'Ne plus avoir à tout garder en tête',
};

const firstSteps: Readonly<Record<Offer, string>> = {
  thing: 'Des frais de livraison découverts au moment de payer',
  service: 'Devoir laisser un message et attendre qu’on rappelle',
  subscription: 'Devoir créer un compte pour voir de quoi il s’agit',
};

const wayOut: Readonly<Record<Offer, string>> = {
  thing: 'Ne pas pouvoir échanger ce qui ne convient pas',
  service: 'Ne pas savoir ce que le prix comprend, ni ce qui s’ajoute',
  subscription: 'Un abonnement dont on se retire mal',
};

const eager: Stance = ({ customers, problem, difference, channel, place, offer }) => ({
  besoins: [
    problem === undefined
      ? 'Régler le problème dès cette semaine, sans y passer une soirée'
      : `Ne plus vivre ceci : « ${problem} »`,
    'Comprendre l’offre en une minute, prix compris',
    'Une réponse le jour même quand une question se pose',
  ],
  frustrations: [
    'Devoir appeler trois endroits avant d’obtenir un prix',
    'Les promesses qui ne tiennent plus après le premier achat',
    'Perdre du temps à expliquer son cas chaque fois',
  ],
  objectifs: [
    gains[offer],
    'Pouvoir compter sur quelqu’un du coin',
    difference === undefined
      ? 'Cesser de se débrouiller avec les moyens du bord'
      : `Profiter de ce que les autres n’offrent pas : « ${difference} »`,
  ],
  comportements: [
    'Décide vite quand une personne de confiance recommande',
    'Écrit un message plutôt que d’appeler, le soir après 20 h (à vérifier)',
    customers === undefined
      ? 'Parle volontiers de ses bonnes trouvailles autour de soi'
      : `Se reconnaît dans votre description : « ${customers} »`,
  ],
  canaux_preferes: [
    channel ?? 'Le bouche-à-oreille entre collègues et voisins',
    place === undefined
      ? 'Le groupe Facebook de son quartier (à repérer)'
      : `Les groupes en ligne et les babillards de ce coin : ${place}`,
    'Une rencontre de vive voix, là où ses journées se passent déjà',
  ],
  freins_achat: [
    'Un prix annoncé seulement à la fin',
    firstSteps[offer],
    'Un premier délai de plus d’une semaine',
  ],
  citation:
    problem === undefined
      ? 'Si quelqu’un s’en occupait bien, je dirais oui demain matin.'
      : `${problem} : c’est ma vie, ça. Si quelqu’un réglait ça pour de bon, je dirais oui demain matin.`,
});

const comparing: Stance = ({ competitor, difference, problem, offer }) => ({
  besoins: [
    'Un prix clair, comparable à ce qui se fait déjà',
    'Voir un exemple concret, ou l’avis de quelqu’un dans la même situation',
    'Savoir ce qui arrive si le résultat déçoit',
  ],
  frustrations: [
    competitor === undefined
      ? 'Payer déjà pour une solution qui ne convient qu’à moitié'
      : `Se contenter de ceci faute de mieux : « ${competitor} »`,
    'Les frais qui s’ajoutent au moment de payer',
    'Les avis en ligne dont on ne sait pas s’ils sont vrais',
  ],
  objectifs: [
    'En avoir pour son argent sur une année entière',
    'Faire un choix qui se défend devant ses proches ou son équipe',
    problem === undefined
      ? 'Ne plus avoir à y penser une fois la décision prise'
      : `Régler pour de bon : « ${problem} »`,
  ],
  comportements: [
    'Compare deux ou trois options avant de décider, parfois pendant un mois',
    'Lit les conditions et pose des questions précises',
    'Revient longtemps au même endroit une fois la confiance établie',
  ],
  canaux_preferes: [
    'La recherche sur le web, puis les avis de la fiche Google',
    'Une page avec les prix et des photos de vrais cas',
    'L’infolettre, si elle est rare et utile',
  ],
  freins_achat: [
    difference === undefined
      ? 'Ne pas voir la différence avec ce qui existe déjà'
      : `Ne pas voir de preuve de ceci : « ${difference} »`,
    wayOut[offer],
    'L’absence de garantie écrite',
  ],
  citation:
    competitor === undefined
      ? 'Je m’arrange déjà d’une autre façon. Ce n’est pas parfait, mais je sais ce que ça me coûte.'
      : `Pour l’instant, je m’arrange avec ça : ${inSentence(competitor)}. Ce n’est pas parfait, mais je sais ce que ça me coûte.`,
});

const hesitating: Stance = ({ customers, place }) => ({
  besoins: [
    'Essayer une fois, sans engagement et à petit prix',
    'Parler à une vraie personne avant de payer',
    'Du temps pour y penser, sans relance insistante',
  ],
  frustrations: [
    'Ne pas se sentir visé par les offres habituelles',
    'Le vocabulaire compliqué et les formulaires trop longs',
    'Avoir déjà payé pour quelque chose qui n’a pas servi',
  ],
  objectifs: [
    'Ne pas faire d’erreur avec un budget serré',
    'Garder ses habitudes, en un peu mieux',
    'Soutenir des gens d’ici, quand l’écart de prix reste petit',
  ],
  comportements: [
    'Attend que deux personnes de son entourage aient essayé',
    'Achète surtout au moment d’un changement : saison, emploi, déménagement (à vérifier)',
    customers === undefined
      ? 'Pose ses questions en personne plutôt qu’en ligne'
      : `Est un peu à l’écart du groupe que vous visez, « ${customers} » : à confirmer en conversation`,
  ],
  canaux_preferes: [
    place === undefined
      ? 'Les marchés, les fêtes de quartier et les bibliothèques'
      : `Les marchés, les fêtes et la bibliothèque de ce coin : ${place}`,
    'Le téléphone, en journée',
    'La recommandation d’une personne du métier',
  ],
  freins_achat: [
    'La peur de payer pour rien',
    'Le sentiment de pouvoir s’en passer encore un an',
    'Un mode de paiement ou un horaire qui ne convient pas',
  ],
  citation:
    'Ça a l’air bien, mais je veux d’abord voir quelqu’un que je connais l’essayer. Rappelez-moi dans un mois.',
});

/** What the writer says of personas, in French. */
export const personas: PersonaPhrases = {
  names: [
    ['Mélanie Gagnon', 'Karim Benali', 'Louise Tremblay'],
    ['Mathieu Roy', 'Nadia Haddad', 'Jean-Pierre Bouchard'],
    ['Thi Mai Nguyen', 'Alexandre Pelletier', 'Diane Fortin'],
    ['Fatou Diallo', 'Samuel Lavoie', 'Isabelle Côté'],
  ],
  women: ['Mélanie Gagnon', 'Nadia Haddad', 'Louise Tremblay'],
  men: ['Mathieu Roy', 'Karim Benali', 'Jean-Pierre Bouchard'],
  met: {
    wordOfMouth: 'La recommandation d’un proche, d’une collègue ou d’un voisin',
    localPresence: 'Les marchés et les événements de son coin',
    socialMedia: 'Facebook et Instagram, surtout le soir',
    website: 'Une recherche sur Google, quand le besoin se fait sentir',
    directOutreach: 'Un appel ou un courriel à son nom, de quelqu’un qui connaît sa situation',
    paidAdvertising: 'Une annonce vue près de chez soi ou en ligne',
  },
  lives: {
    caregivers: [
      {
        profession: 'Cadre dans une municipalité, deux grands enfants',
        age: 54,
        income: [80, 105],
      },
      {
        profession: 'Enseignement au secondaire',
        age: 58,
        income: [75, 95],
        isAway: true,
      },
      { profession: 'Travail autonome, déjà beaucoup auprès des siens', age: 62, income: [35, 55] },
    ],
    boards: [
      {
        profession: 'Emploi à temps plein, secrétariat du conseil le soir',
        age: 43,
        income: [50, 68],
      },
      { profession: 'Nouveau membre, horaires variables', age: 30, income: [28, 42] },
      { profession: 'À la retraite, trésorerie bénévole du conseil', age: 67, income: [32, 48] },
    ],
    businesses: [
      { profession: 'Propriétaire d’un commerce de six employés', age: 41, income: [60, 80] },
      { profession: 'Responsable des achats dans un organisme', age: 35, income: [50, 65] },
      { profession: 'Gestionnaire d’une entreprise familiale', age: 57, income: [75, 100] },
    ],
    parents: [
      { profession: 'Analyste à temps plein, deux enfants au primaire', age: 36, income: [60, 80] },
      { profession: 'Responsable d’équipe, famille recomposée', age: 42, income: [70, 90] },
      { profession: 'Emploi à temps partiel, un bébé à la maison', age: 29, income: [25, 40] },
    ],
    seniors: [
      {
        profession: 'À la retraite, après une carrière en enseignement',
        age: 68,
        income: [40, 55],
      },
      { profession: 'Proche aidance et emploi à temps partiel', age: 59, income: [30, 45] },
      { profession: 'À la retraite, en appartement', age: 77, income: [22, 32] },
    ],
    students: [
      { profession: 'Études collégiales et emploi de fin de semaine', age: 19, income: [10, 18] },
      { profession: 'Études universitaires, colocation', age: 23, income: [15, 25] },
      { profession: 'Retour aux études, un enfant à charge', age: 31, income: [22, 35] },
    ],
    shifts: [
      { profession: 'Soins de nuit à l’hôpital, à temps plein', age: 33, income: [60, 80] },
      { profession: 'Entretien et sécurité, quarts de douze heures', age: 45, income: [42, 55] },
      { profession: 'Soins à temps partiel, quarts variables', age: 27, income: [35, 50] },
    ],
    people: [
      {
        profession: 'Spécialiste en communication, en partie en télétravail',
        age: 34,
        income: [55, 70],
      },
      { profession: 'Comptable dans une petite entreprise', age: 46, income: [65, 85] },
      { profession: 'À la pige, revenus variables', age: 28, income: [28, 42] },
    ],
  },
  income: (low, high) => `De ${low} à ${high} par année (à vérifier)`,
  away: (place) => `À deux heures de route ${/^[aeiouyéèêh]/iu.test(place) ? 'd’' : 'de '}${place}`,
  comments: (words) =>
    `Vous ajoutez cette précision : « ${words} ». Elle est citée sans être comprise : voyez quel persona elle change.`,
  somewhere: 'Au Québec (lieu à vérifier)',
  stances: [eager, comparing, hesitating],
  demonstration:
    'Démonstration : ces personas sont composés sans IA à partir de vos réponses; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.',
};
