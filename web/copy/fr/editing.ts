/** Texts for editing and copying a write-up. */
export const editing = {
  edit: 'Modifier le texte',
  done: 'Terminé',
  /** Accessible name of the text area. */
  field: 'Texte de la rédaction',
  hint: 'Échap termine. Vos changements s’enregistrent d’eux-mêmes.',
  loading: 'Ouverture du texte…',
  loadFailed: 'L’éditeur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  toolbar: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  subheading: 'Sous-titre',
  bullets: 'Liste à puces',
  numbers: 'Liste numérotée',
  link: 'Lien',
  addRow: 'Ajouter une ligne au tableau',
  removeRow: 'Supprimer la ligne du tableau',
  undo: 'Annuler',
  redo: 'Rétablir',
  linkForm: {
    label: 'Adresse du lien',
    apply: 'Créer le lien',
    remove: 'Retirer le lien',
    cancel: 'Annuler',
    invalid: 'Ce n’est pas l’adresse d’une page. Exemple\u00a0: https://exemple.ca',
    select: 'Sélectionnez d’abord les mots qui mèneront à la page.',
  },
  figure: 'Chiffre des prévisions',
  table: 'Tableau des prévisions',
  locked: 'Bloc affiché tel quel\u00a0: il ne se modifie pas ici, mais vous pouvez le supprimer.',
  problems: {
    tooLong:
      'Le texte dépasserait la longueur maximale de 60\u00a0000 caractères. Cet ajout n’a pas été fait; le reste est intact.',
    paragraphTooLong:
      'Ce paragraphe deviendrait trop long pour être affiché. Cet ajout n’a pas été fait; commencez un nouveau paragraphe.',
    blank:
      'Le texte est vide\u00a0: le texte précédent reste enregistré tant que vous n’écrivez rien.',
  },
  copy: 'Copier',
  copied: 'Texte copié, avec sa mise en forme.',
  copyFailed: 'Votre navigateur n’a pas permis de copier le texte.',
  /** Shown in the confirmation before regenerating. */
  staysEdited:
    'Vous avez modifié ce texte\u00a0: il restera en place, et le nouveau vous sera proposé à côté.',
  difference: {
    show: 'Voir les différences',
    title: 'Le texte en place et le nouveau texte',
    current: 'Texte en place',
    offered: 'Nouveau texte',
  },
  offered: {
    title: 'Un nouveau texte est prêt',
    text: 'Vous aviez modifié le texte en place\u00a0: rien n’a été remplacé. Le nouveau texte est aussi dans les versions antérieures.',
  },
  conflictField: 'Texte de la rédaction',
};
