import type { CleanFile } from '../../types.ts';

/** A photographer in Wakefield who works alone. */
export const photography: CleanFile = {
  id: 'photography-en',
  language: 'en',
  profile: {
    businessName: 'Covered Bridge Photo',
    postalAddress: '38 chemin de la Rivière, Wakefield, Quebec',
    people: [
      {
        id: 'isla',
        name: 'Isla Brennan',
        role: 'Photographer',
        share: '100%',
        experience: 'Eleven years of photography.',
      },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Faces, rivers, old film cameras; I own 23 of them and sell none. I hike 15 km on Saturdays when nobody is getting married. Two of my photos hung in the town hall.',
        skills:
          'Eleven years of photography, four at a newspaper. I can get a crying two-year-old to laugh in about 90 seconds. Editing, retouching, framing. Accounting bores me.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'Weddings in the Gatineau hills at $2,900 and family sessions at $325. The studio in Ottawa asks $4,500 a wedding and sends whoever is free. I come myself, every time.',
        targetMarket:
          'Couples of 25 to 38, most of them from Ottawa; the hills host some 340 weddings a year. Families within 25 minutes of here. I want 24 weddings, so 7%.',
        problemSolved:
          'Cheap photographers vanish with the files. A bride paid $1,200 and got 31 photos. The good ones are booked 16 months ahead.',
        businessModel: 'services',
        location: 'Wakefield',
        experience:
          'Eleven years of photography, first for a newspaper and then as second shooter on more than 130 weddings. Second shooters get $450 a day, which is how I know the business.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'niche',
        competitors:
          'The Ottawa studio, six photographers, $4,500. Three people on my side of the river, from $1,800 to $3,400. Cousins with a phone, free.',
        differentiators:
          'All the photos in 21 days, where others take 90. Both languages. I bring a second camera body and a paper contract of one page.',
        risks:
          'A broken wrist in August. Ten cancelled weddings would be $29,000. Phones get better, but nobody trusts an uncle with a ring.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'I work alone, around 36 hours a week. No staff. For big weddings a freelancer joins me at $450 a day, four or five times a year. My husband is a paramedic and earns $71,000, so we eat in any case.',
        resources:
          'A second camera body, $4,300. Two lenses, $3,700 together. Lights, $1,250. I already have a camera, a computer and a printer, $6,500 in all. The studio flash kit at $5,900 can wait.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Website in January 2027. Camera bought in February. Opening in March 2027. Fifteen weddings booked by then, I hope. First family day on the May long weekend.',
        vision:
          'Thirty weddings, no more, at $3,500 in year three if the town still likes me. A small gallery. Sundays at home in winter.',
        location:
          'A room above the general store on chemin de la Rivière in Wakefield. Rent is $480 a month, so $5,760 a year, with heat. Sessions happen by the river.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Covered Bridge Photo',
        valueProposition:
          'Every photo in three weeks, taken by the person you met. One price, travel included within 60 km.',
        marketingChannels: 'website',
        budget: 'under-500',
        customerAcquisition:
          'Two inns and a florist recommend me. A wedding fair is $650 a table; I share one. Ads cost $120 a month. Last year I gave away three sessions and got five bookings as a helper.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A wedding: ten hours, 500 photos, an online gallery, $2,900. A family session: one hour, 40 photos, $325. Albums at $390 are an idea for later.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'A wedding takes 35 hours with the editing, a session five. Twenty-four weddings and 90 sessions are 1,290 hours. Two backups, one of them off site.',
        qualityStandards: 'ownStandards',
        suppliers:
          'A lab in Gatineau, $0.42 a print. The gallery service is $28 a month. USB keys at $9, though half the couples have no port for them.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'byTime',
        pricingStrategy:
          '$2,900 a wedding and $325 a session. My neighbours range from $1,800 to $3,400. I thought about $2,500 and my accountant laughed. At $4,500 I would have to wear heels.',
        fixedCosts:
          'Rent $480, insurance $70, software and gallery $98, phone $55, ads $120, accountant $60. The car is on my husband’s side, $390 a month.',
        variableCosts:
          'A wedding costs me $310: prints, fuel, part of the freelancer, a sandwich. A session costs $25.',
        revenueGoals:
          'Twenty-four weddings make $69,600 and 90 sessions make $29,250, so $98,850 in the first year. As second shooter I made $38,000 in 2025.',
        cashFlow:
          'Couples pay on the day of the wedding, families after the session. I may ask for a deposit in 2029. Weddings fall between May and October; sessions are spread over the year. The insurance is paid monthly.',
      },
      comments:
        'I put in $13,500 that I saved over three years. No loan: the bank proposed $20,000 at 8.4% and I did not need it. A grant of $5,000 for artists went to a potter.',
    },
  },
  inputs: {
    opening: '2027-03',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'wedding',
        name: 'Wedding',
        price: 2_900_00,
        cost: 310_00,
        units: { mode: 'year', years: [24, 27, 30] },
        season: [0, 0, 0, 0, 10, 20, 20, 22, 18, 10, 0, 0],
        minutes: 2_100,
      },
      {
        id: 'session',
        name: 'Family session',
        price: 325_00,
        cost: 25_00,
        units: { mode: 'year', years: [90, 100, 110] },
        minutes: 300,
      },
    ],
    fixed: [
      { id: 'rent', name: 'Rent', amount: 480_00 },
      { id: 'insurance', name: 'Insurance', amount: 70_00, tax: 'none' },
      { id: 'software', name: 'Software and gallery', amount: 98_00 },
      { id: 'phone', name: 'Phone', amount: 55_00 },
      { id: 'ads', name: 'Ads', amount: 120_00 },
      { id: 'accountant', name: 'Accountant', amount: 60_00 },
    ],
    assets: [
      { id: 'body', name: 'Second camera body', cost: 4_300_00, life: 48 },
      { id: 'lenses', name: 'Two lenses', cost: 3_700_00, life: 84 },
      { id: 'lights', name: 'Lights', cost: 1_250_00, life: 60 },
      { id: 'gear', name: 'Camera, computer and printer', cost: 6_500_00, owned: true, life: 48 },
    ],
    startup: [{ id: 'website', name: 'Website and sign', amount: 1_800_00 }],
    deposits: [{ id: 'lease', name: 'Lease deposit', amount: 480_00 }],
    capital: [{ id: 'own', amount: 13_500_00 }],
    ownerPay: { amount: 2_800_00, from: 4 },
    hoursPerWeek: 36,
  },
};
