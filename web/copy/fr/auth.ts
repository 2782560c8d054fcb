import { withQue } from '@elan/domain/elision';

/** Tests match some of these texts word for word. */
export const auth = {
  signInTitle: 'Se connecter',
  signUpTitle: 'Créer un compte',
  signInLead: 'Heureux de vous revoir. Votre projet vous attend où vous l’avez laissé.',
  signUpLead: (modules: number, generations: number) =>
    `${modules} modules et ${generations} ${generations < 2 ? 'génération' : 'générations'} offerts, sans carte.`,
  email: 'Adresse courriel',
  password: 'Mot de passe',
  passwordHelp: 'Au moins 6 caractères, et pas un mot courant.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  showConfirmation: 'Afficher la confirmation',
  hideConfirmation: 'Masquer la confirmation',
  passwordsMatch: 'Les mots de passe sont identiques.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',
  acceptTerms: 'J’accepte les conditions d’utilisation',
  readTerms: 'Lire les conditions d’utilisation',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  toSignUp: 'Pas encore de compte? S’inscrire',
  toSignIn: 'Déjà inscrit? Se connecter',
  toForgot: 'Mot de passe oublié?',
  emailMissing: 'Entrez votre adresse courriel.',
  emailInvalid: 'Entrez une adresse courriel complète, comme nom@exemple.ca.',
  passwordMissing: 'Entrez votre mot de passe.',
  attemptsRemaining: (left: number) =>
    left === 1 ? '(1 tentative restante)' : `(${left} tentatives restantes)`,
  /** `sayMinutes` replaces the N. */
  tryAgain: 'Vous pourrez réessayer dans N minutes.',
  signInWithThis: 'Se connecter avec cette adresse',
  warning: {
    title: (left: number) =>
      left === 1 ? 'Il vous reste une tentative' : `Il vous reste ${left} tentatives`,
    text: (failures: number, minutes: number) =>
      `Après ${failures} échecs, la connexion avec cette adresse est verrouillée pendant ${minutes} minutes.`,
  },
  lock: {
    timeLeft: 'Temps restant\u00a0:',
    wait: (minutes: number) =>
      `Attendez ${minutes} minutes\u00a0: le verrou s’ouvrira de lui-même.`,
    check: 'Vérifiez votre mot de passe\u00a0: majuscules, langue du clavier.',
    forgot: 'Utilisez «\u00a0Mot de passe oublié\u00a0»',
  },
  expired: 'Votre session a pris fin. Reconnectez-vous\u00a0: vos brouillons sont gardés.',
  code: {
    title: 'Entrez votre code',
    lead: 'Ouvrez votre application d’authentification et entrez le code à six chiffres qu’elle montre pour Élan.',
    label: 'Code à six chiffres',
    missing: 'Entrez les six chiffres de votre application.',
    recoveryLead:
      'Entrez l’un des codes de secours que vous avez gardés. Chacun ne sert qu’une fois.',
    recoveryLabel: 'Code de secours',
    recoveryMissing: 'Un code de secours compte dix signes, comme 7k3mw-q9d2x.',
    toRecovery: 'Utiliser un code de secours',
    toApp: 'Utiliser l’application d’authentification',
    lost: 'Ni téléphone ni code de secours? Écrivez-nous\u00a0:',
  },
  checkEmail: {
    title: 'Consultez vos courriels',
    text: (email: string) =>
      `Nous avons envoyé un lien de confirmation à ${email}. Ouvrez-le pour activer votre compte, puis connectez-vous.`,
    hint: 'Rien reçu après quelques minutes? Regardez dans les indésirables, ou demandez un nouvel envoi.',
    resend: 'Renvoyer le courriel',
    resent: 'C’est parti\u00a0: un nouveau courriel est en route.',
    back: 'Retour à la connexion',
  },
  confirmation: {
    title: 'Confirmez votre adresse',
    lead: (email: string | undefined) =>
      email === undefined
        ? 'Il ne reste qu’un geste\u00a0: confirmer que cette adresse courriel est bien la vôtre.'
        : `Il ne reste qu’un geste\u00a0: confirmer ${withQue(email)} est bien votre adresse.`,
    passwordHelp:
      'Celui que vous avez choisi en créant le compte\u00a0: cette adresse donne des droits particuliers.',
    wrongPassword: 'Ce n’est pas le mot de passe choisi à la création du compte.',
    submit: 'Confirmer mon adresse',
  },
  /** Shown to a user who has just confirmed their email address. */
  welcome: {
    title: 'Adresse confirmée',
    lead: 'Bienvenue dans Élan! Votre compte est ouvert. Entrez votre mot de passe\u00a0: la première question vous attend.',
  },
  confirmationInvalid: {
    title: 'Lien non valide',
    text: 'Ce lien de confirmation a expiré, a déjà servi ou n’est pas complet. Si vous venez de le recevoir, ouvrez-le de nouveau à partir du courriel. Si votre adresse est déjà confirmée, connectez-vous; sinon, demandez un nouveau lien.',
    resend: 'Envoyer un nouveau lien',
  },
  forgot: {
    title: 'Mot de\u00a0passe oublié',
    lead: 'Entrez l’adresse de votre compte\u00a0: nous y enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez vos courriels',
    sent: (email: string) =>
      `Si un compte existe pour ${email}, un lien vient d’y être envoyé. Il est valable une heure et ne sert qu’une fois.`,
    hint: 'Rien reçu après quelques minutes? Regardez dans les indésirables, ou envoyez le lien de nouveau.',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Vous arriverez ensuite à votre tableau de bord. Sur vos autres appareils, il faudra vous reconnecter.',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le nouveau mot de passe',
    saved: 'Votre nouveau mot de passe est enregistré.',
  },
  recoveryInvalid: {
    title: 'Lien non valide',
    text: 'Ce lien a expiré, a déjà servi ou n’est pas complet. Si vous venez de le recevoir, ouvrez-le de nouveau à partir du courriel; sinon, demandez-en un autre.',
    again: 'Demander un nouveau lien',
  },
  pitch: {
    title: 'Votre idée mérite un vrai plan.',
    features: [
      {
        title: 'Onze modules, un seul fil',
        text: 'De l’idée à l’indice de maturité, chaque module part des précédents.',
      },
      {
        title: 'Vos mots d’abord',
        text: 'L’IA rédige à partir de vos réponses. Ce qu’elle ne sait pas, elle le laisse à préciser.',
      },
      {
        title: 'Pensé pour le Québec',
        text: 'Dollars canadiens, formes juridiques d’ici, vocabulaire de votre conseiller.',
      },
      {
        title: 'Rien ne se perd',
        text: 'Vos réponses sont gardées pendant que vous écrivez, même si la page se ferme.',
      },
    ],
  },
};
