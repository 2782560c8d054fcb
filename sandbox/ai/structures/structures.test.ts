import { type Language, languages } from '@elan/domain/language';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { personaLists } from '@elan/domain/project/personas';
import type { Option } from '@elan/domain/questionnaire/module';
import { catalogue, journey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { frenchFaults } from '@elan/modules/testing/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../prompt/readPrompt.ts';
import { themes } from '../prompt/themes.ts';
import { textsOf } from '../sections/template.ts';
import { earnings, everyTrade } from '../sections/trades.ts';
import { composeStructure } from './composeStructure.ts';
import { ideaBank } from './ideaBank.ts';
import { ideaWords } from './ideaWords.ts';
import { maturityWords } from './maturityWords.ts';
import { personaWords, stances } from './personaWords.ts';

type Answers = Readonly<Record<string, string>>;
type Modules = Readonly<Record<string, ModuleContent>>;

function reply(key: ModuleKey, language: Language, answers: Answers, modules: Modules = {}) {
  const project = { name: 'Projet', description: '' };
  const input = { now: aMorning, journey, language, project, answers, comments: '', modules };
  const prompt = readPrompt(prompts[key].messages(input));
  return composeStructure(prompt, prompts[key].schema?.name, 0) ?? '';
}

function kept(key: ModuleKey, language: Language, answers: Answers, modules: Modules = {}) {
  const text = reply(key, language, answers, modules);
  const content = prompts[key].read({ text, ending: 'complete' }, language);
  if (!content) throw new Error(`not kept: ${text}`);
  return content;
}

/** Returns every text in a structure. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const gardener = {
  interests: 'Le jardinage en ville, la cuisine de ma grand-mère, réparer de vieux vélos',
  skills: 'Dix ans au service à la clientèle, Excel, permis de conduire',
  preferredSector: 'food',
  targetCustomers: 'Les jeunes familles de Trois-Rivières',
};
const programmer = {
  interests: 'Les jeux vidéo, la musique',
  skills: 'Programmation, enseigner aux ados',
};
const bakery: Modules = {
  idea: {
    answers: {
      businessIdea: 'Une boulangerie ouverte la nuit, à dix minutes de l’hôpital de Rimouski',
      targetMarket: 'Les infirmières de nuit de 28 à 50 ans à Rimouski',
      problemSolved: 'Rien n’est ouvert après 22 h',
      location: 'Rimouski, près de l’hôpital',
    },
    aiResponse: '## Forces',
  },
  analysis: { answers: { competitors: 'Le dépanneur du coin', differentiators: 'Encore chaud' } },
};

const question = catalogue.brainstorm.questions.find(({ id }) => id === 'preferredSector');
const sectors: readonly Option[] = question?.kind === 'select' ? question.options : [];

describe.each(languages)('composed ideas in %s', (language) => {
  const ideasOf = (answers: Answers) => kept('brainstorm', language, answers).generatedIdeas ?? [];

  it.each([gardener, programmer, {}])('are twelve to fifteen, of three levels: %j', (answers) => {
    const ideas = ideasOf(answers);
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.length).toBeLessThanOrEqual(15);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
    const high = ideas.filter(({ interestLevel }) => /Élevé|High/.test(interestLevel));
    expect(high.length * 2).toBeLessThanOrEqual(ideas.length);
    for (const { description, sector } of ideas) {
      expect(description.split(/[.!?](?=\s|$)/).length).toBeGreaterThanOrEqual(3);
      expect(sector).not.toBe('');
    }
  });

  it('rest on the person’s words, which make others of them', () => {
    const [one, other] = [gardener, programmer].map((answers) =>
      ideasOf(answers).map(({ title }) => title),
    );
    expect(one?.filter((title) => other?.includes(title)).length).toBeLessThanOrEqual(4);
    expect(JSON.stringify(ideasOf(gardener))).toContain('la cuisine de ma grand-mère');
    expect(JSON.stringify(ideasOf(gardener))).toContain('Trois-Rivières');
  });

  it('ask no permit of Quebec of a business elsewhere', () => {
    const elsewhere = { ...gardener, targetCustomers: 'Families in Toronto' };
    expect(reply('brainstorm', language, elsewhere)).not.toContain('MAPAQ');
  });
});

it('composes at least three ideas of the chosen field, whatever was written', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 80 });
  for (const { id, label } of sectors.filter((sector) => sector.id !== 'noPreference')) {
    fc.assert(
      fc.property(words, words, (interests, skills) => {
        const answers = { interests, skills, preferredSector: id };
        const { generatedIdeas = [] } = kept('brainstorm', 'fr', answers);
        expect(generatedIdeas.filter(({ sector }) => sector === label.fr).length).toBeGreaterThan(
          2,
        );
      }),
      { numRuns: 5 },
    );
  }
});

describe.each(languages)('composed personas in %s', (language) => {
  const personasOf = (modules: Modules) => kept('personas', language, {}, modules).personas ?? [];

  it('are three from the target market, if it was described', () => {
    const people = personasOf(bakery);
    expect(new Set(people.map(({ nom }) => nom)).size).toBe(3);
    for (const persona of people) {
      expect(persona.localisation).toBe('Rimouski');
      expect(persona.age).toBeGreaterThanOrEqual(28);
      expect(persona.age).toBeLessThanOrEqual(50);
      expect(persona.revenus).toContain(language === 'fr' ? '(à vérifier)' : '(to verify)');
      for (const list of personaLists) expect(persona[list].length).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(people)).toContain('Rien n’est ouvert après 22 h');
    expect(personasOf({})).toHaveLength(3);
  });

  it.each([
    ['Des femmes de 35 à 65 ans', [44, 53, 62]],
    ['Des coops de 15 à 40 logements', [43, 35, 57]],
  ])('have ages that fit: %s', (targetMarket, ages) => {
    expect(personasOf({ idea: { answers: { targetMarket } } }).map(({ age }) => age)).toEqual(ages);
  });
});

describe.each(languages)('a composed score in %s', (language) => {
  const scoreOf = (modules: Modules) => {
    const { score } = kept('maturity', language, {}, modules);
    if (!score) throw new Error('no score');
    return score;
  };

  it('grows with what the modules say, and an empty module pulls its area down', () => {
    const [nothing, begun] = [scoreOf({}), scoreOf(bakery)];
    const marketAnswers = {
      ...bakery.analysis?.answers,
      marketSize: 'local',
      risks: 'Une panne coûte 400 $ par nuit',
    };
    const more = scoreOf({
      ...bakery,
      analysis: { answers: marketAnswers, aiResponse: '## Forces' },
    });
    expect(nothing.overall).toBe(0);
    expect(begun.overall).toBeGreaterThan(0);
    expect(more.categories.market.score).toBeGreaterThan(begun.categories.market.score);
    expect(more.categories.idea).toEqual(begun.categories.idea);
    expect(begun.categories.finance.score).toBe(0);
  });

  it('advises for each area, and quotes what is there', () => {
    const { categories, nextSteps, strengths, weaknesses } = scoreOf(bakery);
    for (const name of maturityCategories) {
      expect([1, 2, 3]).toContain(categories[name].recommendations.length);
    }
    expect([3, 4, 5]).toContain(nextSteps.length);
    expect(strengths.length).toBeGreaterThan(0);
    expect(weaknesses.length).toBeGreaterThan(0);
    expect(strengths.join('\n')).toContain('Une boulangerie ouverte la nuit');
  });
});

describe('a composed structure', () => {
  const all = (language: Language) => [
    reply('brainstorm', language, gardener),
    reply('personas', language, {}, bakery),
    reply('maturity', language, {}, bakery),
    reply('maturity', language, {}),
  ];

  it('states once that it is a demonstration and how to connect a provider', () => {
    for (const text of [...all('fr'), ...all('en')]) {
      expect(text).toMatch(/[Dd]emonstration|[Dd]émonstration/);
      expect(text.match(/AI_BASE_URL.*AI_API_KEY/g)).toHaveLength(1);
    }
  });

  it('is written in the French of the product', () => {
    const texts = all('fr').flatMap((text) => textsIn(JSON.parse(text)));
    expect(texts.flatMap(frenchFaults)).toEqual([]);
  });

  it('is one that is known, or there is none', () => {
    const empty = readPrompt([]);
    expect(composeStructure(empty, undefined, 0)).toBeUndefined();
    expect(composeStructure(empty, 'toString', 0)).toBeUndefined();
  });
});

it('names the same texts in both languages, and ideas by sectors and themes that exist', () => {
  const words = [ideaBank, ideaWords, maturityWords, personaWords, ...stances, everyTrade];
  for (const list of [...words, ...Object.values(earnings)]) {
    expect(Object.keys(textsOf(list, 'fr'))).toEqual(Object.keys(textsOf(list, 'en')));
  }
  for (const name of Object.keys(textsOf(ideaBank, 'fr'))) {
    const [sector, ...own] = name.split('.');
    expect(sectors.map(({ id }) => id)).toContain(sector);
    expect(themes).toEqual(expect.arrayContaining(own));
  }
});
