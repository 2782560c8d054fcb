import type { DossierFormat } from '@elan/domain/dossier/formats';
import type { Language } from '@elan/domain/language';

const inThatLanguage = { fr: 'en français', en: 'en anglais' } as const;

export const dossier = {
  lead: 'Le document à remettre à un prêteur, à un programme ou à un partenaire, fait de vos textes et de vos chiffres.',
  forWhom: 'Pour qui?',
  parts: {
    title: 'Quelles parties?',
    count: (chosen: number, of: number) =>
      chosen === of ? `Toutes (${of})` : `${chosen} sur ${of}`,
    empty: 'Encore vide',
    fill: (module: string) => `Remplir\u00a0: ${module}`,
    describe: 'Présenter les personnes',
    last: 'Il en faut au moins une.',
  },
  language: {
    title: 'En quelle langue?',
    names: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string>,
    whole: (language: Language) => `Tous vos textes existent ${inThatLanguage[language]}.`,
    nothing: 'Aucun texte n’est encore écrit.',
    /** @param modules their names, as a list in words. */
    missing: (count: number, modules: string, language: Language) =>
      `${count === 1 ? 'Un texte n’existe' : `${count} textes n’existent`} pas encore ${inThatLanguage[language]} et ${count === 1 ? 'paraîtra dans sa langue' : 'paraîtront dans leur langue'}\u00a0: ${modules}.`,
    have: (language: Language, module: string) =>
      `Obtenir «\u00a0${module}\u00a0» ${inThatLanguage[language]}`,
  },
  cover: {
    title: 'La page couverture',
    lead: 'Tout est facultatif\u00a0: ce qui est vide n’est pas imprimé.',
    filled: (count: number, of: number) => `${count} sur ${of}`,
    fields: {
      businessName: { label: 'Nom de l’entreprise', help: 'S’il diffère de celui du projet.' },
      contact: { label: 'Personne à joindre', help: undefined },
      email: { label: 'Courriel', help: undefined },
      phone: { label: 'Téléphone', help: undefined },
      postalAddress: { label: 'Adresse postale', help: undefined },
      neq: { label: 'NEQ', help: 'Le numéro d’entreprise du Québec, si vous l’avez déjà.' },
      naics: {
        label: 'Code SCIAN',
        help: 'Le code de votre industrie, de 2 à 6 chiffres, comme 311811 pour une boulangerie. Si nous avons les chiffres de cette industrie, ils paraissent à côté de vos ratios.',
      },
      amountAsked: { label: 'Financement demandé', help: undefined },
    },
    neqHint: 'Un NEQ compte dix chiffres. Celui-ci sera imprimé tel quel.',
  },
  people: {
    title: 'Les personnes derrière le projet',
    lead: 'Un prêteur finance d’abord des gens\u00a0: dites qui fait quoi, et ce qui vous y prépare.',
    none: 'Personne n’est encore présenté.',
    add: 'Ajouter une personne',
    full: (most: number) => `${most} personnes au plus.`,
    nth: (number: number) => `Personne ${number}`,
    remove: 'Retirer',
    removed: (name: string) => `${name} ne fait plus partie du dossier.`,
    undo: 'Annuler',
    fields: {
      name: 'Nom',
      role: 'Rôle',
      share: 'Part de l’entreprise',
      training: 'Formation',
      experience: 'Expérience',
    },
  },
  problems: {
    tooLong: (most: string) => `${most} caractères au plus.`,
    unstorable: 'Ce texte contient un caractère qui ne peut pas être enregistré. Retirez-le.',
    notNumber: 'Écrivez un montant, comme 25\u00a0000.',
    negative: 'Écrivez un montant positif.',
    decimals: 'Deux décimales au plus, comme 12,50.',
    tooLarge: (most: string) => `${most}\u00a0$ au plus.`,
    readings: (thousands: string, decimals: string) => `Est-ce ${thousands} ou ${decimals}?`,
    stays: 'Ce que vous avez écrit reste ici; le dossier se fait sans.',
  },
  saved: 'Enregistré',
  saveFailed: 'Cela n’a pas pu être enregistré.',
  restored: 'Ce que vous aviez écrit sur cet appareil est revenu.',
  suspended: 'Votre compte est suspendu\u00a0: rien ne peut être modifié ici.',
  toValidate: {
    title: (count: number) => `${count} ${count === 1 ? 'point' : 'points'} à valider`,
    lead: 'Rien de cela n’empêche de télécharger. Seul le document «\u00a0Pour moi\u00a0» en donne la liste.',
    nothing: 'Rien n’est à valider.',
    /** @param amounts all the amounts, as a list in words. */
    amounts: (count: number, amounts: string) =>
      count === 1
        ? `D’où vient le montant ${amounts}?`
        : `D’où viennent ces montants\u00a0: ${amounts}?`,
    more: (count: number) => (count === 1 ? 'un autre' : `${count} autres`),
    fixLinks: { people: 'Présenter les personnes', amountAsked: 'Voir le montant' },
    failed: 'Les points à valider n’ont pas pu être lus.',
  },
  pages: {
    title: 'Les pages',
    nth: (page: number, of: number) => `Page ${page} sur ${of}`,
    alt: (page: number, of: number) => `Page ${page} sur ${of} du document, comme dans le PDF`,
    previous: 'Page précédente',
    next: 'Page suivante',
    enlarge: (page: number) => `Agrandir la page ${page}`,
    count: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    making: 'Mise en page du document…',
    refreshing: 'Mise à jour des pages…',
    failed: 'Les pages n’ont pas pu être faites.',
    pageFailed: 'Cette page n’a pas pu être affichée.',
    premium: {
      title: (pages: number) => `Le document complet compte ${pages} pages`,
      text: 'Avec Premium, vous voyez toutes les pages et téléchargez le document en PDF, en Word, en Excel et en PowerPoint. Vos textes restent à vous\u00a0: Markdown et JSON sont gratuits.',
    },
    replaced: (count: number, characters: string) =>
      `Aucune de nos polices n’a ${count === 1 ? 'ce caractère' : 'ces caractères'}\u00a0: ${characters} · Le PDF et ces pages montrent □ à la place; Word, Excel, PowerPoint, Markdown et JSON ${count === 1 ? 'le' : 'les'} gardent.`,
  },
  downloads: {
    title: 'Télécharger',
    button: {
      pdf: 'Télécharger en PDF',
      docx: 'Télécharger en Word',
      xlsx: 'Télécharger en Excel',
      pptx: 'Télécharger en PowerPoint',
      md: 'Télécharger en Markdown',
      json: 'Télécharger en JSON',
    } satisfies Record<DossierFormat, string>,
    about: {
      pdf: 'À remettre ou à imprimer.',
      docx: 'À compléter ou à adapter.',
      xlsx: 'Les prévisions, avec leurs formules.',
      pptx: 'Dix diapositives, à présenter.',
      md: 'Vos textes et les hypothèses de vos prévisions, en texte simple.',
      json: 'Pour l’importer dans Élan, ici ou ailleurs.',
    } satisfies Record<DossierFormat, string>,
    making: (format: DossierFormat) =>
      `Préparation du fichier ${{ pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', md: 'Markdown', json: 'JSON' }[format]}…`,
    before: (documents: number) =>
      documents === 1 ? 'Un document passe avant.' : `${documents} documents passent avant.`,
    done: 'Votre fichier est prêt.',
    failed: 'Le fichier n’a pas pu être fait.',
    premium: {
      title: 'PDF, Word, Excel et PowerPoint viennent avec Premium',
      text: 'Markdown et JSON sont gratuits, pour tout le projet.',
    },
  },
};
