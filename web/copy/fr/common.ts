/** Words that several screens share. */
export const common = {
  optional: '(facultatif)',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  dismiss: 'Masquer ce message',
  loading: 'Chargement…',
  network: 'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
  connectionError: 'Erreur de connexion',
  /** Named after the language it switches to. */
  switchLanguage: 'English',
};
