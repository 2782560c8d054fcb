import { createHash } from 'node:crypto';
import { languages } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isModuleKey, journey } from '@elan/modules/catalogue';
import {
  autoFillPrompt,
  prompts,
  type Revision,
  revisePrompt,
  translatePrompt,
} from '@elan/modules/prompts';
import type { ModulePrompt, PromptInput, ReplyPrompt } from '@elan/modules/writing/prompt';
import type { GenerationAction } from './planPrompts.ts';

/** A fixed date and no user input, so that the prompt contains only our own instructions. */
const blankInput = {
  now: new Date('2026-11-01T17:00:00Z'),
  journey,
  project: { name: '', description: '' },
  answers: {},
  comments: '',
  entries: [],
  modules: {},
} satisfies Omit<PromptInput, 'language'>;

const ofNothing: Revision = {
  text: '',
  place: { start: 0, end: 0, section: undefined, isSection: false },
  instruction: '',
};

const versions = new Map<string, string>();

/**
 * @returns twelve hexadecimal digits that identify the module's instructions for this action, in both languages. They
 *   are the same for all users and after every restart.
 */
export function promptVersionOf(action: GenerationAction, definition: ModuleDefinition): string {
  const name = `${action} ${definition.key}`;
  const version = versions.get(name) ?? hashOf(promptsOf(action, definition));
  versions.set(name, version);
  return version;
}

function promptsOf(action: GenerationAction, definition: ModuleDefinition): readonly ReplyPrompt[] {
  const { key } = definition;
  if (!isModuleKey(key)) return [];
  const prompt: ModulePrompt = prompts[key];
  if (action === 'generate') return [prompt];
  if (action === 'revise') {
    // The prompt for the complete text defines what each section must contain.
    return prompt.text ? [revisePrompt(definition, prompt.text, ofNothing), prompt] : [];
  }
  if (action === 'translate') {
    return languages.map((language) => translatePrompt(definition, '', language));
  }
  return [autoFillPrompt(definition, definition.questions, prompt.drawsOn), prompt];
}

function hashOf(of: readonly ReplyPrompt[]): string {
  const fixed = of.map(({ messages, continuations, schema }) => [
    languages.map((language) => {
      // The instructions also depend on whether a forecast is saved.
      return [undefined, { opening: '2026-12', offers: [{ id: 'offer' }] }].map((forecast) => {
        const input = { ...blankInput, language, forecast };
        const later = continuations?.(input) ?? [];
        return [messages(input), ...later.map((next) => next(''))];
      });
    }),
    schema,
  ]);
  return createHash('sha256').update(JSON.stringify(fixed)).digest('hex').slice(0, 12);
}
