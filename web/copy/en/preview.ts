import type { preview as fr } from '../fr/preview.ts';

/** Texts that show what a paid module would do with the user's own answers. */
export const preview: typeof fr = {
  title: (module) => `What “${module}” would make of your answers`,
  titleWithout: (module) => `The “${module}” module`,
  without: 'Answer the free modules first: you will see here what it would make of your words.',
  from: (project) => `From your project “${project}”.`,
  contents: (module) => `What “${module}” gives you`,
  goOn: (module) => `Continue with “${module}”`,
  waiting: (module) => `“${module}” is waiting for you.`,
  lines: {
    'business-plan.competition': {
      title: 'Competitive study',
      text: (words) => `What you have that others do not, starting from what you know: “${words}”.`,
    },
    'business-plan.summary': {
      title: 'Executive summary',
      text: (words) => `One page to hand to a lender, from your own words: “${words}”.`,
    },
    'business-plan.market': {
      title: 'Market analysis',
      text: (words) => `How many they are, and where to find them: “${words}”.`,
    },
    'marketing.audience': {
      title: 'Your customer and the words that speak to them',
      text: (words) => `What to say to these people, and how: “${words}”.`,
    },
    'marketing.promise': {
      title: 'Brand and promise',
      text: (words) => `A promise in one sentence, drawn from this: “${words}”.`,
    },
    'marketing.channels': {
      title: 'Marketing channels',
      text: (words) => `Where to make this known over three months: “${words}”.`,
    },
    'rd.requirements': {
      title: 'Requirements',
      text: (words) => `The list of what it takes to offer this: “${words}”.`,
    },
    'rd.tests': {
      title: 'Tests with real users',
      text: (words) => `How to check that you really solve this problem: “${words}”.`,
    },
    'rd.risks': {
      title: 'Risks and next steps',
      text: (words) => `What to plan for in the face of this: “${words}”.`,
    },
    'rd.skills': {
      title: 'Make or buy',
      text: (words) => `What you can do yourself, with this: “${words}”.`,
    },
    'finances.prices': {
      title: 'Prices and margin per sale',
      text: (words) => `Your price beside the ones that you noted: “${words}”.`,
    },
    'finances.breakEven': {
      title: 'Break-even point',
      text: (words) => `How much to sell a month to cover your costs: “${words}”.`,
    },
    'finances.scenarios': {
      title: 'Three scenarios',
      text: (words) => `One of them where this happens to you: “${words}”.`,
    },
    'finances.start': {
      title: 'Start-up costs and financing',
      text: (words) => `What is left to find, once this is counted: “${words}”.`,
    },
    'environmental.profile': {
      title: 'Profile of your business',
      text: (words) => `What really weighs on the environment in this: “${words}”.`,
    },
    'environmental.rules': {
      title: 'Rules and programs to look up',
      text: (words) => `The ones that hold where you will be: “${words}”.`,
    },
    'environmental.goals': {
      title: 'Talking about it without greenwashing',
      text: (words) => `How to say this, with proof: “${words}”.`,
    },
    'personas.people': {
      title: 'Three typical customers',
      text: (words) =>
        `Three people with a name, a budget and hesitations, drawn from this: “${words}”.`,
    },
    'personas.habits': {
      title: 'Habits and frustrations',
      text: (words) => `What each one does today in the face of this: “${words}”.`,
    },
    'personas.reasons': {
      title: 'Barriers to buying',
      text: (words) => `What would make them hesitate before this: “${words}”.`,
    },
    'journal.suggestions': {
      title: 'Three suggestions for the coming week',
      text: (words) => `To move this forward, from what you note: “${words}”.`,
    },
    'journal.recurring': {
      title: 'What keeps coming back in your entries',
      text: (words) => `For example, if this fear comes true: “${words}”.`,
    },
    'journal.progress': {
      title: 'What moved forward',
      text: (words) => `And the room that what drives you still has: “${words}”.`,
    },
    'maturity.score': {
      title: 'A mark out of 100, in six areas',
      text: (words) => `What is solid and what is missing in this: “${words}”.`,
    },
    'maturity.next': {
      title: 'Next steps',
      text: (words) => `In order, to make your place beside these: “${words}”.`,
    },
    'maturity.proof': {
      title: 'What is left to prove',
      text: (words) => `To these people first: “${words}”.`,
    },
  },
};
