/** Texts about the twin of a write-up, which is its text in the other language. */
export const twin = {
  name: { fr: 'Version française', en: 'Version anglaise' },
  about:
    'Pour un prêteur ou un partenaire qui lit l’autre langue. Les chiffres et les tableaux suivent vos prévisions, comme dans votre texte.',
  have: { fr: 'Obtenir la version française', en: 'Obtenir la version anglaise' },
  read: { fr: 'Lire la version française', en: 'Lire la version anglaise' },
  again: 'Refaire',
  forOne: (words: string) => `${words} (une génération)`,
  old: 'Elle date d’avant la dernière modification de votre texte.',
  running: 'Traduction en cours. Vous pouvez quitter la page\u00a0: la version vous attendra ici.',
  failed: 'La version n’a pas pu être faite.',
};
