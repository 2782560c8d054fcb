import { type Language, languages } from '@elan/domain/language';
import { bandOf, maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { personaLists } from '@elan/domain/project/personas';
import { catalogue, journey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { frenchFaults } from '@elan/modules/testing/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../readPrompt.ts';
import { composeStructure } from './composeStructure.ts';

type Answers = Readonly<Record<string, string>>;
type Modules = Readonly<Record<string, ModuleContent>>;

function reply(
  key: ModuleKey,
  language: Language,
  answers: Answers,
  modules: Modules = {},
  turn = 0,
) {
  const messages = prompts[key].messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'Projet', description: '' },
    answers,
    comments: '',
    modules,
  });
  return composeStructure(readPrompt(messages), prompts[key].schema?.name, turn) ?? '';
}

function kept(
  key: ModuleKey,
  language: Language,
  answers: Answers,
  modules: Modules = {},
  turn = 0,
) {
  const text = reply(key, language, answers, modules, turn);
  const content = prompts[key].read({ text, ending: 'complete' }, language);
  if (!content) throw new Error(`not kept: ${text}`);
  return content;
}

/** What a person reads of a structure: every text in it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const gardener = {
  interests: 'Le jardinage en ville, la cuisine de ma grand-mère, réparer de vieux vélos',
  skills: 'Dix ans au service à la clientèle, Excel, permis de conduire',
  preferredSector: 'food',
  businessType: 'home',
  budget: 'under-5000',
  productOrService: 'product',
  targetCustomers: 'Les jeunes familles de Trois-Rivières',
};
const programmer = {
  interests: 'Les jeux vidéo, la musique',
  skills: 'Programmation, enseigner aux ados',
  preferredSector: 'noPreference',
  businessType: 'online',
  budget: 'undecided',
  productOrService: 'service',
};
const bakery: Modules = {
  idea: {
    answers: {
      businessIdea: 'Une boulangerie ouverte la nuit, à dix minutes de l’hôpital de Rimouski',
      targetMarket: 'Les infirmières de nuit de 28 à 50 ans à Rimouski',
      problemSolved: 'Rien n’est ouvert après 22 h',
      businessModel: 'directSales',
      location: 'Rimouski',
    },
    aiResponse: '## Forces',
  },
  analysis: { answers: { competitors: 'Le dépanneur du coin', differentiators: 'Encore chaud' } },
};

describe.each(languages)('composed ideas in %s', (language) => {
  it.each([
    ['a gardener', gardener],
    ['a programmer', programmer],
  ])('are what was asked for, for %s', (_who, answers) => {
    const { ideas } = JSON.parse(reply('brainstorm', language, answers));
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.length).toBeLessThanOrEqual(15);
    const { generatedIdeas = [] } = kept('brainstorm', language, answers);
    expect(generatedIdeas).toEqual(ideas);
    const levels = generatedIdeas.map(({ interestLevel }) => interestLevel);
    expect(new Set(levels).size).toBe(3);
    expect(levels.filter((level) => level === levels[0]).length * 2).toBeLessThanOrEqual(
      levels.length,
    );
    for (const { description, sector } of generatedIdeas) {
      expect(description.split(/[.!?](?=\s|$)/).length).toBeGreaterThanOrEqual(3);
      expect(sector).not.toBe('');
    }
  });

  it('differ from one person to the other, and rest on their words', () => {
    const titles = (answers: Answers) =>
      new Set(kept('brainstorm', language, answers).generatedIdeas?.map(({ title }) => title));
    const shared = [...titles(gardener)].filter((title) => titles(programmer).has(title));
    expect(shared.length).toBeLessThanOrEqual(3);
    expect(reply('brainstorm', language, gardener)).toContain('la cuisine de ma grand-mère');
    expect(reply('brainstorm', language, gardener)).toContain('Trois-Rivières');
  });

  it('differ for other sectors, budgets and offers alone', () => {
    for (const change of [{ preferredSector: 'transport' }, { productOrService: 'digital' }]) {
      expect(reply('brainstorm', language, { ...gardener, ...change })).not.toBe(
        reply('brainstorm', language, gardener),
      );
    }
  });
});

it('composes ideas of the chosen field for each field', () => {
  const question = catalogue.brainstorm.questions.find(({ id }) => id === 'preferredSector');
  const sectors = question?.kind === 'select' ? question.options : [];
  for (const { id, label } of sectors.filter((sector) => sector.id !== 'noPreference')) {
    const { generatedIdeas = [] } = kept('brainstorm', 'fr', { ...gardener, preferredSector: id });
    const within = generatedIdeas.filter(({ sector }) => sector === label.fr);
    expect(within.length, id).toBeGreaterThanOrEqual(3);
  }
});

it('sells no licence and no car as a trade, and makes no kit of people', () => {
  const driver = {
    ...gardener,
    interests: 'Les personnes âgées, l’ordre, les meubles anciens',
    skills: 'Permis de conduire, auto familiale, coudre, Technicienne textile',
    preferredSector: 'transport',
  };
  for (const turn of [0, 1, 2, 3]) {
    const text = reply('brainstorm', 'fr', driver, {}, turn);
    expect(text).not.toMatch(/(?:Permis de conduire|auto familiale).», (?:qui|sert|la première)/);
    expect(text).not.toMatch(/"title":"[^"]*: (?:les personnes|l’ordre|Technicienne)/);
  }
});

it('composes a list that is kept, whatever was written', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(words, words, fc.nat(50), (interests, skills, turn) => {
      const { generatedIdeas = [] } = kept('brainstorm', 'en', { interests, skills }, {}, turn);
      expect(generatedIdeas.length).toBeGreaterThanOrEqual(12);
    }),
  );
});

describe.each(languages)('composed personas in %s', (language) => {
  it('are three from the target market', () => {
    const { personas } = JSON.parse(reply('personas', language, {}, bakery));
    expect(kept('personas', language, {}, bakery)).toEqual({ personas });
    expect(new Set(personas.map(({ nom }: { nom: string }) => nom)).size).toBe(3);
    for (const persona of personas) {
      expect(persona.localisation).toBe('Rimouski');
      expect(persona.age).toBeGreaterThanOrEqual(28);
      expect(persona.age).toBeLessThanOrEqual(50);
      expect(persona.revenus).toContain(language === 'fr' ? '(à vérifier)' : '(to verify)');
      for (const list of personaLists) expect(persona[list].length).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(personas)).toContain('Rien n’est ouvert après 22 h');
  });

  it('quote what is added, and put one of a scattered family elsewhere', () => {
    const market = {
      idea: { answers: { ...bakery.idea?.answers, targetMarket: 'Les enfants de 50 à 65 ans' } },
    };
    const messages = prompts.personas.messages({
      now: aMorning,
      journey,
      language,
      project: { name: 'Projet', description: '' },
      answers: {},
      comments: 'Pensez aux cadeaux',
      modules: market,
    });
    const text = composeStructure(readPrompt(messages), 'personas', 0) ?? '';
    const places = JSON.parse(text).personas.map(
      ({ localisation }: { localisation: string }) => localisation,
    );
    expect(text).toContain('Pensez aux cadeaux');
    expect(places).toEqual([
      'Rimouski',
      language === 'fr' ? 'À deux heures de route de Rimouski' : 'Two hours by road from Rimouski',
      'Rimouski',
    ]);
  });

  it('are three where nothing was said', () => {
    expect(kept('personas', language, {}).personas).toHaveLength(3);
  });

  it.each([
    ['Des femmes de 35 à 65 ans qui achètent un cadeau à leur mère', [44, 53, 62]],
    ['Des coops de 15 à 40 logements, tenues par des bénévoles', [43, 30, 67]],
  ])('have ages that fit their lives: %s', (targetMarket, ages) => {
    const market = { idea: { answers: { ...bakery.idea?.answers, targetMarket } } };
    const { personas } = JSON.parse(reply('personas', language, {}, market));
    expect(personas.map(({ age }: { age: number }) => age)).toEqual(ages);
    expect(JSON.stringify(personas)).not.toMatch(/bébé|baby|primaire|elementary/);
  });
});

describe.each(languages)('a composed score in %s', (language) => {
  const score = (modules: Modules) => {
    const found = kept('maturity', language, {}, modules).score;
    if (!found) throw new Error('no score');
    return found;
  };

  it('is what was asked for, and grows with what the modules say', () => {
    const nothing = score({});
    const begun = score(bakery);
    const more = score({
      ...bakery,
      analysis: {
        answers: {
          marketSize: 'local',
          competitors: 'Le dépanneur du coin, à 600 m, et la machine distributrice, à 3,50 $',
          differentiators: 'Du pain chaud à 3 h du matin, à dix minutes à pied de l’urgence',
          marketTrends: 'Les quarts de 12 heures se répandent depuis deux ans',
          risks: 'Une seule personne au four; une panne coûte 400 $ par nuit',
        },
        aiResponse: '## Forces',
      },
    });
    expect(nothing.overall).toBe(0);
    expect(begun.overall).toBeGreaterThan(nothing.overall);
    expect(more.overall).toBeGreaterThan(begun.overall);
    expect(more.categories.market.score).toBeGreaterThan(begun.categories.market.score);
    expect(more.categories.idea).toEqual(begun.categories.idea);
  });

  it('lets an empty module pull its area down', () => {
    const both = { ...bakery, brainstorm: { hasIdea: true } };
    expect(score(both).categories.idea.score).toBeGreaterThan(score(bakery).categories.idea.score);
    expect(score(bakery).categories.finance.score).toBe(0);
    expect(bandOf(score(bakery).categories.finance.score)).toBe('red');
  });

  it('advises for each area, at most three times, and quotes what is there', () => {
    const { categories, nextSteps, strengths, weaknesses, timeline } = score(bakery);
    for (const name of maturityCategories) {
      expect(categories[name].recommendations.length).toBeGreaterThanOrEqual(1);
      expect(categories[name].recommendations.length).toBeLessThanOrEqual(3);
    }
    expect(nextSteps.length).toBeGreaterThanOrEqual(3);
    expect(nextSteps.length).toBeLessThanOrEqual(5);
    expect(strengths.length).toBeGreaterThan(0);
    expect(weaknesses.length).toBeGreaterThan(0);
    expect(JSON.stringify(categories)).toContain('Une boulangerie ouverte la nuit');
    expect(timeline).toContain('AI_BASE_URL');
  });
});

describe('a composed structure', () => {
  const all = (language: Language) => [
    reply('brainstorm', language, gardener),
    reply('brainstorm', language, programmer, {}, 3),
    reply('personas', language, {}, bakery),
    reply('maturity', language, {}, bakery),
    reply('maturity', language, {}),
  ];

  it('says that it is a demonstration and how to connect a provider', () => {
    for (const text of [...all('fr'), ...all('en')]) {
      expect(text).toMatch(/[Dd]emonstration|[Dd]émonstration/);
      expect(text.match(/AI_BASE_URL/g)).toHaveLength(1);
      expect(text).toContain('AI_API_KEY');
    }
  });

  it('is written in the French of the product', () => {
    const texts = all('fr').flatMap((text) => textsIn(JSON.parse(text)));
    expect(texts.flatMap(frenchFaults)).toEqual([]);
  });

  it('is recognized by the module where no schema is asked for, and refused for a text', () => {
    const messages = (key: ModuleKey) =>
      prompts[key].messages({
        now: aMorning,
        journey,
        language: 'fr',
        project: { name: 'P', description: '' },
        answers: {},
        comments: '',
        modules: {},
      });
    const composed = (key: ModuleKey, name?: string) =>
      composeStructure(readPrompt(messages(key)), name, 0);
    expect(JSON.parse(composed('personas') ?? '')).toHaveProperty('personas');
    expect(composed('idea')).toBeUndefined();
    expect(composed('idea', 'toString')).toBeUndefined();
  });

  it('never asks Quebec’s permits of a business elsewhere', () => {
    const elsewhere = { ...gardener, targetCustomers: 'Families in Toronto' };
    expect(reply('brainstorm', 'en', elsewhere)).not.toContain('MAPAQ');
  });
});
