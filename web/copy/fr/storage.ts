/** The texts of the account’s storage. */
export const storage = {
  title: 'Espace de stockage',
  usedOf: (used: string, limit: string) => `${used} sur ${limit}.`,
  value: (used: string, limit: string) => `${used} sur ${limit}`,
  counts:
    'Vos projets, leurs versions antérieures et la corbeille. Un projet mis à la corbeille compte jusqu’à ce qu’il soit supprimé pour de bon.',
  nearlyFull: 'Votre espace de stockage est presque plein',
  full: 'Votre espace de stockage est plein',
  whatWillStop: 'Une fois la limite atteinte, rien de plus ne pourra être enregistré ni rédigé.',
  whatStops:
    'Rien de plus ne peut être enregistré ni rédigé; vous pouvez toujours tout lire, télécharger, raccourcir et supprimer.',
  makeRoom:
    'Pour faire de la place, supprimez un projet, puis supprimez-le pour de bon dans la corbeille, au bas du tableau de bord.',
  premium: (limit: string) => `Avec Premium, la limite passe à ${limit}.`,
  toDashboard: 'Aller au tableau de bord',
};
