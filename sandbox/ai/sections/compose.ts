import { createHash } from 'node:crypto';
import type { Bilingual } from '@elan/domain/language';
import { excerpt, withNestedQuotes } from '../prompt/excerpt.ts';
import { materialOf } from '../prompt/material.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';
import { analysis } from './analysis.ts';
import { businessPlan } from './businessPlan.ts';
import { environmental } from './environmental.ts';
import { finances } from './finances.ts';
import { idea } from './idea.ts';
import { journal } from './journal.ts';
import { marketing } from './marketing.ts';
import { rd } from './rd.ts';
import { insertedFor, type ModuleTemplates, type WrittenKey } from './sections.ts';
import { fill, type Template } from './template.ts';

/** The templates of all modules whose reply is a text; a missing one is a type error. */
export const templates: { readonly [Key in WrittenKey]: ModuleTemplates<Key> } = {
  idea,
  analysis,
  'business-plan': businessPlan,
  marketing,
  rd,
  finances,
  environmental,
  journal,
};

/**
 * Composes the text that a prompt requests: each section of its outline, using the user's own words.
 * @param turn varies the wording for the same prompt from one text to the next.
 */
export function compose(prompt: ReadPrompt, turn: number): string {
  const { language, moduleKey, sections, continues } = prompt;
  const m = materialOf(prompt, turn);
  const own = Object.hasOwn(templates, moduleKey) ? templates[moduleKey as WrittenKey] : undefined;
  const known = new Map(Object.entries<Template>(own?.sections ?? {}));
  const { texts, lists } = insertedFor(m, own?.inserted?.(m));
  const ofRequest = {
    project: excerpt(prompt.projectName),
    financing: prompt.financingAsked,
    fingerprint: fingerprintOf(prompt),
    comments: excerpt(prompt.comments, 220) || undefined,
  };
  const write = (template: Template | undefined) =>
    template ? fill(template, m, { texts: { ...texts, ...ofRequest }, lists }) : '';
  // The note appears only below the first heading of a text, even if the text takes several calls. It also repeats the
  // user's remark, which was meant for the writer and not for the readers of the text.
  const note = [write(demonstration), write(addedWords)].filter((text) => text !== '').join(' ');
  const paragraphs = [
    ...(sections.length === 0 ? [note] : []),
    ...sections.flatMap(({ id = '', title }, at) => [
      `## ${title}`,
      ...(at === 0 && !continues ? [note] : []),
      write(known.get(id)),
    ]),
  ].filter((text) => text !== '');
  return `${withNestedQuotes(paragraphs.join('\n\n'), language)}\n`;
}

/** Returns a short hash of the request, so that similar ideas do not get the same text. */
function fingerprintOf(prompt: ReadPrompt): string {
  return createHash('sha256').update(JSON.stringify(prompt)).digest('hex').slice(0, 6);
}

const demonstration: Bilingual = {
  fr: '**Démonstration {=fingerprint}.** Ce texte est composé sur place à partir des réponses du projet, sans intelligence artificielle. `AI_BASE_URL` et `AI_API_KEY` connectent un fournisseur au prochain démarrage du serveur.',
  en: '**Demonstration {=fingerprint}.** This text is composed on the spot from the answers of the project, without artificial intelligence. `AI_BASE_URL` and `AI_API_KEY` connect a provider at the next start of the server.',
};

const addedWords: Bilingual = {
  fr: 'Précision ajoutée : « {=comments} ».',
  en: 'Added: “{=comments}”.',
};
