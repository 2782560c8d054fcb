import type { CleanFile } from '../types.ts';

/** A translation practice of two partners in Montréal. */
export const translation: CleanFile = {
  id: 'translation-en',
  language: 'en',
  profile: {
    businessName: 'Okafor Lindqvist Translation',
    postalAddress: '5445 avenue de Gaspé, Montréal, Quebec',
    people: [
      { id: 'ada', name: 'Ada Okafor', role: 'Translator', share: '50%' },
      { id: 'per', name: 'Per Lindqvist', role: 'Translator and reviser', share: '50%' },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Legal and medical translation between French and English, by two certified translators. We charge $240 per thousand words, so 24 cents a word. Agencies bill clients 31 cents and pay people like us 15.',
        targetMarket:
          'Small law firms and clinics in Montréal, five to forty people each. There must be 900 of them. Fourteen regular clients would fill our year.',
        problemSolved:
          'Agencies send a different translator every time, and machine output costs a firm two hours of correction. One lawyer told us a bad clause had cost $11,000.',
        businessModel: 'services',
        location: 'Montréal',
        experience:
          'Ada has twelve years, nine of them in a law firm. Per has twenty, half of it in hospitals. Both certified by the OTTIAQ. We shared an office for three years already.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'niche',
        competitors:
          'Three agencies, 31 to 35 cents a word. Freelancers at 18. Machines at zero, or $30 a month for the good one.',
        differentiators:
          'Two people read every page. The same two, each time. Rush work within 24 hours at a 30% premium, which we do not count on.',
        marketTrends:
          'Bill 96 brought some 20% more legal work in 2025. Machine translation took the easy half. What is left is longer and pays 2 cents more.',
        risks:
          'One client at over 25% of sales. Wrists. Per’s mother in Sweden: he may be away three weeks a year.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within3Months',
        team: 'The two of us, partners in equal parts, 35 hours a week each. No employees. An outside reviser for Spanish, twice a year, at $45 an hour, billed to the client.',
        resources:
          'Two workstations, $4,600 together. Terminology software, $1,900. We own our chairs, dictionaries and one very old printer. A $2,000 cushion for the first month.',
        legalStructure: 'other',
        milestones:
          'Partnership registered in December 2026, as a general partnership. Office in January 2027. First mandates in February 2027. Ten regular clients by August. No holiday before that.',
        vision:
          'Seven hundred thousand words a year, not a million. Each of us takes home $5,500 a month. Never becoming an agency.',
        location:
          'A shared floor on avenue de Gaspé in Montréal, two desks. Clients do not visit, they email at midnight.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Okafor Lindqvist',
        valueProposition:
          'Two certified translators on every page, the same two every time. 24 cents a word, no minimum.',
        marketingChannels: 'directOutreach',
        budget: 'under-500',
        customerAcquisition:
          'Six lawyers from Ada’s old firm, now scattered in four firms. Two clinics know Per. A bar association lunch costs $90 a seat, twice a year. The website is $35 a month.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A translated and revised text, 24 cents a word, at 1,500 words a day. Most files are from 2,000 to 6,000 words. A ten-page contract comes to roughly $960.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'One translates, the other revises. Together we do 2,700 words a day when both are in. Over 230 days that could reach 621,000 words, and we plan on 560,000.',
        qualityStandards: 'tradeRules',
        suppliers:
          'Terminology software at $1,900, paid once. A secure server in Beauharnois, $60 a month. If it fails, a second one in Toronto costs $75.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'perUnit',
        pricingStrategy:
          '$240 per thousand words. Agencies charge from $310 to $350, freelancers $180. We tried $260 on three firms and two frowned.',
        fixedCosts:
          'Two desks $620 a month, liability insurance $135, server $60, website $35, phones $110, bookkeeper $160, dues and training $95.',
        variableCosts:
          'Almost nothing: $8 per thousand words for terminology searches and secure delivery. We are the cost.',
        revenueGoals:
          'Five hundred and sixty thousand words in year one, so 560 units of a thousand, $134,400. Month in, month out it is about 47,000 words.',
        cashFlow:
          'Law firms pay thirty days after the invoice, and so do the clinics. Work comes evenly: courts slow down in July but the clinics do not.',
      },
      comments:
        'Each of us puts in $6,000, so $12,000. The caisse adds a loan of $9,000 over four years at 7.4%. We asked about $20,000 first and then did the math again.',
    },
  },
  inputs: {
    opening: '2027-02',
    form: 'partnership',
    offers: [
      {
        id: 'words',
        name: 'Thousand words',
        price: 240_00,
        cost: 8_00,
        units: { mode: 'year', years: [560, 620, 700] },
      },
    ],
    collect: ['0', '1', '0', '0'],
    fixed: [
      { id: 'desks', name: 'Two desks', amount: 620_00 },
      { id: 'insurance', name: 'Liability insurance', amount: 135_00, tax: 'none' },
      { id: 'server', name: 'Server', amount: 60_00 },
      { id: 'website', name: 'Website', amount: 35_00 },
      { id: 'phones', name: 'Phones', amount: 110_00 },
      { id: 'books', name: 'Bookkeeper', amount: 160_00 },
      { id: 'dues', name: 'Dues and training', amount: 95_00 },
    ],
    assets: [
      { id: 'computers', name: 'Two workstations', cost: 4_600_00, life: 48 },
      { id: 'software', name: 'Terminology software', cost: 1_900_00, life: 48 },
    ],
    startup: [{ id: 'registration', name: 'Registration and agreement', amount: 1_500_00 }],
    capital: [
      { id: 'ada', amount: 6_000_00 },
      { id: 'per', amount: 6_000_00 },
    ],
    loans: [{ id: 'caisse', name: 'Caisse loan', amount: 9_000_00, rate: '7.4', term: 48 }],
    ownerPay: { amount: 8_000_00, from: 3 },
  },
};
