import type { landing as fr } from '../fr/landing.ts';

export const landing: typeof fr = {
  title: 'Élan, from an idea to a business plan',
  headline: 'From a scribbled idea to a plan people take seriously.',
  lead: (modules) =>
    `Your answers, ${modules} modules, and an AI that writes from what you know. In French and in English, at the pace of your evenings.`,
  start: 'Get Started',
  startNote: (modules, generations) =>
    `${modules} modules and ${generations} ${generations === 1 ? 'generation' : 'generations'} free, no card needed`,
  sheet: {
    context: 'Pain de nuit · Finances',
    title: (baskets) => `Break-even point: ${baskets} baskets a night`,
    chart: (baskets, price, cost, fixed) =>
      `Revenue and costs by baskets sold a night. At ${price} a basket, ${cost} of variable costs and ${fixed} of fixed costs a month, the two lines cross at ${baskets} baskets.`,
    revenue: 'revenue',
    costs: 'costs',
    crossing: (baskets) => `${baskets} baskets`,
    axis: 'baskets a night',
    price: 'Price of a basket',
    cost: 'Variable costs',
    fixed: 'Fixed costs a month',
    note: 'Worked out from her answers, every figure traced.',
  },
  carousel: {
    name: 'Modules carousel',
    title: (modules) => `${modules} modules, one thread`,
    lead: 'Each module asks a few questions, then writes. What it learns serves the ones that follow.',
    previous: 'Previous module',
    next: 'Next module',
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    position: (number, all) => `${number} of ${all}`,
    arrival: (number, all, title) => `${number} of ${all}: ${title}`,
    free: 'Free',
    premium: 'Premium',
    asks: 'We ask you',
    gives: 'You get',
  },
  modules: [
    {
      key: 'brainstorm',
      title: 'Find my idea (AI Brainstorm)',
      summary: 'Tell us who you are and what you need: you leave with 12 to 15 ideas that fit you.',
      asks: 'What are you passionate about?',
      gives: ['Ideas to compare', 'How promising each one is', 'The one you develop'],
    },
    {
      key: 'idea',
      title: 'My idea',
      summary:
        'Your idea in your own words, then a frank reading: strengths, challenges, opportunities and a plan for the next 30 days.',
      asks: 'What problem do you solve for them?',
      gives: ['Strengths of your idea', 'Challenges to face', 'Plan for the next 30 days'],
    },
    {
      key: 'analysis',
      title: 'Situation analysis',
      summary:
        'Your market, your competitors, then your strengths, weaknesses, opportunities and threats (SWOT), so that you know where to begin.',
      asks: 'Why would people choose you over them?',
      gives: ['Your market', 'Competitors compared', 'Next steps'],
    },
    {
      key: 'business-plan',
      title: 'Business plan',
      summary:
        'A business plan in ten parts, drawn from your answers, to review, complete with figures and present.',
      asks: 'Where do you want to be in three years?',
      gives: ['Executive summary', '3-year forecasts', 'Risk management'],
    },
    {
      key: 'marketing',
      title: 'Marketing',
      summary:
        'Your promise, the words that speak to your customers and a three-month plan that fits your budget.',
      asks: 'How will your first ten customers come to you?',
      gives: ['Brand and promise', 'Budget for the first three months', 'What to measure'],
    },
    {
      key: 'rd',
      title: 'Product R&D',
      summary:
        'From what you have in mind to what you will sell: requirements, stages, tests and costs to expect.',
      asks: 'How will you try it out with real people?',
      gives: ['Where the product stands', 'Development road map', 'Tests with real users'],
    },
    {
      key: 'finances',
      title: 'Finances',
      summary:
        'Your prices and costs put in order: financing, break-even point, cash budget and three scenarios.',
      asks: 'What does each sale cost you?',
      gives: ['Start-up costs and financing', 'Break-even point', '12-month cash budget'],
    },
    {
      key: 'environmental',
      title: 'Environmental impact',
      summary:
        'What in your business really weighs on the environment, and what to do in 90 days. The analysis adapts to a physical or digital project.',
      asks: 'What will be left over, and where will it go?',
      gives: ['Main impacts', 'Actions for the next 90 days', 'Goals and indicators'],
    },
    {
      key: 'personas',
      title: 'Customer personas',
      summary:
        'Three typical customers drawn from your answers: what they want, what holds them back and where to reach them.',
      asks: 'Nothing more: your modules already speak of your customers.',
      gives: ['Needs', 'Frustrations', 'Barriers to buying'],
    },
    {
      key: 'journal',
      title: 'Entrepreneurial journal',
      summary:
        'Write down your days, good and hard alike: the analysis shows what keeps coming back and makes three suggestions for the week.',
      asks: 'A few lines and your mood of the day.',
      gives: [
        'What keeps coming back in your entries',
        'What holds you back',
        'Three suggestions for the coming week',
      ],
    },
    {
      key: 'maturity',
      title: 'Maturity score',
      summary: 'Where your project stands, out of 100 and in six areas, and what to do next.',
      asks: 'Nothing more: the score reads all your modules.',
      gives: ['Strengths', 'Areas for improvement', 'Next steps'],
    },
  ],
  examples: {
    title: 'A baker’s file, sheet by sheet',
    lead: 'Pain de nuit, a counter open from 10 p.m. to 6 a.m., steps from a hospital in Limoilou, Québec City. This is what her answers became.',
    tabs: 'Sample results',
    names: {
      swot: 'SWOT',
      forecast: 'Forecast',
      roadmap: 'Roadmap',
      carbon: 'Carbon footprint',
      marketing: 'Marketing',
      persona: 'Persona',
      maturity: 'Maturity',
    },
    asked: 'Élan asked',
    answered: 'She answered',
    titles: {
      swot: 'An hour of her own, an oven to share',
      forecast: 'Three years, one basket at a time',
      roadmap: 'Six months to the first batch',
      carbon: 'What to weigh first',
      marketing: 'Reaching people who are up all night',
      persona: 'The 4 a.m. customer',
      maturity: 'Ready to convince, not yet to borrow',
    },
    quote: (words) => `“${words}”`,
    note: 'Pain de nuit is an invented example. Its forecast is the one that Élan computes, and it remains an estimate: yours will come from your answers.',
  },
  compare: {
    title: 'Before, after',
    before: 'With scattered notes',
    after: 'With Élan',
    rows: [
      ['An idea in a notebook, told differently each time', 'One page, in your own words'],
      ['“My market is everybody”', 'Three typical customers, and what holds them back'],
      ['A spreadsheet copied from the Internet', 'Forecasts drawn from your prices and costs'],
      ['Evenings spent wondering where to begin', 'A next step, always in sight'],
      ['A plan put off until the fall', 'A dossier to hand over, as PDF, Word and Excel'],
    ],
  },
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'State your idea',
      text: 'In your own words, even half formed, or with us.',
    },
    { title: 'Answer', text: 'An adviser’s questions, not a form.' },
    { title: 'Read and correct', text: 'The AI drafts, you hold the pen.' },
    { title: 'Present', text: 'A dossier your credit union understands, and that you keep.' },
  ],
  price: {
    title: 'A single plan, for when you need it',
    lead: 'Begin for free, without a card. Premium opens the rest, month by month.',
    open: 'Open a free account',
  },
  notices: [
    {
      title: 'No refunds',
      text: 'No refunds are given. Try it for free first, and cancel whenever you like.',
    },
    {
      title: 'Estimates, and your decisions',
      text: 'Everything Élan produces is an estimate, to be verified. Your decisions remain your own, and you are responsible for them.',
    },
  ],
  call: {
    title: 'Does your idea fit in one sentence? That is enough for tonight.',
    text: 'A few questions, then a first page to read over tomorrow morning.',
    open: 'Write my first page',
  },
};
