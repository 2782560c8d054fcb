import type { NamedTexts } from '../sections/template.ts';

/** Texts about a score. `maturity.ts` replaces the placeholders. */
export const maturityWords: NamedTexts = {
  fr: `
status.0 = Pas commencé
status.1 = Ébauche
status.2 = En chemin
status.3 = Bien avancé
status.4 = Solide
due = Semaine {week}.
timeline.0 = À ce stade, comptez environ six mois avant un premier client, à condition de remplir un module par semaine (estimation à vérifier).
timeline.1 = Un premier client est réaliste d’ici trois à quatre mois, si les volets les plus faibles sont repris d’abord (estimation à vérifier).
timeline.2 = Un premier client est réaliste d’ici deux mois; il reste surtout à prouver les chiffres (estimation à vérifier).
areas.idea = Idée
areas.market = Marché
areas.business = Organisation
areas.marketing = Marketing
areas.product = Produit
areas.finance = Finances
fillIn = Remplissez « {title} » : rien n’y est encore écrit.
answer = Répondez aussi à cette question de « {title} » : {question}
generate = Générez la rédaction de « {title} » et corrigez ce qui sonne faux.
strong = {area} : vous pouvez vous appuyer sur {words}.
noStrength = Le projet existe : vous avez commencé, et chaque module rempli se verra ici.
weak = {area} : {score} sur 100, il manque des réponses ou des chiffres.
noWeakness = Aucun volet n’est en retard; ce qui manque, ce sont des preuves venues de clients payants.
deadline = Votre échéance, {words}, est à comparer avec cette estimation.
demonstration = Cet indice de démonstration est calculé sans IA, d’après ce que contiennent vos modules; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.
prove = Montrez le volet « {area} » à une personne du métier et notez ce qu’elle remet en question.`,
  en: `
status.0 = Not started
status.1 = Draft
status.2 = On the way
status.3 = Well advanced
status.4 = Solid
due = Week {week}.
timeline.0 = At this stage, count on about six months before a first customer, provided you fill in one module a week (an estimate, to verify).
timeline.1 = A first customer is realistic within three to four months, if the weakest areas are taken up first (an estimate, to verify).
timeline.2 = A first customer is realistic within two months; what is left is mostly to prove the figures (an estimate, to verify).
areas.idea = Idea
areas.market = Market
areas.business = Organization
areas.marketing = Marketing
areas.product = Product
areas.finance = Finances
fillIn = Fill in “{title}”: nothing is written there yet.
answer = Answer this question of “{title}” too: {question}
generate = Generate the write-up of “{title}” and correct what sounds wrong.
strong = {area}: you can lean on {words}.
noStrength = The project exists: you have begun, and each module you fill in will show here.
weak = {area}: {score} out of 100, answers or figures are missing.
noWeakness = No area lags behind; what is missing is proof from customers who paid.
deadline = Your own deadline, {words}, is to be compared with this estimate.
demonstration = This demonstration score is worked out without AI, from what your modules hold; for a real provider, set AI_BASE_URL and AI_API_KEY.
prove = Show the area “{area}” to someone in the trade and note what they question.`,
};
