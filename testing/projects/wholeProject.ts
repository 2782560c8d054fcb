import { exchangeFormat, type ProjectExchange } from '@elan/domain/dossier/exchange';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { twinHash } from '@elan/domain/writeUp/twin';
import { journey } from '@elan/modules/catalogue';

/** When the project was saved and exported. */
const lastUpdated = '2026-11-20T15:00:00.000Z';

const basis = {
  at: lastUpdated,
  prompt: '7',
  words: { 'idea.businessIdea': '1a2b3c' },
  figures: { 'offer1.price': '4d5e6f' },
};

const persona = {
  nom: 'Julie Roy',
  age: 34,
  profession: 'Infirmière',
  localisation: 'Rimouski',
  revenus: '52 000 $',
  besoins: ['Manger chaud à 3 h'],
  frustrations: [],
  comportements: [],
  canaux_preferes: ['Bouche à oreille'],
  citation: 'Rien n’est ouvert.',
  objectifs: [],
  freins_achat: [],
};

const area = { score: 60, status: 'En route', recommendations: ['Vendre d’abord'] };
const score: MaturityScore = {
  overall: 60,
  categories: Object.fromEntries(maturityCategories.map((name) => [name, area])) as Record<
    (typeof maturityCategories)[number],
    typeof area
  >,
  strengths: ['Une niche'],
  weaknesses: ['Peu d’argent'],
  nextSteps: ['Appeler la SADC'],
  timeline: 'Six mois.',
};

/** A journal text that occurs nowhere else in the project. */
export const journalWords = 'Je doute du four.';

function contentOf(definition: ModuleDefinition): ModuleContent {
  const answers = Object.fromEntries(
    definition.questions.map((question) => [
      question.id,
      question.kind === 'select' ? (question.options[0]?.id ?? '') : `Ma réponse à ${question.id}`,
    ]),
  );
  const asked = definition.questions.length > 0 ? { answers } : {};
  const { title } = definition;
  switch (definition.kind) {
    case 'writeUp': {
      const aiResponse = `## ${title.fr}\n\nLe texte de ${definition.key}, à {{f:offer1.price}}.`;
      const text = `## ${title.en}\n\nThe text of ${definition.key}, at {{f:offer1.price}}.`;
      return {
        ...asked,
        comments: 'Une précision\u00a0: « 🥖 ».',
        aiResponse,
        aiResponseEnding: 'complete',
        aiResponseEdited: true,
        proposedAnswers: Object.keys(answers).slice(0, 1),
        defaultedAnswers: [],
        basis,
        twin: { language: 'en', text, of: twinHash(aiResponse) },
        ...(definition.forecast
          ? {
              forecast: {
                inputs: bakery,
                origins: { 'offers.0.price': 'yours' },
                confirmed: ['offers.0.price'],
              },
            }
          : {}),
      };
    }
    case 'ideas': {
      const idea = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain à 3 h.' };
      const generatedIdeas = [{ ...idea, interestLevel: 'Élevé' as const }];
      return {
        ...asked,
        generatedIdeas,
        structureEnding: 'complete',
        selectedIdea: idea,
        hasIdea: false,
      };
    }
    case 'personas':
      return { ...asked, personas: [persona], structureEnding: 'stopped', basis };
    case 'journal': {
      const entry = { id: '1', date: lastUpdated, title: 'Un doute', tags: ['four'] };
      return {
        ...asked,
        entries: [{ ...entry, content: journalWords, mood: 'negative' }],
        aiAnalysis: '## Parcours\n\nTenace.',
        aiAnalysisEnding: 'stopped',
        aiAnalysisEdited: false,
      };
    }
    case 'score':
      return { ...asked, score, basis };
  }
}

const modules = Object.fromEntries(
  journey.map((definition): [string, ModuleEntry] => [
    definition.key,
    { ...contentOf(definition), lastUpdated },
  ]),
);

export const wholeProfile: DossierProfile = {
  businessName: 'Boulangerie de nuit inc.',
  email: 'julie@exemple.ca',
  neq: '1171234567',
  naics: '311811',
  amountAsked: 50_000_00,
  people: [{ id: 'a', name: 'Julie Roy', role: 'Présidente', share: '60\u00a0%' }],
};

/** A project with data in every module, in the form of an export from another installation. */
export const wholeProject: ProjectExchange = {
  format: exchangeFormat,
  name: 'Pain de nuit',
  description: 'Du pain chaud, à 3 h.',
  modules_data: modules,
  exportedAt: lastUpdated,
  dossier: wholeProfile,
};
