import type { CleanFile } from '../types.ts';

/** A massage therapist in Cowansville who works alone. */
export const massage: CleanFile = {
  id: 'massage-en',
  language: 'en',
  profile: {
    businessName: 'Still Water Massage',
    postalAddress: '310 rue du Sud, Cowansville, Quebec',
    people: [
      {
        id: 'joan',
        name: 'Joan Pettigrew',
        role: 'Massage therapist',
        share: '100%',
        training: '1,000 hours of massage therapy, completed in 2018',
        experience: 'Eight years of practice.',
      },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Anatomy, swimming, silence. I read about pain science for fun. Two mornings a week I coach seniors at the pool, unpaid.',
        skills:
          'Massage for eight years, first in a spa with fourteen tables, then in a clinic of three therapists. I can do five treatments in a day and still cook supper. Six hurts.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'Therapeutic massage in a quiet room, one client at a time. An hour is $95, and half an hour would be $60, though I sell only the hour. The spa on the hill takes $145 and keeps sixty percent of it.',
        targetMarket:
          'Women of 40 to 70 with desk jobs or farms, within 30 minutes of town. About 5,500 of them, by the census. Four in ten have group insurance that pays $50 to $80 of it.',
        problemSolved:
          'The physiotherapist has a seven-week wait. The spa is for couples on weekends. People with a sore back want someone by Thursday.',
        businessModel: 'services',
        location: 'Cowansville',
        experience:
          'Eight years of practice and about 6,000 treatments. A 1,000-hour diploma, finished in 2018. I keep a list of 85 people who followed me from the clinic.',
        budget: '5000-20000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'The spa, nine therapists, $145. Two home practices at $80 and $85. A chiropractor’s office with a massage chair at $1.50 a minute.',
        differentiators:
          'One hour means sixty minutes on the table. Receipts for insurance on the spot. Same-week appointments, always two kept open.',
        risks:
          'My thumbs. If I see more than five people a day I last ten years, not twenty. Three weeks off a year are already in my numbers.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within3Months',
        team: 'Just me, 30 hours a week, 19 of them with my hands on someone. No employees and no reception: people book online. A friend who does accounts looks at my books twice a year for a massage.',
        resources:
          'A hydraulic table, $3,400 (a fixed one is $900 but my back says no). Linens and warmer, $1,150. A sign and a chair, $650. My portable table, worth $400, stays at home as a spare.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Lease on January 1, 2027. Room painted in January. Opening in February 2027. Nineteen clients a week from the first month, thanks to my list. My association renewed in June.',
        vision:
          'The same room, 21 clients a week, and Fridays off. $4,000 a month for me. I do not want to manage anybody.',
        location:
          'A second-floor room at 310 rue du Sud in Cowansville, 180 square feet, $575 a month with heat. Free parking for eight cars.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Still Water Massage',
        valueProposition:
          'A full hour, this week, with someone who listens. Ninety-five dollars, receipt included.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'The 85 people on my list get a card. If 40 come once a month I am at ten a week already. A poster at the pool and $45 a month of ads.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Sixty minutes of massage, ten minutes to dress, a receipt. $95, and a pack of five for $450 that I may offer one day, not now.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'One table, so one person at a time. With cleaning, a treatment fills 80 minutes of my day. Nineteen a week on average takes about 25 hours.',
        qualityStandards: 'tradeRules',
        suppliers:
          'Oil from Sutton, $38 a litre, which does forty treatments. Linens are washed at the laundromat on the corner, $2.20 a set.',
      },
    },
    finances: {
      answers: {
        initialInvestment: 'under-10000',
        fundingSources: 'ownSavings',
        revenueModel: 'byTime',
        pricingStrategy:
          '$95 an hour. The home practices take $80 and $85, the spa $145. At the clinic the client paid $100 and I saw $52 of it.',
        fixedCosts:
          'Rent $575, insurance and association $62, booking software $48, phone $50, ads $45, accounting $40 a month. At home the mortgage is $1,310 but it is not the business’s.',
        variableCosts:
          'Each treatment costs me about $5: $1 of oil, $2.20 of laundry, the rest card fees and paper.',
        revenueGoals:
          'Nineteen massages a week for 49 weeks, so 931 in the first year. At $95 that is $88,445. My best year at the clinic brought me $41,000.',
        cashFlow:
          'They pay before they leave, card or cash. Rent goes out on the first. It is slower in July, but the pool people make up for it, so I count every month the same.',
      },
      comments:
        'I start with $8,000 of savings and no debt at all. The caisse would have lent me fifteen thousand, and I thanked them.',
    },
  },
  inputs: {
    opening: '2027-02',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'hour',
        name: 'One-hour massage',
        price: 95_00,
        cost: 5_00,
        units: { mode: 'year', years: [931, 960, 980] },
        minutes: 80,
      },
    ],
    fixed: [
      { id: 'rent', name: 'Rent', amount: 575_00 },
      { id: 'insurance', name: 'Insurance and association', amount: 62_00, tax: 'none' },
      { id: 'booking', name: 'Booking software', amount: 48_00 },
      { id: 'phone', name: 'Phone', amount: 50_00 },
      { id: 'ads', name: 'Ads', amount: 45_00 },
      { id: 'accounting', name: 'Accounting', amount: 40_00 },
    ],
    assets: [
      { id: 'table', name: 'Hydraulic table', cost: 3_400_00, life: 96 },
      { id: 'linens', name: 'Linens and warmer', cost: 1_150_00, life: 36 },
      { id: 'sign', name: 'Sign and chair', cost: 650_00, life: 60 },
    ],
    deposits: [{ id: 'lease', name: 'Lease deposit', amount: 575_00 }],
    capital: [{ id: 'own', amount: 8_000_00 }],
    ownerPay: { amount: 3_600_00, from: 2 },
    hoursPerWeek: 30,
  },
};
