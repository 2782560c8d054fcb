import type { ExampleProject } from './project.ts';

/** Help with sorting belongings and moving, for seniors who leave their house, in Sherbrooke. */
export const grandTri: ExampleProject = {
  name: 'Le Grand Tri',
  description: 'Downsizing and moving help for seniors around Sherbrooke and Lennoxville.',
  answers: {
    brainstorm: {
      interests: 'older people and their stories, order, antiques, helping out at church',
      skills:
        'Eighteen years as an orderly, six of them welcoming new residents. Patient, organized, good with families who are arguing. Bilingual. I drive a wagon.',
      preferredSector: 'health',
      businessType: 'onSite',
      budget: '5000-20000',
      teamPreference: 'alone',
      targetCustomers:
        'Working sons and daughters whose mother has to leave the house in Lennoxville.',
      productOrService: 'service',
      timeCommitment: 'fullTime',
      mainGoal: 'ownBoss',
    },
    idea: {
      businessIdea:
        'Sorting, giving away, selling and moving, side by side with seniors who go into a residence.',
      targetMarket:
        'Children of 50 to 65 whose parent just signed a lease in a residence in Sherbrooke, Lennoxville or Magog. They have six weeks, a job, and may live in Ontario. They make the call; Mom usually pays.',
      problemSolved:
        'Forty years in one house and a one-bedroom waiting at the other end. The kids burn their vacation, fight over the china, and in the end a $600 dumpster takes it all.',
      businessModel: 'services',
      location: 'Sherbrooke, Lennoxville, Magog',
      experience: 'An orderly for 18 years. I moved both of my parents and three aunts.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'local',
      competitors: 'Ordinary movers, one organizer in Granby, and above all the family itself.',
      differentiators: 'The person comes before the boxes.',
      marketTrends:
        'I counted four new residences in Sherbrooke in five years. Boomers are turning 80.',
      risks: 'Hurting my back. Being accused of stealing. January and February.',
    },
    'business-plan': {
      timeline: 'within3Months',
      team: 'Me, full time. Nadia on call at $26 an hour. My brother is an accountant and gives me his opinion for free.',
      resources:
        'Car, phone, a bin of supplies. To find: liability insurance, a standard contract, a small storage unit.',
      legalStructure: 'soleProprietorship',
      milestones:
        '1. Insurance and contract signed in February\n2. Three families at a reduced price in March\n3. Agreement with two residences before June\n4. 5 moves a month in December',
      vision:
        'Three crews of two, a place to resell furniture, and to be the first person a residence calls. And my weekends.',
      values: 'Nothing leaves the house without a yes. We do not sell what somebody nearby needs.',
      location: 'From my home in the Old North of Sherbrooke, up to 40 km away',
    },
    marketing: {
      brandName: 'Le Grand Tri',
      valueProposition:
        'Your mother moves in three days, at her own pace, and you keep your vacation.',
      marketingChannels: 'directOutreach',
      budget: '500-1500',
      customerAcquisition:
        'The manager of a residence hands out my leaflet with the lease. The daughter phones in the evening. I visit for an hour, free, with a notebook. She signs before I leave: one time out of two, I hope.',
      brandPersonality: 'expert',
      contentStrategy: 'Not much. One before-and-after a month on Facebook, with permission.',
    },
    rd: {
      productDescription:
        'A three-day package at $1,850: a free visit, two days of sorting with the person (24 hours of work between us), donation and sale of the furniture, moving day, and the bed made that night in the new place.',
      developmentStage: 'prototype',
      technicalRequirements:
        '$2M liability insurance, a background check, a contract and inventory form, a deal with a mover. I already hold the safe-transfer training.',
      qualityStandards: 'ownStandards',
      innovations:
        'The story book: we write down where every donated thing came from, and the family keeps it.',
      suppliers:
        'Movers: two in mind. Boxes: the storage place. Donations: the Ressourcerie and St. Vincent de Paul.',
      intellectualProperty: 'undecided',
      testingStrategy: 'Three families at $900. I log the hours. Over 30 hours, the price goes up.',
    },
    finances: {
      initialInvestment: 'under-10000',
      fundingSources: 'ownSavings',
      revenueModel: 'perProject',
      pricingStrategy:
        '$1,850 for the three-day package. A lost day off costs each child $250 and the dumpster is $600. Two friends say it is too cheap.',
      fixedCosts:
        'Insurance $110, cell and software $65, storage $145, advertising $500, car $240, salary $2,800',
      variableCosts:
        'Helper: 12 hours at $26, so $312. Boxes and paper $85. Gas $40. Rented van $120.',
      breakEven: 'Three moves a month',
      revenueGoals:
        '2 moves a month in spring, 5 a month in December. 40 for the year, so $74,000.',
      cashFlow:
        'A 30% deposit on signing, the rest at the end. June and July are mad, January is dead.',
    },
    environmental: {
      businessType: 'onSiteService',
      productionMethod: 'serviceWork',
      materials: 'Some forty boxes per move, newsprint, bags. My car and a rented van.',
      packaging: 'reusable',
      transportation: 'gasVehicle',
      energySource: 'homeOffice',
      digitalFootprint: 'showcase',
      wasteManagement:
        'That is the heart of the job. Today almost everything goes in the dumpster. I aim for a third given, a third sold or kept, the rest to the ecocentre.',
      sustainabilityGoals: 'Less than 20% to landfill.',
    },
  },
  comments: {
    analysis: 'I am not a mover: I subcontract the truck.',
    'business-plan': 'My brother says I should incorporate right away. Not sure.',
    journal: 'Mostly I want to know whether I am spreading myself thin.',
  },
  entries: [
    {
      title: 'Mrs. Gauthier',
      content:
        'First dry run. She told me the story of every plate. Four hours for one cupboard. It was lovely, and at that pace I go broke.',
      mood: 'neutral',
    },
    {
      title: 'Turned down',
      content:
        'The first insurer will not cover “sorting of belongings”. Nobody knows which box to put me in. I cried in the car.',
      mood: 'negative',
    },
    {
      title: 'Yes!',
      content: 'The manager at Jardins du Cours took 50 leaflets. She had tears in her eyes.',
      mood: 'positive',
    },
    {
      title: 'Two brothers, one clock',
      content:
        'I kept calm and suggested that it stay with their mother until the move. I need a written rule for that. Tired.',
      mood: 'neutral',
    },
  ],
};
