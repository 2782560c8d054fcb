import { constants } from '../legal/constants.ts';
import { newest } from '../legal/dated.ts';
import { money } from '../money.ts';
import { typedRate } from '../rate.ts';
import type { FieldWords } from './fieldWords.ts';

const { value: smallSupplier } = newest(constants.smallSupplier);
const { value: taxAbove } = newest(constants.corporateTaxAbove);

const state = {
  confirmed: 'Confirmé par écrit',
  asked: 'Demandé, sans réponse',
  conditional: 'Accepté sous conditions',
};

export const fr: FieldWords = {
  opening: { label: 'Mois d’ouverture' },
  form: {
    label: 'Forme de l’entreprise',
    options: {
      soleProprietorship: 'Entreprise individuelle',
      partnership: 'Société en nom collectif (SENC)',
      corporation: 'Société par actions (inc.)',
      cooperative: 'Coopérative',
      nonProfit: 'Organisme à but non lucratif (OBNL)',
    },
  },
  corporateTaxRate: {
    label: 'Taux d’impôt de la société',
    help: '12,2 % seulement si vous savez que vous y avez droit.',
    name: 'taux d’impôt',
  },
  corporateTaxRateAbove: {
    label: `Taux d’impôt au-dessus de ${money(taxAbove.income / 100, 'fr')} de bénéfice`,
    help: `Vide, le même taux vaut pour tout le bénéfice. Si la société a droit au taux réduit, le reste est imposé à ${typedRate(taxAbove.rate, 'fr')}.`,
    name: 'taux d’impôt supérieur',
  },
  'offers.*.name': { label: 'Nom du produit ou du service' },
  'offers.*.price': { label: 'Prix d’une vente, avant les taxes', name: 'prix' },
  'offers.*.cost': { label: 'Coût d’une vente, avant les taxes', name: 'coût' },
  'offers.*.costTaxable': { label: 'La TPS et la TVQ s’appliquent à ce coût' },
  'offers.*.taxStatus': {
    label: 'Taxes sur la vente',
    options: {
      taxable: 'Taxable (le plus courant)',
      zeroRated: 'Détaxée (aliments de base…)',
      exempt: 'Exonérée (soins, formation reconnue…)',
    },
  },
  'offers.*.from': { label: 'Premier mois de vente', help: '1 est le mois d’ouverture.' },
  'offers.*.stockMonths': {
    label: 'Stock gardé d’avance, en mois',
    help: 'Un nombre entier : pour six semaines, essayez 1, puis 2.',
  },
  'offers.*.units': { name: 'unités prévues' },
  'offers.*.units.mode': {
    label: 'Comment voulez-vous le dire?',
    options: { ramp: 'Par mois, avec une montée', year: 'Pour chaque année' },
  },
  'offers.*.units.anchors.*': { label: 'Ventes du mois' },
  'offers.*.units.years.*': { label: 'Ventes de l’année', name: 'unités de l’année' },
  'offers.*.season.*': { label: 'Poids du mois' },
  'offers.*.minutes': { label: 'Minutes de travail par vente' },
  'offers.*.priceIndex': {
    label: 'Hausse du prix chaque année',
    help: 'À partir du treizième mois, puis un an plus tard.',
    name: 'hausse du prix',
  },
  'offers.*.costIndex': {
    label: 'Hausse du coût chaque année',
    help: 'À partir du treizième mois, puis un an plus tard.',
    name: 'hausse du coût',
  },
  'offers.*.variableShare': {
    label: 'Part de chaque vente versée à d’autres',
    help: 'Une redevance de franchise, une commission, la part d’une plateforme\u00a0: en pour cent du prix avant les taxes.',
    name: 'part versée à d’autres',
  },
  'offers.*.variableShareTaxable': { label: 'La TPS et la TVQ s’appliquent à cette part' },
  'offers.*.collect': { label: 'Quand l’argent de cette offre arrive', name: 'part encaissée' },
  collect: { label: 'Quand l’argent arrive', name: 'part encaissée' },
  badDebts: { label: 'Part qui ne sera jamais payée', name: 'mauvaises créances' },
  cardFee: { label: 'Frais de carte, en part de la vente', name: 'frais de carte' },
  supplierTerms: { label: 'Quand vous payez vos fournisseurs', name: 'part payée' },
  'fixed.*.name': { label: 'Dépense' },
  'fixed.*.amount': { label: 'Montant par mois', name: 'montant' },
  'fixed.*.tax': {
    label: 'Taxes',
    options: { taxable: 'TPS et TVQ en plus', none: 'Aucune taxe, ou déjà comprise' },
  },
  'fixed.*.index': { label: 'Hausse chaque année', name: 'indexation' },
  'fixed.*.from': { label: 'Du mois' },
  'fixed.*.to': { label: 'Au mois' },
  'fixed.*.months': { label: 'Mois où cette ligne compte' },
  'staff.*.name': { label: 'Personne ou poste' },
  'staff.*.people': { label: 'Combien de personnes?', name: 'nombre de personnes' },
  'staff.*.pay': { name: 'salaire' },
  'staff.*.pay.mode': {
    label: 'Comment chaque personne est payée',
    options: { hourly: 'À l’heure', monthly: 'Au mois' },
  },
  'staff.*.pay.wage': { label: 'Salaire de l’heure', name: 'salaire horaire' },
  'staff.*.pay.hoursPerWeek': { label: 'Heures par semaine' },
  'staff.*.pay.vacation': { label: 'Vacances' },
  'staff.*.pay.amount': { label: 'Salaire brut par mois', name: 'montant' },
  'staff.*.from': { label: 'Du mois' },
  'staff.*.to': { label: 'Au mois' },
  'staff.*.employmentInsurance': { label: 'Cotise à l’assurance-emploi' },
  'staff.*.cnesst': { label: 'Couverte par la CNESST' },
  'staff.*.months': { label: 'Mois où cette ligne compte' },
  'staff.*.raise': {
    label: 'Augmentation chaque année',
    help: 'À partir du treizième mois, puis un an plus tard.',
    name: 'augmentation',
  },
  'staff.*.tips': {
    label: 'Pourboires, en part du salaire',
    help: 'Ce que les clients donnent en plus du salaire. L’entreprise ne le paie pas, mais elle cotise dessus.',
    name: 'pourboires',
  },
  'assets.*.name': { label: 'Équipement' },
  'assets.*.cost': { label: 'Prix d’achat', name: 'coût' },
  'assets.*.tax': {
    label: 'Taxes',
    options: { taxable: 'TPS et TVQ en plus', none: 'Aucune taxe, ou déjà comprise' },
  },
  'assets.*.month': { label: 'Mois de l’achat', help: '0 est le mois avant l’ouverture.' },
  'assets.*.life': { label: 'Durée de vie, en mois', name: 'durée de vie en mois' },
  'assets.*.owned': { label: 'Je l’ai déjà et je l’apporte' },
  'startup.*.name': { label: 'Frais' },
  'startup.*.amount': { label: 'Montant' },
  'startup.*.tax': {
    label: 'Taxes',
    options: { taxable: 'TPS et TVQ en plus', none: 'Aucune taxe, ou déjà comprise' },
  },
  'deposits.*.name': { label: 'Dépôt' },
  'deposits.*.amount': { label: 'Montant' },
  'deposits.*.month': { label: 'Mois du dépôt', help: '0 est le mois avant l’ouverture.' },
  'capital.*.amount': { label: 'Montant' },
  'capital.*.month': { label: 'Mois', help: '0 est le mois avant l’ouverture.' },
  'grants.*.name': { label: 'Subvention ou don' },
  'grants.*.amount': { label: 'Montant' },
  'grants.*.month': { label: 'Mois où l’argent arrive', help: '0 est le mois avant l’ouverture.' },
  'grants.*.for': {
    label: 'Pour payer un équipement',
    help: 'L’aide baisse alors le coût de cet équipement, au lieu d’être un revenu.',
    name: 'équipement que l’aide paie',
  },
  'grants.*.state': {
    label: 'Où en est cette aide?',
    name: 'état de l’aide',
    options: state,
  },
  'grants.*.repayable': {
    label: 'À rembourser, sans intérêts',
    help: 'Une contribution remboursable est un prêt à 0\u00a0%. Ne cochez rien si l’argent vous reste.',
    name: 'aide à rembourser',
  },
  'grants.*.term': { label: 'Durée, en mois', name: 'durée en mois' },
  'grants.*.interestOnly': {
    label: 'Mois sans remboursement, au début',
    help: 'Ils comptent dans la durée.',
    name: 'mois sans remboursement',
  },
  'loans.*.name': { label: 'Nom du prêt' },
  'loans.*.amount': { label: 'Montant emprunté', name: 'montant' },
  'loans.*.rate': { label: 'Taux par année', name: 'taux annuel' },
  'loans.*.term': { label: 'Durée, en mois', name: 'durée en mois' },
  'loans.*.month': { label: 'Mois où l’argent arrive', help: '0 est le mois avant l’ouverture.' },
  'loans.*.interestOnly': {
    label: 'Mois d’intérêts seulement, au début',
    name: 'mois d’intérêts seulement',
  },
  'loans.*.fee': { label: 'Frais du prêteur', name: 'frais' },
  'loans.*.kind': {
    label: 'Comment il se rembourse',
    help: 'Le plus souvent, par versements égaux. Capital égal\u00a0: les premiers versements sont les plus élevés. Solde à la fin\u00a0: de petits versements, puis tout ce qui reste.',
    options: {
      level: 'Versements égaux',
      equalPrincipal: 'Capital égal et intérêts',
      balloon: 'Solde à la fin',
    },
  },
  'loans.*.amortisation': {
    label: 'Amortissement, en mois',
    help: 'Le nombre de mois qui fixe le versement, au moins la durée du prêt. Ce qui reste se paie à la fin de la durée.',
    name: 'amortissement en mois',
  },
  'loans.*.lender': { label: 'Prêteur', help: 'La personne ou l’institution qui prête.' },
  'loans.*.state': { label: 'Où en est ce prêt?', name: 'état du prêt', options: state },
  'loans.*.security': {
    label: 'Garanties données',
    help: 'Ce que le prêteur peut prendre s’il n’est pas payé\u00a0: un bien, une hypothèque, une caution.',
  },
  'loans.*.capitalise': {
    label: 'Rien à payer pendant le moratoire\u00a0: ses intérêts s’ajoutent au prêt',
    help: 'Pendant les mois d’intérêts seulement, au début. Sinon, les intérêts se paient chaque mois.',
    name: 'intérêts capitalisés',
  },
  'loans.*.variable': {
    label: 'Taux variable',
    help: 'Plus bas, un des imprévus ajoute 2\u00a0points à ce taux.',
  },
  'loans.*.on': { label: 'Équipement donné en garantie', name: 'équipement en garantie' },
  'creditLine.limit': {
    label: 'Marge de crédit\u00a0: limite accordée',
    help: 'Le plus que la banque vous laisse emprunter d’un coup. Laissez vide si vous n’avez pas de marge.',
    name: 'limite de la marge de crédit',
  },
  'creditLine.rate': {
    label: 'Marge de crédit\u00a0: taux annuel',
    help: 'Les intérêts se paient chaque mois sur ce qui est utilisé. Le taux est variable\u00a0: un des imprévus l’augmente de 2 points.',
    name: 'taux annuel de la marge de crédit',
  },
  'creditLine.keep': {
    label: 'Marge de crédit\u00a0: encaisse à maintenir',
    help: 'À la fin du mois, la marge comble ce qui manque pour garder ce montant, et ce qui le dépasse la rembourse. Vide\u00a0: l’encaisse à garder en tout temps.',
    name: 'encaisse maintenue par la marge de crédit',
  },
  'ownerPay.amount': { label: 'Ce que vous prenez par mois', name: 'montant' },
  'ownerPay.from': { label: 'À partir du mois', help: '1 est le mois d’ouverture.' },
  'ownerPay.cnesst': {
    label: 'Je me protège auprès de la CNESST, par choix',
    help: 'La loi ne couvre pas qui dirige l’entreprise. Si vous demandez cette protection, l’entreprise en paie la cotisation, en plus de votre salaire.',
  },
  'owners.*.name': { label: 'Propriétaire' },
  'owners.*.share': {
    label: 'Part de l’entreprise',
    help: 'Laissez toutes les parts vides si elles sont égales. Sinon, elles font 100\u00a0% ensemble.',
    name: 'part du propriétaire',
  },
  'owners.*.pay': {
    label: 'Paie par mois',
    help: 'Un salaire dans une société par actions, une coopérative ou un organisme; ailleurs, un prélèvement.',
    name: 'paie',
  },
  'owners.*.payFrom': { label: 'À partir du mois', help: '1 est le mois d’ouverture.' },
  'owners.*.draw': {
    label: 'Autre argent retiré par mois',
    help: 'En plus de la paie, à partir du même mois. Ce n’est pas une dépense\u00a0: l’avoir des propriétaires baisse.',
    name: 'prélèvement',
  },
  'owners.*.otherIncome': {
    label: 'Salaire d’un autre emploi, par année',
    help: 'Il change l’impôt sur la part de cette personne. L’entreprise ne le reçoit pas.',
    name: 'autre salaire annuel',
  },
  'owners.*.hours': { label: 'Heures de travail par semaine' },
  'owners.*.dividend.*': { label: 'Dividende', name: 'dividende de l’année' },
  'owners.*.employmentInsurance': {
    label: 'Cotise à l’assurance-emploi',
    help: 'Pas avec plus de 40\u00a0% des actions avec droit de vote.',
  },
  'owners.*.cnesst': {
    label: 'Protection de la CNESST, par choix',
    help: 'La loi ne couvre pas qui dirige l’entreprise. Avec cette protection, l’entreprise paie sa cotisation en plus du salaire.',
  },
  'salesTax.registration': {
    label: 'Inscription à la TPS et à la TVQ',
    name: 'inscription aux taxes',
    options: {
      auto: `Quand la loi l’exige (${money(smallSupplier / 100, 'fr')} de ventes)`,
      start: 'Dès le début, par choix',
      never: 'Jamais',
    },
  },
  'salesTax.method': {
    label: 'Méthode de calcul des taxes',
    help: 'La méthode rapide est pour les petites entreprises; elle est fermée aux services juridiques, comptables, fiscaux et financiers.',
    options: { regular: 'Régulière', quick: 'Rapide' },
  },
  'salesTax.quickGst': { label: 'Taux rapide de TPS' },
  'salesTax.quickQst': { label: 'Taux rapide de TVQ' },
  hsfRate: { label: 'Fonds des services de santé', name: 'taux du FSS' },
  cnesstRate: {
    label: 'Taux de la CNESST',
    help: 'La moyenne de tous les métiers; le vôtre est dans votre avis.',
  },
  hoursPerWeek: { label: 'Heures que vous travaillez par semaine' },
  minimumCash: { label: 'Encaisse à garder en tout temps', name: 'encaisse minimale' },
  personalNeed: {
    label: 'Ce qu’il vous faut par mois pour vivre',
    help: 'Si vous êtes plusieurs, pour tous les propriétaires ensemble.',
  },
};
