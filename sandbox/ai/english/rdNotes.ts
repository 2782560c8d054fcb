import type { OptionOf } from '../chosen.ts';
import type { Stage } from '../roadMap.ts';
import type { Trade } from '../trade.ts';

/** What the writer knows of a stage of development. */
interface StageNotes {
  readonly name: string;
  readonly exists: string;
  readonly work: string;
  readonly proof: string;
  readonly risk: string;
}

export const stageNotes: Readonly<Record<Stage, StageNotes>> = {
  conceptualIdea: {
    name: 'Idea on paper',
    exists: 'everything is still in words, and this is when changing costs nothing',
    work: 'Describe one sale on one page: contents, price, lead time, limits',
    proof: 'One of your customers repeats it without you',
    risk: '**Polishing the paper.** *Sign*: three weeks without showing anything to anyone. *Answer*: a date for the first test, announced to someone.',
  },
  research: {
    name: 'Research',
    exists: 'you have conversations, but nothing to show yet',
    work: 'Listen to ten customers, get two suppliers’ prices, list the permits',
    proof: 'Ten pages of notes, two written prices, one dated list',
    risk: '**Taking a compliment for an order.** *Sign*: “good idea”, with no date and no deposit. *Answer*: ask for a commitment at the end of every meeting.',
  },
  prototype: {
    name: 'Prototype',
    exists: 'a first version exists, which nobody else can make work yet',
    work: 'Take the smallest version to the end three times, noting time and costs',
    proof: 'Three similar successes, with their real time and cost',
    risk: '**A version that depends on you alone.** *Sign*: without you, nobody gets through it. *Answer*: written steps that somebody else tries out.',
  },
  testing: {
    name: 'Tests',
    exists: 'real people use it, and what they do counts more than what they say',
    work: 'Let people try, watch without helping, correct one thing at a time',
    proof: 'Half of the testers come back or pay',
    risk: '**Testers who are too kind.** *Sign*: only friends, no criticism. *Answer*: five people who owe you nothing.',
  },
  readyToSell: {
    name: 'First sale',
    exists: 'all that is missing is buyers, the rules in order and a price that holds',
    work: 'Settle permits, insurance and warranty; sell on a small scale',
    proof: 'Ten sales delivered on time, at the planned cost',
    risk: '**An obligation found too late.** *Sign*: a “we will see” in your list of permits. *Answer*: one call a week until the list is closed.',
  },
  onSale: {
    name: 'Next version',
    exists: 'customers already pay: their complaints and returns decide what comes next',
    work: 'Correct the costliest fault before adding anything',
    proof: 'Half as many complaints on this point within six weeks',
    risk: '**Adding instead of repairing.** *Sign*: the same complaint comes back. *Answer*: nothing new until the first on the list is settled.',
  },
};

/** What the writer knows of the work of a trade. */
interface TradeOfWork {
  readonly smallest: string;
  readonly must: readonly [string, string];
  readonly should: string;
  readonly later: string;
  /** Two criteria of quality that can be measured. */
  readonly criteria: readonly [string, string];
  /** Two needs, what to do about them, and what to ask. */
  readonly needs: readonly [readonly [string, string, string], readonly [string, string, string]];
}

