import type { CleanFile } from '../../types.ts';

/** A landscaper in Magog with two seasonal employees. */
export const landscaping: CleanFile = {
  id: 'landscaping-en',
  language: 'en',
  profile: {
    businessName: 'Stone & Fern Landscaping',
    postalAddress: '905 chemin Southière, Magog, Quebec',
    amountAsked: 42_000_00,
    people: [
      {
        id: 'wes',
        name: 'Wes Tanguay',
        role: 'Landscaper',
        share: '100%',
        training: 'Diploma in horticulture, 2014',
        experience: 'Thirteen years of landscaping.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Gardens and lawns around Lake Memphremagog. A garden project sells for $6,400 on average and a lawn visit for $58. My old boss sells the same garden for $9,000 with a crew of eight.',
        targetMarket:
          'Cottage owners who come on weekends, about 3,200 properties within 20 km. Half are over 60. I need 22 gardens and some 75 lawns.',
        problemSolved:
          'Nobody calls back. One couple waited 11 weeks for a quote of $14,000 they did not want. Others pay a student $25 and lose a hedge.',
        businessModel: 'services',
        location: 'Magog',
        experience:
          'Thirteen years of landscaping, the last five as foreman. I have a diploma from 2014. I have built perhaps 160 gardens, and I ran a snow route for two winters.',
        budget: '20000-50000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'My old boss, eight employees, over a million a year. Two guys with a pickup at $45 a visit. A nursery that plants for $85 an hour. Robots at $2,900.',
        differentiators:
          'A drawing before any shovel. Quote within five days. Native plants guaranteed for two years.',
        marketTrends:
          'Cottage sales fell 12% in 2025 but renovations rose. The town bans gas blowers in 2028, so I buy electric ones. Stone went from $310 to $365 a pallet.',
        risks:
          'Rain. My knees. In a bad spring we could lose four gardens, about $25,600. If one of the two employees quits in June I cannot replace him.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Me, 50 hours a week in season. Two employees from April to November, 40 hours a week at $23.50 an hour. A subcontractor with an excavator comes six or seven days a year at $140 an hour and is not on payroll.',
        resources:
          'A used dump trailer, $8,900. Two electric mowers and blowers, $12,400. A skid steer is $46,000, so I rent it. I bring my own pickup, worth $19,000, and hand tools.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Loan approved in February 2027. Trailer bought in March. Opening in April 2027. Ten gardens done before August. Planning next year’s gardens over Christmas.',
        vision:
          'In five years, four employees and a yard of my own. Maybe $400,000 a year. Winters off, my wife keeps her job at the school.',
        location:
          'A fenced yard with a shed on chemin Southière in Magog, $540 a month all year. The industrial park wanted $1,250. Clients are visited at home.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Stone & Fern',
        valueProposition:
          'A drawing first, a price that holds, and plants that live. If a plant dies within two years, I replace it.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'Three real-estate agents pass my card along. Truck lettering, $1,400 once. Ads and flyers come to $175 a month. I give $100 to whoever brings me a garden.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A garden project: drawing, soil, stone, plants and planting, $6,400 on average, from $3,500 to $12,000. A lawn visit is $58 and takes 50 minutes for two people.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'A garden takes the three of us about four days. Twenty-two gardens are 88 days; the season has 150. The rest goes to lawns, 1,900 visits.',
        qualityStandards: 'tradeRules',
        suppliers:
          'A quarry in Stanstead, $365 a pallet. A nursery in Ayer’s Cliff gives me 20% off and wants payment in 30 days. Mulch at $48 a yard.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '$6,400 for an average garden and $58 a visit, before taxes. The pickup guys take $45, my old boss $72. I tried $65 a visit last fall on two neighbours and one said no.',
        fixedCosts:
          'Yard $540, insurance $330, phone and software $120, ads $175, accountant $145, fuel $860, upkeep $590. The mortgage at home, $1,480, is separate.',
        variableCosts:
          'A garden takes $3,300 of stone, soil and plants. A lawn visit costs $11. My old boss counted $3,900 a garden.',
        revenueGoals:
          'Twenty-two gardens, so $140,800, and 1,900 visits, so $110,200: $251,000 in the first year. In my best year as foreman our crew did $480,000.',
        cashFlow:
          'Clients pay when the work is done, by cheque or transfer. Nothing comes in from December to March. I pay the nursery after 30 days. Next spring’s fertilizer, $1,900, is bought in the fall.',
      },
      comments:
        'I have $24,000 saved for this. The caisse lends $42,000 over six years at 7.7%. My brother-in-law offered $15,000 for a third of the business; I would rather owe the caisse.',
    },
  },
  inputs: {
    opening: '2027-04',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'garden',
        name: 'Garden project',
        price: 6_400_00,
        cost: 3_300_00,
        units: { mode: 'year', years: [22, 23, 24] },
        season: [0, 0, 0, 10, 20, 18, 12, 10, 14, 12, 4, 0],
      },
      {
        id: 'lawn',
        name: 'Lawn visit',
        price: 58_00,
        cost: 11_00,
        units: { mode: 'year', years: [1_900, 1_950, 2_000] },
        season: [0, 0, 0, 8, 16, 17, 17, 16, 14, 9, 3, 0],
      },
    ],
    supplierTerms: ['0', '1', '0'],
    fixed: [
      { id: 'yard', name: 'Yard', amount: 540_00 },
      { id: 'insurance', name: 'Insurance', amount: 330_00, tax: 'none' },
      { id: 'phone', name: 'Phone and software', amount: 120_00 },
      { id: 'ads', name: 'Ads', amount: 175_00 },
      { id: 'accountant', name: 'Accountant', amount: 145_00 },
      { id: 'fuel', name: 'Fuel', amount: 860_00 },
      { id: 'upkeep', name: 'Upkeep', amount: 590_00 },
    ],
    staff: [
      {
        id: 'crew',
        name: 'Landscapers',
        people: 2,
        pay: { mode: 'hourly', wage: 23_50, hoursPerWeek: 40, vacation: '4' },
        months: [4, 5, 6, 7, 8, 9, 10, 11],
      },
    ],
    assets: [
      { id: 'trailer', name: 'Dump trailer', cost: 8_900_00, life: 96 },
      { id: 'mowers', name: 'Electric mowers and blowers', cost: 12_400_00, life: 60 },
      { id: 'pickup', name: 'Pickup', cost: 19_000_00, owned: true, life: 72 },
    ],
    startup: [
      { id: 'lettering', name: 'Truck lettering', amount: 1_400_00 },
      { id: 'permits', name: 'Permits and plans', amount: 1_200_00 },
    ],
    capital: [{ id: 'own', amount: 24_000_00 }],
    loans: [{ id: 'caisse', name: 'Caisse loan', amount: 42_000_00, rate: '7.7', term: 72 }],
    ownerPay: { amount: 3_800_00, from: 2 },
  },
};
