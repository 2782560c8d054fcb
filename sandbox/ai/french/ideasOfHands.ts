import type { IdeaWords } from '../words/ideaWords.ts';

/** What is made, grown, cooked, repaired or carried. */
export const ideasOfHands = {
  lunchBoxes: [
    'Boîtes à lunch maison pour chantiers et ateliers',
    'Des contremaîtres commandent la veille des repas complets, payés à la boîte et livrés avant midi.',
  ],
  frozenMeals: [
    'Repas congelés pour nouveaux parents',
    'Les proches d’un nouveau-né offrent un forfait de dix plats faits maison, payé à la commande.',
  ],
  familyRecipe: [
    'Sauces et marinades d’une recette de famille',
    'Des gourmands achètent des pots de 250 ml au marché public et dans les épiceries du coin, à la pièce ou en trio.',
  ],
  smallCatering: [
    'Traiteur pour petites fêtes de 10 à 25 personnes',
    'Des familles paient un prix par personne, service et vaisselle compris, pour recevoir sans cuisiner.',
  ],
  cookingClasses: [
    'Cours de cuisine du monde chez l’hôte',
    'Un groupe d’amis paie un forfait pour apprendre trois plats dans sa propre cuisine, puis les manger.',
  ],
  microgreens: [
    'Pousses et fines herbes coupées le matin pour restaurants',
    'Des cuisiniers paient un abonnement hebdomadaire pour des plateaux livrés le jour même de la coupe.',
  ],
  kitchenGardens: [
    'Potagers clés en main pour cours et balcons',
    'Des propriétaires et des garderies paient l’installation au printemps, puis deux visites d’entretien par mois.',
  ],
  flowerBouquets: [
    'Bouquets de fleurs d’ici par abonnement',
    'Des particuliers et des commerces reçoivent un bouquet de saison toutes les deux semaines, payé d’avance pour l’été.',
  ],
  mapleGifts: [
    'Produits de l’érable en petits formats pour cadeaux d’entreprise',
    'Des employeurs commandent à l’automne des coffrets à leur nom, payés à l’unité avec un minimum de vingt.',
  ],
  hardySeedlings: [
    'Plants rustiques vendus avec leur mode d’emploi',
    'Des jardiniers débutants achètent en mai des caissettes assorties, avec un rappel par courriel à chaque étape.',
  ],
  fittedFurniture: [
    'Petits meubles sur mesure pour logements étroits',
    'Des locataires paient un acompte, puis le solde à la livraison, pour un meuble fait à la dimension d’un coin perdu.',
  ],
  gentleSoaps: [
    'Savons et baumes sans parfum pour peaux sensibles',
    'Des clients de pharmacies et de marchés achètent à la pièce, puis se réapprovisionnent en ligne chaque trimestre.',
  ],
  tableware: [
    'Vaisselle de céramique pour cafés et petits restaurants',
    'Des restaurateurs commandent des séries de vingt à quarante pièces à leur couleur, payées en deux versements.',
  ],
  woolGoods: [
    'Petits objets de laine d’ici, feutrés ou tissés',
    'Des gens qui cherchent un cadeau qui dure achètent à la pièce, au marché puis en ligne, avec le nom de la ferme sur l’étiquette.',
  ],
  woolMending: [
    'Reprise et entretien de lainages',
    'Des propriétaires de beaux chandails paient à la pièce un trou repris ou un col refait, selon un prix affiché.',
  ],
  alterations: [
    'Retouches et transformation de vêtements, cueillette comprise',
    'Des gens pressés paient à la pièce pour des bords, des fermetures et de vieux vêtements remis au goût du jour.',
  ],
  engravedGifts: [
    'Cadeaux gravés pour équipes sportives et mariages',
    'Des organisateurs commandent de petites séries personnalisées, payées à l’unité avec des frais de montage.',
  ],
  localGiftBoxes: [
    'Boîtes-cadeaux de producteurs de la région',
    'Des courtiers et des employeurs achètent en ligne des boîtes prêtes à offrir; votre marge est l’écart avec le prix de gros.',
  ],
  childrensClothes: [
    'Vêtements d’enfants d’occasion, triés par âge',
    'Des parents achètent en ligne un lot complet pour une saison, et revendent le précédent contre un crédit.',
  ],
  hobbyShop: [
    'Boutique en ligne pour un loisir précis',
    'Des passionnés paient à la commande du matériel difficile à trouver, choisi et essayé par quelqu’un du milieu.',
  ],
  popUpMarket: [
    'Boutique éphémère d’artisans',
    'Des artisans paient leur place et une commission sur les ventes pour exposer trois fins de semaine dans un local vacant.',
  ],
  refillRounds: [
    'Tournée de vrac : savons et produits ménagers',
    'Des ménages paient au litre pour faire remplir leurs contenants à la porte, une fois par mois.',
  ],
  smallRepairs: [
    'Petits travaux qu’aucun entrepreneur ne prend',
    'Des propriétaires paient une demi-journée à prix fixe pour régler une liste de petites réparations.',
  ],
  twoDayPainting: [
    'Peinture intérieure : une pièce en deux jours',
    'Des propriétaires et de petits bureaux paient un prix par pièce, préparation et ménage compris.',
  ],
  saferHomes: [
    'Logements rendus sûrs pour les aînés',
    'Des familles paient une visite d’évaluation, puis l’installation de barres, de rampes et d’éclairage.',
  ],
  seasonalUpkeep: [
    'Entretien de saison : gouttières, fenêtres, déneigement',
    'Des propriétaires paient un forfait annuel de quatre visites au lieu de chercher quelqu’un chaque fois.',
  ],
  draftHunting: [
    'Chasse aux courants d’air dans les vieux logements',
    'Des propriétaires paient au forfait une journée de repérage et de calfeutrage avant l’hiver.',
  ],
  bicycleRepair: [
    'Réparation de vélos à domicile',
    'Des cyclistes et des employeurs paient une mise au point à prix fixe, faite sur place le soir ou au bureau.',
  ],
  furnitureRevival: [
    'Meubles d’occasion remis à neuf',
    'De jeunes ménages achètent à la pièce des meubles solides, poncés et repeints, livrés près de chez eux.',
  ],
  compostRounds: [
    'Collecte de compost pour cafés et petits bureaux',
    'Des commerces paient un abonnement mensuel par bac pour se libérer de leurs matières organiques.',
  ],
  reusableDishes: [
    'Location de vaisselle réutilisable pour événements',
    'Des organisateurs paient un prix par couvert, lavage et transport compris, au lieu d’acheter du jetable.',
  ],
  applianceRepair: [
    'Réparation de petits appareils',
    'Des particuliers paient un diagnostic à prix fixe, déduit de la réparation s’ils l’acceptent.',
  ],
  bicycleDelivery: [
    'Livraison à vélo pour commerces de quartier',
    'Des commerçants paient à la course ou par bloc d’heures pour livrer le jour même autour d’eux.',
  ],
  smallMoves: [
    'Petits déménagements et livraison de meubles',
    'Des acheteurs de meubles d’occasion et des étudiants paient un prix à l’heure, avec un minimum de deux heures.',
  ],
  tiresAtHome: [
    'Pose de pneus à domicile',
    'Des familles et de petites flottes paient un prix fixe par véhicule, deux fois par année, sans se déplacer.',
  ],
  carCleaning: [
    'Nettoyage d’autos dans l’entrée du client',
    'Des propriétaires paient au forfait un nettoyage complet, et les garages un tarif de groupe.',
  ],
  producerRounds: [
    'Tournées de livraison partagées entre producteurs',
    'Des producteurs paient une place dans votre tournée hebdomadaire plutôt que de livrer chacun de leur côté.',
  ],
} as const satisfies IdeaWords;
