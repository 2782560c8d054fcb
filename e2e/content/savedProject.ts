import type { Language } from '@elan/domain/language';
import { interestLevels } from '@elan/domain/project/ideas';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import { projects } from '../projects/projects.ts';

/** @returns stored data for each generated module of an example project, without generating it. */
export function savedProject(language: Language): Partial<Record<ModuleKey, ModuleContent>> {
  const { answers, entries } = projects.service[language];
  const text = (key: ModuleKey) =>
    catalogue[key].sections
      .map(
        ({ title }) =>
          `## ${title[language]}\n\n- **Un.** Deux.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |`,
      )
      .join('\n\n');
  const written = (key: keyof typeof answers) => ({ answers: answers[key], aiResponse: text(key) });
  const idea = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain à 3 h.' };
  const list = ['Un premier point', 'Un deuxième point', 'Un troisième point'];
  const category = { score: 45, status: 'Ébauche', recommendations: list };
  const persona = {
    nom: 'Julie Roy',
    age: 34,
    profession: 'Infirmière de nuit',
    localisation: 'Rimouski',
    revenus: 'À vérifier',
    besoins: list,
    frustrations: list,
    comportements: list,
    canaux_preferes: list,
    citation: 'Je mange des croustilles.',
    objectifs: list,
    freins_achat: list,
  };
  return {
    brainstorm: {
      answers: answers.brainstorm,
      generatedIdeas: interestLevels.map((level, at) => ({
        ...idea,
        title: `${idea.title} ${at + 1}`,
        interestLevel: level[language],
      })),
      selectedIdea: { ...idea, title: `${idea.title} 1` },
    },
    idea: written('idea'),
    analysis: written('analysis'),
    'business-plan': written('business-plan'),
    marketing: written('marketing'),
    rd: written('rd'),
    finances: written('finances'),
    environmental: written('environmental'),
    personas: { personas: ['Julie Roy', 'Marc Bélanger'].map((nom) => ({ ...persona, nom })) },
    journal: {
      entries: entries.map((entry, at) => ({
        id: String(at + 1),
        date: new Date(Date.UTC(2026, 10, 1 + at, 15)).toISOString(),
        ...entry,
        tags: [],
      })),
      aiAnalysis: text('journal'),
    },
    maturity: {
      score: {
        overall: 57,
        categories: Object.fromEntries(
          maturityCategories.map((name, at) => [name, { ...category, score: 15 + at * 17 }]),
        ) as Record<(typeof maturityCategories)[number], typeof category>,
        strengths: list,
        weaknesses: list,
        nextSteps: list,
        timeline: 'Six mois.',
      },
    },
  };
}
