import type { CleanFile } from '../../types.ts';

/** Soap made in Lac-Brome and sold online by two sisters. */
export const soap: CleanFile = {
  id: 'soap-en',
  language: 'en',
  profile: {
    businessName: 'Sisters Sudsworth',
    postalAddress: '61 chemin Lakeside, Lac-Brome, Quebec',
    people: [
      { id: 'fern', name: 'Fern Ashby', role: 'Soap maker', share: '50%' },
      { id: 'holly', name: 'Holly Ashby', role: 'Website and orders', share: '50%' },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Goat-milk soap, sold on our own website. A bar is $9.50 and a gift box of four is $36. Drugstore bars are $2, and the French brand at the mall wants $14.',
        targetMarket:
          'Women of 30 to 65 across Canada who buy gifts online. About one visitor in fifty buys, spending $31 on average. We need around 60 parcels a week.',
        problemSolved:
          'Supermarket soap dries the skin. My niece’s cream cost $48 a tube and did nothing. People want something clean that costs less than lunch.',
        businessModel: 'directSales',
        location: 'Lac-Brome',
        experience:
          'Fern has made soap for seven years in her kitchen, as a hobby. Holly ran the web shop of a tea company for nine years, up to $2.4 million a year. We never argued about money.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'national',
        competitors:
          'The French brand, 90 shops, $14. Some 200 makers on Etsy, from $6 to $12 a bar. A farm in Ontario with eleven employees and a box at $42.',
        differentiators:
          'Milk from six goats down the road. Shipping in 48 hours. A refund without a question, which the others limit to 30 days.',
        marketTrends:
          'Online sales of soap grew 8% in 2025. Postage rose to $11.40 a parcel. Plastic-free sells: 62% say they look for it, according to a survey.',
        risks:
          'A postal strike in December would cost us maybe $18,000. A goat with a cough. Search ads going from $0.70 to $1.20 a click.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Only the two of us, 30 hours a week each. Nobody on payroll. Our cousin packs in December and we pay her in soap. Holly still teaches yoga one evening a week for $60.',
        resources:
          'A cutter and moulds, $3,900. A curing rack and dehumidifier, $2,150. A label printer, $780. We already have pots, scales and a fridge, say $1,700. The automatic line at $28,000 is for dreamers.',
        legalStructure: 'other',
        milestones:
          'General partnership registered in December 2026. First big batches in January 2027. Website open in March 2027. Christmas boxes ready by October. A thousand customers in a year.',
        vision:
          'In year three, 13,000 bars and a helper on weekdays. A pension. We would sell for $500,000, if anybody asks.',
        location:
          'A workshop on chemin Lakeside in Lac-Brome, behind the hardware store, 420 square feet. We pay $610 a month. The one in Cowansville was $950.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Sisters Sudsworth',
        valueProposition:
          'Six goats, two sisters, one honest bar for $9.50. It lasts a month, we tested it on our father.',
        marketingChannels: 'socialMedia',
        budget: '500-1500',
        customerAcquisition:
          'Ads online at $850 a month. A newsletter that 700 people already read. Samples of 15 grams in each parcel, 22 cents. An influencer quoted $1,900 and we declined.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A bar of 110 grams, $9.50, in five scents. The gift box, $36, has four bars and a dish. A liquid soap at $17 is being tested and is not for sale.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'A batch makes 96 bars and cures five weeks. We can pour four batches a week, so over 19,000 bars a year if we had to. We need about 14,600 counting the boxes.',
        qualityStandards: 'ownStandards',
        suppliers:
          'Oils from Montréal, $210 a drum. Goat milk at $3 a litre. Boxes printed in Granby, 85 cents apiece, minimum 500. All paid when ordered.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'perUnit',
        pricingStrategy:
          '$9.50 a bar, $36 a box. Etsy goes from $6 to $12. At $8 we lost money, at $11 people left the cart. The customer pays the postage.',
        fixedCosts:
          'Workshop $610, insurance $105, website and apps $140, ads $850, phone $45, bookkeeper $90. Holly’s car payment of $330 is hers.',
        variableCosts:
          'A bar costs $2.60, of which oils are $1.35. A box costs $11.80 with the dish and carton. On Etsy we would lose another 6.5%.',
        revenueGoals:
          'In the first year, 9,000 bars and 1,400 boxes. That is $85,500 and $50,400, so $135,900. At Christmas 2025 we had sold 600 bars at the church fair, as a hobby.',
        cashFlow:
          'Customers pay by card when they order. Boxes go mostly in November and December, bars all year. Oils are paid in advance. February is for cleaning drains.',
      },
      comments:
        'Ten thousand dollars from each of us, $20,000 together, and no debt. Our aunt would lend $12,000 without interest and we said not now. The young founders’ loan stops at 35 years of age, and we are 41 and 44.',
    },
  },
  inputs: {
    opening: '2027-03',
    form: 'partnership',
    offers: [
      {
        id: 'bar',
        name: 'Bar of soap',
        price: 9_50,
        cost: 2_60,
        units: { mode: 'year', years: [9_000, 11_000, 13_000] },
      },
      {
        id: 'box',
        name: 'Gift box',
        price: 36_00,
        cost: 11_80,
        units: { mode: 'year', years: [1_400, 1_800, 2_100] },
        season: [2, 3, 3, 4, 8, 3, 2, 2, 3, 8, 28, 34],
      },
    ],
    cardFee: '2.9',
    fixed: [
      { id: 'workshop', name: 'Workshop', amount: 610_00 },
      { id: 'insurance', name: 'Insurance', amount: 105_00, tax: 'none' },
      { id: 'website', name: 'Website and apps', amount: 140_00 },
      { id: 'ads', name: 'Ads', amount: 850_00 },
      { id: 'phone', name: 'Phone', amount: 45_00 },
      { id: 'bookkeeper', name: 'Bookkeeper', amount: 90_00 },
    ],
    assets: [
      { id: 'cutter', name: 'Cutter and moulds', cost: 3_900_00, life: 84 },
      { id: 'rack', name: 'Curing rack and dehumidifier', cost: 2_150_00, life: 84 },
      { id: 'printer', name: 'Label printer', cost: 780_00, life: 48 },
      { id: 'pots', name: 'Pots, scales and fridge', cost: 1_700_00, owned: true, life: 84 },
    ],
    startup: [{ id: 'stock', name: 'First oils and boxes', amount: 4_200_00 }],
    capital: [
      { id: 'fern', amount: 10_000_00 },
      { id: 'holly', amount: 10_000_00 },
    ],
    ownerPay: { amount: 3_600_00, from: 3 },
  },
};
