import type { BilingualProject } from './project.ts';

/** A two-chair hair salon in Rimouski. */
export const salon: BilingualProject = {
  fr: {
    name: 'Salon Mèche folle',
    description: 'Un petit salon de coiffure de deux chaises à Rimouski.',
    answers: {
      idea: {
        businessIdea:
          'Un salon de deux chaises où on prend le temps. Je ferais surtout de la couleur et des cheveux bouclés, parce que personne ne sait couper ça ici.',
        targetMarket:
          'Des femmes de 25 à 50 ans de Rimouski et du Bic qui ont les cheveux frisés. Et un peu tout le monde, je ne veux pas refuser de clients.',
        problemSolved:
          'Elles vont jusqu’à Québec pour une coupe bouclée, ou elles se coupent les cheveux toutes seules dans la salle de bain.',
        businessModel: 'services',
        location: 'Rimouski, centre-ville',
        experience:
          'Neuf ans de coiffure chez une patronne. J’ai environ 60 clientes régulières, mais je ne sais pas combien me suivraient.',
        budget: '5000-20000',
      },
      marketing: {
        brandName: 'Mèche folle',
        valueProposition:
          'Une coupe faite pour vos boucles, sans vous les faire sécher raides avant.',
        marketingChannels: 'socialMedia',
        budget: 'under-500',
        customerAcquisition:
          'Mes clientes actuelles, je pense. J’ai signé un papier avec ma patronne sur la clientèle, il faudrait que je le relise.',
        brandPersonality: 'playful',
        contentStrategy: 'Des avant-après sur Instagram, deux fois par semaine si j’ai le temps.',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '85 $ par visite en moyenne. Une coupe seule est à 55 $, une couleur à 120 $. Ma patronne charge à peu près pareil.',
        fixedCosts:
          'Loyer 1 350 $, électricité et internet 190 $, assurance 95 $, logiciel de rendez-vous 60 $, mon salaire 2 600 $',
        variableCosts: 'Produits 12 $ et frais de carte 2 $ par cliente',
        breakEven: 'Une soixantaine de clientes par mois, je crois',
        revenueGoals: '90 visites par mois, donc 1 080 dans l’année et environ 91 800 $.',
        cashFlow:
          'Les clientes paient tout de suite. Janvier et février sont tranquilles, décembre est plein.',
      },
    },
    comments: {
      finances: 'J’ai 12 000 $ de côté. Je demanderais 20 000 $ à la caisse, sur 5 ans à 7 %.',
      marketing: 'La deuxième chaise serait louée à une amie, peut-être.',
    },
  },
  en: {
    name: 'Mèche folle',
    description: 'A small two-chair hair salon in downtown Rimouski.',
    answers: {
      idea: {
        businessIdea:
          'A two-chair salon for curly hair and colour, at an unhurried pace. Nobody around here was trained to cut curls.',
        targetMarket:
          'Women of 25 to 50 with curly hair, in Rimouski and Le Bic. I would not turn anyone away though, so maybe everybody.',
        problemSolved:
          'They drive three hours to Quebec City for a curly cut, or do it themselves over the bathroom sink.',
        businessModel: 'services',
        location: 'Downtown Rimouski',
        experience:
          'Nine years behind the chair for the same boss. About 60 regulars; no idea how many would come along.',
        budget: '5000-20000',
      },
      marketing: {
        brandName: 'Mèche folle',
        valueProposition: 'A cut that works with your curls, dry, the way you wear them.',
        marketingChannels: 'socialMedia',
        budget: 'under-500',
        customerAcquisition:
          'My regulars first, I guess. I once signed something about clients with my boss and should read it again.',
        brandPersonality: 'playful',
        contentStrategy:
          'Before-and-after pictures on Instagram, twice a week when I find the time.',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '$85 a visit on average: $55 for a cut alone, $120 with colour. My boss charges about that.',
        fixedCosts:
          'Rent $1,350, power and internet $190, insurance $95, booking software $60, my pay $2,600',
        variableCosts: 'Product $12 and card fees $2 per client',
        breakEven: 'Sixty-some clients a month, I think',
        revenueGoals: '90 visits a month, so 1,080 in the year and about $91,800.',
        cashFlow:
          'Everyone pays on the spot. January and February are slow and December is packed.',
      },
    },
    comments: {
      finances: 'I have $12,000 put away and would ask the caisse for $20,000, over 5 years at 7%.',
      marketing: 'A friend might rent the second chair. Nothing is settled.',
    },
  },
};
