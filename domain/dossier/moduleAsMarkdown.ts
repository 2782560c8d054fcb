import { dayInToronto } from '../day.ts';
import type { Language } from '../language.ts';
import { labels } from '../project/labels/labels.ts';
import { type MaturityScore, maturityCategories } from '../project/maturity.ts';
import type { ModuleEntry } from '../project/moduleEntry.ts';
import { type Persona, personaLists } from '../project/personas.ts';
import { ageText, withoutQuotes } from '../project/personaTexts.ts';
import { answerLabel } from '../questionnaire/answers.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import { portable } from '../writeUp/portable.ts';
import { writeUpIn } from '../writeUp/twin.ts';

/** A module with the language of its labels. */
interface Content {
  readonly definition: ModuleDefinition;
  readonly entry: ModuleEntry;
  readonly language: Language;
  /** Replaces the figure placeholders in a text with current values. */
  readonly fill: (text: string) => string;
}

/**
 * @returns the module as Markdown: answers, comments and results, without blank ones. The write-up is in the given
 * language if an up-to-date translation exists.
 */
export function moduleAsMarkdown(saved: Content & { readonly projectName: string }): string {
  const { definition, entry, projectName, language } = saved;
  const { file } = labels[language];
  return joined([
    `# ${definition.title[language]}`,
    `${file.project(projectName)}  \n${file.saved(day(entry.lastUpdated, language))}`,
    translatedContent(saved),
    `---\n\n${file.estimate}`,
  ]);
}

/** Like `moduleAsMarkdown`, without the title, the project line and the note around the content. */
export function translatedContent(saved: Content): string {
  const { entry, language } = saved;
  const { aiResponse, twin } = entry;
  if (aiResponse === undefined) return contentAsMarkdown(saved);
  const written = writeUpIn(language, aiResponse, twin);
  return contentAsMarkdown({ ...saved, entry: { ...entry, aiResponse: written } });
}

/** Like `translatedContent`, with the write-up in its original language. */
export function contentAsMarkdown(saved: Content): string {
  const { entry, language, fill } = saved;
  const { file } = labels[language];
  return joined([
    ...answers(saved),
    ...(isBlank(entry.comments) ? [] : [`## ${file.comments}`, entry.comments]),
    ...ideas(saved),
    portable(fill(entry.aiResponse ?? '')),
    ...(entry.personas ?? []).map((persona) => personaAsMarkdown(persona, language)),
    ...entries(saved),
    portable(fill(entry.aiAnalysis ?? '')),
    entry.score && fill(scoreAsMarkdown(entry.score, language)),
  ]);
}

function joined(blocks: readonly (string | undefined)[]): string {
  return `${blocks.flatMap((block) => (isBlank(block) ? [] : [block?.trimEnd()])).join('\n\n')}\n`;
}

function answers({ definition, entry, language }: Content): string[] {
  const answered = definition.questions.flatMap((question) => {
    const answer = entry.answers?.[question.id];
    return answer === undefined || isBlank(answer)
      ? []
      : [`### ${question.label[language]}`, answerLabel(question, answer, language)];
  });
  return answered.length === 0 ? [] : [`## ${labels[language].file.answers}`, ...answered];
}

function ideas({ entry, language }: Content): string[] {
  const { file } = labels[language];
  const { generatedIdeas = [], selectedIdea } = entry;
  const one = (idea: { title: string; sector: string; description: string }, facts: string) =>
    `### ${idea.title}\n\n${facts}\n\n${idea.description}`;
  return [
    ...(selectedIdea ? [`## ${file.selected}`, one(selectedIdea, selectedIdea.sector)] : []),
    ...(generatedIdeas.length > 0 ? [`## ${file.ideas}`] : []),
    ...generatedIdeas.map((idea) => one(idea, `${idea.sector} · ${idea.interestLevel}`)),
  ];
}

function personaAsMarkdown(persona: Persona, language: Language): string {
  const { personas } = labels[language];
  const facts = [persona.profession, ageText(persona.age, personas.age), persona.localisation];
  const lists = personaLists
    .filter((list) => persona[list].length > 0)
    .map((list) => `### ${personas.lists[list]}\n\n${listed(persona[list])}`);
  return [
    `## ${isBlank(persona.nom) ? personas.nameless : persona.nom}`,
    facts.filter((fact) => !isBlank(fact)).join(' · '),
    isBlank(persona.revenus) ? '' : `${personas.income} · ${persona.revenus}`,
    isBlank(persona.citation) ? '' : `> ${personas.quote(withoutQuotes(persona.citation))}`,
    ...lists,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function entries({ entry, language }: Content): string[] {
  const all = entry.entries ?? [];
  if (all.length === 0) return [];
  const { journal } = labels[language];
  return [
    `## ${journal.entries}`,
    ...all.map(
      ({ title, date, mood, content }) =>
        `### ${title}\n\n${day(date, language)} · ${journal.moodOf(journal.moods[mood])}\n\n${content}`,
    ),
  ];
}

function scoreAsMarkdown(score: MaturityScore, language: Language): string {
  const { maturity } = labels[language];
  const areas = maturityCategories.map((name) => {
    const { score: points, status, recommendations } = score.categories[name];
    const facts = [`${points} ${maturity.outOf}`, status].filter((fact) => !isBlank(fact));
    return [`### ${maturity.categories[name]}`, facts.join(' · '), listed(recommendations)];
  });
  const parts = [
    [maturity.strengths, score.strengths],
    [maturity.weaknesses, score.weaknesses],
    [maturity.nextSteps, score.nextSteps],
  ] as const;
  return [
    `## ${maturity.overall(score.overall)}`,
    ...areas.flat(),
    ...parts.flatMap(([title, items]) => (items.length > 0 ? [`### ${title}`, listed(items)] : [])),
    ...(isBlank(score.timeline) ? [] : [`### ${maturity.timeline}`, score.timeline]),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function day(moment: string, language: Language): string {
  return dayInToronto(new Date(moment), language);
}
