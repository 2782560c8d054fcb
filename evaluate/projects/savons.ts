import type { BilingualProject } from './project.ts';

/** Handmade soap sold online from Val-David. */
export const savons: BilingualProject = {
  fr: {
    name: 'Savon d’en bas',
    description: 'Des savons faits à la main à Val-David, vendus en ligne.',
    answers: {
      idea: {
        businessIdea:
          'Des savons à froid sans parfum, pour la peau sensible, vendus en ligne par boîte de quatre.',
        targetMarket:
          'Des femmes de 30 à 50 ans qui font de l’eczéma ou dont l’enfant en fait, partout au Québec.',
        problemSolved:
          'Elles essaient dix savons de pharmacie et ça pique encore. Je ne dis pas que le mien guérit.',
        businessModel: 'directSales',
        location: 'En ligne, depuis Val-David',
        experience: 'Je fais du savon depuis cinq ans pour la famille. Aucune formation en chimie.',
        budget: 'under-5000',
      },
      rd: {
        productDescription:
          'Une boîte de quatre savons de 110 g à 34 $, avec la liste des ingrédients et un numéro de lot.',
        developmentStage: 'testing',
        technicalRequirements:
          'Des moules, une balance précise, une étagère de séchage (six semaines), des étiquettes. Je pense qu’il faut déclarer chaque savon à Santé Canada.',
        qualityStandards: 'productSafety',
        innovations: 'Rien de nouveau, honnêtement. Juste peu d’ingrédients.',
        suppliers: 'Huile d’olive d’un grossiste de Montréal, lait de chèvre d’une voisine.',
        intellectualProperty: 'tradeSecret',
        testingStrategy:
          'Trente personnes reçoivent un savon, et je les rappelle après un mois. Huit ont répondu pour l’instant.',
      },
      environmental: {
        businessType: 'onlineShop',
        productionMethod: 'byHand',
        materials: 'Par mois : 20 kg d’huiles, 3 kg de soude, du lait de chèvre, du carton.',
        packaging: 'paper',
        transportation: 'parcel',
        energySource: 'homeOffice',
        digitalFootprint: 'onlineSales',
        wasteManagement:
          'Les retailles sont refondues. L’eau de lavage va à l’égout, je ne sais pas si j’ai le droit.',
        sustainabilityGoals: 'Aucun plastique, et une huile d’ici si j’en trouve.',
      },
    },
    comments: { rd: 'Je voudrais écrire « bon pour l’eczéma » sur la boîte, mais est-ce permis?' },
  },
  en: {
    name: 'Savon d’en bas',
    description: 'Handmade soap from Val-David, sold online.',
    answers: {
      idea: {
        businessIdea:
          'Unscented cold-process soap for sensitive skin, sold online in boxes of four.',
        targetMarket: 'Women of 30 to 50 anywhere in Quebec who have eczema, or whose child does.',
        problemSolved:
          'They go through ten drugstore soaps and it still stings. I am not saying mine heals anything.',
        businessModel: 'directSales',
        location: 'Online, from Val-David',
        experience: 'Five years making soap for the family. No training in chemistry.',
        budget: 'under-5000',
      },
      rd: {
        productDescription:
          'A box of four 110 g bars at $34, with the list of ingredients and a lot number.',
        developmentStage: 'testing',
        technicalRequirements:
          'Moulds, an accurate scale, a curing rack (six weeks), labels. I believe every soap has to be notified to Health Canada.',
        qualityStandards: 'productSafety',
        innovations: 'Honestly nothing new. Just few ingredients.',
        suppliers: 'Olive oil from a Montreal wholesaler, goat milk from a neighbour.',
        intellectualProperty: 'tradeSecret',
        testingStrategy:
          'Thirty people get a bar and I call them a month later. Eight have answered so far.',
      },
      environmental: {
        businessType: 'onlineShop',
        productionMethod: 'byHand',
        materials: 'A month: 20 kg of oils, 3 kg of lye, goat milk, cardboard.',
        packaging: 'paper',
        transportation: 'parcel',
        energySource: 'homeOffice',
        digitalFootprint: 'onlineSales',
        wasteManagement:
          'Offcuts are melted again. Wash water goes down the drain, and I do not know if that is allowed.',
        sustainabilityGoals: 'No plastic, and an oil from here if I find one.',
      },
    },
    comments: { rd: 'I would like to print “good for eczema” on the box. Is that allowed?' },
  },
};
