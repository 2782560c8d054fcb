import type { IdeaPhrases } from '../words/ideaWords.ts';
import { ideasOfHands } from './ideasOfHands.ts';
import { ideasOfService } from './ideasOfService.ts';

/** What the writer says of ideas, in French. */
export const ideas: IdeaPhrases = {
  bank: { ...ideasOfHands, ...ideasOfService },
  workshops: {
    title: (words) => `Ateliers du samedi : ${words}`,
    pays: [
      'Des débutants paient par personne une matinée en petit groupe, matériel compris, dans une salle prêtée ou louée à l’heure.',
      'Des bibliothèques, des écoles et des équipes de travail paient une séance d’initiation au forfait.',
    ],
    sector: 'Éducation et formation',
  },
  starterKits: {
    title: (words) => `Trousses pour débuter : ${words}`,
    pays: [
      'Des débutants achètent en ligne une trousse complète, avec le bon matériel et un mode d’emploi, pour ne pas se tromper la première fois.',
    ],
    sector: 'Commerce, importation et vente en ligne',
  },
  club: {
    title: (words) => `Club mensuel : ${words}`,
    pays: [
      'Des passionnés paient une cotisation mensuelle pour une rencontre, un défi et des prix de groupe chez des commerçants d’ici.',
    ],
    sector: 'Loisirs et vie de quartier',
  },
  byTheHour: {
    title: (words) => `Coup de main professionnel, à la demi-journée : ${words}`,
    pays: [
      'De petites entreprises sans personne à l’interne paient une demi-journée à la fois, sans contrat à long terme.',
      'Des travailleurs autonomes débordés paient un bloc de quatre heures, à utiliser quand il le faut.',
    ],
    sector: 'Services aux entreprises (comptabilité, conseil, ménage)',
  },
  shortCourse: {
    title: (words) => `Petit cours en ligne : ${words}`,
    pays: [
      'Des gens qui veulent l’apprendre sans se déplacer paient une fois pour cinq leçons courtes et une rencontre de questions.',
    ],
    sector: 'Éducation et formation',
  },
  becauseOfInterest: [
    (words) => `Vous dites aimer « ${words} » : vous parlerez la langue de ces clients.`,
    (words) =>
      `Vous écrivez « ${words} » : c’est ce qui vous gardera en selle les mois tranquilles.`,
    (words) =>
      `Votre goût pour ceci, « ${words} », vous donne déjà un cercle où chercher un premier client.`,
    (words) =>
      `Comme vous vivez déjà ceci, « ${words} », vous verrez vite ce qui manque aux offres actuelles.`,
    (words) =>
      `Avec « ${words} », vous avez des histoires vraies à raconter pour vous faire connaître.`,
  ],
  becauseOfSkill: [
    (words) => `Vous partez d’une vraie base : « ${words} ».`,
    (words) => `Ce que vous apportez, « ${words} », sert dès le premier client.`,
    (words) => `Avec « ${words} », la première commande est à votre portée.`,
    (words) => `C’est ce que vous savez faire, « ${words} », qui se vend ici.`,
  ],
  partly: [
    (words) => `Vous partez avec « ${words} »; le reste s’apprend en quelques semaines.`,
    (words) =>
      `Votre réponse « ${words} » aidera, à condition d’apprendre le métier auprès de quelqu’un.`,
    (words) => `Ce qui vous distinguerait : « ${words} ».`,
  ],
  inYourField: [
    'C’est dans le secteur que vous visez; demandez à quelqu’un du métier ce qu’il faut savoir faire.',
    'Elle est dans le secteur de votre choix, un peu à côté de ce que vous savez déjà faire.',
  ],
  loosely: [
    'Rien dans vos réponses n’y mène tout droit : gardez-la seulement si elle vous parle.',
    'C’est plus loin de vos réponses; un associé du métier serait utile.',
  ],
  rules: {
    food: 'Le permis du MAPAQ et la formation en hygiène sont à vérifier avant la première vente.',
    building:
      'Selon les travaux, une licence de la RBQ peut être exigée, à vérifier avant la première soumission.',
    cosmetics:
      'La déclaration du produit à Santé Canada et l’étiquetage en français sont à vérifier.',
    care: 'Ce que vous pouvez offrir et annoncer est à vérifier auprès de l’Office des professions du Québec.',
    lodging:
      'L’enregistrement des hébergements touristiques, qui revient au propriétaire, est à vérifier.',
    vehicle:
      'L’assurance du véhicule pour un usage commercial est à vérifier avant le premier client.',
    outings:
      'Une assurance responsabilité et une formation en premiers soins sont à prévoir; coûts à vérifier.',
  },
  firstCustomers: (words) => `Premières personnes à qui en parler : « ${words} ».`,
  territory: (place) => `Commencez par ${place} et les environs.`,
  firstTry: [
    'Premier essai : trois clients, à prix réel, avant d’acheter quoi que ce soit.',
    'Avant de vous lancer, appelez deux personnes qui le font dans une autre région.',
    'Faites-le une fois gratuitement pour une connaissance, chronomètre en main : votre prix viendra de là.',
  ],
  start: [
    'On peut l’essayer avec moins de 5 000 $ (à vérifier avec trois soumissions).',
    'Prévoyez de 5 000 $ à 20 000 $ pour bien démarrer (à vérifier), moins si vous commencez petit.',
    'Prévoyez plus de 20 000 $ d’équipement (à vérifier); l’occasion et la location réduisent la note.',
  ],
  demonstration:
    'Liste de démonstration, composée sans IA à partir de vos réponses; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.',
};
