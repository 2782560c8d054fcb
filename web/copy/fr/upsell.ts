/** The texts shown instead of an empty paid module to a person without Premium. */
export const upsell = {
  lead: 'Voici ce que Premium ajoute à ce que vous avez déjà.',
  unlock: 'Débloquer Premium',
  account: 'Votre compte',
  email: 'Adresse courriel',
  subscription: 'Abonnement',
  noSubscription: 'Aucun',
  usage: 'Générations IA',
  kept: 'Ce que vous avez déjà écrit dans ce module est gardé\u00a0: vous le retrouverez avec Premium.',
};
