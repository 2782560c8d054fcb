import type { OptionOf } from '../chosen.ts';
import type { Stage } from '../roadMap.ts';
import type { Trade } from '../trade.ts';

/** What the writer knows of a stage of development. */
interface StageNotes {
  readonly name: string;
  readonly exists: string;
  readonly work: string;
  readonly proof: string;
  readonly risk: string;
}

export const stageNotes: Readonly<Record<Stage, StageNotes>> = {
  conceptualIdea: {
    name: 'Idée sur papier',
    exists: 'tout est encore en paroles, et c’est le moment où changer ne coûte rien',
    work: 'Décrire une vente sur une page : contenu, prix, délai, limites',
    proof: 'Une personne de la clientèle la redit sans vous',
    risk: '**Perfectionner le papier.** *Signe* : trois semaines sans rien montrer à personne. *Parade* : une date de premier essai, annoncée à quelqu’un.',
  },
  research: {
    name: 'Recherche',
    exists: 'vous avez des conversations, pas encore d’objet à montrer',
    work: 'Écouter dix clients, obtenir deux prix de fournisseurs, lister les permis',
    proof: 'Dix pages de notes, deux prix écrits, une liste datée',
    risk: '**Prendre un compliment pour une commande.** *Signe* : « bonne idée », sans date ni acompte. *Parade* : demander un engagement à la fin de chaque rencontre.',
  },
  prototype: {
    name: 'Prototype',
    exists: 'une première version existe, que personne d’autre ne sait encore faire fonctionner',
    work: 'Mener la plus petite version jusqu’au bout trois fois, en notant temps et coûts',
    proof: 'Trois réussites semblables, avec leur temps et leur coût réels',
    risk: '**Une version qui ne tient qu’à vous.** *Signe* : sans vous, personne n’en vient à bout. *Parade* : une marche à suivre écrite, que quelqu’un d’autre essaie.',
  },
  testing: {
    name: 'Essais',
    exists: 'de vraies personnes s’en servent, et leurs gestes comptent plus que leurs avis',
    work: 'Faire essayer, observer sans aider, corriger une chose à la fois',
    proof: 'La moitié des essayeurs recommencent ou paient',
    risk: '**Des essayeurs trop gentils.** *Signe* : que des amis, aucune critique. *Parade* : cinq personnes qui ne vous doivent rien.',
  },
  readyToSell: {
    name: 'Première vente',
    exists: 'il ne manque que des acheteurs, des règles en ordre et un prix qui tient',
    work: 'Régler permis, assurance et garantie; vendre à petite échelle',
    proof: 'Dix ventes livrées à temps, au coût prévu',
    risk: '**Une obligation découverte trop tard.** *Signe* : un « on verra » dans votre liste de permis. *Parade* : un appel par semaine jusqu’à ce que la liste soit close.',
  },
  onSale: {
    name: 'Version suivante',
    exists: 'des clients paient déjà : leurs plaintes et leurs retours dictent la suite',
    work: 'Corriger le défaut le plus coûteux avant d’ajouter quoi que ce soit',
    proof: 'Moitié moins de plaintes sur ce point en six semaines',
    risk: '**Ajouter au lieu de réparer.** *Signe* : la même plainte revient. *Parade* : rien de neuf tant que la première de la liste n’est pas réglée.',
  },
};

/** What the writer knows of the work of a trade. */
interface TradeOfWork {
  readonly smallest: string;
  readonly must: readonly [string, string];
  readonly should: string;
  readonly later: string;
  /** Two criteria of quality that can be measured. */
  readonly criteria: readonly [string, string];
  /** Two needs, what to do about them, and what to ask. */
  readonly needs: readonly [readonly [string, string, string], readonly [string, string, string]];
}

