import type { NotesByTrade } from '../phrases.ts';

/** What the writer knows, in French, of each trade. */
export const trade: NotesByTrade = {
  food: {
    opportunity:
      '**Les lieux où l’on mange déjà.** Un marché public, une cuisine partagée ou un commerce voisin vous prête sa clientèle le temps d’un essai.',
    threat:
      '**Le prix des ingrédients.** Il peut monter plus vite que vos prix. *Signe à surveiller* : le coût de trois ingrédients clés, noté chaque semaine.',
    rule: 'Préparer ou vendre des aliments demande en général un permis du MAPAQ et une formation en hygiène et salubrité; le délai et le coût pour votre cas sont à vérifier.',
    test: 'Faire goûter une seule recette, à prix réel, à quinze personnes',
  },
  digital: {
    opportunity:
      '**Un prototype sans code.** Un formulaire, un tableur et vous derrière l’écran suffisent pour servir les cinq premiers clients.',
    threat:
      '**La copie.** Une fonction se reproduit en quelques semaines. *Signe à surveiller* : un concurrent qui adopte vos mots.',
    rule: 'La Loi 25 demande à toute entreprise de désigner une personne responsable de la protection des renseignements personnels; ce que vous devez publier est à vérifier.',
    test: 'Faire essayer l’écran principal, dessiné ou en prototype, à huit personnes et noter où elles hésitent',
  },
  teaching: {
    opportunity:
      '**Les lieux qui cherchent une activité.** Bibliothèques, centres communautaires et employeurs ont des salles et un public; proposez une séance d’essai.',
    threat:
      '**Le contenu gratuit en ligne.** Il couvre les bases. *Signe à surveiller* : les questions que l’on vous pose et qui ont déjà leur vidéo.',
    rule: 'La Loi sur la protection du consommateur encadre les cours payés d’avance (paiements, annulation); les clauses à prévoir sont à vérifier auprès de l’Office de la protection du consommateur.',
    test: 'Donner une séance d’essai de 45 minutes à six personnes',
  },
  care: {
    opportunity:
      '**Ceux qui orientent déjà ces personnes.** Pharmacies, cliniques et organismes du quartier cherchent où diriger leur monde; trois visites suffisent pour commencer.',
    threat:
      '**La confiance est fragile.** Une seule mauvaise expérience se raconte. *Signe à surveiller* : un client qui ne rappelle pas après la première rencontre.',
    rule: 'Certains actes sont réservés aux membres d’un ordre professionnel; ce que vous pouvez offrir et annoncer est à vérifier auprès de l’Office des professions du Québec.',
    test: 'Offrir trois premières rencontres à prix réduit et demander un avis écrit',
  },
  making: {
    opportunity:
      '**La vente en consignation.** Une boutique qui expose cinq pièces ne risque rien et vous apprend ce qui se vend, à quel prix.',
    threat:
      '**Le temps de fabrication.** Une commande de vingt pièces peut vous bloquer un mois. *Signe à surveiller* : un délai de livraison qui s’allonge.',
    rule: 'L’étiquetage (français, composition, fabricant) et la garantie légale s’appliquent dès la première pièce vendue; les exigences pour votre produit sont à vérifier.',
    test: 'Exposer cinq pièces dans un lieu passant et noter chaque question posée',
  },
  building: {
    opportunity:
      '**Les travaux que les grands refusent.** Les petits chantiers attendent souvent des semaines; un délai court et tenu vous distingue.',
    threat:
      '**Un chantier qui déborde.** Une mauvaise estimation coûte plus qu’un mois sans contrat. *Signe à surveiller* : l’écart entre heures prévues et heures faites.',
    rule: 'Plusieurs travaux de construction et de rénovation exigent une licence de la Régie du bâtiment du Québec et une assurance; celles qui vous concernent sont à vérifier.',
    test: 'Faire trois soumissions écrites pour de petits travaux réels',
  },
  general: {
    opportunity:
      '**Un premier territoire étroit.** Un quartier ou un groupe où l’on se connaît fait circuler une bonne expérience sans publicité.',
    threat:
      '**L’habitude.** Le plus souvent, on perd contre « je continue comme avant ». *Signe à surveiller* : des gens intéressés qui remettent à plus tard.',
    rule: 'L’immatriculation dépend de votre forme juridique, et la TPS et la TVQ de vos ventes (plus de 30 000 $ de ventes taxables en un trimestre, ou sur quatre de suite).',
    test: 'Décrire l’offre et son prix sur une page et la montrer à dix personnes',
  },
};
