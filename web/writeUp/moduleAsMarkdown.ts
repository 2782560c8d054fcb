import type { Language } from '@elan/domain/language';
import { withListedLinks } from '@elan/domain/links/listedAddress';
import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { type Persona, personaLists } from '@elan/domain/project/personas';
import { answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { longDate } from '../copy/dates.ts';
import type { Copy } from '../copy/fr/fr.ts';
import { ageText, withoutQuotes } from '../copy/personaTexts.ts';
import type { Fill } from './figures.tsx';

/** A saved module, and the texts that label its parts. */
export interface SavedModule {
  readonly definition: ModuleDefinition;
  readonly entry: ModuleEntry;
  readonly projectName: string;
  readonly language: Language;
  readonly copy: Copy;
  /** Puts the figures of now in the texts that name some. */
  readonly fill: Fill;
}

/**
 * The whole module as one Markdown text: answers, comments and results, leaving out what is blank. The person's own
 * words are unchanged.
 */
export function moduleAsMarkdown(saved: SavedModule): string {
  const { definition, entry, projectName, language, copy } = saved;
  const { download } = copy;
  return joined([
    `# ${definition.title[language]}`,
    `${download.project(projectName)}  \n${download.saved(longDate(entry.lastUpdated, language))}`,
    contentAsMarkdown(saved),
    `---\n\n${download.estimate}`,
  ]);
}

/** The same without heading and labels around it. */
export function contentAsMarkdown(saved: Content): string {
  const { entry, copy, fill } = saved;
  const { download } = copy;
  return joined([
    ...answers(saved),
    ...(isBlank(entry.comments) ? [] : [`## ${download.comments}`, entry.comments]),
    ...ideas(saved),
    withListedLinks(fill(entry.aiResponse ?? '')),
    ...(entry.personas ?? []).map((persona) => personaAsMarkdown(persona, copy)),
    ...entries(saved),
    withListedLinks(fill(entry.aiAnalysis ?? '')),
    entry.score && fill(scoreAsMarkdown(entry.score, copy)),
  ]);
}

function joined(blocks: readonly (string | undefined)[]): string {
  return `${blocks.flatMap((block) => (isBlank(block) ? [] : [block?.trimEnd()])).join('\n\n')}\n`;
}

type Content = Omit<SavedModule, 'projectName'>;

function answers({ definition, entry, language, copy }: Content): string[] {
  const answered = definition.questions.flatMap((question) => {
    const answer = entry.answers?.[question.id];
    return answer === undefined || isBlank(answer)
      ? []
      : [`### ${question.label[language]}`, answerLabel(question, answer, language)];
  });
  return answered.length === 0 ? [] : [`## ${copy.download.answers}`, ...answered];
}

function ideas({ entry, copy }: Content): string[] {
  const { generatedIdeas = [], selectedIdea } = entry;
  const one = (idea: { title: string; sector: string; description: string }, facts: string) =>
    `### ${idea.title}\n\n${facts}\n\n${idea.description}`;
  return [
    ...(selectedIdea
      ? [`## ${copy.download.selected}`, one(selectedIdea, selectedIdea.sector)]
      : []),
    ...(generatedIdeas.length > 0 ? [`## ${copy.download.ideas}`] : []),
    ...generatedIdeas.map((idea) => one(idea, `${idea.sector} · ${idea.interestLevel}`)),
  ];
}

function personaAsMarkdown(persona: Persona, { personas }: Copy): string {
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

function entries({ entry, language, copy }: Content): string[] {
  const all = entry.entries ?? [];
  if (all.length === 0) return [];
  const { journal } = copy;
  return [
    `## ${journal.list.name}`,
    ...all.map(
      ({ title, date, mood, content }) =>
        `### ${title}\n\n${longDate(date, language)} · ${journal.moodOf(journal.moods[mood])}\n\n${content}`,
    ),
  ];
}

/** A maturity score as Markdown: the overall score, the six areas, strengths, weaknesses and next steps. */
function scoreAsMarkdown(score: MaturityScore, { maturity }: Copy): string {
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

/** @returns the items as a Markdown list. */
function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
