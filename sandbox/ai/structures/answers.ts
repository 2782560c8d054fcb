import { nearestBusinessModel } from '@elan/domain/project/developIdea';
import { findModule } from '@elan/modules/catalogue';
import type { Material } from '../prompt/material.ts';
import { optionNamed, type ReadPrompt } from '../prompt/readPrompt.ts';
import { type NamedTexts, textsOf } from '../sections/template.ts';

/**
 * For each question, other questions whose answers can also answer it, best first. `answerTo` handles three more
 * questions; all others stay blank.
 */
export const sourceQuestions: Readonly<Record<string, readonly string[]>> = {
  'idea.targetMarket': ['brainstorm.targetCustomers'],
  'idea.experience': ['brainstorm.skills'],
  'idea.budget': ['brainstorm.budget'],
  'analysis.differentiators': ['idea.experience', 'brainstorm.skills'],
  'business-plan.team': ['idea.experience', 'brainstorm.skills'],
  'business-plan.resources': ['idea.budget', 'brainstorm.budget'],
  'business-plan.milestones': ['rd.testingStrategy'],
  'business-plan.location': ['idea.location'],
  'marketing.valueProposition': ['idea.problemSolved'],
  'marketing.customerAcquisition': ['idea.targetMarket'],
  'rd.productDescription': ['idea.businessIdea'],
  'rd.technicalRequirements': ['business-plan.resources'],
  'rd.innovations': ['analysis.differentiators'],
  'finances.pricingStrategy': ['rd.productDescription'],
  'finances.revenueGoals': ['business-plan.vision'],
  'environmental.materials': ['rd.technicalRequirements'],
};

/** Sentences around the quoted words, for questions that the words alone would not answer. */
const turned: NamedTexts = {
  fr: `
business-plan.team = Moi. {words}
business-plan.resources = {words} : c’est mon budget de départ.
marketing.valueProposition = {words} : c’est ce que mes clients n’auront plus à vivre.
marketing.customerAcquisition = {words} : je commencerais par eux, un à un.`,
  en: `
business-plan.team = Me. {words}
business-plan.resources = {words}: that is my starting budget.
marketing.valueProposition = {words}: that is what my customers will no longer live with.
marketing.customerAcquisition = {words}: I would begin with them, one by one.`,
};

/** Questions that can be answered only by words that contain an amount of money, or any number. */
const needsFigure: Readonly<Record<string, RegExp>> = {
  'finances.pricingStrategy': /\$/,
  'finances.revenueGoals': /\d/,
};

/**
 * Answers each blank question in the user's own words from elsewhere in the project, or with null if there are none.
 */
export function answers({ prompt }: Material): unknown {
  const questions = findModule(prompt.moduleKey)?.questions ?? [];
  const blanks = questions.filter(({ id }) => !prompt.answers.some((given) => given.id === id));
  return {
    answers: Object.fromEntries(blanks.map(({ id }) => [id, answerTo(id, prompt) ?? null])),
  };
}

function answerTo(id: string, prompt: ReadPrompt): string | undefined {
  const question = `${prompt.moduleKey}.${id}`;
  if (question === 'idea.businessIdea') return chosenIdea(prompt);
  if (question === 'idea.businessModel') {
    const label = given(prompt, 'brainstorm.productOrService') ?? '';
    return nearestBusinessModel[optionNamed('brainstorm', 'productOrService', label) ?? ''];
  }
  if (question === 'marketing.brandName') return prompt.projectName || undefined;
  const fits = needsFigure[question];
  const words = sourceQuestions[question]
    ?.map((source) => given(prompt, source))
    .find((found) => found !== undefined && (fits === undefined || fits.test(found)));
  const around = textsOf(turned, prompt.language)[question] ?? '{words}';
  const isLast = around.endsWith('{words}');
  return (
    words && around.replace('{words}', () => (isLast ? words : words.trimEnd().replace(/\.$/, '')))
  );
}

/**
 * @returns an answer of another module as the prompt contains it, with an option as its label. A later module's answer
 *   that contains an answer of the idea or brainstorm module is skipped, since it adds nothing.
 */
function given({ otherModules }: ReadPrompt, source: string): string | undefined {
  const [key, id] = source.split('.');
  const isFirst = (name: string | undefined) => name === 'idea' || name === 'brainstorm';
  const words = otherModules
    .find((other) => other.key === key)
    ?.answers.find((answer) => answer.id === id)?.answer;
  const isEcho = otherModules
    .filter((other) => isFirst(other.key) && !isFirst(key))
    .some((other) =>
      other.answers.some(({ answer }) => words?.toLowerCase().includes(answer.toLowerCase())),
    );
  return isEcho ? undefined : words;
}

function chosenIdea({ otherModules, description }: ReadPrompt): string | undefined {
  const idea = otherModules.find(({ key }) => key === 'brainstorm')?.result?.selectedIdea;
  if (typeof idea !== 'object' || idea === null) return description || undefined;
  const { title, description: words } = idea as Readonly<Record<string, unknown>>;
  // After the first sentence comes advice to the user, which is not in their own words.
  const offer = typeof words === 'string' ? /^.*?[.!?](?=\s|$)/su.exec(words)?.[0] : undefined;
  return [title, offer ?? words]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('. ');
}
