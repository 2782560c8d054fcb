import type { Theme } from '../themes.ts';

/** A rule to look up before the first sale. */
export type Rule = 'food' | 'building' | 'cosmetics' | 'care' | 'lodging' | 'vehicle' | 'outings';

/** What is known of a small business beside its words; sectors, offers and places are the brainstorm's options. */
interface Seed {
  readonly sector: string;
  readonly themes: readonly Theme[];
  readonly offer: 'product' | 'service' | 'both' | 'digital' | 'matching';
  readonly place: 'online' | 'home' | 'onSite' | 'premises';
  /** The budget band that it takes to start, from 0 (under 5,000 dollars) to 4. */
  readonly start: number;
  readonly rule?: Rule;
}

function seed(
  sector: string,
  [offer, place, start]: readonly [Seed['offer'], Seed['place'], number],
  themes: readonly Theme[],
  rule?: Rule,
): Seed {
  return { sector, offer, place, start, themes, ...(rule ? { rule } : {}) };
}

/** Small businesses that people of Quebec start; the words of each language name and describe them. */
export const ideaBank = {
  lunchBoxes: seed('food', ['product', 'home', 0], ['cooking', 'driving'], 'food'),
  frozenMeals: seed('food', ['product', 'home', 1], ['cooking', 'children'], 'food'),
  familyRecipe: seed('food', ['product', 'home', 0], ['cooking', 'travel'], 'food'),
  smallCatering: seed('food', ['both', 'onSite', 1], ['cooking', 'events'], 'food'),
  cookingClasses: seed('food', ['service', 'onSite', 0], ['cooking', 'teaching', 'travel']),
  microgreens: seed('agriculture', ['product', 'home', 0], ['gardening', 'cooking'], 'food'),
  kitchenGardens: seed('agriculture', ['both', 'onSite', 0], ['gardening', 'building']),
  flowerBouquets: seed('agriculture', ['product', 'home', 1], ['gardening', 'art']),
  mapleGifts: seed('agriculture', ['product', 'home', 1], ['cooking', 'business'], 'food'),
  hardySeedlings: seed('agriculture', ['product', 'home', 0], ['gardening', 'teaching']),
  fittedFurniture: seed('crafts', ['product', 'home', 1], ['woodwork', 'building']),
  gentleSoaps: seed('crafts', ['product', 'home', 0], ['crafts', 'care'], 'cosmetics'),
  tableware: seed('crafts', ['product', 'home', 1], ['crafts', 'art']),
  alterations: seed('crafts', ['service', 'home', 0], ['sewing', 'reuse']),
  woolGoods: seed('crafts', ['product', 'home', 0], ['textiles', 'crafts', 'animals']),
  woolMending: seed('crafts', ['service', 'home', 0], ['textiles', 'sewing', 'reuse']),
  engravedGifts: seed('crafts', ['product', 'home', 1], ['crafts', 'computers', 'woodwork']),
  localGiftBoxes: seed('retail', ['product', 'online', 0], ['cooking', 'crafts', 'business']),
  childrensClothes: seed('retail', ['product', 'online', 0], ['children', 'reuse', 'sewing']),
  hobbyShop: seed('retail', ['product', 'online', 1], ['crafts', 'outdoors', 'business']),
  popUpMarket: seed('retail', ['matching', 'premises', 1], ['crafts', 'events']),
  refillRounds: seed('retail', ['product', 'onSite', 1], ['environment', 'driving']),
  simpleWebsites: seed('technology', ['service', 'online', 0], ['computers', 'writing']),
  homeTechHelp: seed('technology', ['service', 'onSite', 0], ['computers', 'seniors', 'teaching']),
  paperworkRobots: seed('technology', ['service', 'online', 0], ['computers', 'accounting']),
  tradeBooking: seed('technology', ['digital', 'online', 1], ['computers', 'business']),
  privacyTidying: seed('technology', ['service', 'online', 0], ['computers', 'administration']),
  smallRepairs: seed(
    'construction',
    ['service', 'onSite', 0],
    ['building', 'woodwork'],
    'building',
  ),
  twoDayPainting: seed('construction', ['service', 'onSite', 0], ['building', 'art'], 'building'),
  saferHomes: seed(
    'construction',
    ['both', 'onSite', 1],
    ['building', 'seniors', 'care'],
    'building',
  ),
  seasonalUpkeep: seed(
    'construction',
    ['service', 'onSite', 1],
    ['building', 'gardening', 'driving'],
  ),
  draftHunting: seed(
    'construction',
    ['service', 'onSite', 0],
    ['building', 'environment'],
    'building',
  ),
  petVisits: seed('homeServices', ['service', 'onSite', 0], ['animals', 'outdoors']),
  decluttering: seed('homeServices', ['service', 'onSite', 0], ['cleaning', 'reuse']),
  homeworkGroups: seed('homeServices', ['service', 'home', 0], ['children', 'teaching']),
  movingDayCleaning: seed('homeServices', ['service', 'onSite', 0], ['cleaning']),
  accompaniedErrands: seed(
    'homeServices',
    ['service', 'onSite', 0],
    ['seniors', 'driving', 'care'],
  ),
  bookkeeping: seed('businessServices', ['service', 'online', 0], ['accounting', 'administration']),
  virtualAssistant: seed(
    'businessServices',
    ['service', 'online', 0],
    ['administration', 'customers'],
  ),
  bilingualTexts: seed('businessServices', ['service', 'online', 0], ['writing', 'languages']),
  shopPhotos: seed(
    'businessServices',
    ['service', 'onSite', 0],
    ['photography', 'writing', 'computers'],
  ),
  firstHires: seed(
    'businessServices',
    ['service', 'online', 0],
    ['administration', 'customers', 'business'],
  ),
  gentleExercise: seed('health', ['service', 'onSite', 0], ['sports', 'seniors']),
  chairMassage: seed('health', ['service', 'onSite', 0], ['care'], 'care'),
  newbornHelp: seed('health', ['service', 'onSite', 0], ['children', 'care']),
  caregiverRespite: seed('health', ['service', 'onSite', 0], ['seniors', 'care']),
  walkingGroups: seed(
    'health',
    ['service', 'onSite', 0],
    ['outdoors', 'sports', 'care'],
    'outings',
  ),
  frenchConversation: seed('education', ['service', 'online', 0], ['languages', 'teaching']),
  musicForAdults: seed('education', ['service', 'onSite', 0], ['music', 'teaching']),
  codingAfterSchool: seed(
    'education',
    ['service', 'premises', 0],
    ['computers', 'children', 'teaching'],
  ),
  handsOnVideos: seed(
    'education',
    ['digital', 'online', 0],
    ['woodwork', 'mechanics', 'teaching', 'crafts'],
  ),
  examPreparation: seed('education', ['service', 'online', 0], ['teaching', 'accounting']),
  neighbourhoodTours: seed('tourism', ['service', 'onSite', 0], ['travel', 'languages', 'history']),
  firstOutings: seed('tourism', ['service', 'onSite', 0], ['outdoors', 'sports'], 'outings'),
  gearRental: seed('tourism', ['both', 'home', 1], ['outdoors', 'bicycles']),
  smallParties: seed('tourism', ['service', 'onSite', 0], ['events', 'art']),
  cottageCare: seed(
    'tourism',
    ['service', 'onSite', 0],
    ['cleaning', 'travel', 'customers'],
    'lodging',
  ),
  familyPortraits: seed('culture', ['both', 'onSite', 1], ['photography', 'children']),
  lifeStories: seed('culture', ['both', 'onSite', 0], ['writing', 'seniors', 'history']),
  localPodcasts: seed('culture', ['service', 'online', 0], ['music', 'computers', 'writing']),
  localPosters: seed('culture', ['product', 'online', 0], ['art', 'history']),
  artAtWork: seed('culture', ['service', 'onSite', 0], ['art', 'teaching', 'crafts']),
  bicycleRepair: seed('environment', ['service', 'onSite', 0], ['bicycles', 'mechanics']),
  furnitureRevival: seed('environment', ['product', 'home', 0], ['woodwork', 'reuse', 'crafts']),
  compostRounds: seed(
    'environment',
    ['service', 'onSite', 1],
    ['environment', 'gardening', 'driving'],
  ),
  reusableDishes: seed('environment', ['both', 'home', 1], ['environment', 'events', 'reuse']),
  applianceRepair: seed('environment', ['service', 'home', 0], ['mechanics', 'reuse']),
  bicycleDelivery: seed('transport', ['service', 'onSite', 0], ['bicycles', 'sports']),
  smallMoves: seed('transport', ['service', 'onSite', 1], ['driving', 'customers'], 'vehicle'),
  tiresAtHome: seed('transport', ['service', 'onSite', 2], ['mechanics', 'driving'], 'vehicle'),
  carCleaning: seed('transport', ['service', 'onSite', 0], ['cleaning', 'mechanics']),
  producerRounds: seed('transport', ['service', 'onSite', 1], ['driving', 'cooking'], 'vehicle'),
} as const satisfies Readonly<Record<string, Seed>>;

export type SeedId = keyof typeof ideaBank;
export type { Seed };
