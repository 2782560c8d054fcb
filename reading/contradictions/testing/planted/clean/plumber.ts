import type { CleanFile } from '../types.ts';

/** A plumber in Vaudreuil-Dorion with one apprentice. */
export const plumber: CleanFile = {
  id: 'plumber-en',
  language: 'en',
  profile: {
    businessName: 'Aird Plumbing Inc.',
    postalAddress: '402 avenue Saint-Charles, Vaudreuil-Dorion, Quebec',
    people: [
      {
        id: 'greg',
        name: 'Greg Aird',
        role: 'Master plumber',
        share: '100%',
        experience: 'Licensed for thirteen years.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Repairs and small bathroom jobs for homeowners. An average call is two hours at $125 an hour, so $250, parts extra. The big outfit on TV starts at $189 before anyone picks up a wrench.',
        targetMarket:
          'Owners of houses built before 1990 in Vaudreuil-Dorion, Hudson and Saint-Lazare. Roughly 11,000 doors. A third of my calls will come from three property managers.',
        problemSolved:
          'You wait four days or you pay double. One neighbour paid $740 for a wax ring that costs $9. People want a time and a price.',
        businessModel: 'services',
        location: 'Vaudreuil-Dorion',
        experience:
          'Thirteen years licensed, the last seven on service calls. Before that, four years as an apprentice on condo towers. I have my contractor card from the CMMTQ.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'The TV outfit, 22 trucks, $189 for the first hour. Two one-man shops at $95 and $110 an hour that do not answer after four. Cousins with a torch.',
        differentiators:
          'A two-hour window, a text when I leave, a written price before I start. If I am late by 30 minutes, $25 off.',
        risks:
          'My knees. Copper went up 20% in 2025. If the apprentice left in winter, I could not do the water heaters, since those take two people.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'I am on the road 40 hours a week. Tyler, a second-year apprentice, 36 hours a week at $25 an hour. My wife Dawn does the phone in the evening, unpaid. I used to run a crew of nine and do not miss it.',
        resources:
          'A used van for $27,500 (the new one was $58,000), a drain camera for $5,200, press tools for $3,900. My hand tools, worth maybe $6,000, are paid for. Licence and bond: about $2,400.',
        legalStructure: 'corporation',
        milestones:
          'Van lettered in January 2027. Licence in the company’s name by February. First calls in March 2027. Contracts signed with all three property managers before the end of March.',
        vision:
          'Two vans and a second licensed plumber by 2030. Home for supper at six. No towers, ever.',
        location:
          'From my garage in Vaudreuil-Dorion. No storefront. We go up to 25 km, as far as Rigaud.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Aird Plumbing',
        valueProposition:
          'A time, a price, a clean floor. You know what it costs before I open the box.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'Three property managers with 640 units between them. Then the hardware store in Hudson, which has promised me two or three people a week. Fridge magnets: $280 once. Ads, $220 a month.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Most calls take two hours and come to $250 before parts. A water heater is four hours with both of us, counted as two calls. Parts go on the bill at cost plus nothing.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Twenty-three calls a week on average, two hours each, so 46 hours of the 76 that Tyler and I work. The rest is driving and the supply counter. Emergencies after 9 p.m. are $195 an hour, but those are rare and I leave them out.',
        qualityStandards: 'tradeRules',
        suppliers:
          'One wholesaler in Dorion, 30 days to pay. A second one in Valleyfield charges 5% more but opens at six.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'byTime',
        pricingStrategy:
          '$125 an hour, and $250 for the usual two-hour call. One-man shops are at $95 and $110; the TV people at $189. I was billed out at $140 by my boss.',
        fixedCosts:
          'Van insurance and gas $890 a month, liability insurance $310, phone and software $145, accountant $175, ads $220, bond and licence $95. No rent, the garage is mine.',
        variableCosts:
          'About $14 a call for flux, tape, blades and dump fees. Parts are passed on, so I do not count them.',
        revenueGoals:
          '1,150 calls the first year, so $287,500. That is 23 a week, 50 weeks. My old boss did $3 million with 22 trucks, for what it is worth.',
        cashFlow:
          'Homeowners pay on the spot, two calls in three. Property managers pay the month after, the other third. Nothing very seasonal: pipes freeze in January, and in July it is bathrooms.',
      },
      comments:
        'I put in $14,000 and the bank lends $32,000 over five years at 8.2%. The dealer offered 72 months on a new van; too much truck for me.',
    },
  },
  inputs: {
    opening: '2027-03',
    form: 'corporation',
    offers: [
      {
        id: 'call',
        name: 'Two-hour call',
        price: 250_00,
        cost: 14_00,
        units: { mode: 'year', years: [1_150, 1_200, 1_250] },
        minutes: 120,
      },
    ],
    collect: ['0.67', '0.33', '0', '0'],
    supplierTerms: ['0', '1', '0'],
    cardFee: '1.5',
    fixed: [
      { id: 'van', name: 'Van insurance and gas', amount: 890_00 },
      { id: 'liability', name: 'Liability insurance', amount: 310_00, tax: 'none' },
      { id: 'phone', name: 'Phone and software', amount: 145_00 },
      { id: 'accountant', name: 'Accountant', amount: 175_00 },
      { id: 'ads', name: 'Ads', amount: 220_00 },
      { id: 'bond', name: 'Bond and licence', amount: 95_00, tax: 'none' },
    ],
    staff: [
      {
        id: 'tyler',
        name: 'Apprentice',
        pay: { mode: 'hourly', wage: 25_00, hoursPerWeek: 36, vacation: '4' },
      },
    ],
    assets: [
      { id: 'van', name: 'Used van', cost: 27_500_00, life: 72 },
      { id: 'camera', name: 'Drain camera', cost: 5_200_00, life: 60 },
      { id: 'press', name: 'Press tools', cost: 3_900_00, life: 60 },
      { id: 'hand', name: 'Hand tools', cost: 6_000_00, owned: true, life: 84 },
    ],
    startup: [{ id: 'licence', name: 'Licence and bond', amount: 2_400_00, tax: 'none' }],
    capital: [{ id: 'own', amount: 14_000_00 }],
    loans: [{ id: 'bank', name: 'Bank loan', amount: 32_000_00, rate: '8.2', term: 60 }],
    ownerPay: { amount: 5_500_00, from: 2 },
    hoursPerWeek: 76,
  },
};
