import type { CleanFile } from '../types.ts';

/** A private day care in Châteauguay with two educators. */
export const dayCare: CleanFile = {
  id: 'day-care-en',
  language: 'en',
  profile: {
    businessName: 'Little Otters Day Care Inc.',
    postalAddress: '67 boulevard D’Youville, Châteauguay, Quebec',
    amountAsked: 45_000_00,
    people: [
      {
        id: 'priya',
        name: 'Priya Raman',
        role: 'Director and educator',
        share: '100%',
        experience: 'Fifteen years in early childhood education.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'A private day care for up to 18 children aged 18 months to five years. Parents pay $1,260 a month, or 21 days at $60. The subsidized place at about $10 a day is what everybody wants and one family in four gets.',
        targetMarket:
          'Parents of 28 to 40 who both work, in Châteauguay and Mercier. The town has 2,700 children under five. We need sixteen of them.',
        problemSolved:
          'The waiting list for a subsidized place is 26 months. One mother pays $80 a day for a sitter. Others go back to work late and lose $3,000 a month.',
        businessModel: 'services',
        location: 'Châteauguay',
        experience:
          'Fifteen years in early childhood education, six as director of a centre of 80 children. My diploma is from 2011. I raised three of my own.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'Two subsidized centres, 80 and 62 places, full. A private one at $68 a day with nineteen children. Home day cares with six each.',
        differentiators:
          'Open from 6:45 to 6. One adult for six children, where the rule for that age would allow eight. Meals cooked on site.',
        risks:
          'If the government converts our neighbours’ places, half of our parents leave. Educators are hard to find at $23. One empty place costs $15,120 a year.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'withinYear',
        team: 'I direct and take a group, 45 hours a week. Two educators, full time at 37.5 hours and $23.50 an hour. Their lunch breaks are covered by me. My last centre had seventeen people; three adults is plenty.',
        resources:
          'Furniture and cots, $9,200. Playground, $14,000; the catalogue version was $31,000. Kitchen upgrade, $7,500. I already have books and toys worth about $2,500. The permit takes months.',
        legalStructure: 'corporation',
        milestones:
          'Permit by May 2027. Playground built in July. First children come in August 2027. All sixteen places filled by November. First inspection before Christmas.',
        vision:
          'Eighteen children at most, and a fourth adult. A pension for my two educators. I want to be in bed by ten.',
        location:
          'A bungalow on boulevard D’Youville in Châteauguay, rented at $2,600 a month. A fenced yard of 3,000 square feet.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Little Otters',
        valueProposition:
          'One adult for six children, home-made lunch, open early. You leave at seven and nobody cries for long.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'There are 23 names on my list; nine have paid nothing but said yes. An open day with cake, $200. Ads cost us $130 a month.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A full-time place, $1,260 a month: care, two snacks and a lunch, five days a week. Late pick-up is $1 a minute, which I hope never to charge.',
        developmentStage: 'research',
        technicalRequirements:
          'The permit will be for 18 children. Three adults with six each makes eighteen. Two bathrooms, a nap room of 300 square feet, sprinklers that the owner is paying for.',
        qualityStandards: 'tradeRules',
        suppliers:
          'A grocer in Mercier delivers twice a week. Milk is $5.60 for four litres and goes by the crate. Diapers come from the parents.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'subscription',
        pricingStrategy:
          '$1,260 a month per child, that is 21 days at $60. The other private centre charges $68 a day. With the tax credit, a family ends up near $22 a day.',
        fixedCosts:
          'Rent $2,600, heat and power $480, insurance $390, accountant $210, phone and software $140, cleaning $350, ads $130.',
        variableCosts:
          'Food, crafts and supplies come to $165 per child per month. Where I worked it was $140, with 80 mouths.',
        revenueGoals:
          'Between ten and sixteen children, 15 on average in the first year: 180 months of care, so $226,800. Year two is sixteen all the way, $241,920.',
        cashFlow:
          'Parents pay on the first of the month. Wages go out every two weeks. The playground and the cots fall before the first dollar comes in.',
      },
      comments:
        'I am putting in $22,000, from a severance. The bank lends $45,000 over seven years at 7.8%. My parents offered another fifteen thousand if it gets tight, and I do not plan on it.',
    },
  },
  inputs: {
    opening: '2027-08',
    form: 'corporation',
    offers: [
      {
        id: 'place',
        name: 'Month of care',
        price: 1_260_00,
        cost: 165_00,
        taxStatus: 'exempt',
        units: { mode: 'ramp', anchors: { 1: 10, 4: 16 } },
      },
    ],
    fixed: [
      { id: 'rent', name: 'Rent', amount: 2_600_00 },
      { id: 'power', name: 'Heat and power', amount: 480_00 },
      { id: 'insurance', name: 'Insurance', amount: 390_00, tax: 'none' },
      { id: 'accountant', name: 'Accountant', amount: 210_00 },
      { id: 'phone', name: 'Phone and software', amount: 140_00 },
      { id: 'cleaning', name: 'Cleaning', amount: 350_00 },
      { id: 'ads', name: 'Ads', amount: 130_00 },
    ],
    staff: [
      {
        id: 'educators',
        name: 'Educators',
        people: 2,
        pay: { mode: 'hourly', wage: 23_50, hoursPerWeek: 37.5, vacation: '4' },
      },
    ],
    assets: [
      { id: 'cots', name: 'Furniture and cots', cost: 9_200_00, life: 84 },
      { id: 'playground', name: 'Playground', cost: 14_000_00, life: 120 },
      { id: 'kitchen', name: 'Kitchen upgrade', cost: 7_500_00, life: 120 },
    ],
    startup: [{ id: 'permit', name: 'Permit, plans and legal work', amount: 6_500_00 }],
    deposits: [{ id: 'lease', name: 'Lease deposit', amount: 2_600_00 }],
    capital: [{ id: 'own', amount: 22_000_00 }],
    loans: [{ id: 'bank', name: 'Bank loan', amount: 45_000_00, rate: '7.8', term: 84 }],
    ownerPay: { amount: 1_800_00, from: 4 },
  },
};