export const tradeOfWork: Readonly<Record<Trade, TradeOfWork>> = {
  food: {
    smallest: 'une seule recette, un seul format, un seul jour de vente',
    must: ['Une cuisine où l’on a le droit de produire', 'La chaîne de froid et de cuisson, notée'],
    should: 'Une étiquette complète (ingrédients, allergènes, date)',
    later: 'Un deuxième produit ou un plus gros format',
    criteria: ['Température notée à chaque lot', 'Poids de dix portions, écart de 5 % au plus'],
    needs: [
      ['Cuisine', 'Louer à l’heure d’abord', 'Quel permis couvre mes ventes ici?'],
      ['Ingrédient principal', 'Acheter', 'Quel prix pour 10 fois plus, et avec quel délai?'],
    ],
  },
  digital: {
    smallest:
      'un seul parcours, du premier écran au résultat, fait à la main derrière s’il le faut',
    must: [
      'Un parcours complet qui fonctionne sur téléphone',
      'Des données protégées et sauvegardées',
    ],
    should: 'Une version utilisable au clavier et au lecteur d’écran',
    later: 'Les paramètres, les statistiques et les intégrations',
    criteria: [
      'Parcours réussi sans aide par 8 personnes sur 10',
      'Réponse de chaque écran en moins de 2 secondes',
    ],
    needs: [
      [
        'Programmation',
        'Faire soi-même ou confier un premier mois',
        'À qui appartient le code, et qui le reprend si vous partez?',
      ],
      ['Hébergement', 'Acheter', 'Où sont gardées les données, et comment les récupérer?'],
    ],
  },
  teaching: {
    smallest: 'une seule séance, avec un seul résultat à la sortie',
    must: ['Un plan de séance minuté', 'Un lieu ou un lien qui fonctionne, avec un plan B'],
    should: 'Un exercice que l’on refait seul à la maison',
    later: 'Un parcours complet, une attestation',
    criteria: [
      '8 participants sur 10 réussissent l’exercice final',
      'La séance finit à l’heure, trois fois de suite',
    ],
    needs: [
      ['Matériel de cours', 'Faire soi-même', 'Ai-je le droit de reproduire ce que j’utilise?'],
      ['Salle ou outil de visioconférence', 'Louer', 'Que se passe-t-il si j’annule la veille?'],
    ],
  },
  care: {
    smallest: 'une seule rencontre type, pour un seul besoin',
    must: ['Le droit d’offrir ce service et de l’annoncer', 'Un dossier client confidentiel'],
    should: 'Un protocole écrit du premier appel au suivi',
    later: 'Des forfaits et des rencontres de groupe',
    criteria: [
      'Premier rendez-vous offert en moins de 7 jours',
      'Un suivi fait dans les 48 heures, chaque fois',
    ],
    needs: [
      ['Local', 'Louer à la demi-journée', 'Le bail permet-il cette activité?'],
      ['Tenue des dossiers', 'Acheter', 'Où sont gardés les renseignements, et qui y a accès?'],
    ],
  },
  making: {
    smallest: 'un seul modèle, une seule taille, dix exemplaires',
    must: [
      'Un patron ou un gabarit qui donne deux fois la même pièce',
      'Une étiquette conforme, en français',
    ],
    should: 'Un emballage qui survit à la poste',
    later: 'D’autres tailles et d’autres couleurs',
    criteria: ['Neuf pièces sur dix sans retouche', 'Temps par pièce connu à 10 % près'],
    needs: [
      ['Matière première', 'Acheter', 'Le même lot sera-t-il offert dans six mois?'],
      ['Étape la plus longue', 'Comparer faire et faire faire', 'Quel prix pour 10, 50 et 200?'],
    ],
  },
  building: {
    smallest: 'un seul type de petit travail, à prix et à durée fixes',
    must: [
      'La licence et l’assurance exigées pour ce travail',
      'Un modèle de contrat et de soumission',
    ],
    should: 'Une liste de contrôle de fin de chantier, signée par le client',
    later: 'Une deuxième équipe ou un deuxième type de travail',
    criteria: [
      'Écart de 10 % au plus entre heures prévues et faites',
      'Aucun retour pour le même défaut',
    ],
    needs: [
      ['Outillage spécialisé', 'Louer d’abord', 'Quel coût par chantier, livraison comprise?'],
      [
        'Travaux réservés',
        'Faire faire',
        'Pouvez-vous me montrer votre licence et votre assurance?',
      ],
    ],
  },
  general: {
    smallest: 'une seule offre, à un seul prix, pour un seul type de client',
    must: [
      'Une description de l’offre sur une page',
      'Une façon simple de payer et d’être facturé',
    ],
    should: 'Une marche à suivre qu’une autre personne pourrait appliquer',
    later: 'Les options et les forfaits',
    criteria: ['Délai promis respecté neuf fois sur dix', 'Coût réel connu à 10 % près'],
    needs: [
      ['Équipement principal', 'Louer ou emprunter d’abord', 'Quel coût par utilisation?'],
      [
        'Ce que vous faites le moins bien',
        'Faire faire',
        'Que comprend le prix, et que ne comprend-il pas?',
      ],
    ],
  },
};

