import type { Language } from '@elan/domain/language';
import type { JournalEntry } from '@elan/domain/project/journal';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '../catalogue.ts';
import type { PromptInput } from '../writing/prompt.ts';
import { aMorning } from './aMorning.ts';

/** Returns the user's text about a topic. A test can pass its own function to find where the text ends up. */
export type Say = (about: string) => string;

const plainly: Say = (about) => `Ce que je réponds (${about})`;

/** @returns an answer to every question: the first option of a choice, otherwise a user's text. */
export function answersOf({ key, questions }: ModuleDefinition, say: Say): Answers {
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.kind === 'select' ? (question.options[0]?.id ?? '') : say(`${key}.${question.id}`),
    ]),
  );
}

function entriesOf(say: Say): JournalEntry[] {
  return Array.from({ length: 12 }, (_, day) => ({
    id: String(day),
    date: `2026-11-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`,
    title: say(`title of day ${day + 1}`),
    content: say(`content of day ${day + 1}`),
    mood: 'neutral',
    tags: [],
  }));
}

function contentOf(definition: ModuleDefinition, say: Say): ModuleContent {
  const answers = answersOf(definition, say);
  const idea = { title: say('idea'), sector: say('sector'), description: say('description') };
  const list = [say('one'), say('two')];
  const persona = {
    nom: say('nom'),
    age: 34,
    profession: say('profession'),
    localisation: say('localisation'),
    revenus: say('revenus'),
    besoins: list,
    frustrations: list,
    comportements: list,
    canaux_preferes: list,
    citation: say('citation'),
    objectifs: list,
    freins_achat: list,
  };
  const category = { score: 50, status: say('status'), recommendations: list };
  switch (definition.kind) {
    case 'ideas':
      return {
        answers,
        generatedIdeas: [
          { ...idea, interestLevel: 'Élevé' },
          { ...idea, title: say('rejected idea'), interestLevel: 'Moyen' },
        ],
        selectedIdea: idea,
      };
    case 'personas':
      return { personas: [persona] };
    case 'journal':
      return { entries: entriesOf(say), aiAnalysis: say('analysis') };
    case 'score':
      return {
        score: {
          overall: 50,
          categories: Object.fromEntries(
            maturityCategories.map((name) => [name, category]),
          ) as Record<(typeof maturityCategories)[number], typeof category>,
          strengths: list,
          weaknesses: list,
          nextSteps: list,
          timeline: say('timeline'),
        },
      };
    case 'writeUp':
      return { answers, aiResponse: say(`write-up of ${definition.key}`) };
  }
}

/** @returns the input of one module's prompt, from a project with content in every module. */
export function richInput(
  definition: ModuleDefinition,
  language: Language,
  say: Say = plainly,
): PromptInput {
  const others = journey.filter(({ key }) => key !== definition.key);
  return {
    now: aMorning,
    journey,
    language,
    project: { name: say('name'), description: say('project') },
    answers: answersOf(definition, say),
    comments: say('comments'),
    entries: definition.kind === 'journal' ? entriesOf(say) : undefined,
    modules: Object.fromEntries(
      others.map((other) => [
        other.key,
        {
          ...contentOf(other, say),
          comments: say(`comments of ${other.key}`),
          // In Montréal, it is still the evening of the 19th.
          lastUpdated: '2026-11-20T03:00:00.000Z',
        },
      ]),
    ),
  };
}
