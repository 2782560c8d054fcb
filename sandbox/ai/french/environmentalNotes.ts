import type { OptionOf } from '../chosen.ts';

/** What the writer knows of a choice: what to measure, and the lever. */
interface Note {
  readonly measure: string;
  readonly lever: string;
}
type Notes<Id extends 'packaging' | 'transportation' | 'energySource' | 'digitalFootprint'> =
  Readonly<Record<OptionOf<'environmental', Id>, Note>>;

export const packagingNotes: Notes<'packaging'> = {
  reusable: {
    measure: 'Taux de retour des contenants, sur 100 remis',
    lever: 'Demander une consigne simple, rendue au prochain achat',
  },
  paper: {
    measure: 'Kilos de carton par mois, sur les factures',
    lever: 'Choisir un format plus juste, sans pellicule ni gras qui empêchent le tri',
  },
  compostable: {
    measure: 'Ce que votre municipalité accepte vraiment au bac brun',
    lever: 'Demander la certification par écrit, ou revenir au carton',
  },
  glassOrMetal: {
    measure: 'Kilos par mois, et part qui vous revient',
    lever: 'Reprendre les contenants vides, car c’est le réemploi qui les justifie',
  },
  plastic: {
    measure: 'Nombre d’emballages par mois, par sorte de plastique',
    lever: 'S’en tenir à une seule sorte, que le bac bleu accepte, et plus mince',
  },
  mixed: {
    measure: 'Nombre de matières par emballage',
    lever: 'Passer à une seule matière, que l’on trie sans réfléchir',
  },
  none: {
    measure: 'Imprimés et objets promotionnels remis par mois',
    lever: 'Rester ainsi, et le dire simplement',
  },
  undecided: {
    measure: 'Deux échantillons, avec leur poids et leur prix',
    lever: 'Choisir après avoir demandé à la municipalité ce qu’elle trie',
  },
};

export const transportNotes: Notes<'transportation'> = {
  customersCome: {
    measure: 'Distance parcourue par dix clients, et leur moyen',
    lever: 'Grouper les heures, installer un support à vélos, indiquer l’arrêt d’autobus',
  },
  bikeOrTransit: {
    measure: 'Trajets faits autrement, en hiver surtout',
    lever: 'Prévoir l’hiver sans voiture personnelle',
  },
  electricVehicle: {
    measure: 'Kilomètres par semaine',
    lever: 'Grouper les tournées, car le kilomètre évité reste le meilleur',
  },
  gasVehicle: {
    measure: 'Litres achetés par mois, sur les reçus',
    lever: 'Regrouper les déplacements d’un même secteur le même jour',
  },
  parcel: {
    measure: 'Colis par mois, et part des retours',
    lever: 'Offrir la livraison lente par défaut, et des précisions qui évitent les retours',
  },
  freight: {
    measure: 'Tonnes et kilomètres, demandés au transporteur',
    lever: 'Passer des commandes plus rares et pleines, par train ou bateau plutôt que par avion',
  },
  retailers: {
    measure: 'Points de vente servis par tournée',
    lever: 'Livrer le même jour les détaillants voisins',
  },
  nothing: {
    measure: 'Rencontres en personne par mois',
    lever: 'Garder la visioconférence quand elle suffit',
  },
  undecided: {
    measure: 'Trois façons comparées pour dix commandes',
    lever: 'Choisir la plus courte avant la plus rapide',
  },
};

export const energyNotes: Notes<'energySource'> = {
  hydroelectricity: {
    measure: 'Kilowattheures par mois, sur la facture',
    lever: 'Éviter les heures de pointe d’hiver et baisser le chauffage la nuit',
  },
  homeOffice: {
    measure: 'Hausse de la facture depuis le début de l’activité',
    lever: 'Chauffer la pièce où l’on travaille, éteindre le reste',
  },
  electricityAndFuel: {
    measure: 'Part du combustible, facture par facture',
    lever: 'Remplacer d’abord l’appareil au combustible le plus vieux',
  },
  naturalGas: {
    measure: 'Mètres cubes par mois, sur la facture',
    lever: 'Demander le prix d’un équivalent électrique au prochain remplacement',
  },
  otherFuels: {
    measure: 'Litres achetés par mois',
    lever: 'Louer ou emprunter un équipement électrique pour comparer',
  },
  wood: {
    measure: 'Cordes ou sacs par saison, et règlement municipal',
    lever: 'Brûler du bois sec dans un appareil certifié, entretenu chaque année',
  },
  onSiteRenewable: {
    measure: 'Énergie produite et achetée, chaque mois',
    lever: 'Réduire le besoin avant d’ajouter de la capacité',
  },
  remoteServers: {
    measure: 'Lieu et source d’énergie des serveurs, demandés à l’hébergeur',
    lever: 'Choisir une région peu carbonée, comme le Québec, et éteindre ce qui dort',
  },
  undecided: {
    measure: 'La source d’énergie du local, demandée au propriétaire',
    lever: 'Poser la question avant de signer le bail',
  },
};

export const footprintNotes: Notes<'digitalFootprint'> = {
  none: {
    measure: 'Âge de vos appareils',
    lever: 'Les garder deux ans de plus',
  },
  showcase: {
    measure: 'Poids de la page d’accueil, en mégaoctets',
    lever: 'Compresser les photos, retirer les vidéos automatiques',
  },
  onlineSales: {
    measure: 'Poids de la page de commande et taux de retours',
    lever: 'Garder des pages légères et des descriptions précises',
  },
  platform: {
    measure: 'Données gardées par compte, et comptes inactifs',
    lever: 'Effacer les données après un délai annoncé, pour moins de serveurs et de risques',
  },
  heavyMedia: {
    measure: 'Gigaoctets diffusés par mois',
    lever: 'Régler une définition modeste par défaut, sans lecture automatique',
  },
  intensiveComputing: {
    measure: 'Heures de calcul ou requêtes par mois, sur la facture',
    lever: 'Prendre le plus petit modèle qui suffit, et garder les réponses en mémoire',
  },
};
