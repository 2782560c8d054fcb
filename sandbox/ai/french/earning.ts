import type { NotesByEarning } from '../phrases.ts';

/** What the writer knows, in French, of each way to earn. */
export const earning: NotesByEarning = {
  directSales: {
    strength:
      '**Un prix qui se vérifie vite.** En vente directe, le client paie avant d’emporter : dix ventes vous en diront plus que cent sondages.',
    weakness:
      '**La marge par unité.** Chaque produit vendu doit payer sa matière, son emballage, sa livraison et vos heures. Faites ce calcul pour une seule unité avant d’en produire vingt.',
    opportunity:
      '**Vendre avant de produire.** Une semaine de précommandes payées d’avance finance le premier lot et montre la demande réelle.',
    recommendation:
      '**Calculez la marge d’une seule unité.** Prix de vente, moins la matière, l’emballage, la livraison et les frais de paiement. *Réussi quand* il reste de quoi payer vos heures, à un prix que trois clients ont accepté.',
    firstSale: 'Ouvrir les précommandes pour un seul produit, à un seul prix',
    proof: 'Dix précommandes payées, ou trois raisons écrites d’un refus',
  },
  services: {
    strength:
      '**Peu d’argent immobilisé.** Un service se vend avant d’acheter de l’équipement : le premier mandat peut financer le suivant.',
    weakness:
      '**Vos heures sont comptées.** Vous vendez du temps : sans limite au mandat, les imprévus mangent le profit. Notez le temps réel de chaque mandat, déplacements compris.',
    opportunity:
      '**Un forfait plutôt qu’un taux horaire.** Un service au contenu et au prix fixes s’explique en une phrase et se recommande facilement.',
    recommendation:
      '**Vendez un premier mandat pilote.** Contenu, durée et prix sur une page, signée par les deux parties. *Réussi quand* le client a versé un acompte et que vous connaissez vos heures réelles.',
    firstSale: 'Proposer un mandat pilote, décrit sur une page, à cinq personnes',
    proof: 'Un mandat signé avec acompte',
  },
  subscription: {
    strength:
      '**Un revenu qui revient.** Un abonnement rend le mois prochain prévisible : vingt abonnés qui restent valent mieux que cent acheteurs d’un jour.',
    weakness:
      '**Faire rester les gens.** Le deuxième paiement est plus difficile à obtenir que le premier. Décidez dès maintenant ce que l’abonné reçoit de neuf chaque mois.',
    opportunity:
      '**Des abonnés fondateurs.** Un tarif garanti un an aux dix premiers, en échange de leurs commentaires, apporte à la fois des revenus et des conseils.',
    recommendation:
      '**Trouvez dix abonnés payants avant de bâtir davantage.** Servez-les à la main s’il le faut. *Réussi quand* huit sur dix paient un deuxième mois.',
    firstSale: 'Offrir un premier mois payant à dix abonnés fondateurs',
    proof: 'Dix paiements reçus et une date de renouvellement pour chacun',
  },
  commission: {
    strength:
      '**Pas de stock à porter.** Votre place de marché met les gens en relation : le risque des produits reste chez ceux qui les vendent.',
    weakness:
      '**L’œuf et la poule.** Sans vendeurs, pas d’acheteurs, et l’inverse. Commencez par le côté le plus difficile à convaincre, sur un seul territoire.',
    opportunity:
      '**Jumeler à la main.** Cinq mises en relation par téléphone, sans plateforme, montrent si les deux côtés reviennent.',
    recommendation:
      '**Réussissez cinq transactions sans plateforme.** Un tableur et un téléphone suffisent. *Réussi quand* les deux parties acceptent votre commission et veulent recommencer.',
    firstSale: 'Jumeler cinq vendeurs et cinq acheteurs par téléphone',
    proof: 'Cinq transactions conclues, commission payée',
  },
  freemium: {
    strength:
      '**Une entrée sans risque.** La version gratuite laisse essayer avant de payer : votre produit fait lui-même la première démonstration.',
    weakness:
      '**Le gratuit coûte.** Chaque utilisateur gratuit demande du soutien et de l’hébergement. Décidez de ce qui sera payant avant d’ouvrir la version gratuite.',
    opportunity:
      '**La fonction que l’on réclame.** Ce que vos premiers utilisateurs demandent trois fois est sans doute ce qu’ils paieraient.',
    recommendation:
      '**Tracez la frontière entre gratuit et payant.** Une seule limite, claire, que l’on atteint en s’en servant bien. *Réussi quand* trois utilisateurs ont payé pour la franchir.',
    firstSale: 'Montrer la version gratuite et le prix de l’autre à dix personnes',
    proof: 'Trois paiements, ou trois demandes précises de la version payante',
  },
  license: {
    strength:
      '**Un travail vendu plusieurs fois.** Une licence vous paie sans refaire l’ouvrage : chaque entente de plus coûte surtout de la négociation.',
    weakness:
      '**Prouver ce qui vous appartient.** Sans droits clairs (droit d’auteur, marque, brevet), une licence se défend mal. Mettez de l’ordre dans vos preuves avant de négocier.',
    opportunity:
      '**Un premier partenaire établi.** Une entreprise qui sert déjà votre clientèle peut diffuser votre travail plus vite que vous, sur un territoire limité.',
    recommendation:
      '**Écrivez ce que la licence permet.** Usage, durée, territoire et redevance, sur une page relue par un juriste. *Réussi quand* un partenaire l’a commentée par écrit.',
    firstSale: 'Présenter les termes de la licence, sur une page, à trois partenaires',
    proof: 'Des commentaires écrits d’au moins un partenaire',
  },
  other: {
    strength:
      '**Un modèle encore libre.** Rien n’est signé : vous pouvez comparer deux façons d’encaisser avant d’en choisir une.',
    weakness:
      '**Qui paie, quand et combien.** Tant que ces trois mots n’ont pas de réponse, aucun budget ne tient. Écrivez-la, même fausse, puis corrigez-la au fil des conversations.',
    opportunity:
      '**Laisser le client choisir.** Proposez deux façons de payer aux mêmes personnes : leur préférence vaut une étude.',
    recommendation:
      '**Choisissez une seule façon d’encaisser pour le premier mois.** La plus simple à expliquer suffit. *Réussi quand* une personne qui ne vous connaissait pas a payé.',
    firstSale: 'Proposer deux façons de payer à six personnes',
    proof: 'Un premier paiement, et la façon qui a été préférée',
  },
};
