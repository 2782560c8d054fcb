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

/** What a project is made of, as its environmental analysis sees it. */
export const natures = ['physical', 'digital', 'both'] as const;
export type Nature = (typeof natures)[number];

/**
 * What a chosen option tells: something digital is sold, something is made, it is shipped, or nothing is made;
 * there is a place, a vehicle or work on site; there are sales or bookings online.
 */
type Sign = 'digital' | 'goods' | 'shipped' | 'noGoods' | 'onSite' | 'online';

/**
 * What the chosen options tell, by question and option; one that is not listed tells nothing. A
 * website to be found by or a source of energy can belong to any business.
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
 * Whether a project is digital, physical or both (docs/product.md#digital-and-physical). It is digital when what it
 * sells is, by a chosen option or a word of its text; both when something is made or shipped as well, or when
 * there is a place, a vehicle or work on site. Bookings, a website or sales online are a way in and
 * never make it digital beside such a sign; sold online, goods that are made or shipped make it both. Options
 * know best what is made or shipped; texts are asked only where no option tells. A project of which nothing is
 * known is physical.
 * @param texts what the person says of the idea, in French or in English; read once.
 * @returns the rule that chosen options, by question id, decide.
 */
export function natureRule(texts: readonly string[]): (options: Answers) => Nature {
  const said = {
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
    const told = signs.has('goods') || signs.has('noGoods');
    if (signs.has('digital') || said.digital) {
      const isMade = told ? signs.has('goods') : said.goods;
      return isMade || signs.has('onSite') || said.ownPlace ? 'both' : 'digital';
    }
    if (said.online) {
      if (told ? signs.has('goods') : said.wares) return 'both';
      return signs.has('onSite') || said.onSite ? 'physical' : 'digital';
    }
    return signs.has('online') && signs.has('shipped') ? 'both' : 'physical';
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
