import type { IdeaWords } from '../words/ideaWords.ts';

/** What is done for people, taught to them or told. */
export const ideasOfService = {
  simpleWebsites: [
    'Sites web d’une page pour travailleurs autonomes',
    'Des gens de métier paient un forfait pour être en ligne en dix jours, puis un petit montant mensuel d’entretien.',
  ],
  homeTechHelp: [
    'Dépannage informatique patient, à la maison',
    'Des aînés, ou leurs enfants, paient une visite d’une heure et demie pour régler un problème et l’apprendre.',
  ],
  paperworkRobots: [
    'Factures et tableurs automatisés pour petites entreprises',
    'Des entreprises de deux à dix personnes paient un forfait par tâche éliminée, puis un suivi trimestriel.',
  ],
  tradeBooking: [
    'Outil de rendez-vous pour un seul métier',
    'Des gens d’un même métier paient un abonnement mensuel pour des réservations qui suivent leurs habitudes.',
  ],
  privacyTidying: [
    'Mise en ordre Loi 25 pour petites organisations',
    'Des commerces et des OBNL paient un forfait pour savoir quels renseignements ils gardent, et quoi afficher.',
  ],
  petVisits: [
    'Visites et promenades d’animaux',
    'Des propriétaires qui travaillent tard paient par visite ou par carnet de dix, photos et nouvelles comprises.',
  ],
  decluttering: [
    'Désencombrement, tri et dons',
    'Des familles qui déménagent ou vident une maison paient à la demi-journée pour trier, donner et ranger.',
  ],
  homeworkGroups: [
    'Aide aux devoirs en groupes de quatre',
    'Des parents paient une session de dix semaines pour deux soirs encadrés, dans le quartier.',
  ],
  movingDayCleaning: [
    'Grand ménage avant et après un déménagement',
    'Des locataires et des propriétaires paient un prix selon le nombre de pièces, à date garantie.',
  ],
  accompaniedErrands: [
    'Courses et rendez-vous accompagnés',
    'Des enfants qui vivent loin paient à l’heure pour que leur parent soit conduit, attendu et raccompagné.',
  ],
  bookkeeping: [
    'Tenue de livres pour travailleurs autonomes',
    'Des travailleurs autonomes paient un montant mensuel fixe pour des livres à jour et aucune surprise en avril.',
  ],
  virtualAssistant: [
    'Adjointe virtuelle bilingue, par blocs de dix heures',
    'De petites entreprises achètent un bloc d’heures pour les courriels, les soumissions et les rappels de clients.',
  ],
  bilingualTexts: [
    'Rédaction et traduction pour commerces',
    'Des commerçants paient à la page pour des menus, des affiches et des sites en bon français et en bon anglais.',
  ],
  shopPhotos: [
    'Photos et publications du mois pour petits commerces',
    'Des commerçants paient un forfait mensuel : une visite, vingt photos, huit publications prêtes.',
  ],
  firstHires: [
    'Premières embauches sans faux pas',
    'Des patrons qui engagent pour la première fois paient un forfait : offre d’emploi, entrevues, accueil.',
  ],
  gentleExercise: [
    'Exercice doux dans les résidences et les centres',
    'Des résidences pour aînés paient à la séance, et les participants autonomes par carnet de dix.',
  ],
  chairMassage: [
    'Massage sur chaise au travail',
    'Des employeurs paient une demi-journée par mois pour douze pauses de quinze minutes.',
  ],
  newbornHelp: [
    'Coup de main à la maison après une naissance',
    'De nouveaux parents, ou leur famille, paient un forfait de cinq visites pour souffler, dormir et s’organiser.',
  ],
  caregiverRespite: [
    'Visites d’amitié et répit pour proches aidants',
    'Des proches aidants paient un bloc d’heures par mois pour sortir l’esprit tranquille.',
  ],
  walkingGroups: [
    'Groupes de marche au grand air',
    'Des gens qui reprennent la forme paient une session de huit sorties guidées; des employeurs en offrent à leur équipe.',
  ],
  frenchConversation: [
    'Français par la conversation, au travail',
    'De nouveaux arrivants et leurs employeurs paient des blocs de dix rencontres sur les mots du métier.',
  ],
  musicForAdults: [
    'Musique à la maison pour adultes débutants',
    'Des adultes qui ont toujours voulu jouer paient à la leçon, avec un petit spectacle entre élèves au printemps.',
  ],
  codingAfterSchool: [
    'Ateliers de programmation après l’école',
    'Des parents et des services de garde paient une session de huit ateliers où l’enfant crée un jeu.',
  ],
  handsOnVideos: [
    'Petits cours vidéo d’un métier manuel',
    'Des bricoleurs paient une fois pour un cours par projet, avec plan, liste de matériel et questions par courriel.',
  ],
  examPreparation: [
    'Préparation aux examens du secondaire',
    'Des parents paient un forfait de six rencontres avant les épreuves de juin, seul ou à deux.',
  ],
  neighbourhoodTours: [
    'Visites guidées du quartier par quelqu’un d’ici',
    'Des visiteurs et des groupes scolaires paient par personne une promenade de deux heures pleine d’histoires.',
  ],
  firstOutings: [
    'Premières sorties de plein air, équipement compris',
    'Des familles et de nouveaux arrivants paient par personne une sortie encadrée : raquette, canot ou camping.',
  ],
  gearRental: [
    'Location d’équipement de plein air entre voisins',
    'Des gens sans espace de rangement louent à la fin de semaine du matériel prêt à partir, avec un dépôt.',
  ],
  smallParties: [
    'Décor et coordination de petites fêtes',
    'Des familles et des bureaux paient un forfait pour arriver à une fête montée, et repartir sans ramasser.',
  ],
  cottageCare: [
    'Accueil et entretien de chalets loués',
    'Des propriétaires qui vivent loin paient par séjour pour le ménage, les clés et les imprévus.',
  ],
  familyPortraits: [
    'Portraits de famille en plein air',
    'Des familles paient une courte séance et choisissent ensuite leurs photos, en fichiers ou imprimées.',
  ],
  lifeStories: [
    'Récits de vie mis en livre',
    'Des enfants offrent à un parent quatre entrevues et un petit livre, payés en trois versements.',
  ],
  localPodcasts: [
    'Balados pour organismes et villes',
    'Des organismes paient au forfait une série de six épisodes, de l’entrevue à la mise en ligne.',
  ],
  localPosters: [
    'Affiches et cartes illustrées d’ici',
    'Des visiteurs et des gens attachés à leur coin achètent à la pièce, en ligne et dans cinq boutiques en consignation.',
  ],
  artAtWork: [
    'Ateliers d’art en milieu de travail',
    'Des équipes paient une séance de deux heures, matériel compris, d’où chacun repart avec une pièce.',
  ],
} as const satisfies IdeaWords;
