import type { Language } from '@elan/domain/language';
import { nearestBusinessModel } from '@elan/domain/project/developIdea';
import type { Question } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';
import { inSentence, uncapitalized } from '../excerpt.ts';
import type { ReadPrompt } from '../readPrompt.ts';

/** An answer that the person gave elsewhere, as `module.question`. */
type Given = `${string}.${string}`;

/** Puts an answer to one question in the words of another. */
type Turned = Readonly<Record<Language, (words: string) => string>>;

/** What answers a question, the closest first. */
interface Sources {
  readonly from: readonly Given[];
  /** Where the words alone would not answer. */
  readonly turned?: Turned;
}

/**
 * What a person said elsewhere that answers a question, by module and question.
 * A question that nothing they said answers is not here: it stays blank.
 */
export const saidElsewhere: Readonly<Record<string, Readonly<Record<string, Sources>>>> = {
  idea: {
    targetMarket: { from: ['brainstorm.targetCustomers'] },
    experience: { from: ['brainstorm.skills'] },
    budget: { from: ['brainstorm.budget'] },
  },
  analysis: { differentiators: { from: ['idea.experience', 'brainstorm.skills'] } },
  'business-plan': {
    team: {
      from: ['idea.experience', 'brainstorm.skills'],
      turned: { fr: (words) => `Moi. ${words}`, en: (words) => `Me. ${words}` },
    },
    resources: {
      from: ['idea.budget', 'brainstorm.budget'],
      turned: {
        fr: (words) => `Mon budget de départ\u00a0: ${uncapitalized(words)}.`,
        en: (words) => `My starting budget: ${uncapitalized(words)}.`,
      },
    },
    milestones: { from: ['rd.testingStrategy'] },
    location: { from: ['idea.location'] },
  },
  marketing: {
    valueProposition: {
      from: ['idea.problemSolved'],
      turned: {
        fr: (words) => `Que mes clients n’aient plus à vivre ceci\u00a0: ${inSentence(words)}`,
        en: (words) => `That my customers no longer live this: ${inSentence(words)}`,
      },
    },
    customerAcquisition: {
      from: ['idea.targetMarket'],
      turned: {
        fr: (words) => `Je commencerais par eux, un à un\u00a0: ${inSentence(words)}`,
        en: (words) => `I would begin with these, one by one: ${inSentence(words)}`,
      },
    },
  },
  rd: {
    productDescription: { from: ['idea.businessIdea'] },
    technicalRequirements: { from: ['business-plan.resources'] },
    innovations: { from: ['analysis.differentiators'] },
  },
  finances: {
    pricingStrategy: { from: ['rd.productDescription'] },
    revenueGoals: { from: ['business-plan.vision'] },
  },
  environmental: { materials: { from: ['rd.technicalRequirements'] } },
};

/** Questions that only words with an amount of money, or any figure, can answer. */
const needsFigure: Readonly<Record<string, RegExp>> = {
  pricingStrategy: /\$/,
  revenueGoals: /\d/,
};

/**
 * Answers to the questions that are blank, in the person's own words from elsewhere in the project;
 * null where they said nothing to it.
 */
export function answers(prompt: ReadPrompt): unknown {
  const questions = findModule(prompt.moduleKey)?.questions ?? [];
  const answered = new Set(prompt.answers.map(({ id }) => id));
  const blanks = questions.filter(({ id }) => !answered.has(id));
  return {
    answers: Object.fromEntries(
      blanks.map((question) => [question.id, answerTo(question, prompt) ?? null]),
    ),
  };
}

function answerTo({ id }: Question, prompt: ReadPrompt): string | undefined {
  const { moduleKey } = prompt;
  if (moduleKey === 'idea' && id === 'businessIdea') return chosenIdea(prompt);
  if (moduleKey === 'idea' && id === 'businessModel') return businessModel(prompt);
  if (moduleKey === 'marketing' && id === 'brandName') return prompt.projectName || undefined;
  const known = saidElsewhere[moduleKey]?.[id];
  const fits = needsFigure[id];
  const words = known?.from
    .map((source) => given(prompt, source))
    .find((found) => found !== undefined && (fits === undefined || fits.test(found)));
  if (words === undefined) return undefined;
  return known?.turned?.[prompt.language](words) ?? words;
}

/**
 * @returns an answer of another module as a prompt holds it: an option by its label. One that only says
 * again what a third module holds answers nothing more.
 */
function given({ otherModules }: ReadPrompt, source: Given): string | undefined {
  const [key, id] = source.split('.');
  const module = otherModules.find((other) => other.key === key);
  const words = module?.answers.find((answer) => answer.id === id)?.answer;
  if (words === undefined || key === 'idea' || key === 'brainstorm') return words;
  const isEcho = otherModules
    .filter((other) => other.key === 'idea' || other.key === 'brainstorm')
    .some(({ answers: first }) =>
      first.some(({ answer }) => words.toLowerCase().includes(answer.toLowerCase())),
    );
  return isEcho ? undefined : words;
}

function chosenIdea({ otherModules, description }: ReadPrompt): string | undefined {
  const idea = otherModules.find(({ key }) => key === 'brainstorm')?.result?.selectedIdea;
  if (typeof idea !== 'object' || idea === null) return description || undefined;
  const { title, description: words } = idea as Readonly<Record<string, unknown>>;
  // What follows the first sentence is advice to the person, not theirs to say.
  const offer = typeof words === 'string' ? /^.*?[.!?](?=\s|$)/su.exec(words)?.[0] : undefined;
  return [title, offer ?? words]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('. ');
}

/** How the money comes in, nearest to what the person wanted to sell. */
function businessModel(prompt: ReadPrompt): string | undefined {
  const label = given(prompt, 'brainstorm.productOrService');
  const question = findModule('brainstorm')?.questions.find(({ id }) => id === 'productOrService');
  if (label === undefined || question?.kind !== 'select') return undefined;
  const option = question.options.find(({ label: both }) => Object.values(both).includes(label));
  return option && nearestBusinessModel[option.id];
}
