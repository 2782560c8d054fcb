/** Texts for two-factor sign-in, loaded with the account screen and the administrators' page. */
export const twoFactor = {
  title: 'Connexion en deux étapes',
  text: 'Après le mot de passe, un code de votre téléphone. Qui devine ou vole votre mot de passe n’entre pas pour autant.',
  loading: 'Chargement de la connexion en deux étapes…',
  turnOn: 'Activer la connexion en deux étapes',
  continue: 'Continuer',
  passwordLabel: 'Mot de passe actuel',
  passwordMissing: 'Entrez votre mot de passe.',
  passwordWrong: 'Ce n’est pas votre mot de passe.',
  scanTitle: 'Ajoutez Élan à votre application d’authentification',
  scanText:
    'Dans l’application (Google Authenticator, Microsoft Authenticator, 1Password ou une autre), balayez ce code.',
  qrAlt: 'Code QR de votre clé, aussi écrite plus bas',
  onPhone: 'Ouvrir dans l’application de ce téléphone',
  typed: 'Pas d’appareil photo? Tapez cette clé dans l’application\u00a0:',
  codeLabel: 'Code à six chiffres',
  codeHelp: 'Celui que l’application montre maintenant pour Élan.',
  codeMissing: 'Entrez les six chiffres de votre application.',
  anyCodeLabel: 'Code de l’application ou code de secours',
  anyCodeMissing: 'Entrez les six chiffres de votre application, ou un code de secours.',
  othersEnd: 'Vos autres appareils seront déconnectés.',
  enable: 'Activer',
  codesTitle: 'Gardez vos codes de secours',
  codesText:
    'Chacun vous laisse entrer une fois si votre téléphone est perdu. Ils ne seront plus jamais montrés\u00a0: imprimez-les ou gardez-les dans votre gestionnaire de mots de passe.',
  download: 'Télécharger les codes',
  fileName: 'elan-codes-de-secours.txt',
  fileText: (email: string, codes: string) =>
    `Codes de secours d’Élan pour ${email}\nChacun ne sert qu’une fois.\n\n${codes}\n`,
  kept: 'J’ai gardé mes codes',
  on: (day: string) => `Activée le ${day}.`,
  left: (count: number) =>
    count === 0
      ? 'Il ne vous reste aucun code de secours\u00a0: demandez-en de nouveaux.'
      : count === 1
        ? 'Il vous reste un seul code de secours\u00a0: demandez-en de nouveaux.'
        : `Il vous reste ${count} codes de secours.`,
  renew: 'Obtenir de nouveaux codes de secours',
  renewText: 'Vos codes de secours actuels ne serviront plus.',
  turnOff: 'Désactiver la connexion en deux étapes',
  turnOffText: 'Votre mot de passe suffira de nouveau. Vos autres appareils seront déconnectés.',
  turnedOff: 'La connexion en deux étapes est désactivée.',
  turnedOn: 'La connexion en deux étapes est activée.',
  adminTitle: 'Il manque une étape',
  adminText:
    'L’administration ouvre les comptes des autres\u00a0: elle demande la connexion en deux étapes. Activez-la ici, et cette page s’ouvrira.',
};
