import { figureSource } from '@elan/domain/figures/source';
import { expect, it } from 'vitest';
import { checksOfProject } from './projectChecks.ts';
import { cleanFiles, withPlant } from './testing/planted/plantedSet.ts';

const now = new Date('2026-11-24T15:00:00Z');

/** Sentences that contradict a clean file, beside those of the planted set, with the check that they raise. */
it.each<[string, `${string}.${string}`, string, string]>([
  ['bakery-fr', 'rd.suppliers', 'Chaque miche me coûte 4,10 $ à faire.', 'unitCostDiffers:bread'],
  [
    'restaurant-fr',
    'rd.productDescription',
    'La nourriture d’un repas nous revient à 12 $.',
    'unitCostDiffers:meal',
  ],
  [
    'yarn-shop-en',
    'rd.suppliers',
    'The yarn in a typical sale costs me $31.',
    'unitCostDiffers:sale',
  ],
  [
    'translation-en',
    'rd.technicalRequirements',
    'Each thousand words costs us $45 in outside help.',
    'unitCostDiffers:words',
  ],
  ['day-care-en', 'finances.fixedCosts', 'Our two educators earn $31 an hour.', 'wageDiffers'],
  ['garage-fr', 'finances.comments', 'Loïc gagne 28 $ de l’heure.', 'wageDiffers'],
  ['restaurant-fr', 'finances.cashFlow', 'On paie le cuisinier 31 $ l’heure.', 'wageDiffers'],
  ['plumber-en', 'finances.comments', 'I pay Tyler $34 an hour.', 'wageDiffers'],
  [
    'bakery-fr',
    'business-plan.resources',
    'J’ai 45 000 $ d’économies à mettre dedans.',
    'ownMoneyDiffers',
  ],
  [
    'restaurant-fr',
    'finances.cashFlow',
    'Notre mise de fonds est de 100 000 $.',
    'ownMoneyDiffers',
  ],
  [
    'translation-en',
    'business-plan.resources',
    'We each invest $25,000 of our own.',
    'ownMoneyDiffers',
  ],
  [
    'yarn-shop-en',
    'finances.cashFlow',
    'My savings of $20,000 go into the shop.',
    'ownMoneyDiffers',
  ],
  ['restaurant-fr', 'business-plan.team', 'Karim détient 55 % des actions.', 'sharesDiffer'],
  ['restaurant-fr', 'idea.experience', 'On est propriétaires moitié-moitié.', 'sharesDiffer'],
  ['translation-en', 'business-plan.team', 'Ada owns 70% of it.', 'sharesDiffer'],
  ['software-en', 'idea.experience', 'We each own half of the company.', 'sharesDiffer'],
  [
    'market-garden-fr',
    'marketing.customerAcquisition',
    'On a vendu 300 paniers en mars 2027.',
    'salesBeforeOpening',
  ],
  [
    'garage-fr',
    'marketing.customerAcquisition',
    'En janvier 2027, 40 clients ont déjà payé leur facture.',
    'salesBeforeOpening',
  ],
  [
    'plumber-en',
    'marketing.customerAcquisition',
    'We had $12,000 of sales in January 2027.',
    'salesBeforeOpening',
  ],
  [
    'massage-en',
    'business-plan.milestones',
    'Two hundred massages done and paid in December 2026.',
    'salesBeforeOpening',
  ],
  [
    'restaurant-fr',
    'marketing.customerAcquisition',
    'Il nous faut 900 repas par semaine pour y arriver.',
    'unitsDiffer',
  ],
  [
    'home-care-fr',
    'marketing.customerAcquisition',
    'On fera 2 500 visites la première année.',
    'unitsDiffer',
  ],
  ['massage-en', 'marketing.customerAcquisition', 'I plan on 40 massages a week.', 'unitsDiffer'],
  [
    'plumber-en',
    'marketing.customerAcquisition',
    'That should give me sixty calls a week.',
    'unitsDiffer',
  ],
  [
    'home-care-fr',
    'finances.cashFlow',
    'En décembre, on fait trois fois plus de visites que d’habitude.',
    'seasonFlat',
  ],
  [
    'restaurant-fr',
    'finances.cashFlow',
    'L’été, avec les touristes, on double nos ventes.',
    'seasonFlat',
  ],
  [
    'massage-en',
    'finances.revenueGoals',
    'January and February are my biggest months by far.',
    'seasonFlat',
  ],
  [
    'translation-en',
    'finances.cashFlow',
    'Summer is dead: courts close and nobody writes.',
    'seasonFlat',
  ],
  [
    'restaurant-fr',
    'finances.comments',
    'Les entreprises du coin ont un compte et paient à 60 jours.',
    'paymentTermsDiffer',
  ],
  [
    'bakery-fr',
    'finances.cashFlow',
    'Les clients ont un compte et paient à la fin du mois suivant.',
    'paymentTermsDiffer',
  ],
  [
    'day-care-en',
    'rd.productDescription',
    'Parents are billed at the end of the month and have 60 days to pay.',
    'paymentTermsDiffer',
  ],
  [
    'massage-en',
    'finances.comments',
    'Clients get an invoice, payable in 30 days.',
    'paymentTermsDiffer',
  ],
  [
    'home-care-fr',
    'business-plan.team',
    'Je ne peux pas faire plus de 20 visites par mois.',
    'capacityExceeded',
  ],
  ['plumber-en', 'business-plan.team', 'I can do three calls a week at most.', 'capacityExceeded'],
  [
    'bakery-fr',
    'rd.technicalRequirements',
    'Le four ne sort que 30 miches par jour.',
    'capacityExceeded',
  ],
  [
    'day-care-en',
    'rd.technicalRequirements',
    'The permit allows eight children at most.',
    'capacityExceeded',
  ],
  [
    'restaurant-fr',
    'business-plan.team',
    'C’est notre premier emploi dans une cuisine.',
    'experienceDiffers',
  ],
  [
    'garage-fr',
    'business-plan.team',
    'J’ai seulement trois ans d’expérience comme mécanicien.',
    'experienceDiffers',
  ],
  [
    'day-care-en',
    'business-plan.team',
    'With my two years of experience in child care, I am ready.',
    'experienceDiffers',
  ],
  [
    'massage-en',
    'marketing.valueProposition',
    'A therapist with twenty-five years of practice.',
    'experienceDiffers',
  ],
  [
    'restaurant-fr',
    'marketing.valueProposition',
    'Un repas complet pour 35 $.',
    'priceTold:marketing',
  ],
  [
    'day-care-en',
    'marketing.valueProposition',
    'All that for $980 a month.',
    'priceTold:marketing',
  ],
  [
    'furniture-fr',
    'marketing.valueProposition',
    'Une table pour la vie à 3 600 $.',
    'priceTold:marketing',
  ],
  ['massage-en', 'analysis.differentiators', 'I charge $70 an hour.', 'priceTold:analysis'],
  [
    'market-garden-fr',
    'rd.technicalRequirements',
    'Nos champs sont à Drummondville.',
    'placeDiffers',
  ],
  ['bakery-fr', 'finances.fixedCosts', 'Le local de Matane coûte cher.', 'placeDiffers'],
  [
    'plumber-en',
    'rd.technicalRequirements',
    'My shop is in Longueuil, near the bridge.',
    'placeDiffers',
  ],
  [
    'software-en',
    'marketing.contentStrategy',
    'Our office in Gatineau is open to visitors.',
    'placeDiffers',
  ],
  [
    'massage-en',
    'marketing.customerAcquisition',
    'We open the doors on June 1, 2027.',
    'openingDiffers:marketing',
  ],
  ['restaurant-fr', 'finances.comments', 'On ouvrira en octobre 2027.', 'openingDiffers:finances'],
  [
    'software-en',
    'finances.comments',
    'The launch is in September 2027.',
    'openingDiffers:finances',
  ],
  [
    'garage-fr',
    'marketing.customerAcquisition',
    'Le garage ouvre ses portes en juin 2027.',
    'openingDiffers:marketing',
  ],
  ['plumber-en', 'finances.comments', 'I stay self-employed, with no company.', 'legalFormDiffers'],
  [
    'bakery-fr',
    'idea.experience',
    'La boulangerie est une coopérative de travail.',
    'legalFormDiffers',
  ],
  ['massage-en', 'finances.comments', 'I incorporated in November.', 'legalFormDiffers'],
  ['garage-fr', 'business-plan.team', 'On est une société en nom collectif.', 'legalFormDiffers'],
  ['plumber-en', 'finances.cashFlow', 'The loan is $60,000, over ten years.', 'loanDiffers'],
  [
    'bakery-fr',
    'finances.cashFlow',
    'Je rembourse un emprunt de 80 000 $ sur dix ans.',
    'loanDiffers',
  ],
  ['yarn-shop-en', 'business-plan.resources', 'I borrow $25,000 from the caisse.', 'loanDiffers'],
  [
    'restaurant-fr',
    'idea.businessIdea',
    'Je fais tout moi-même, sans aucun employé.',
    'aloneYetStaff',
  ],
  [
    'plumber-en',
    'marketing.valueProposition',
    'I work alone, so you always get me.',
    'aloneYetStaff',
  ],
  [
    'translation-en',
    'marketing.valueProposition',
    'I work alone, and you only ever deal with me.',
    'aloneYetOwners',
  ],
  ['massage-en', 'finances.cashFlow', 'My two employees are paid every Friday.', 'employedDiffer'],
  [
    'day-care-en',
    'marketing.valueProposition',
    'Six educators look after your child.',
    'employedDiffer',
  ],
  ['bakery-fr', 'finances.comments', 'Le four coûte 38 000 $.', 'amountDiffers:assets:oven'],
  ['plumber-en', 'finances.comments', 'The van costs $45,000.', 'amountDiffers:assets:van'],
  [
    'bakery-fr',
    'business-plan.location',
    'Le bail est de 2 400 $ par mois.',
    'amountDiffers:fixed:rent',
  ],
  [
    'yarn-shop-en',
    'business-plan.location',
    'I pay the landlord $2,100 a month.',
    'amountDiffers:fixed:rent',
  ],
  [
    'bakery-fr',
    'finances.comments',
    'L’électricité me coûte 900 $ par mois.',
    'amountDiffers:fixed:power',
  ],
  [
    'restaurant-fr',
    'analysis.risks',
    'L’assurance nous coûte 1 400 $ par mois.',
    'amountDiffers:fixed:insurance',
  ],
  [
    'bakery-fr',
    'finances.comments',
    'On vise 300 000 $ de ventes la première année.',
    'goalDiffers',
  ],
  ['plumber-en', 'finances.comments', 'Revenue in year one: $450,000.', 'goalDiffers'],
  [
    'bakery-fr',
    'business-plan.milestones',
    'Trois mille miches par mois dès la première année.',
    'unitsDiffer',
  ],
  [
    'home-care-fr',
    'business-plan.milestones',
    'Deux cents visites par mois à l’été.',
    'unitsDiffer',
  ],
  [
    'massage-en',
    'business-plan.milestones',
    'Thirty-five massages a week by summer.',
    'unitsDiffer',
  ],
  [
    'plumber-en',
    'business-plan.milestones',
    '2,500 calls by the end of the first year.',
    'unitsDiffer',
  ],
  [
    'bakery-fr',
    'finances.cashFlow',
    'Les 40 000 $ que j’apporte paient l’équipement.',
    'ownMoneyDiffers',
  ],
  ['garage-fr', 'finances.cashFlow', 'Notre mise à nous deux fait 60 000 $.', 'ownMoneyDiffers'],
  ['massage-en', 'business-plan.resources', 'I am putting $20,000 into it.', 'ownMoneyDiffers'],
  ['software-en', 'finances.cashFlow', 'Between us we invest $80,000.', 'ownMoneyDiffers'],
  [
    'furniture-fr',
    'rd.suppliers',
    'Le bois d’une table me revient à 1 100 $.',
    'unitCostDiffers:table',
  ],
  ['massage-en', 'rd.suppliers', 'Oil and laundry come to $18 a massage.', 'unitCostDiffers:hour'],
  ['bakery-fr', 'rd.suppliers', 'La farine seule fait 4 $ par miche.', 'unitCostDiffers:bread'],
  [
    'translation-en',
    'finances.cashFlow',
    'Each thousand words costs $60 to produce.',
    'unitCostDiffers:words',
  ],
  [
    'bakery-fr',
    'finances.comments',
    'En mars 2027, j’avais déjà 4 000 $ de ventes.',
    'salesBeforeOpening',
  ],
  [
    'plumber-en',
    'finances.cashFlow',
    'I billed my first twenty calls in December 2026.',
    'salesBeforeOpening',
  ],
  [
    'massage-en',
    'finances.cashFlow',
    'Clients have been paying me since November 2026.',
    'salesBeforeOpening',
  ],
  [
    'furniture-fr',
    'marketing.customerAcquisition',
    'J’ai vendu huit tables en février 2027.',
    'salesBeforeOpening',
  ],
])('%s: %s %s', (base, answer, add, id) => {
  const clean = cleanFiles.find((one) => one.id === base);
  if (!clean) throw new Error(`no file ${base}`);
  const { modules, inputs, profile } = withPlant(clean, {
    id: '',
    base,
    kind: 'price',
    change: { answer, add },
    places: [answer, answer],
  });
  const ofFigures = new Set(figureSource(inputs).checks.map((one) => one.id));
  const found = checksOfProject(modules, inputs, now, profile).filter(
    (one) => !ofFigures.has(one.id),
  );
  expect(found.map(({ id: own, mendAt }) => [own, `${mendAt.module}.${mendAt.question}`])).toEqual([
    [id, answer],
  ]);
  for (const { text } of found) {
    expect(text.fr).toMatch(/^[A-ZÉ].*\.$/u);
    expect(text.en).toMatch(/^[A-ZÉ].*\.$/u);
  }
});
