import type { CleanFile } from '../../types.ts';

/** An IT consultant in Pointe-Claire who subcontracts but hires nobody. */
export const itConsulting: CleanFile = {
  id: 'it-consulting-en',
  language: 'en',
  profile: {
    businessName: 'Harbourline IT Inc.',
    postalAddress: '220 avenue Labrosse, Pointe-Claire, Quebec',
    people: [
      {
        id: 'greg',
        name: 'Greg Amiri',
        role: 'Consultant',
        share: '80%',
        experience: 'Seventeen years in IT.',
      },
      { id: 'nora', name: 'Nora Amiri', role: 'Silent shareholder', share: '20%' },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Networks, old synthesizers, hockey on Sundays. I fixed the parish computers for free for 6 years. I would rather crawl under a desk than sit in a meeting of fourteen people.',
        skills:
          'Seventeen years in IT, the last eight of them running servers for 450 users. I can explain a firewall to a dentist in four minutes. Sales is new to me.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'IT help for dental and law offices on the West Island. Projects go at $135 an hour, and a managed desk at $65 a month. The big provider sells the desk at $110 and wants three years signed.',
        targetMarket:
          'Offices of 5 to 25 desks, roughly 1,400 of them between Dorval and Vaudreuil. I need nine offices to be busy. Two have already said they would come.',
        problemSolved:
          'When the server dies at 8 a.m., the big provider answers at noon. A dentist told me the morning cost her $3,800. Her nephew charges $40 an hour and is writing exams.',
        businessModel: 'services',
        location: 'Pointe-Claire',
        experience:
          'Seventeen years in IT, in three companies. I moved 450 people to the cloud in 2021 on a budget of $600,000. Certified on the two firewalls that matter.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'One national provider with 300 employees, $110 a desk. Two firms of ten to fifteen people at $150 and $165 an hour. Freelancers from $70 an hour.',
        differentiators:
          'I answer within 30 minutes on weekdays. No contract longer than a month. The same person every time, me.',
        risks:
          'A ransom attack at a client: my insurance covers up to $2 million. If I lose the biggest office, that is 12 desks, or $9,360 a year. Getting sick.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within3Months',
        team: 'I am the only one working in the company, 42 hours a week. No employees. Two subcontractors, Ravi and Luc, take cabling jobs at $55 an hour and invoice me. Nora has her own career at the hospital and keeps out of it.',
        resources:
          'A laptop and test gear for $5,200. A stock of spare switches, $2,600. I already own a car, worth $11,000, and a toolbox. Leasing a van at $690 a month made no sense.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Incorporated in October 2026. Website up in December. Opening in January 2027. Six offices signed by summer. My first real holiday, two weeks, in August.',
        vision:
          'By year three, 80 desks and maybe one technician at $60,000 a year. I would stop taking hourly jobs under $500. Not a call centre.',
        location:
          'A small office on avenue Labrosse in Pointe-Claire, 240 square feet. It is $825 a month, parking included. The tower by the highway asked $1,600.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Harbourline',
        valueProposition:
          'Someone who knows your office answers in 30 minutes. $65 a desk, no contract.',
        marketingChannels: 'directOutreach',
        budget: 'under-500',
        customerAcquisition:
          'A free one-hour checkup, worth $135, for 40 offices. I expect one in five to sign. Ads and flyers are $240 a month. A trade show booth would be $3,000, so no.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'A managed desk, $65 a month: updates, backup, phone help. Projects are billed at $135 an hour with a written estimate. Hardware is bought by the client directly.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'One person can watch about 150 desks with the right tools. Projects take some 24 hours a week. The monitoring tool checks every five minutes.',
        qualityStandards: 'dataProtection',
        suppliers:
          'Backup from a Montréal data centre at $7 per desk. Monitoring at $4 per desk. The distributor wants payment in 15 days for parts, which are few.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'byTime',
        pricingStrategy:
          '$135 an hour and $65 a desk per month. The firms around charge $150 and $165, the national one $110 a desk. My employer billed me out at $190 and paid me $51.',
        fixedCosts:
          'Office $825, insurance $260, ads $240, tools and licences $310, phone $95, accountant $170 a month. Gas is in the hourly cost.',
        variableCosts:
          'About $6 per hour sold, for gas and small parts. A desk costs $14 a month: backup $7, monitoring $4, the rest antivirus.',
        revenueGoals:
          'In year one, 1,200 hours of projects, so $162,000, and 540 desk-months, so $35,100. That makes $197,100. In 2025 my employer sold $310,000 of my time.',
        cashFlow:
          'Clients get an invoice at the end of the month and pay 30 days later. Nothing seasonal that I can see, lawyers break printers in July too. My tools are charged on the first.',
      },
      comments:
        'I put in $16,000 and Nora $4,000, so $20,000 for 80% and 20%. No bank loan; the line of credit they proposed, $25,000, stays unsigned. My severance of $31,000 feeds the family meanwhile.',
    },
  },
  inputs: {
    opening: '2027-01',
    form: 'corporation',
    offers: [
      {
        id: 'hour',
        name: 'Project hour',
        price: 135_00,
        cost: 6_00,
        units: { mode: 'year', years: [1_200, 1_250, 1_300] },
      },
      {
        id: 'desk',
        name: 'Managed desk',
        price: 65_00,
        cost: 14_00,
        units: { mode: 'year', years: [540, 780, 960] },
      },
    ],
    collect: ['0', '1', '0', '0'],
    fixed: [
      { id: 'office', name: 'Office', amount: 825_00 },
      { id: 'insurance', name: 'Insurance', amount: 260_00, tax: 'none' },
      { id: 'ads', name: 'Ads', amount: 240_00 },
      { id: 'tools', name: 'Tools and licences', amount: 310_00 },
      { id: 'phone', name: 'Phone', amount: 95_00 },
      { id: 'accountant', name: 'Accountant', amount: 170_00 },
    ],
    assets: [
      { id: 'laptop', name: 'Laptop and test gear', cost: 5_200_00, life: 36 },
      { id: 'car', name: 'Car', cost: 11_000_00, owned: true, life: 60 },
    ],
    startup: [
      { id: 'switches', name: 'Spare switches', amount: 2_600_00 },
      { id: 'legal', name: 'Incorporation and website', amount: 3_000_00 },
    ],
    capital: [
      { id: 'greg', amount: 16_000_00 },
      { id: 'nora', amount: 4_000_00 },
    ],
    ownerPay: { amount: 5_500_00, from: 3 },
  },
};
