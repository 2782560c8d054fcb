import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleContent } from './moduleEntry.ts';
import {
  speaksOfDigital,
  speaksOfGoods,
  speaksOfOnline,
  speaksOfOwnPlace,
  speaksOfSite,
  speaksOfWares,
} from './natureWords.ts';

/** How the environmental analysis classifies a project. */
export const natures = ['physical', 'digital', 'both'] as const;
export type Nature = (typeof natures)[number];

/**
 * What a chosen option shows about the business. `digital`: it sells something digital. `goods`: it makes or sells
 * goods. `shipped`: it ships goods. `noGoods`: it has no goods. `onSite`: it has a place, a vehicle or work on site.
 * `online`: it takes sales or bookings online.
 */
type Sign = 'digital' | 'goods' | 'shipped' | 'noGoods' | 'onSite' | 'online';

/**
 * The signs of each option, by question id and option id. Options that any business could choose are not listed, such
 * as a website where customers discover the business or a source of energy.
 */
export const optionSigns: Readonly<Record<string, Readonly<Record<string, readonly Sign[]>>>> = {
  businessType: {
    production: ['goods'],
    shop: ['goods'],
    onlineShop: ['digital', 'goods'],
    foodService: ['goods'],
    onSiteService: ['onSite'],
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
    customersCome: ['onSite'],
    electricVehicle: ['onSite'],
    gasVehicle: ['onSite'],
    parcel: ['goods', 'shipped'],
    freight: ['goods', 'shipped'],
    retailers: ['goods'],
    nothing: ['noGoods'],
  },
  digitalFootprint: {
    onlineSales: ['online'],
    platform: ['digital'],
    heavyMedia: ['digital'],
    intensiveComputing: ['digital'],
  },
  businessModel: { freemium: ['digital'] },
};

/**
 * Decides whether a project is digital, physical or both (docs/product.md#digital-and-physical).
 *
 * - A project is digital if a chosen option or a word in its texts shows that it sells something digital.
 * - A digital project is both if it also has goods, a place of its own, a vehicle or work on site.
 * - A project whose texts mention only selling online is digital, unless it has goods (both) or else a place, a
 *   vehicle or work on site (physical).
 * - A project that ships goods and sells online, according to the chosen options, is both.
 * - Goods mentioned in the texts count only if no chosen option shows whether there are any.
 * - A project without any of these signs is physical.
 *
 * @param texts the user's description of the idea, in French or English; they are searched only once.
 * @returns a function that decides from the chosen options, by question id.
 */
export function natureRule(texts: readonly string[]): (options: Answers) => Nature {
  const mentions = {
    digital: texts.some(speaksOfDigital),
    online: texts.some(speaksOfOnline),
    goods: texts.some(speaksOfGoods),
    wares: texts.some(speaksOfWares),
    onSite: texts.some(speaksOfSite),
    ownPlace: texts.some(speaksOfOwnPlace),
  };
  return (options) => {
    const signs = new Set(
      Object.entries(options).flatMap(([question, option]) => signsOf(question, option)),
    );
    const isStated = signs.has('goods') || signs.has('noGoods');
    if (signs.has('digital') || mentions.digital) {
      const isMade = isStated ? signs.has('goods') : mentions.goods;
      return isMade || signs.has('onSite') || mentions.ownPlace ? 'both' : 'digital';
    }
    if (mentions.online) {
      if (isStated ? signs.has('goods') : mentions.wares) return 'both';
      return signs.has('onSite') || mentions.onSite ? 'physical' : 'digital';
    }
    return signs.has('online') && signs.has('shipped') ? 'both' : 'physical';
  };
}

function signsOf(question: string, option: string): readonly Sign[] {
  const byOption = Object.hasOwn(optionSigns, question) ? optionSigns[question] : undefined;
  return byOption && Object.hasOwn(byOption, option) ? (byOption[option] ?? []) : [];
}

/**
 * Decides the nature of a stored project from its options and two texts of the idea module: the idea and the location.
 * While the idea is empty, the idea chosen in the brainstorm replaces it. Other texts, such as the user's experience or
 * their competitors, say too little about this business.
 * @returns a function that decides from the environmental module's current answers, without reading the stored texts
 * again.
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
