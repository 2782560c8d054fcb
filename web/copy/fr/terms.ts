import type { LegalDocument } from '../legalDocument.ts';

/** The Terms of Service, loaded only when opened. */
export const terms: LegalDocument = {
  title: 'Conditions d’utilisation',
  effective: (date) => `En vigueur le ${date}`,
  lead: 'Voici le contrat qui vous lie à Élan. Nous l’avons écrit pour qu’il se lise.',
  sections: ({ price, freeModules, modules, freeGenerations, premiumGenerations }) => [
    {
      id: 'acceptation',
      title: 'Acceptation',
      blocks: [
        'Vous acceptez ces conditions en cochant la case prévue au moment de créer votre compte. Nous gardons avec le compte la version que vous avez acceptée et la date de votre acceptation.',
        'Ces conditions existent en français et en anglais. Si les deux versions diffèrent, celle qui vous est la plus favorable s’applique.',
      ],
    },
    {
      id: 'service',
      title: 'Le service et ses forfaits',
      blocks: [
        `Élan vous aide à faire d’une idée une entreprise structurée, en ${modules} modules. Dans chacun, vous répondez à des questions, et une intelligence artificielle (IA) rédige à partir de vos réponses.`,
        [
          `Le forfait Gratuit ouvre ${freeModules} modules et donne ${freeGenerations < 2 ? `${freeGenerations} génération IA en tout, qui ne se renouvelle pas` : `${freeGenerations} générations IA en tout, qui ne se renouvellent pas`}.`,
          `Le forfait Premium ouvre les ${modules} modules et donne jusqu’à ${premiumGenerations} générations IA par mois civil, ainsi qu’un soutien prioritaire par courriel.`,
          'Le nombre de projets est illimité dans les deux forfaits.',
        ],
        'Une génération compte lorsqu’elle réussit. Si vous l’arrêtez alors que le résultat s’affiche déjà, elle compte, et nous en gardons ce qui peut servir. Une génération qui échoue ne compte jamais.',
      ],
    },
    {
      id: 'admissibilite',
      title: 'Qui peut s’en servir',
      blocks: [
        'Vous devez avoir 18 ans ou plus, ou avoir la capacité juridique de conclure un contrat.',
      ],
    },
    {
      id: 'compte',
      title: 'Votre compte',
      blocks: [
        'Donnez une adresse courriel qui est la vôtre\u00a0: c’est là que nous vous écrivons, et elle ne peut pas être modifiée par la suite.',
        'Gardez votre mot de passe pour vous; vous êtes responsable de ce qui est fait avec lui. Si vous croyez que quelqu’un d’autre utilise votre compte, changez le mot de passe, ce qui déconnecte tous les autres appareils, puis écrivez-nous.',
        'Vous pouvez supprimer votre compte en tout temps. La suppression est définitive\u00a0: elle efface vos projets et met fin tout de suite à l’abonnement, sans remboursement. Vous pouvez télécharger vos données avant.',
      ],
    },
    {
      id: 'prix',
      title: 'Abonnement, prix et taxes',
      blocks: [
        `Le forfait Premium coûte ${price} par mois, en dollars canadiens. Les taxes sont en sus\u00a0: TPS et TVQ au Québec, TPS ou TVH ailleurs au Canada.`,
        'Vous payez par carte, chez Stripe, notre fournisseur de paiement. L’abonnement se renouvelle chaque mois jusqu’à ce que vous l’annuliez.',
        'Si un paiement échoue, l’accès Premium est suspendu jusqu’à ce qu’il réussisse. Ce qui est déjà rédigé reste lisible.',
      ],
    },
    {
      id: 'annulation',
      title: 'Annulation et remboursement',
      blocks: [
        'Vous pouvez annuler (résilier) votre abonnement en tout temps, sans frais et sans donner de raison\u00a0: en deux clics dans votre compte, ou en nous écrivant.',
        'Votre accès Premium dure alors jusqu’à la fin de la période payée, et vous pouvez changer d’avis d’ici là. Votre compte revient ensuite au forfait Gratuit; ce qui a été rédigé reste lisible et se télécharge toujours.',
        'Aucun remboursement n’est accordé, sauf lorsque la loi l’exige.',
      ],
    },
    {
      id: 'estimations',
      title: 'Des estimations, pas des conseils professionnels',
      blocks: [
        'Tout ce que l’IA produit est une estimation\u00a0: analyses, prévisions, plans, personas, indices. Elle peut se tromper, et rien de ce qu’elle écrit n’est un avis juridique, comptable, fiscal ou financier.',
        'Vérifiez avant de vous y fier, et consultez au besoin une personne qualifiée. Vos décisions, et leurs conséquences, relèvent de vous.',
      ],
    },
    {
      id: 'interdictions',
      title: 'Ce qui n’est pas permis',
      blocks: [
        'Vous ne pouvez pas\u00a0:',
        [
          'utiliser Élan pour une activité illégale ou frauduleuse, ou pour porter atteinte aux droits d’autrui;',
          'y inscrire les renseignements personnels d’autres personnes sans en avoir le droit;',
          'accéder au compte de quelqu’un d’autre, ni contourner la sécurité du service ou les limites d’un forfait;',
          'surcharger le service, ni le revendre.',
        ],
      ],
    },
    {
      id: 'propriete',
      title: 'Vos données vous appartiennent',
      blocks: [
        'Ce que vous écrivez et ce qui est rédigé pour vous restent à vous. Vous en faites ce que vous voulez, et vous pouvez le télécharger en tout temps.',
        'Vous nous permettez seulement de le conserver et de le traiter pour vous rendre le service, ce qui comprend l’envoi de vos réponses au fournisseur d’IA lorsque vous demandez une génération.',
      ],
    },
    {
      id: 'confidentialite',
      title: 'Vie privée',
      blocks: [
        'La politique de confidentialité dit ce que nous recueillons, pourquoi, combien de temps, et quels sont vos droits.',
      ],
      link: 'privacy',
    },
    {
      id: 'suspension',
      title: 'Suspension',
      blocks: [
        'Nous pouvons suspendre un compte qui enfreint ces conditions ou qui met en danger le service ou d’autres personnes. Écrivez-nous pour en connaître la raison et demander une révision.',
        'Un compte suspendu permet encore de lire et de télécharger ses données, d’annuler l’abonnement et de supprimer le compte. Il ne permet plus d’écrire, de générer ni d’acheter.',
      ],
    },
    {
      id: 'responsabilite',
      title: 'Disponibilité et responsabilité',
      blocks: [
        'Nous faisons ce qu’il faut pour que le service fonctionne et que rien ne se perde, mais il peut être interrompu par un entretien, une panne ou l’arrêt d’un fournisseur.',
        'Nous répondons de nos propres fautes. Rien dans ces conditions ne limite les droits que vous donnent la Loi sur la protection du consommateur (RLRQ, chapitre P-40.1) et les autres lois auxquelles vous ne pouvez pas renoncer.',
        'Dans la mesure où ces lois le permettent, nous ne répondons ni des décisions prises à partir d’une estimation, ni de ce qui échappe à notre contrôle.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modification de ces conditions',
      blocks: [
        'Nous pouvons modifier le contenu des forfaits, le prix et les règles d’utilisation. Au moins 30 jours avant, nous l’annonçons sur la page de ces conditions et dans l’application, par un avis clair\u00a0: la nouvelle clause, ou la clause modifiée à côté de l’ancienne, la date d’entrée en vigueur et vos droits.',
        'Si la modification augmente vos obligations ou réduit les nôtres, vous pouvez la refuser et résilier le contrat, sans frais ni pénalité, jusqu’à 30 jours après son entrée en vigueur\u00a0: il suffit de nous l’écrire.',
      ],
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      blocks: [
        'Ces conditions sont régies par les lois du Québec et les lois du Canada qui s’y appliquent. Les tribunaux du Québec sont compétents, sans priver un consommateur de son droit de s’adresser à ceux de son domicile.',
      ],
    },
    {
      id: 'contact',
      title: 'Nous joindre',
      blocks: ['Une question sur ces conditions? Écrivez-nous.'],
      link: 'support',
    },
  ],
};
