import { describe, expect, it } from 'vitest';
import { type Nature, natureRuleOf } from './nature.ts';

/** A business as a hesitant user describes it, and the options they choose. */
interface Business {
  readonly name: string;
  readonly nature: Nature;
  readonly fr: string;
  readonly en: string;
  readonly options: Readonly<Record<string, string>>;
  /** The nature according to the options alone, if it differs from that with the texts. */
  readonly ofOptions?: Nature;
}

const service = {
  businessType: 'onSiteService',
  productionMethod: 'serviceWork',
  packaging: 'none',
  digitalFootprint: 'onlineSales',
};
const digitalWork = {
  productionMethod: 'digitalWork',
  packaging: 'none',
  transportation: 'nothing',
};

const businesses: readonly Business[] = [
  {
    name: 'hair salon',
    nature: 'physical',
    fr: 'Un petit salon de coiffure à Rosemont, deux chaises pour commencer. Les gens prendraient leur rendez-vous en ligne, je pense, parce que je ne peux pas répondre au téléphone avec les mains dans les cheveux.',
    en: 'A small hair salon in Rosemont, two chairs to begin with. People would book their appointment online, I think, since I can’t pick up the phone with my hands in someone’s hair.',
    options: { ...service, transportation: 'customersCome' },
  },
  {
    name: 'office cleaning with vans',
    nature: 'physical',
    fr: 'De l’entretien ménager de bureaux le soir, à Laval, avec deux camionnettes. La soumission se ferait en ligne, sur notre site web.',
    en: 'Evening office cleaning in Laval with two vans. The quote could be asked for on our website, maybe through an online form.',
    options: { ...service, transportation: 'gasVehicle' },
  },
  {
    name: 'snow removal',
    nature: 'physical',
    fr: 'Déneigement d’entrées à Chicoutimi avec mon camion. On s’inscrit en ligne à l’automne, puis je passe avant 7 h. Je ne sais pas si 40 clients, c’est assez.',
    en: 'Snow removal for driveways in Chicoutimi with my truck. People sign up online in the fall and I come by before 7. Not sure if 40 customers is enough.',
    options: { ...service, transportation: 'gasVehicle' },
  },
  {
    name: 'bicycle repair van',
    nature: 'physical',
    fr: 'Réparer les vélos chez les gens, dans une camionnette équipée. Ils réservent sur une page web ou par texto.',
    en: 'Repairing bikes at people’s homes from a van with a bench in it. They would book on a simple web page or by text.',
    options: { ...service, transportation: 'electricVehicle' },
  },
  {
    name: 'kayak rental',
    nature: 'physical',
    fr: 'Location de kayaks au bord du Richelieu, l’été. Une douzaine pour commencer, avec réservation et paiement en ligne.',
    en: 'Kayak rental on the Richelieu in summer. A dozen to start, with online booking and payment.',
    options: {
      businessType: 'shop',
      productionMethod: 'serviceWork',
      packaging: 'none',
      transportation: 'customersCome',
      digitalFootprint: 'onlineSales',
    },
  },
  {
    name: 'bakery',
    nature: 'physical',
    fr: 'Une boulangerie de nuit près de l’hôpital. J’aurais une page Facebook et un site vitrine, rien de plus.',
    en: 'A night bakery next to the hospital. There would be a Facebook page and a simple website, nothing more.',
    options: {
      businessType: 'foodService',
      productionMethod: 'kitchen',
      packaging: 'paper',
      transportation: 'customersCome',
      digitalFootprint: 'showcase',
    },
  },
  {
    name: 'food truck',
    nature: 'physical',
    fr: 'Un camion-restaurant de tacos dans les festivals. On trouverait l’horaire sur notre site web et sur Instagram.',
    en: 'A food truck with tacos, mostly at festivals. Our website would tell where we are that day.',
    options: {
      businessType: 'foodService',
      productionMethod: 'kitchen',
      packaging: 'compostable',
      transportation: 'gasVehicle',
      digitalFootprint: 'showcase',
    },
  },
  {
    name: 'day care',
    nature: 'physical',
    fr: 'Une garderie en milieu familial pour six enfants, chez moi. Les parents s’inscriraient en ligne, comme tout le monde maintenant.',
    en: 'A home day care for six children. Parents would register online, like everywhere now.',
    options: { ...service, transportation: 'customersCome' },
  },
  {
    name: 'landscaping',
    nature: 'physical',
    fr: 'De l’aménagement paysager pour les petites cours de ville, avec une remorque. Estimation gratuite en ligne à partir de photos.',
    en: 'Landscaping for small city yards, with a trailer. Free estimate online from photos.',
    options: { ...service, transportation: 'gasVehicle' },
  },
  {
    name: 'massage at home',
    nature: 'physical',
    fr: 'Massothérapie à domicile en Mauricie; le calendrier et le paiement seraient en ligne.',
    en: 'Massage therapy at home in Mauricie; schedule and payment would be online.',
    options: { ...service, transportation: 'electricVehicle' },
  },
  {
    name: 'human resources consultant',
    nature: 'physical',
    fr: 'Consultante en ressources humaines pour les PME de Beauce. Je vais sur place; j’ai aussi un site web pour qu’on me trouve.',
    en: 'Human resources consultant for small firms in Beauce. I go on site; I also have a website so that people find me.',
    options: { ...service, transportation: 'gasVehicle', digitalFootprint: 'showcase' },
  },
  {
    name: 'market garden',
    nature: 'both',
    fr: 'Une ferme maraîchère d’un hectare à Kamouraska. Des paniers chaque semaine, commandés en ligne.',
    en: 'A one-hectare market garden in Kamouraska. Weekly vegetable baskets, ordered online.',
    // Customers pick up the baskets, so the option may mean bookings as well as sales.
    ofOptions: 'physical',
    options: {
      businessType: 'production',
      productionMethod: 'farming',
      packaging: 'reusable',
      transportation: 'gasVehicle',
      digitalFootprint: 'onlineSales',
    },
  },
  {
    name: 'ceramics studio with an online shop',
    nature: 'both',
    fr: 'Un atelier de céramique à Val-David : des tasses et des bols, vendus sur place et dans une boutique en ligne.',
    en: 'A ceramics studio in Val-David: mugs and bowls, sold here and in an online shop.',
    options: {
      businessType: 'production',
      productionMethod: 'byHand',
      packaging: 'paper',
      transportation: 'parcel',
      digitalFootprint: 'onlineSales',
    },
  },
  {
    name: 'handmade soaps sold online',
    nature: 'both',
    fr: 'Une boutique en ligne de savons faits main, avec du lait de chèvre de mon village.',
    en: 'An online shop for handmade soaps, with goat’s milk from my village.',
    options: {
      businessType: 'onlineShop',
      productionMethod: 'byHand',
      packaging: 'paper',
      transportation: 'parcel',
      digitalFootprint: 'onlineSales',
    },
  },
  {
    name: 'mobile app',
    nature: 'digital',
    fr: 'Une application mobile qui dit aux pêcheurs où la glace est sûre. Je ne suis pas programmeur, alors j’hésite.',
    en: 'A mobile app that tells people who fish where the ice is safe. I’m not a programmer, so I hesitate.',
    options: { ...digitalWork, businessType: 'digitalProduct', digitalFootprint: 'platform' },
  },
  {
    name: 'accounting software as a service',
    nature: 'digital',
    fr: 'Un logiciel de tenue de livres par abonnement (SaaS) pour les salons de coiffure et les garages.',
    en: 'Bookkeeping software by subscription (SaaS) for hair salons and garages.',
    options: { ...digitalWork, businessType: 'digitalProduct', digitalFootprint: 'platform' },
  },
  {
    name: 'matching platform',
    nature: 'digital',
    fr: 'Une plateforme qui jumelle des aînés seuls et des étudiants qui cherchent une chambre.',
    en: 'A platform that matches seniors who live alone with students looking for a room.',
    options: { ...digitalWork, businessType: 'digitalProduct', digitalFootprint: 'platform' },
  },
  {
    name: 'online courses',
    nature: 'digital',
    fr: 'Des cours de guitare en ligne pour débutants de plus de 50 ans; peut-être en direct le soir.',
    en: 'Online guitar lessons for beginners over 50; maybe live in the evening.',
    options: { ...digitalWork, businessType: 'remoteService', digitalFootprint: 'heavyMedia' },
  },
  {
    name: 'paid newsletter',
    nature: 'digital',
    fr: 'Une infolettre payante sur la politique municipale à Gatineau, chaque vendredi.',
    en: 'A paid newsletter on city politics in Gatineau, every Friday.',
    options: { ...digitalWork, businessType: 'digitalProduct', digitalFootprint: 'showcase' },
  },
  {
    name: 'translation agency',
    nature: 'digital',
    fr: 'Une petite agence de traduction juridique; on travaille à distance, chacun chez soi.',
    en: 'A small legal translation agency; we work remotely, each from home.',
    options: { ...digitalWork, businessType: 'remoteService', digitalFootprint: 'showcase' },
  },
  {
    name: 'digital illustrator',
    nature: 'digital',
    fr: 'Illustratrice numérique pour des éditeurs jeunesse. Je livre des fichiers, pas des toiles.',
    en: 'Digital illustrator for children’s publishers. I hand over files, not canvases.',
    options: { ...digitalWork, businessType: 'digitalProduct', digitalFootprint: 'showcase' },
  },
];

describe.each(businesses)('the nature of a $name', ({ nature, fr, en, options, ofOptions }) => {
  it.each([
    ['French', fr],
    ['English', en],
  ])('is right in %s, with its choices and before there are any', (_language, businessIdea) => {
    const rule = natureRuleOf({ idea: { answers: { businessIdea } } });
    expect([rule(options), rule({})]).toEqual([nature, nature]);
  });

  it('is right from its choices alone', () => {
    expect(natureRuleOf({})(options)).toBe(ofOptions ?? nature);
  });
});
