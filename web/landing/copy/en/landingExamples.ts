import type { landingExamples as fr } from '../fr/landingExamples.ts';

/** The sheets of the landing page’s example, written as the modules would generate them. */
export const landingExamples: typeof fr = {
  answers: {
    swot: {
      asked: 'Why would people choose you over them?',
      answered:
        'At 3 a.m. there is nobody else. The bread leaves the oven during their break, six minutes on foot from the ER.',
    },
    forecast: {
      asked: 'What will your price be, and why?',
      answered: '$11 a basket: soup, bread, coffee. The price of a combo, and it’s hot.',
    },
    roadmap: {
      asked: 'How will you try it out with real people?',
      answered: 'I go out with a tray at shift change and note who comes back the next night.',
    },
    carbon: {
      asked: 'What will be left over, and where will it go?',
      answered: 'What is unsold at 6 a.m., and the bags. I would rather give the bread away.',
    },
    marketing: {
      asked: 'How will your first ten customers come to you?',
      answered:
        'A former colleague is a nurse on the fifth floor. There are eleven of them up there.',
    },
  },

  swot: `## Strengths
- The only counter open at night within a walk of the hospital.
- Fourteen years in the trade: the recipe depends on nobody else.
- A kitchen already up to code, shared with a daytime caterer.

## Weaknesses
- One person at the oven: who takes over?
- Quiet nights early in the week.
- A cushion of barely more than a month.

## Opportunities
- A shift change at midnight, then breaks until dawn, with the cafeteria closed.
- Group orders from each floor, the day before.

## Threats
- Butter is up 20% in two years.
- A chain could extend its hours within a season.

## Where to begin
Twelve nights of tastings before signing anything.`,

  forecast: ({ years, ...figures }) => `| Item | Year 1 | Year 2 | Year 3 |
|---|---:|---:|---:|
| Baskets a night | ${years.map((year) => year.perNight).join(' | ')} |
| Sales | ${years.map((year) => year.sales).join(' | ')} |
| Direct costs and card fees | ${years.map((year) => year.variable).join(' | ')} |
| Wages, fixed and other costs | ${years.map((year) => year.fixed).join(' | ')} |
| **Net income** | ${years.map((year) => `**${year.netIncome}**`).join(' | ')} |
| Cash at the end | ${years.map((year) => year.closingCash).join(' | ')} |

She pays herself ${figures.drawings} a month from the second year on; it is no expense, but cash allows for it. At the lowest, ${figures.lowestCash} is left (${figures.lowestMonth}).

### What it takes to open
**${figures.uses}**, taxes included, with ${figures.sources} gathered: ${figures.own} of her own and a loan of ${figures.loan}. A basket sells for ${figures.price} and costs ${figures.variableCost}: at ${figures.breakEven} baskets a night, the first year’s costs are covered.`,

  roadmap: (figures) => `| Stage | It is done when… |
|---|---|
| **Check demand**, month\u00a01 | 60 tastings at shift change, 40 baskets sold ahead |
| **Raise the money**, months\u00a02 and\u00a03 | ${figures.sources} together, in writing |
| **Lease and permits**, months\u00a03 and\u00a04 | MAPAQ permit in hand, food hygiene course passed |
| **Ten trial nights**, month\u00a05 | Three recipes kept, one dropped |
| **Open**, month\u00a06 | ${figures.breakEven} baskets a night within 90 days |

The loan waits for the lease, and the lease for the presales: **the first stage decides the others.**

### This week
1. Ask the hospital where a tray is in nobody’s way.
2. Write to MAPAQ to learn which permit suits a shared kitchen.`,

  carbon: `| Where the impact is | How it is known | What to measure |
|---|---|---|
| Flour, butter, eggs, milk | The recipe of the basket | Kilos bought a month; butter first |
| Unsold bread and soup | “What is unsold at 6 a.m.” | Portions thrown out and given, each night |
| Bags, bowls and cups | “… and the bags” | Units for each basket |
| Electric oven | A shared kitchen | Kilowatt hours on the bill |

No emission figure: nothing in her answers allows one to be worked out. In Quebec, grid electricity is mostly hydro: **the first step is in the recipe.**

### The next 90 days
- Weigh the butter and note what is unsold, for two weeks.
- Try two recipes with oil.
- Give what is unsold at 6 a.m. to a neighbourhood food bank.
- A discount for bringing your own container.`,

  marketing: ({ money, marketingTotal, marketing }) => `> Warm bread for those who are up all night.

| Channel | A month | What is measured |
|---|---:|---|
| Tastings at shift change | ${money(marketing.tastings)} | Baskets sold that same night |
| Posters in break rooms | ${money(marketing.posters)} | “Shift” codes used |
| “In the oven tonight” newsletter | ${money(marketing.newsletter)} | Group orders |
| Online business listing | ${money(marketing.maps)} | Calls and directions |
| **Total** | **${marketingTotal}** | |

### The first month
1. Twelve tastings, always at the same door.
2. A ten-stamp card, good at night only.
3. Every Sunday, two lines on what worked.`,

  persona: {
    nom: 'Sandrine Ouellet',
    age: 34,
    profession: 'night nurse',
    localisation: 'Limoilou, Québec City',
    revenus: '$68,000 a year',
    citation: 'At 4 a.m., it’s the vending machine or nothing.',
    besoins: ['A hot meal in under ten minutes', 'Paying without waiting for change'],
    frustrations: ['The cafeteria closes at 7 p.m.', 'Deliveries get cancelled after midnight'],
    objectifs: ['Ending her shift without a slump', 'Bringing bread home'],
    comportements: ['Orders as a group, by floor', 'Decides at the 3 a.m. break'],
    canaux_preferes: ['The floor’s group chat', 'The poster in the break room'],
    freins_achat: ['Going out alone in the dark', 'Downtown coffee-shop prices'],
  },

  maturity: {
    overall: 72,
    categories: {
      idea: {
        score: 84,
        status: 'Clear and dated',
        recommendations: [],
      },
      market: {
        score: 84,
        status: 'Seen up close',
        recommendations: [],
      },
      business: {
        score: 64,
        status: 'In place, unsigned',
        recommendations: [],
      },
      marketing: {
        score: 71,
        status: 'Simple, measurable',
        recommendations: [],
      },
      product: {
        score: 82,
        status: 'Tasted, corrected',
        recommendations: [],
      },
      finance: {
        score: 55,
        status: 'Just enough',
        recommendations: [],
      },
    },
    strengths: [],
    weaknesses: [],
    nextSteps: ['Grow the cushion from one month to three.', 'Put the shared kitchen in writing.'],
    timeline: 'Six months to opening, if presales are confirmed in the first.',
  },
};
