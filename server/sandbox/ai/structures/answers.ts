import { nearestBusinessModel } from '@elan/domain/project/developIdea';
import type { Question } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';
import type { ReadPrompt } from '../readPrompt.ts';

/** An answer that the person gave elsewhere, as `module.question`. */
type Given = `${string}.${string}`;

/**
 * What a person said elsewhere that answers a question, by module and question, the closest first.
 * A question that nothing they said answers is not here: it stays blank.
 */
export const saidElsewhere: Readonly<Record<string, Readonly<Record<string, readonly Given[]>>>> = {
  idea: {
    targetMarket: ['brainstorm.targetCustomers'],
    experience: ['brainstorm.skills'],
    budget: ['brainstorm.budget'],
  },
  analysis: { differentiators: ['idea.experience', 'brainstorm.skills'] },
  'business-plan': {
    team: ['idea.experience', 'brainstorm.skills'],
    resources: ['idea.budget', 'brainstorm.budget'],
    milestones: ['rd.testingStrategy'],
    location: ['idea.location'],
  },
  marketing: {
    valueProposition: ['analysis.differentiators', 'idea.problemSolved'],
    customerAcquisition: ['idea.targetMarket'],
  },
  rd: {
    productDescription: ['idea.businessIdea'],
    technicalRequirements: ['business-plan.resources'],
    innovations: ['analysis.differentiators'],
  },
  finances: {
    fixedCosts: ['business-plan.resources'],
    variableCosts: ['rd.suppliers'],
    revenueGoals: ['business-plan.vision'],
  },
  environmental: { materials: ['rd.suppliers', 'rd.technicalRequirements'] },
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
  const sources = saidElsewhere[moduleKey]?.[id] ?? [];
  return sources.map((source) => given(prompt, source)).find((words) => words !== undefined);
}

/** @returns an answer of another module as a prompt holds it: an option by its label. */
function given({ otherModules }: ReadPrompt, source: Given): string | undefined {
  const [key, id] = source.split('.');
  const module = otherModules.find((other) => other.key === key);
  return module?.answers.find((answer) => answer.id === id)?.answer;
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
