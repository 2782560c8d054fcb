import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleContent } from './moduleEntry.ts';
import { speaksOfDigital, speaksOfGoods } from './natureWords.ts';

/** What a project is made of, as its environmental analysis sees it. */
export const natures = ['physical', 'digital', 'both'] as const;
export type Nature = (typeof natures)[number];

/** What a chosen option tells: something digital is sold, something is made or shipped, or nothing is. */
type Sign = 'digital' | 'goods' | 'noGoods';

/**
 * What the chosen options tell, by question and option; one that is not listed tells nothing. A
 * website to be found by, a vehicle or a source of energy can belong to any business.
 */
export const optionSigns: Readonly<Record<string, Readonly<Record<string, readonly Sign[]>>>> = {
  businessType: {
    production: ['goods'],
    shop: ['goods'],
    onlineShop: ['digital', 'goods'],
    foodService: ['goods'],
    remoteService: ['digital'],
    digitalProduct: ['digital'],
  },
  productionMethod: {
    byHand: ['goods'],
    machines: ['goods'],
    kitchen: ['goods'],
    farming: ['goods'],
    subcontracted: ['goods'],
    resale: ['goods'],
    serviceWork: ['noGoods'],
    digitalWork: ['digital', 'noGoods'],
  },
  packaging: {
    reusable: ['goods'],
    paper: ['goods'],
    compostable: ['goods'],
    glassOrMetal: ['goods'],
    plastic: ['goods'],
    mixed: ['goods'],
    none: ['noGoods'],
  },
  transportation: {
    parcel: ['goods'],
    freight: ['goods'],
    retailers: ['goods'],
    nothing: ['noGoods'],
  },
  digitalFootprint: {
    onlineSales: ['digital'],
    platform: ['digital'],
    heavyMedia: ['digital'],
    intensiveComputing: ['digital'],
  },
  businessModel: { freemium: ['digital'] },
};

/**
 * Whether a project is digital, physical or both (spec, sections 2 and 7). It is digital when a
 * chosen option says so or a text holds a digital keyword; it is both when something is made or
 * shipped as well. Options know best what is made or shipped; texts are asked only where no option
 * tells. A project of which nothing is known is physical.
 * @param texts what the person says of the idea, in French or in English; read once.
 * @returns the rule that chosen options, by question id, decide.
 */
export function natureRule(texts: readonly string[]): (options: Answers) => Nature {
  const digital = texts.some(speaksOfDigital);
  const goods = texts.some(speaksOfGoods);
  return (options) => {
    const signs = Object.entries(options).flatMap(([question, option]) =>
      signsOf(question, option),
    );
    if (!signs.includes('digital') && !digital) return 'physical';
    const told = signs.includes('goods') || signs.includes('noGoods');
    return (told ? signs.includes('goods') : goods) ? 'both' : 'digital';
  };
}

function signsOf(question: string, option: string): readonly Sign[] {
  const byOption = Object.hasOwn(optionSigns, question) ? optionSigns[question] : undefined;
  return byOption && Object.hasOwn(byOption, option) ? (byOption[option] ?? []) : [];
}

/**
 * The nature of a project as it is stored. The idea is what the idea module says; before it says
 * anything, it is the one that was chosen in the brainstorm. What the person did before, or what
 * others offer, does not tell what this business is made of.
 * @returns the rule that the answers of the environmental module, as they stand on the page, decide;
 * what the stored texts tell is read once.
 */
export function natureRuleOf(
  modules: Readonly<Record<string, ModuleContent>>,
): (environmentalAnswers: Answers) => Nature {
  const { businessIdea = '', location = '', businessModel = '' } = contentOf('idea').answers ?? {};
  const { selectedIdea } = contentOf('brainstorm');
  const chosen = selectedIdea
    ? [selectedIdea.title, selectedIdea.sector, selectedIdea.description]
    : [];
  const rule = natureRule([...(businessIdea.trim() === '' ? chosen : [businessIdea]), location]);
  return (environmentalAnswers) => rule({ ...environmentalAnswers, businessModel });

  function contentOf(key: string): ModuleContent {
    return (Object.hasOwn(modules, key) ? modules[key] : undefined) ?? {};
  }
}
