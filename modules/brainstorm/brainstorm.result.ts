import type { Language } from '@elan/domain/language';
import type { Growing, GrowingIdea } from '@elan/domain/project/growing';
import { type GeneratedIdea, ideasRequested, interestLevels } from '@elan/domain/project/ideas';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import * as z from 'zod/mini';
import { comparable, fieldOf, lineOf, listOf, textOf } from '../writing/replyTexts.ts';

/** A reply with fewer usable ideas is refused, since it leaves too little choice. */
const fewest = 6;
/** A reply with more ideas is refused, since it does not follow the request. */
const mostSent = 30;

const idea = z.strictObject({
  title: z.string(),
  description: z.string(),
  sector: z.string(),
  interestLevel: z.enum(interestLevels.flatMap(({ fr, en }) => [fr, en])),
});

/** The schema sent to the provider. It allows the interest levels of both languages; the prompt sets the language. */
export const replySchema = z.strictObject({
  ideas: z.array(idea).check(z.minLength(ideasRequested.least), z.maxLength(ideasRequested.most)),
});

function levelOf(value: unknown, language: Language): GeneratedIdea['interestLevel'] {
  const word = comparable(lineOf(value, 100));
  const [, middle] = interestLevels;
  const level = interestLevels.find(({ fr, en }) =>
    [fr, en].some((name) => word.startsWith(comparable(name))),
  );
  return (level ?? middle)[language];
}

/** @returns the ideas received so far. Repeated titles and excess ideas are dropped. */
function ideasIn(value: unknown, language: Language): GrowingIdea[] {
  const ideas = new Map<string, GrowingIdea>();
  for (const item of listOf(value, 'ideas') ?? []) {
    const title = lineOf(fieldOf(item, 'title'), 200);
    const name = comparable(title);
    if (title === '' || ideas.has(name)) continue;
    const level = fieldOf(item, 'interestLevel');
    ideas.set(name, {
      title,
      description: textOf(fieldOf(item, 'description'), 2_000),
      sector: lineOf(fieldOf(item, 'sector'), 200),
      ...(level === undefined ? {} : { interestLevel: levelOf(level, language) }),
    });
    if (ideas.size === ideasRequested.most) break;
  }
  return [...ideas.values()];
}

/** @returns the ideas that have a title so far; undefined if there are none. */
export function grow(value: unknown, language: Language): Growing | undefined {
  const generatedIdeas = ideasIn(value, language);
  return generatedIdeas.length > 0 ? { generatedIdeas } : undefined;
}

/** @returns at most 15 ideas with a title and a description, no title twice; undefined if too few or too many came. */
export function keep(value: unknown, language: Language): ModuleContent | undefined {
  const sent = listOf(value, 'ideas');
  if (!sent || sent.length > mostSent) return undefined;
  const generatedIdeas = usableIdeas(sent, language);
  return generatedIdeas.length < fewest ? undefined : { generatedIdeas };
}

const ideaFields = Object.keys(idea.shape);

/** @returns the complete ideas of a stopped reply; undefined if there are none. */
export function keepComplete(value: unknown, language: Language): ModuleContent | undefined {
  const complete = listOf(value, 'ideas')?.filter((item) =>
    ideaFields.every((name) => fieldOf(item, name) !== undefined),
  );
  const generatedIdeas = usableIdeas(complete ?? [], language);
  return generatedIdeas.length > 0 ? { generatedIdeas } : undefined;
}

/** @returns at most 15 ideas with a title and a description, no title twice. */
function usableIdeas(sent: readonly unknown[], language: Language): GeneratedIdea[] {
  const ideas = new Map<string, GeneratedIdea>();
  for (const item of sent) {
    const title = lineOf(fieldOf(item, 'title'), 200);
    const description = textOf(fieldOf(item, 'description'), 2_000);
    const name = comparable(title);
    if (title === '' || description === '' || ideas.has(name)) continue;
    ideas.set(name, {
      title,
      description,
      sector: lineOf(fieldOf(item, 'sector'), 200),
      interestLevel: levelOf(fieldOf(item, 'interestLevel'), language),
    });
  }
  return [...ideas.values()].slice(0, ideasRequested.most);
}
