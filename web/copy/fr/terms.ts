/** The Terms of Service, loaded only where somebody opens them. */
export const terms = {
  title: 'Conditions d’utilisation',
  effective: 'En vigueur le 22 juin 2025',
  sections: [
    {
      title: 'Le service',
      text: 'Élan vous aide à structurer un projet d’entreprise\u00a0: vous répondez à des questions, une intelligence artificielle rédige à partir de vos réponses. Le forfait gratuit ouvre trois modules; le forfait Premium, facturé chaque mois, les ouvre tous.',
    },
    {
      title: 'Qui peut s’en servir',
      text: 'Vous devez avoir 18 ans ou plus, ou la capacité juridique de contracter. Vous êtes responsable de votre mot de passe et de ce qui est fait dans votre compte.',
    },
    {
      title: 'Annulation et remboursement',
      text: 'Vous pouvez annuler votre abonnement en tout temps, dans votre compte ou en écrivant au soutien. L’accès dure jusqu’à la fin de la période payée. Aucun remboursement n’est accordé.',
    },
    {
      title: 'Vos données vous appartiennent',
      text: 'Ce que vous écrivez et ce qui est rédigé pour vous restent votre propriété. Vos réponses sont transmises au fournisseur d’IA seulement pour produire vos rédactions.',
    },
    {
      title: 'Des estimations, pas des conseils professionnels',
      text: 'Tout ce qu’Élan produit est une estimation, qui peut contenir des erreurs. Vérifiez-la avant de vous y fier; vos décisions et leurs suites relèvent de vous.',
    },
    {
      title: 'Droit applicable',
      text: 'Ces conditions sont régies par les lois du Québec et les lois du Canada qui s’y appliquent.',
    },
  ],
};
