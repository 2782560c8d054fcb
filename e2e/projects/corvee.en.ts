import type { ExampleProject } from './project.ts';

/** Software for chores, meetings and paperwork in housing cooperatives, in Montréal. */
export const corvee: ExampleProject = {
  name: 'Corvée',
  description: 'Chores, meetings and paperwork for housing co-ops, on a phone.',
  answers: {
    brainstorm: {
      interests: 'Affordable housing, cycling, comics, tools that respect people’s time.',
      skills:
        'Web developer for nine years (TypeScript, Postgres). Secretary of my co-op for four: notices, minutes, the lot. I cannot sell to save my life.',
      preferredSector: 'technology',
      businessType: 'online',
      budget: '5000-20000',
      teamPreference: 'partners',
      targetCustomers:
        'Volunteers on co-op boards, often retired, who do a property manager’s job at night.',
      productOrService: 'digital',
      timeCommitment: 'growing',
      mainGoal: 'community',
    },
    idea: {
      businessIdea:
        'A web and mobile app for housing co-ops: who does which chore, when is the next meeting, where are the bylaws, who has signed.',
      targetMarket:
        'Co-ops of 10 to 40 units in Montréal with no employee, where members share the work. The secretary or treasurer decides and the board votes.',
      problemSolved:
        'Everything sits in Monique’s binder and in 200 e-mails. When Monique moves out we start over. New members do not know what to do and the same four people do it all.',
      businessModel: 'subscription',
      location: 'Montréal (Rosemont), online across Quebec',
      experience: 'Nine years of development, four on the board of a 28-unit co-op.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'niche',
      competitors:
        'Excel and Google Drive: free, everybody has them. Property software like Hopem: far too big. Facebook groups. An outside manager at $600 a month and up.',
      differentiators:
        'Made for volunteers: you learn it in ten minutes, on a phone, at 72. French and English side by side. The data stays in Quebec.',
      marketTrends:
        'Quebec has some 1,300 co-ops. The founders are getting old and the next ones want no paper. Law 25 scares everybody.',
      risks:
        'Boards that take eight months to vote $90. The federation building its own. A data leak.',
    },
    'business-plan': {
      timeline: 'within6Months',
      team: 'Me (development, 20 hours a week, then full time) and Soraya, who used to work for the federation (sales and training, 15 hours).',
      resources: 'Everything except time, and $25,000 to last a year.',
      legalStructure: 'other',
      milestones:
        'Five pilot co-ops in February. Mobile version in April. Launch at the May congress. 15 paying co-ops in August, 45 the following February.',
      vision: '200 co-ops, four people making a decent living, and Corvée itself a worker co-op.',
      values: 'No ads, no data sold, a full export in one click for whoever wants to leave.',
      location: 'Online',
    },
    marketing: {
      brandName: 'Corvée',
      valueProposition: 'Your co-op keeps running, even when Monique moves out.',
      marketingChannels: 'directOutreach',
      budget: 'under-500',
      customerAcquisition:
        'Soraya phones secretaries she knows. A 20-minute demo at the next board meeting, on the TV in the common room. A month’s trial with their bylaws already loaded. The board votes.',
      brandPersonality: 'simple',
      contentStrategy: 'One free template a month by e-mail: minutes, an agenda, a notice.',
    },
    rd: {
      productDescription:
        'A subscription at $3.50 per unit per month ($84 for a co-op of 24 units): chore calendar, reminders by e-mail and text, minutes, votes, a vault for documents.',
      developmentStage: 'prototype',
      technicalRequirements:
        'I have the prototype (chores and calendar). Missing: votes, the mobile version, hosting in Quebec, a security audit, real accessibility.',
      qualityStandards: 'dataProtection',
      innovations: 'A fair draw of chores that takes everyone’s limits into account.',
      suppliers: 'Hosting: OVH in Beauharnois, else a provider in Quebec City. Texts: Twilio.',
      intellectualProperty: 'copyright',
      testingStrategy:
        'Five co-ops for three months. I count the members who sign in without being nagged. Below 40% we stop and think again.',
    },
    finances: {
      initialInvestment: '25000-50000',
      fundingSources: 'publicSupport',
      revenueModel: 'subscription',
      pricingStrategy:
        '$84 a month for a co-op of 24 units, which is $3.50 a door. A manager costs $600 and up. Three treasurers said yes, one said “it has to go to the board”.',
      fixedCosts:
        'Hosting $140, tools $120, accountant $100, insurance $90, travel $50. Salaries: none for eight months.',
      variableCosts: 'Texts and e-mail $6 per co-op per month, card fees $3',
      breakEven: 'No idea',
      revenueGoals: '15 co-ops by month six, 45 by month twelve: around $20,000 in the first year.',
      cashFlow:
        'Paid by direct debit each month, or yearly with 10% off. Nothing comes in over the summer: boards do not sit.',
    },
    environmental: {
      businessType: 'digitalProduct',
      productionMethod: 'digitalWork',
      materials:
        'Two laptops (one refurbished), one small rented server, a few phones for testing.',
      packaging: 'none',
      transportation: 'bikeOrTransit',
      energySource: 'remoteServers',
      digitalFootprint: 'platform',
      wasteManagement: 'Next to nothing. An old phone now and then.',
      sustainabilityGoals: 'Keep devices for seven years. Pages under 300 KB.',
    },
  },
  comments: {
    idea: 'Soraya has not given a final yes.',
    finances: 'We are asking PME MTL for $20,000 and putting in $5,000 each.',
    marketing: 'No Facebook, we do not want to be there.',
  },
  entries: [
    {
      title: 'Monique’s binder',
      content:
        'Monique lent me the binder: eleven years of minutes, three versions of the same bylaw. I laughed, then I saw that this is the product.',
      mood: 'positive',
    },
    {
      title: 'The demo that failed',
      content:
        'Demo at the co-op on Bélanger. The wifi died and a gentleman asked what is wrong with a cork board. I had no good answer.',
      mood: 'negative',
    },
    {
      title: 'Soraya',
      content:
        'Soraya is half in. She wants to see five co-ops before she gives up her contract. Fair enough.',
      mood: 'neutral',
    },
    {
      title: 'A chore ticked without me',
      content:
        'Somebody ticked “compost out” at 6:40 a.m. and nobody had told them to. I took a screenshot like a kid.',
      mood: 'positive',
    },
    {
      title: 'Put off till September',
      content:
        'The board put the vote off till September. $84! They spent forty minutes on the colour of the porch. I have to plan for a summer without revenue.',
      mood: 'negative',
    },
  ],
};
