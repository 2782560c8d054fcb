import type { ExampleProject } from './project.ts';

/** Felted slippers made of wool that sheep farmers in Kamouraska throw away. */
export const toison: ExampleProject = {
  name: 'Toison',
  description: 'Felted wool slippers with a sole you can replace, made in Kamouraska.',
  answers: {
    brainstorm: {
      interests: 'Wool. Spinning and felting, sheep shows, old tools, winter walks.',
      skills:
        'I ran quality control in a textile plant for eleven years. I can felt, sew leather, fix most machines with a belt, and sell at a market stall in both languages. We own a trailer.',
      preferredSector: 'crafts',
      businessType: 'home',
      budget: '5000-20000',
      teamPreference: 'family',
      targetCustomers:
        'People with cold feet and old houses, mostly 35 and up, who would rather buy once.',
      productOrService: 'product',
      timeCommitment: 'growing',
      mainGoal: 'passion',
    },
    idea: {
      businessIdea:
        'Felted wool slippers with a stitched leather sole that can be replaced. Our neighbours burn or compost their fleece because nobody buys it; I turn it into something that lasts ten winters.',
      targetMarket:
        'Women of 35 to 65 in the Lower St. Lawrence and Quebec City who shop at Christmas markets for a good present: a husband, a mother, themselves.',
      problemSolved:
        'A $30 pair falls apart by March and goes in the garbage. The good ones come from Europe, cost $150 and nobody here will fix them.',
      businessModel: 'directSales',
      location: 'Saint-Pascal, Kamouraska',
      experience:
        'Eleven years in textiles, five of them on industrial felting. I know seven shepherds by first name.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'national',
      competitors:
        'Glerups (Danish, about $150); Acorn at Mark’s ($60); one craftswoman in Baie-Saint-Paul who is always sold out; and thick socks, which are free.',
      differentiators:
        'The farm’s name is on the label. A new sole costs $35. I will mend any pair I have sold, for as long as I can hold a needle.',
      marketTrends:
        'At every market somebody asks where it was made. Raw wool brings 30 cents a pound, less than it costs to shear.',
      risks: 'My wrists; one carding machine and no spare; the dead months from January to August.',
    },
    'business-plan': {
      timeline: 'within6Months',
      team: 'Me, 30 hours a week. My husband stitches soles on Saturdays. My sister-in-law keeps the books.',
      resources:
        'Got: the old milk house, two sewing machines, a trailer. Need: a used carder ($6,500), a felting table ($2,500), 200 kg of washed wool, an online shop.',
      legalStructure: 'soleProprietorship',
      milestones:
        'Carder running in May; 60 test pairs sold at summer markets; online shop on September 15; 150 pairs before Christmas; first pay in January.',
      vision:
        'A thousand pairs a year, one employee from the village at $24 an hour, $45,000 a year for me. No factory, ever.',
      values:
        'Wool is paid $1.50 a pound, whatever happens. No pair goes out that cannot be repaired.',
      location: 'The old milk house behind our home, Rang 4, Saint-Pascal',
    },
    marketing: {
      brandName: 'Toison',
      valueProposition:
        'For anyone whose feet are cold from November to May: a warm pair made here from wool grown here, re-soled instead of thrown out.',
      marketingChannels: 'localPresence',
      budget: 'under-500',
      customerAcquisition:
        'She tries a pair on at the Kamouraska market in August and takes the card with the sheep on it. In November she orders two online, one for her sister.',
      brandPersonality: 'warm',
      contentStrategy: 'One picture from the workshop every Tuesday, one farm a month.',
    },
    rd: {
      productDescription:
        'One pair of felted slippers, sizes 5 to 13, four natural colours, in a cardboard box with a care card and the name of the farm, at $98.',
      developmentStage: 'testing',
      technicalRequirements:
        'A carder and a felting table (missing). Twelve wooden lasts (I have them). Vegetable-tanned cowhide. A lot of hot water.',
      qualityStandards: 'productSafety',
      innovations: 'A saddle-stitched sole that comes off and goes back on in twenty minutes.',
      suppliers:
        'Wool: Bergerie du Rocher and two neighbours, or the co-op in Saint-Jean-Port-Joli if it comes to that. Leather: one tannery in Quebec City and no plan B yet. Boxes: a printer in Rivière-du-Loup.',
      intellectualProperty: 'trademark',
      testingStrategy:
        'Twenty people wear one pair all winter. I look at the heels in April; more than three loose soles and I change the thread.',
    },
    finances: {
      initialInvestment: '10000-25000',
      fundingSources: 'ownSavings',
      revenueModel: 'perUnit',
      pricingStrategy:
        '$98 a pair. The Danish ones are $150 and the ones at Mark’s $60. When I tried $110, people put the pair back down.',
      fixedCosts:
        'Workshop $425, insurance $85, online shop and phone $60, bookkeeping $50, market stalls $80. No salary until January.',
      variableCosts:
        'Wool $11, leather and thread $16, box and label $4, card fees $3, postage $10',
      breakEven: 'About a dozen pairs a month, unpaid',
      revenueGoals:
        '420 pairs in the first year, around $41,000, of which 150 in November and December.',
      cashFlow:
        'Wool has to be paid in May, after shearing, and the money comes in November. Shops pay after 30 days.',
    },
    environmental: {
      businessType: 'production',
      productionMethod: 'byHand',
      materials:
        'A month: 25 kg of Kamouraska wool, 8 m² of leather, 3 kg of olive soap, plenty of hot water.',
      packaging: 'paper',
      transportation: 'parcel',
      energySource: 'hydroelectricity',
      digitalFootprint: 'onlineSales',
      wasteManagement:
        'Wool scraps go to the neighbour as mulch. Leather: a bag a month, no idea yet.',
      sustainabilityGoals: 'Save 600 kg of wool a year and re-sole at least 30 pairs.',
    },
  },
  comments: {
    idea: 'I keep my job three days a week until December.',
    finances: 'I put in $10,000 and hope for an $8,000 loan from the SADC, not applied for yet.',
    personas: 'Do not forget those who buy for somebody else.',
  },
  entries: [
    {
      title: 'First clean fleece',
      content:
        'Washed 14 kg in the milk house. The kitchen smells of sheep but the fibre is better than I dared hope. Nobody has complained yet.',
      mood: 'positive',
    },
    {
      title: 'The carder in Plessisville',
      content: 'Saw it. $6,500 and one roller missing. He wants an answer by Friday.',
      mood: 'neutral',
    },
    {
      title: 'Three soles gone',
      content:
        'Three of the twenty testers sent their pair back: the thread gives way at the heel. I half knew it. Spent the evening unpicking, wrists on fire. If this is not solved before summer I do not open.',
      mood: 'negative',
    },
    {
      title: 'Waxed linen',
      content:
        'Ginette, the cobbler in La Pocatière, showed me waxed linen thread. Did two pairs over and pulled like a madwoman: nothing moved. She wants six on consignment.',
      mood: 'positive',
    },
    {
      title: 'Eleven pairs in June',
      content: 'At 28 degrees! One lady paid ahead for her mother. I ran out of 7s and 8s.',
      mood: 'positive',
    },
  ],
};
