import type { CleanFile } from '../types.ts';

/** A yarn shop in Gatineau with one part-time employee. */
export const yarnShop: CleanFile = {
  id: 'yarn-shop-en',
  language: 'en',
  profile: {
    businessName: 'Loop & Purl',
    postalAddress: '88 rue Principale, Gatineau, Quebec',
    people: [
      {
        id: 'moira',
        name: 'Moira Kelly',
        role: 'Owner',
        share: '100%',
        experience: 'Nine years in retail, four of them as a store manager.',
      },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Knitting, since I was six. Colour. A cup of tea with strangers. I run a knitting night for 25 people at the library, for free.',
        skills:
          'Nine years in retail, four as manager of a store with eleven staff. I can spin, dye and fix a dropped stitch in the dark. I once did an inventory of 7,000 items in two nights.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'A yarn shop where you can sit down. A typical sale is $46: two skeins and a pattern. There is a Wednesday class too, at $30 a person, eight chairs around the table.',
        targetMarket:
          'Knitters from 25 to 75 in Aylmer and west Ottawa. The local guild has 310 members, and I know about sixty of them by name. One in three drives over 40 minutes for good yarn.',
        problemSolved:
          'The chain store has acrylic at $6 a ball. For wool it is Montréal, 200 km away, or a parcel with $18 of shipping. Nobody lets you touch it first.',
        businessModel: 'directSales',
        location: 'Gatineau (Aylmer)',
        experience:
          'Nine years in retail, four of them managing. I took a dyeing course in 2022. My aunt ran a fabric store for thirty years and still answers my calls.',
        budget: '20000-50000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'The craft chain, 1,200 square metres, $6 acrylic. An Ottawa shop whose typical sale is $70. Online stores, with $12 to $18 of shipping.',
        differentiators:
          'You sit, you touch, someone helps you for ten minutes at no charge. Unopened skeins come back within 90 days.',
        risks:
          'Rent could rise by 5% at renewal. Wool went up 14% last year. July is dead: knitters are at the lake.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'withinYear',
        team: 'Me, 40 hours a week, and one part-timer, Agnès, 16 hours a week at $18 an hour. The guild offered volunteers; I would rather pay people.',
        resources:
          'Shelving and a counter for $7,800, a point-of-sale system for $1,650, a sign for $2,100. New shelving would have been $13,000. Opening stock: $16,000 of yarn. I own the big table.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Lease signed by May 2027. Stock arrives in July. Doors open in August 2027, in time for sweater weather. First class in September. 400 names on the mailing list by Christmas.',
        vision:
          'Sales of $190,000 in year three and two part-timers. Five days a week, never seven. A trip to Shetland, finally.',
        location:
          '88 rue Principale in Aylmer, Gatineau: 850 square feet, a bus stop in front, parking for six behind.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Loop & Purl',
        valueProposition: 'Good wool you can touch, and someone to sit with while you use it.',
        marketingChannels: 'localPresence',
        budget: 'under-500',
        customerAcquisition:
          'The library group, 25 people, then the guild newsletter. A free needle gauge for the first hundred customers, which costs me $140. I set aside $160 a month for ads.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Two skeins and a pattern, about $46 with no plastic. A class lasts two hours and costs $30, yarn not included. Skeins go from $9 to $38.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Dry shelves, good light, a system that counts dye lots. Six hundred products at first. The class fits eight around the table.',
        qualityStandards: 'ownStandards',
        suppliers:
          'Three mills in Quebec and one in Nova Scotia, paid on delivery. A Peruvian importer needs orders of at least $1,500. Plan B is a wholesaler in Toronto.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'ownSavings',
        revenueModel: 'perUnit',
        pricingStrategy:
          '$46 for a typical sale, before taxes. In Ottawa it is closer to $70, at the chain $25. Classes are $30 because the library charges nothing and Ottawa charges $45.',
        fixedCosts:
          'Rent $1,450 a month, heat and power $210, insurance $115, bookkeeper $95, phone and till $130, ads $160. My apartment is $1,290 but that is another story.',
        variableCosts:
          'Yarn and pattern cost me $22 on a $46 sale, bag included. A class costs $4 a head: tea, needles that vanish.',
        revenueGoals:
          'Three thousand sales in the first year, so $138,000, and 29 class seats a month from September on, 319 in all, $9,570. About 60 sales a week on average; around 115 in December.',
        cashFlow:
          'Everyone pays at the till. Half of the sales fall between October and December, and July brings almost nothing. Yarn is paid on delivery.',
      },
      comments:
        'I am putting in $34,000 of my own: $26,000 saved and $8,000 from selling the car. The caisse lends me $10,000 over five years. My brother-in-law’s $5,000 offer came with opinions, so no.',
    },
  },
  inputs: {
    opening: '2027-08',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'sale',
        name: 'Yarn sale',
        price: 46_00,
        cost: 22_00,
        units: { mode: 'year', years: [3_000, 3_500, 3_900] },
        season: [8, 7, 6, 5, 4, 3, 1, 6, 10, 16, 17, 17],
      },
      {
        id: 'class',
        name: 'Class seat',
        price: 30_00,
        cost: 4_00,
        from: 2,
        units: { mode: 'ramp', anchors: { 2: 29, 36: 29 } },
      },
    ],
    cardFee: '2.2',
    fixed: [
      { id: 'rent', name: 'Rent', amount: 1_450_00 },
      { id: 'power', name: 'Heat and power', amount: 210_00 },
      { id: 'insurance', name: 'Insurance', amount: 115_00, tax: 'none' },
      { id: 'books', name: 'Bookkeeper', amount: 95_00 },
      { id: 'phone', name: 'Phone and till', amount: 130_00 },
      { id: 'ads', name: 'Ads', amount: 160_00 },
    ],
    staff: [
      {
        id: 'agnes',
        name: 'Part-timer',
        pay: { mode: 'hourly', wage: 18_00, hoursPerWeek: 16, vacation: '4' },
      },
    ],
    assets: [
      { id: 'shelves', name: 'Shelving and counter', cost: 7_800_00, life: 96 },
      { id: 'till', name: 'Point-of-sale system', cost: 1_650_00, life: 48 },
      { id: 'sign', name: 'Sign', cost: 2_100_00, life: 84 },
    ],
    startup: [{ id: 'stock', name: 'Opening stock', amount: 16_000_00 }],
    deposits: [{ id: 'lease', name: 'Lease deposit', amount: 1_450_00 }],
    capital: [{ id: 'own', amount: 34_000_00 }],
    loans: [{ id: 'caisse', name: 'Caisse loan', amount: 10_000_00, rate: '7.5', term: 60 }],
    ownerPay: { amount: 1_700_00, from: 3 },
  },
};
