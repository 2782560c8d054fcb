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

/** The nature of a project, for its environmental analysis. */
export const natures = ['physical', 'digital', 'both'] as const;
export type Nature = (typeof natures)[number];

/**
 * What a chosen option indicates: something digital is sold, something is made, it is shipped, or
 * nothing is made; there is a place, a vehicle or work on site; there are sales or bookings online.
 */
type Sign = 'digital' | 'goods' | 'shipped' | 'noGoods' | 'onSite' | 'online';

/**
 * What the chosen options indicate, by question and option; an unlisted option indicates nothing.
 * Any business can have a website where customers discover it, or a source of energy.
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
 * Whether a project is digital, physical or both (docs/product.md#digital-and-physical). It is digital when a
 * chosen option or a word of its text shows that it sells something digital. It is both when, in
 * addition, something is made or shipped, or there is a place, a vehicle or work on site. Bookings,
 * a website or online sales only bring customers, so beside such a sign they never make it digital;
 * but goods that are made or shipped and sold online make it both. Options decide first what is
 * made or shipped; texts are used only where no option does so. A project about which nothing is
 * known is physical.
 * @param texts the person's description of the idea, in French or in English; read once.
 * @returns the rule that decides from the chosen options, by question id.
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
 * The nature of a stored project. The idea is the text of the idea module; until that has any, it
 * is the idea chosen in the brainstorm. What the person did before, or what others offer, shows
 * nothing about the nature of this business.
 * @returns the rule that decides from the current answers of the environmental module on the page;
 * the stored texts are read only once.
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