/** What each choice of quality rules leads to. */
export const standards: Readonly<Record<OptionOf<'rd', 'qualityStandards'>, string>> = {
  foodSafety:
    '**Salubrité.** Au Québec, le MAPAQ délivre les permis et prescrit la formation; l’ACIA s’occupe surtout de ce qui sort de la province et de l’étiquetage. À demander : le permis qui correspond à votre lieu et à votre clientèle.',
  productSafety:
    '**Sécurité du produit.** Santé Canada et, pour ce qui se branche, la certification CSA ou équivalente. À demander : les essais exigés avant la première vente, et leur prix.',
  tradeRules:
    '**Règles du métier.** RBQ, CCQ ou ordre professionnel, selon le travail. À demander : ce que vous pouvez faire seul, et ce qui exige une licence ou un membre de l’ordre.',
  dataProtection:
    '**Données et accessibilité.** La Loi 25 exige une personne responsable, un consentement clair et une évaluation pour certains projets; les critères WCAG servent de repère pour l’accessibilité. À demander : ce que vous devez publier avant d’ouvrir.',
  ownStandards:
    '**Vos propres critères.** Ils ne dispensent pas de la loi : la garantie légale de la Loi sur la protection du consommateur s’applique à tout ce qui se vend à un particulier. À demander : ce qu’elle couvre dans votre cas.',
  unknown:
    '**Trouver ce qui s’applique.** Une demi-heure avec un conseiller de votre MRC ou de la SADC suffit souvent à dresser la liste. À demander : quels permis, quelles normes, quelle assurance.',
};

/** What each way to protect the work is worth. */
export const protections: Readonly<Record<OptionOf<'rd', 'intellectualProperty'>, string>> = {
  trademark:
    'Une marque protège un nom ou un logo, pas l’idée. L’immatriculation au Registraire ne suffit pas : la marque se dépose auprès de l’Office de la propriété intellectuelle du Canada. Coût et délai à vérifier.',
  copyright:
    'Le droit d’auteur naît avec l’œuvre, sans formalité; il protège la forme (texte, image, code), pas l’idée ni la méthode.',
  patent:
    'Un brevet exige du neuf, de l’utile et de l’inventif. Ne montrez rien en public avant d’avoir parlé à un agent de brevets : une divulgation peut faire perdre le droit. Coût à vérifier.',
  industrialDesign:
    'Un dessin industriel protège l’apparence, pas la fonction. Il s’enregistre dans un délai limité après la première mise en public, à vérifier.',
  tradeSecret:
    'Un secret ne vaut que si vous le gardez comme tel : peu de gens au courant, une entente signée par chacun, rien d’écrit qui traîne.',
  undecided:
    'C’est raisonnable au départ : la vitesse et la relation avec vos clients protègent souvent mieux qu’un papier. Gardez quand même vos preuves.',
};