export const tradeOfWork: Readonly<Record<Trade, TradeOfWork>> = {
  food: {
    smallest: 'a single recipe, a single format, a single day of sales',
    must: ['A kitchen where production is allowed', 'Cold and cooking temperatures, written down'],
    should: 'A complete label (ingredients, allergens, date)',
    later: 'A second product or a larger format',
    criteria: ['Temperature noted for each batch', 'Weight of ten portions, within 5%'],
    needs: [
      ['Kitchen', 'Rent by the hour first', 'Which permit covers my sales here?'],
      ['Main ingredient', 'Buy', 'What price for ten times more, and with how much notice?'],
    ],
  },
  digital: {
    smallest:
      'a single path, from the first screen to the result, done by hand behind the scenes if need be',
    must: ['One whole path that works on a telephone', 'Data protected and backed up'],
    should: 'A version that can be used by keyboard and screen reader',
    later: 'Settings, statistics and integrations',
    criteria: [
      '8 people out of 10 finish the path without help',
      'Every screen answers within 2 seconds',
    ],
    needs: [
      [
        'Programming',
        'Do it yourself or hire for a first month',
        'Who owns the code, and who takes over if you leave?',
      ],
      ['Hosting', 'Buy', 'Where is the data kept, and how do I get it back?'],
    ],
  },
  teaching: {
    smallest: 'a single session, with a single result at the end',
    must: ['A timed session plan', 'A room or a link that works, with a plan B'],
    should: 'An exercise that can be repeated alone at home',
    later: 'A whole course, a certificate',
    criteria: [
      '8 participants out of 10 manage the last exercise',
      'The session ends on time, three times in a row',
    ],
    needs: [
      ['Course material', 'Make', 'Am I allowed to reproduce what I use?'],
      ['Room or video-conference tool', 'Rent', 'What happens if I cancel the day before?'],
    ],
  },
  care: {
    smallest: 'a single standard meeting, for a single need',
    must: ['The right to offer and advertise this service', 'A confidential client file'],
    should: 'A written protocol, from the first call to the follow-up',
    later: 'Packages and group meetings',
    criteria: ['First appointment offered within 7 days', 'Follow-up within 48 hours, every time'],
    needs: [
      ['Premises', 'Rent by the half-day', 'Does the lease allow this activity?'],
      ['Record keeping', 'Buy', 'Where is the information kept, and who can see it?'],
    ],
  },
  making: {
    smallest: 'a single model, a single size, ten copies',
    must: ['A pattern or jig that gives the same piece twice', 'A compliant label, in French'],
    should: 'Packaging that survives the mail',
    later: 'Other sizes and colours',
    criteria: ['Nine pieces out of ten without rework', 'Time per piece known within 10%'],
    needs: [
      ['Raw material', 'Buy', 'Will the same lot be available in six months?'],
      ['The longest step', 'Compare make and buy', 'What price for 10, 50 and 200?'],
    ],
  },
  building: {
    smallest: 'a single kind of small job, at a fixed price and duration',
    must: ['The licence and insurance required for this work', 'A model contract and estimate'],
    should: 'An end-of-job checklist, signed by the customer',
    later: 'A second crew or a second kind of job',
    criteria: ['Planned and real hours within 10%', 'No return for the same fault'],
    needs: [
      ['Specialized tools', 'Rent first', 'What cost per job, delivery included?'],
      ['Restricted work', 'Hire out', 'Can you show me your licence and your insurance?'],
    ],
  },
  general: {
    smallest: 'a single offer, at a single price, for a single kind of customer',
    must: ['A one-page description of the offer', 'A simple way to be paid and to invoice'],
    should: 'Written steps that another person could follow',
    later: 'Options and packages',
    criteria: ['Promised date kept nine times out of ten', 'Real cost known within 10%'],
    needs: [
      ['Main equipment', 'Rent or borrow first', 'What cost per use?'],
      ['What you do least well', 'Hire out', 'What does the price include, and what not?'],
    ],
  },
};

/** What each choice of quality rules leads to. */
export const standards: Readonly<Record<OptionOf<'rd', 'qualityStandards'>, string>> = {
  foodSafety:
    '**Food safety.** In Quebec, MAPAQ issues the permits and prescribes the training; the CFIA mostly deals with what leaves the province and with labelling. To ask: which permit fits your place and your customers.',
  productSafety:
    '**Product safety.** Health Canada and, for whatever is plugged in, CSA or equivalent certification. To ask: which tests are required before the first sale, and their price.',
  tradeRules:
    '**Rules of the trade.** RBQ, CCQ or professional order, depending on the work. To ask: what you may do alone, and what takes a licence or a member of the order.',
  dataProtection:
    '**Data and accessibility.** Law 25 requires a person in charge, clear consent and an assessment for some projects; the WCAG criteria are the reference for accessibility. To ask: what you must publish before opening.',
  ownStandards:
    '**Your own standards.** They do not replace the law: the legal warranty of the Consumer Protection Act applies to whatever is sold to an individual. To ask: what it covers in your case.',
  unknown:
    '**Finding what applies.** Half an hour with an adviser from your MRC or SADC is often enough to draw up the list. To ask: which permits, which standards, which insurance.',
};

/** What each way to protect the work is worth. */
export const protections: Readonly<Record<OptionOf<'rd', 'intellectualProperty'>, string>> = {
  trademark:
    'A trademark protects a name or a logo, not the idea. Registering the business is not enough: the trademark is filed with the Canadian Intellectual Property Office. Cost and timing to verify.',
  copyright:
    'Copyright is born with the work, without formality; it protects the form (text, image, code), neither the idea nor the method.',
  patent:
    'A patent takes something new, useful and inventive. Show nothing in public before you have spoken with a patent agent: a disclosure can lose you the right. Cost to verify.',
  industrialDesign:
    'An industrial design protects the look, not the function. It must be registered within a limited time after it is first made public (to verify).',
  tradeSecret:
    'A secret is worth only as much as you keep it: few people in the know, an agreement signed by each, nothing written left lying around.',
  undecided:
    'That is reasonable at the start: speed and closeness to your customers often protect better than a paper. Keep your evidence all the same.',
};
