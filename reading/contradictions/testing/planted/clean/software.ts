import type { CleanFile } from '../types.ts';

/** Scheduling software from Sherbrooke, sold by the month by two founders. */
export const software: CleanFile = {
  id: 'software-en',
  language: 'en',
  profile: {
    businessName: 'Groomboard Inc.',
    postalAddress: '15 King Street West, Sherbrooke, Quebec',
    people: [
      { id: 'dana', name: 'Dana Whitfield', role: 'Product and code', share: '70%' },
      { id: 'theo', name: 'Theo Marchand', role: 'Sales and support', share: '30%' },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Booking software for dog groomers. Salons pay us $39 a month, whatever the number of groomers. Their average customer pays them $75 a visit, so one missed appointment costs more than we do.',
        targetMarket:
          'Grooming salons with one to four tables in Quebec and eastern Ontario. There are about 1,900 of them. We need 125 by the end of year one, which is under 7%.',
        problemSolved:
          'They book on paper and lose 12% of visits to no-shows. One salon told us it was losing $600 a month. The big booking apps cost $89 and were made for hair.',
        businessModel: 'subscription',
        location: 'Sherbrooke, and online',
        experience:
          'Dana wrote scheduling software for eight years, five of them for clinics. Theo sold pet food to 140 salons over six years. We built one app together that failed after ten months.',
        budget: '20000-50000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'national',
        competitors:
          'Two American apps at US$59 and $89 a month. A free calendar. Paper, which about half of the salons still use.',
        differentiators:
          'Set up in one afternoon, in French or English. Text reminders are included up to 400 a month. The others charge 4 cents each.',
        marketTrends:
          'Dogs per household went up 18% since 2020, says the vets’ magazine. Grooming prices rose from $60 to $75. Salons hire part-timers now, so calendars get messy.',
        risks:
          'Churn. If 6% leave each month we stall, at 3% we are fine. One big app could copy us for $25.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Two of us: Dana writes the code, 40 hours a week, and Theo sells, 30 hours a week. No employees in the first two years. A freelance designer gets about $500 now and then.',
        resources:
          'Two laptops we already own, worth $3,200 together. A test phone and a label printer for $1,100. Trademark and legal work, $4,500. Everything else is monthly.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Incorporate in December 2026. Private test with eight salons, free, from January to March 2027. Launch in April 2027. Sixty-five paying salons by September. 125 by March 2028.',
        vision:
          'Four hundred salons, $15,000 a month, two support people. Dana wants Fridays off. We would say no to $1 million before that.',
        location:
          'A desk in a shared office on King Street West in Sherbrooke. Customers never come.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Groomboard',
        valueProposition:
          'Fewer empty tables by next month or you do not pay. $39, one price, no setup meeting.',
        marketingChannels: 'directOutreach',
        budget: '500-1500',
        customerAcquisition:
          'Theo calls the 140 salons he knows; we expect one in five to try it. Then two grooming shows a year. Ads and shows come to $650 a month, averaged.',
        contentStrategy:
          'One short video a week with a real salon. A no-show calculator on the site. We stop anything that brings fewer than three trials in 60 days.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A salon pays $39 per month and gets the calendar, 400 text reminders and a page for online booking. No contract. Moving the old data takes us about 90 minutes.',
        developmentStage: 'testing',
        technicalRequirements:
          'Servers in Canada, backups every six hours, a text provider at 1.1 cents a message. We could carry 5,000 salons on what we have. Support takes 15 minutes per salon per month.',
        qualityStandards: 'dataProtection',
        suppliers:
          'Hosting in Montréal, $220 a month up to 1,000 salons. Texts from one provider, with a second on standby at 1.6 cents. Stripe for payments.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '$39 a month. The American apps are at $59 and $89. Eight salons said they would pay “thirty-five to fifty”, and thirty-nine sat right in the middle.',
        fixedCosts:
          'Hosting $220, desk $275, ads and shows $650, insurance $120, bookkeeper $140, software tools $180. Our own pay comes later and is not in there.',
        variableCosts:
          'Per salon per month: texts $4.40, payment fees $1.40, so $5.80. A salon that sends few texts costs us nearer $3.',
        revenueGoals:
          'We start with 15 salons in April 2027 and reach 125 in the twelfth month, 70 on average. That is 840 monthly payments, so $32,760 in year one. Year two should triple it.',
        cashFlow:
          'Salons pay by card on the first of the month, in advance. Hosting and texts are charged a month later. The two shows, in March and October, are the big bills.',
      },
      comments:
        'We put in $30,000: $21,000 from Dana and $9,000 from Theo, hence 70% and 30% of the shares. No loan. An investor spoke of $150,000 for 20%, but that was a coffee, nothing more.',
    },
  },
  inputs: {
    opening: '2027-04',
    form: 'corporation',
    offers: [
      {
        id: 'salon',
        name: 'Salon subscription',
        price: 39_00,
        cost: 5_80,
        units: { mode: 'ramp', anchors: { 1: 15, 12: 125, 24: 290, 36: 400 } },
      },
    ],
    supplierTerms: ['0', '1', '0'],
    cardFee: '0',
    fixed: [
      { id: 'hosting', name: 'Hosting', amount: 220_00 },
      { id: 'desk', name: 'Desk', amount: 275_00 },
      { id: 'ads', name: 'Ads and shows', amount: 650_00 },
      { id: 'insurance', name: 'Insurance', amount: 120_00, tax: 'none' },
      { id: 'books', name: 'Bookkeeper', amount: 140_00 },
      { id: 'tools', name: 'Software tools', amount: 180_00 },
    ],
    assets: [
      { id: 'laptops', name: 'Two laptops', cost: 3_200_00, owned: true, life: 36 },
      { id: 'phone', name: 'Test phone and printer', cost: 1_100_00, life: 36 },
    ],
    startup: [{ id: 'legal', name: 'Trademark and legal work', amount: 4_500_00 }],
    capital: [
      { id: 'dana', amount: 21_000_00 },
      { id: 'theo', amount: 9_000_00 },
    ],
    ownerPay: { amount: 2_000_00, from: 15 },
  },
};
