import type { CleanFile } from '../../types.ts';

/** A hair salon in Rimouski with one part-time employee and a rented chair. */
export const hairSalon: CleanFile = {
  id: 'hair-salon-fr',
  language: 'fr',
  profile: {
    businessName: 'Salon Mèche folle',
    postalAddress: '88, avenue de la Cathédrale, Rimouski (Québec)',
    amountAsked: 35_000_00,
    people: [
      {
        id: 'melanie',
        name: 'Mélanie Ruest',
        role: 'Coiffeuse',
        share: '100 %',
        training: 'DEP en coiffure, 2012',
        experience: 'Quatorze ans de coiffure.',
      },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'La couleur, le monde, les potins. Je fais du bénévolat à la résidence, deux mardis par mois, 12 coupes gratuites chaque fois. Ma fille a 9 ans et c’est elle qui a trouvé le nom.',
        skills:
          'Quatorze ans de coiffure, dont six comme responsable des couleurs. Je sais faire un horaire et tenir un inventaire de 300 produits. Les chiffres, moins, mais je m’y mets.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'Un salon de trois chaises au centre-ville de Rimouski. La coupe est à 52 $ et la coloration à 128 $. Au salon où je travaille, on demande 60 $ et 150 $, et il m’en reste 45 %.',
        targetMarket:
          'Des femmes de 25 à 60 ans du centre-ville, plus leurs ados. J’ai 210 clientes dans mon carnet, et je compte que 140 me suivent. À Rimouski, on est environ 49 000.',
        problemSolved:
          'Trois semaines d’attente partout. Une cliente m’a raconté qu’elle avait payé 240 $ pour une couleur ratée, puis 180 $ pour la corriger. Ici on dit le prix avant de commencer.',
        businessModel: 'services',
        location: 'Rimouski',
        experience:
          'Quatorze ans dans le métier, chez trois patrons. J’ai formé cinq apprenties. En 2021, j’ai loué une chaise pendant 18 mois, donc je sais ce que c’est d’être à mon compte.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'Le salon du centre d’achats, onze chaises, coupe à 39 $. Deux salons à 60 $. Une fille à domicile qui charge 35 $ comptant. Le plus gros déclare 700 000 $ de ventes.',
        differentiators:
          'Le prix écrit d’avance. Une retouche gratuite dans les 14 jours. Ouverte deux soirs, jusqu’à 20 h. Pas de musique à tue-tête.',
        risks:
          'Mon dos, après 14 ans debout. Si Sabrina partait, je perdrais peut-être 15 000 $ par année. Une hausse de 10 % des produits me coûterait autour de 1 000 $.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Moi, 38 heures par semaine. Sabrina, employée à temps partiel, 22 heures à 19,50 $ l’heure. La troisième chaise est louée à Josiane, qui est travailleuse autonome et pas mon employée. Au dernier salon, on était neuf.',
        resources:
          'Trois postes de coiffure à 1 800 $, donc 5 400 $. Deux lavabos pour 3 600 $. Mes ciseaux et mon séchoir, je les ai déjà, ça vaut 2 200 $. Un bac usagé à 700 $ m’a été offert, mais il fuyait.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Bail signé en mars 2027. Plomberie et peinture en avril. Ouverture le 4 mai 2027. Josiane s’installe le même mois. Site de réservation prêt deux semaines avant.',
        vision:
          'Dans trois ans, quatre chaises et une apprentie. Arriver à 200 000 $ par année, mais pas avant 2030. Prendre mes lundis, pour vrai.',
        location:
          'Avenue de la Cathédrale, à Rimouski, 850 pieds carrés au rez-de-chaussée. Le loyer est de 1 450 $ par mois, 17 400 $ par année. L’autre local, rue Saint-Germain, était à 2 300 $.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Mèche folle',
        valueProposition:
          'Le prix dit d’avance, la couleur réussie du premier coup. Et un vrai café, pas une capsule.',
        marketingChannels: 'socialMedia',
        budget: 'under-500',
        customerAcquisition:
          'Une carte à mes 210 clientes : 10 $ de rabais à la première visite. Publicité Instagram, 160 $ par mois. Une amie photographe me ferait ça pour 400 $, je vais y penser.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'La coupe à 52 $ comprend le lavage et la mise en plis, 45 minutes. La coloration, 128 $, prend deux heures. Un balayage complet pourrait aller à 220 $ un jour, mais je n’en vends pas tout de suite.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Deux lavabos, un chauffe-eau de 60 gallons. À nous deux, 60 heures par semaine, on peut faire 1 500 coupes et 620 colorations sans courir, environ 2 365 heures dans l’année.',
        qualityStandards: 'ownStandards',
        suppliers:
          'Un distributeur de Québec livre le mercredi. Le tube de couleur est à 11,40 $ et le peroxyde à 9 $ le litre. Payable à la livraison.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'byTime',
        pricingStrategy:
          '52 $ la coupe, 128 $ la coloration, taxes en sus (59,79 $ et 147,17 $ avec). Les autres salons sont entre 39 et 60 $. J’ai testé 48 $ avec mes clientes, et elles ont dit que ce n’était pas assez cher.',
        fixedCosts:
          'Loyer 1 450 $, électricité 290 $, assurance 115 $, téléphone et réservation 130 $, comptable 95 $, publicité 160 $. Mon auto, 410 $ par mois, c’est personnel.',
        variableCosts:
          'Une coupe me coûte 4 $ de shampoing et de serviettes. Une coloration, 19 $. Chez mon ancien patron, la coloration revenait à 24 $.',
        revenueGoals:
          'La première année, 1 500 coupes et 620 colorations, donc 78 000 $ et 79 360 $. Avec la chaise louée à 650 $ par mois, 7 800 $ de plus, ça fait 165 160 $ en tout. L’an passé, j’ai rapporté 92 000 $ à mon patron.',
        cashFlow:
          'Les clientes paient en partant, débit ou comptant. Le loyer sort le premier. Décembre est un peu plus occupé et janvier un peu moins, je n’en tiens pas compte dans mes mois.',
      },
      comments:
        'Je mets 14 000 $ de mes économies. Desjardins me prête 35 000 $ sur sept ans à 7,5 %. La Banque Nationale avait refusé 50 000 $. Mon chum est enseignant, il gagne 68 000 $, donc je peux attendre ma paye.',
    },
  },
  inputs: {
    opening: '2027-05',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'cut',
        name: 'Coupe',
        price: 52_00,
        cost: 4_00,
        units: { mode: 'year', years: [1_500, 1_600, 1_650] },
        minutes: 45,
      },
      {
        id: 'color',
        name: 'Coloration',
        price: 128_00,
        cost: 19_00,
        units: { mode: 'year', years: [620, 680, 720] },
        minutes: 120,
      },
      {
        id: 'chair',
        name: 'Location de chaise',
        price: 650_00,
        cost: 0,
        units: { mode: 'year', years: [12, 12, 12] },
      },
    ],
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 1_450_00 },
      { id: 'power', name: 'Électricité', amount: 290_00 },
      { id: 'insurance', name: 'Assurance', amount: 115_00, tax: 'none' },
      { id: 'phone', name: 'Téléphone et réservation', amount: 130_00 },
      { id: 'accounting', name: 'Comptable', amount: 95_00 },
      { id: 'ads', name: 'Publicité', amount: 160_00 },
    ],
    staff: [
      {
        id: 'sabrina',
        name: 'Coiffeuse',
        pay: { mode: 'hourly', wage: 19_50, hoursPerWeek: 22, vacation: '4' },
      },
    ],
    assets: [
      { id: 'stations', name: 'Trois postes de coiffure', cost: 5_400_00, life: 84 },
      { id: 'basins', name: 'Deux lavabos', cost: 3_600_00, life: 96 },
      { id: 'tools', name: 'Ciseaux et séchoir', cost: 2_200_00, owned: true, life: 48 },
    ],
    startup: [{ id: 'works', name: 'Plomberie et peinture', amount: 16_000_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 1_450_00 }],
    capital: [{ id: 'own', amount: 14_000_00 }],
    loans: [
      { id: 'desjardins', name: 'Prêt Desjardins', amount: 35_000_00, rate: '7.5', term: 84 },
    ],
    ownerPay: { amount: 2_400_00, from: 2 },
    hoursPerWeek: 60,
  },
};
