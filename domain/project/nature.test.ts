import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natureRule, natureRuleOf, natures, optionSigns } from './nature.ts';

const natureOfProject = (
  modules: Parameters<typeof natureRuleOf>[0],
  answers: Readonly<Record<string, string>>,
) => natureRuleOf(modules)(answers);
const ofText = (text: string) => natureRule([text])({});

describe('the nature of a project, from the words of its idea', () => {
  it.each([
    'Une application pour trouver un barbier sans attendre',
    'Une appli de covoiturage pour la Gaspésie',
    'Un logiciel de prise de rendez-vous pour les cliniques',
    'Une plateforme qui jumelle des aînés et des étudiants',
    'Des cours de cuisine en ligne',
    'De la programmation web pour les OBNL',
    'Un jeu vidéo sur la drave',
    'Un service de soutien par IA pour les avocats',
    'J’aimerais lancer un balado sur l’entrepreneuriat',
    'An app that reminds people to water their plants',
    'Online maths lessons for teenagers',
    'A SaaS tool for property managers',
    'AI translation of court documents',
    'Not only an app: a whole virtual clinic',
    'APPLICATION MOBILE POUR LES PÊCHEURS',
    'L’IA au service des avocats',
    'Cours sans frais en ligne',
    'Un logiciel de gestion pour les boulangeries',
    'Une application de résumés de livres',
    'Inventory software for small bakeries',
  ])('is digital: %s', (text) => {
    expect(ofText(text)).toBe('digital');
  });

  it.each([
    'Une boulangerie ouverte la nuit',
    'Application de peinture et de vernis sur meubles',
    'Service d’application d’engrais et d’herbicide biologique',
    'Paint application and sealant application for garages',
    'Help with job applications at the library',
    'Location de plateformes élévatrices',
    'Fabrication de souliers plateformes',
    'Vente de patins en ligne usagés',
    'Atelier d’usinage à commande numérique',
    'Impression numérique sur chandails',
    'Réparation de montres numériques',
    'J’ai toujours rêvé d’ouvrir un gîte, app. 3, rue Principale',
    'J’AI UNE IDÉE DE GARDERIE',
    'Un répertoire de plombiers, sans application ni site web',
    'A repair café with no app and no website',
    'Une terrasse avec serveurs et réseau de producteurs',
    'Un répertoire papier, pas d’application, pas besoin d’un site web',
    'Relevé d’empreintes digitales',
    'Un programme de mentorat au pied de la montagne',
    '',
  ])('is physical: %s', (text) => {
    expect(ofText(text)).toBe('physical');
  });

  it.each([
    'Une boutique en ligne de savons',
    'Boulangerie de quartier avec commandes en ligne',
    'Des soupers prêts à réchauffer, vendus en ligne et livrés chez vous',
    'Une application pour commander des repas, avec livraison à vélo',
    'Des bijoux faits à la main, vendus en ligne',
    'An online shop for records',
    'Handmade soaps sold online',
  ])('is both: %s', (text) => {
    expect(ofText(text)).toBe('both');
  });

  it('is the same however the text is typed', () => {
    for (const text of ['une application numérique', 'UNE APPLICATION\n NUMERIQUE']) {
      expect(ofText(text.normalize('NFD'))).toBe('digital');
    }
  });
});

describe('the nature of a project, from the chosen options', () => {
  const ofOptions = (options: Readonly<Record<string, string>>, text = '') =>
    natureRule([text])(options);

  it('follows from them', () => {
    expect(ofOptions({ businessType: 'digitalProduct' })).toBe('digital');
    expect(ofOptions({ productionMethod: 'digitalWork' })).toBe('digital');
    expect(ofOptions({ digitalFootprint: 'platform' })).toBe('digital');
    expect(ofOptions({ businessModel: 'freemium' })).toBe('digital');
    expect(ofOptions({ businessType: 'onlineShop' })).toBe('both');
    expect(ofOptions({ businessType: 'shop', packaging: 'paper' })).toBe('physical');
    expect(ofOptions({ businessType: 'digitalProduct', transportation: 'parcel' })).toBe('both');
    expect(ofOptions({ businessType: 'onSiteService', productionMethod: 'serviceWork' })).toBe(
      'physical',
    );
  });

  it('does not follow from a showcase website or a vehicle', () => {
    const bakery = { businessType: 'foodService', digitalFootprint: 'showcase' };
    expect(ofOptions({ ...bakery, transportation: 'gasVehicle' })).toBe('physical');
  });

  it('lets options decide what is made or shipped, and texts only where no option does', () => {
    const text = 'Un logiciel qui planifie la livraison des autres';
    expect(ofOptions({}, text)).toBe('both');
    expect(ofOptions({ productionMethod: 'digitalWork' }, text)).toBe('digital');
    expect(ofOptions({ packaging: 'plastic' }, 'Une application')).toBe('both');
  });

  it('ignores an unknown option', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor'));
    fc.assert(
      fc.property(word, word, (question, option) => {
        fc.pre(!Object.hasOwn(optionSigns[question] ?? {}, option));
        expect(natureRule([])({ [question]: option })).toBe('physical');
      }),
    );
  });
});

describe('the nature of a stored project', () => {
  const selectedIdea = {
    title: 'Balado des érablières',
    sector: 'Médias',
    description: 'Douze épisodes par saison',
  };

  it('is that of the idea, or of the one chosen in the brainstorm before there is any', () => {
    expect(natureOfProject({}, {})).toBe('physical');
    expect(natureOfProject({ brainstorm: { selectedIdea } }, {})).toBe('digital');
    expect(natureOfProject({ idea: { answers: { businessIdea: 'Une application' } } }, {})).toBe(
      'digital',
    );
    expect(
      natureOfProject(
        { brainstorm: { selectedIdea }, idea: { answers: { businessIdea: 'Une érablière' } } },
        {},
      ),
    ).toBe('physical');
    expect(natureOfProject({ idea: { answers: { location: 'En ligne' } } }, {})).toBe('digital');
    expect(natureOfProject({ idea: { answers: { businessModel: 'freemium' } } }, {})).toBe(
      'digital',
    );
  });

  it('does not follow from what the person did before, nor from the customers', () => {
    const answers = {
      businessIdea: 'Un café de quartier',
      targetMarket: 'Les développeurs web',
      problemSolved: 'Aucune application ne remplace un vrai café',
      experience: 'Dix ans en logiciel',
    };
    expect(natureOfProject({ idea: { answers } }, {})).toBe('physical');
  });

  it('follows the answers on the page', () => {
    const modules = { idea: { answers: { businessIdea: 'Une boutique en ligne de modèles' } } };
    expect(natureOfProject(modules, {})).toBe('both');
    expect(natureOfProject(modules, { packaging: 'none', transportation: 'nothing' })).toBe(
      'digital',
    );
  });

  it('is one of three, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (text, answers) => {
        const modules = { idea: { answers: { businessIdea: text } } };
        expect(natures).toContain(natureOfProject(modules, answers));
      }),
    );
  });
});
