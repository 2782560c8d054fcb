import type { ModuleTemplates } from './sections.ts';
import { quoted } from './template.ts';

/** The sections of the environmental analysis, for what is physical, digital or both. */
export const environmental: ModuleTemplates<'environmental'> = {
  sections: {
    profile: {
      fr: `
Cette analyse traite votre projet comme **{=nature}**. Vous répondez {businessType/businessIdea, à préciser} et {productionMethod, à préciser}.
Votre idée dit : {businessIdea}.

[physical] - **Avant vous.** Ce que vous achetez a été cultivé, extrait ou fabriqué : c’est souvent là que se trouve le plus gros.
[physical] - **Chez vous.** Le local, la chaleur, les machines, les pertes.
[physical] - **Après vous.** Le trajet, l’emballage, l’usage, puis le bac ou l’écocentre.
[digital] - **Avant l’écran.** La fabrication des appareils pèse souvent plus que leur électricité.
[digital] [!physical] - **Derrière l’écran.** L’hébergement, les données gardées, les calculs.
[digital] [!physical] - **Devant l’écran.** Le poids de chaque page, la vidéo, les appareils remplacés trop tôt.

[physical] La réponse qui manque le plus : les quantités par mois, lues sur trois factures. Sans elles, on ne classe que des impressions.
[!physical] La réponse qui manque le plus : l’âge de chaque appareil et les données gardées par compte.`,
      en: `
This analysis treats your project as **{=nature}**. You answer {businessType/businessIdea, to be completed} and {productionMethod, to be completed}.
Your idea says: {businessIdea}.

[physical] - **Before you.** What you buy was grown, extracted or made: that is often where most of it lies.
[physical] - **With you.** The premises, the heat, the machines, the losses.
[physical] - **After you.** The trip, the packaging, the use, then the bin or the ecocentre.
[digital] - **Before the screen.** Making devices often weighs more than their electricity.
[digital] [!physical] - **Behind the screen.** Hosting, the data kept, computing.
[digital] [!physical] - **In front of the screen.** The weight of each page, video, devices replaced too early.

[physical] The answer most missed: quantities per month, read on three invoices. Without them, only impressions are being ranked.
[!physical] The answer most missed: the age of each device and the data kept per account.`,
    },
    impacts: {
      fr: `
| Où | D’où on le sait | Ordre de grandeur à vérifier | Levier |
[physical] | Matières et achats | {materials} | Kilos ou dollars par mois, sur trois factures | Réduire ou remplacer ce qui revient le plus souvent |
[physical] [!transportation=nothing] | Transport | {transportation} | Kilomètres ou colis par semaine | Grouper les trajets d’un même secteur |
[physical] [!packaging=none] | Emballage | {packaging} | Unités ou kilos par mois | Une taille mieux ajustée, une seule matière |
[digital] | Appareils | {=devices, Ordinateurs et téléphones de l’équipe} | Âge de chaque appareil | Réparer et garder plus longtemps |
[digital] | Contenus et données | {digitalFootprint} | Poids d’une page, données par compte | Alléger, puis effacer ce qui ne sert plus |
[digital] [!physical] | Hébergement | Un service que vous louez | Lieu et énergie des serveurs, selon l’hébergeur | Un seul hébergeur, à la bonne taille |
| Énergie | {energySource} | La consommation du mois, sur la facture | Chauffer moins, éteindre ce qui dort |

[physical] {~Inutile de vous inquiéter pour l’instant du poids de votre site vitrine~Inutile de compter pour l’instant chaque courriel} : un trajet de trop compte sans doute davantage.
[!physical] {~Inutile de vous inquiéter pour l’instant de chaque courriel envoyé~Inutile de compter chaque clic} : un appareil gardé un an de plus compte davantage.`,
      en: `
| Where | How it is known | Size to verify | What can be done |
[physical] | Materials and purchases | {materials} | Kilograms or dollars a month, on three invoices | Reduce or replace what comes back most often |
[physical] [!transportation=nothing] | Transport | {transportation} | Kilometres or parcels a week | Group the trips to one area |
[physical] [!packaging=none] | Packaging | {packaging} | Units or kilograms a month | A better-fitting size, a single material |
[digital] | Devices | {=devices, The team’s computers and telephones} | Age of each device | Repair and keep longer |
[digital] | Content and data | {digitalFootprint} | Weight of a page, data per account | Lighten, then erase what is no longer used |
[digital] [!physical] | Hosting | A service that you rent | Place and energy of the servers, from the host | A single host, of the right size |
| Energy | {energySource} | The month’s use, on the bill | Heat less, turn off what sits idle |

[physical] {~No use worrying for now about the weight of your showcase site~No use counting each email for now}: one trip too many probably counts for more.
[!physical] {~No use worrying for now about each email sent~No use counting each click}: a device kept one more year counts for more.`,
    },
    materials: {
      fr: `
[physical] - **Matières.** {materials/productDescription/businessIdea, À préciser}. *À demander au fournisseur* : d’où cela vient-il, et qu’offrez-vous de plus près ou de recyclé?
[physical] [packaging=none] - **Emballage.** Rien à emballer : n’ajoutez ni sac ni objet promotionnel par habitude.
[physical] [!packaging=none] - **Emballage.** {packaging, À choisir} : un contenant souillé, mêlé ou de deux matières se trie mal; le plus sobre est celui qui revient. *À demander au fournisseur* : est-il accepté dans la collecte de ma municipalité?
[digital] - **Appareils.** {=devices, Ceux de l’équipe, imprimante et caisse comprises}. *À demander au vendeur* : combien d’années de pièces et de mises à jour?
[digital] - **Hébergement.** *À demander à l’hébergeur* : où sont les serveurs, et d’où vient leur énergie?
[digital] - **Contenus et données.** {digitalFootprint, À préciser}. *À demander au développeur* : que gardons-nous dont personne ne se sert?`,
      en: `
[physical] - **Materials.** {materials/productDescription/businessIdea, To specify}. *To ask the supplier*: where does it come from, and what do you offer that is closer or recycled?
[physical] [packaging=none] - **Packaging.** Nothing to package: add no bag and no promotional item out of habit.
[physical] [!packaging=none] - **Packaging.** {packaging, Yet to be chosen}: a container that is soiled, mixed or of two materials is hard to sort; the leanest is the one that comes back. *To ask the supplier*: is it accepted in my municipality’s collection?
[digital] - **Devices.** {=devices, Those of the team, printer and till included}. *To ask the seller*: how many years of parts and updates?
[digital] - **Hosting.** *To ask the host*: where are the servers, and where does their energy come from?
[digital] - **Content and data.** {digitalFootprint, To specify}. *To ask the developer*: what do we keep that nobody uses?`,
    },
    energy: {
      fr: `
[transportation=nothing] **Transport.** Vous répondez {transportation} : il n’y a rien à raccourcir.
[!transportation=nothing] **Transport.** {transportation, Le déplacement le plus fréquent reste à préciser}. Trois façons d’y gagner :

[!transportation=nothing] - **Raccourcir.** Commencer par les clients et les fournisseurs les plus proches.
[!transportation=nothing] - **Grouper.** Un même secteur, un même jour; noter les kilomètres pendant un mois.
[!transportation=nothing] - **Éviter.** Un appel ou une photo au lieu d’une visite, quand cela suffit.

**Énergie.** {energySource}.
[or] **Énergie.** La source principale reste à préciser.
Relevez la consommation de chaque mois sur la facture, puis {~baissez le chauffage la nuit.~éteignez ce qui fonctionne sans servir.}
[quebec] Au Québec, l’électricité du réseau est surtout hydraulique : un combustible ou un véhicule remplacé compte donc souvent plus qu’une ampoule.
[elsewhere] L’électricité n’a pas partout la même source : celle de votre province ou de votre pays est à vérifier.`,
      en: `
[transportation=nothing] **Transport.** You answer {transportation}: there is nothing to shorten.
[!transportation=nothing] **Transport.** {transportation, The most frequent trip has yet to be specified}. Three ways to improve it:

[!transportation=nothing] - **Shorten.** Begin with the closest customers and suppliers.
[!transportation=nothing] - **Group.** One area, one day; note the kilometres for a month.
[!transportation=nothing] - **Avoid.** A call or a photo instead of a visit, when that is enough.

**Energy.** {energySource}.
[or] **Energy.** The main source has yet to be specified.
Read each month’s use on the bill, then {~lower the heat at night.~turn off what runs without being used.}
[quebec] In Quebec, grid electricity is mostly hydro: a fuel or a vehicle replaced therefore often counts for more than a light bulb.
[elsewhere] Electricity does not have the same source everywhere: check that of your province or country (to verify).`,
    },
    waste: {
      fr: `
Ce que vous prévoyez : {wasteManagement/materials}.
[or] Vous n’avez encore rien prévu ici pour ceci, {businessIdea, votre projet} : regardez une semaine de poubelle avant de décider quoi que ce soit.

[physical] - **Réduire.** Noter une semaine de pertes, au poids, et viser la première de la liste.
[physical] - **Réutiliser.** Un contenant, une palette ou une retaille peut servir à un voisin : demandez.
[physical] - **Recycler ou composter.** Demander à la municipalité ce qu’elle ramasse chez une entreprise, et ce qui va à l’écocentre.
[!physical] - **Réduire.** Pas d’achat d’appareil sans raison écrite; un appareil remis à neuf d’abord.
[!physical] - **Réutiliser.** Donner ou revendre ce qui fonctionne, après avoir effacé les données.
[!physical] - **Effacer.** Deux fois par an, supprimer comptes inactifs et vieux fichiers.
[digital] - **Appareils en fin de vie.** Un point de dépôt de produits électroniques, jamais la poubelle.
[physical] [!digital] - **Éliminer.** Ce qui reste : le peser une fois par mois suffit à le faire baisser.`,
      en: `
What you plan: {wasteManagement/materials}.
[or] You have planned nothing here yet for this, {businessIdea, your project}: look at a week of garbage before you decide anything.

[physical] - **Reduce.** Note a week of losses, by weight, and aim at the first on the list.
[physical] - **Reuse.** A container, a pallet or an offcut may be useful to a neighbour: ask.
[physical] - **Recycle or compost.** Ask the municipality what it collects from a business, and what goes to the ecocentre.
[!physical] - **Reduce.** No device bought without a written reason; a refurbished one first.
[!physical] - **Reuse.** Give or resell what works, once the data is erased.
[!physical] - **Erase.** Twice a year, delete inactive accounts and old files.
[digital] - **Devices at end of life.** An electronics drop-off, never the garbage.
[physical] [!digital] - **Dispose.** Whatever is left: weighing it once a month is enough to bring it down.`,
    },
    rules: {
      fr: `
À vérifier pour une entreprise qui répond {businessType/businessIdea, à préciser} :

[quebec] [physical] - **Contenants, emballages, imprimés.** {=EEQ} : devez-vous déclarer ceux que vous mettez en marché, et à partir de quel seuil?
[quebec] [digital] - **Appareils électroniques.** {=RECYC} : où déposer les vôtres, et que devez-vous faire si vous en vendez?
[quebec] [physical] - **Activité autorisée.** Rejets, bruit, odeurs, eaux usées : la municipalité et le {=QUEBEC} exigent-ils un permis ou une déclaration?
[quebec] [physical] - **Plastiques à usage unique.** Certains articles sont interdits ou limités : les vôtres le sont-ils?
[quebec] [!physical] - **Données.** La Loi 25 demande de détruire les renseignements devenus inutiles : une bonne règle pour la planète aussi. Durées à vérifier.
[quebec] - **Aides.** Hydro-Québec, la municipalité, la MRC : qu’est-ce qui est ouvert en ce moment, pour une entreprise de cette taille?
[elsewhere] - **Règles du lieu.** {=rule} Point de départ : {=registry}.
[elsewhere] - **Emballages et appareils.** Beaucoup de provinces font payer leur recyclage à ceux qui les mettent en marché : qui s’en occupe chez vous?`,
      en: `
To verify for a business that answers {businessType/businessIdea, to be completed}:

[quebec] [physical] - **Containers, packaging, printed matter.** {=EEQ}: must you declare those you put on the market, and from what threshold?
[quebec] [digital] - **Electronic devices.** {=RECYC}: where can yours be dropped off, and what must you do if you sell any?
[quebec] [physical] - **Authorized activity.** Discharges, noise, odours, waste water: do the municipality and the {=QUEBEC} require a permit or a declaration?
[quebec] [physical] - **Single-use plastics.** Some items are banned or limited: are yours?
[quebec] [!physical] - **Data.** Law 25 asks that information no longer needed be destroyed: a good rule for the planet too. Periods to verify.
[quebec] - **Support.** Hydro-Québec, the municipality, the MRC: what is open at the moment, for a business of this size?
[elsewhere] - **Local rules.** {=rule} Starting point: {=registry}.
[elsewhere] - **Packaging and devices.** Many provinces charge their recycling to those who put them on the market: who deals with it where you are?`,
    },
    quickWins: {
      fr: `
| Geste | Échéance | Coût ou économie (à vérifier) | Preuve que c’est fait |
[physical] | Peser ou compter une semaine de matières : {materials} | Jour 15 | Aucun coût | Une page datée |
[!physical] | Faire la liste des appareils : {materials} | Jour 15 | Aucun coût | Une page datée, avec leur âge |
| Relever la facture d’énergie : {energySource} | Jour 30 | Aucun coût | Trois mois notés côte à côte |
[physical] | Grouper deux déplacements ou deux commandes : {transportation} | Jour 45 | Économie à vérifier sur un mois | Kilomètres ou colis, avant et après |
[!physical] | Alléger la page la plus visitée : {digitalFootprint} | Jour 45 | Quelques heures | Son poids, avant et après |
[digital] | Faire vérifier le plus vieil appareil avant d’en acheter un neuf | Jour 60 | Prix à demander | Un diagnostic écrit |
[physical] [!digital] | Essayer un emballage plus sobre : {packaging} | Jour 60 | Prix à demander | Deux soumissions comparées |
[physical] | Demander à trois fournisseurs une option plus proche ou recyclée | Jour 90 | Aucun coût | Des réponses écrites |
[!physical] | Demander à l’hébergeur le lieu et l’énergie des serveurs | Jour 90 | Aucun coût | Une réponse écrite |

Le premier geste part de votre réponse : {wasteManagement/materials/businessIdea, à écrire}.`,
      en: `
| Action | Due | Cost or saving (to verify) | Proof that it is done |
[physical] | Weigh or count a week of materials: {materials} | Day 15 | No cost | One dated page |
[!physical] | List the devices: {materials} | Day 15 | No cost | One dated page, with their age |
| Read the energy bill: {energySource} | Day 30 | No cost | Three months noted side by side |
[physical] | Group two trips or two orders: {transportation} | Day 45 | Saving to verify over a month | Kilometres or parcels, before and after |
[!physical] | Lighten the most visited page: {digitalFootprint} | Day 45 | A few hours | Its weight, before and after |
[digital] | Have the oldest device checked before a new one is bought | Day 60 | Price to ask for | A written diagnosis |
[physical] [!digital] | Try leaner packaging: {packaging} | Day 60 | Price to ask for | Two quotes compared |
[physical] | Ask three suppliers for an option that is closer or recycled | Day 90 | No cost | Written answers |
[!physical] | Ask the host for the place and energy of the servers | Day 90 | No cost | A written answer |

The first action starts from your answer: {wasteManagement/materials/businessIdea, to write down}.`,
    },
    goals: {
      fr: `
| Cible | Indicateur et unité | Point de départ | Comment et quand le relever |
| {sustainabilityGoals, Votre propre cible, à écrire} | Un nombre que vous pouvez lire vous-même | À mesurer | Le premier lundi du mois |
[physical] | Raccourcir les trajets | Kilomètres ou colis par mois | À mesurer | Un relevé par mois |
[physical] [!packaging=none] | Moins d’emballage par vente | Kilos ou unités par mois | À mesurer | Les factures du trimestre |
[digital] | Garder chaque appareil plus longtemps | Âge moyen, en années | À mesurer | Une liste, deux fois par an |
[!physical] | Alléger ce que l’on diffuse | Poids d’une page, en mégaoctets | À mesurer | Un relevé par trimestre |

Pas de pourcentage de réduction avant d’avoir un point de départ : le premier mois sert à mesurer ce que vous décrivez, {materials/businessIdea, à préciser}.`,
      en: `
| Goal | Indicator and unit | Starting point | How and when to record it |
| {sustainabilityGoals, Your own goal, to write} | A number that you can read yourself | To measure | The first Monday of the month |
[physical] | Shorten trips | Kilometres or parcels a month | To measure | One reading a month |
[physical] [!packaging=none] | Less packaging per sale | Kilograms or units a month | To measure | The quarter’s invoices |
[digital] | Keep each device longer | Average age, in years | To measure | A list, twice a year |
[!physical] | Lighten what is sent out | Weight of a page, in megabytes | To measure | One reading a quarter |

No percentage of reduction before there is a starting point: the first month is for measuring what you describe, {materials/businessIdea, to be completed}.`,
    },
    communication: {
      fr: `
[physical] - **À dire, si c’est vrai.** *Nos matières viennent d’ici : en voici la liste.* Vous écrivez {materials/businessIdea, à préciser} : gardez les factures qui le montrent.
[!physical] - **À dire, si c’est vrai.** *Nos pages pèsent moins qu’avant, voici la mesure et sa date.* Vous écrivez {digitalFootprint/materials/businessIdea, à préciser} : gardez les relevés.
- **À dire aussi.** *Voici ce que nous ne savons pas encore faire.* C’est rare, et l’on vous croira sur le reste.
- **À éviter.** *Vert* et *écologique* : des mots si larges que rien ne les prouve.
- **À éviter aussi.** *Carboneutre* : sans mesure ni méthode publiée, ce mot expose à une plainte.

La Loi sur la concurrence exige de pouvoir prouver une allégation environnementale avant de la publier. Texte actuel à vérifier : {=BC}.`,
      en: `
[physical] - **To say, if it is true.** *Our materials come from here: this is the list.* You write {materials/businessIdea, to be completed}: keep the invoices that show it.
[!physical] - **To say, if it is true.** *Our pages weigh less than before; here is the measurement and its date.* You write {digitalFootprint/materials/businessIdea, to be completed}: keep the readings.
- **To say as well.** *This is what we do not know how to do yet.* It is rare, and you will be believed on the rest.
- **To avoid.** *Green* and *eco-friendly*: words so broad that nothing proves them.
- **To avoid as well.** *Carbon neutral*: without a published measurement and method, this word exposes you to a complaint.

The Competition Act requires proof of an environmental claim before it is published. Current wording to verify: {=BC}.`,
    },
  },
  inserted: (m) => {
    const isDigital = m.flags.has('digital');
    const nature = m.flags.has('physical') ? (isDigital ? 'both' : 'physical') : 'digital';
    const words = m.said('materials', 80);
    return {
      texts: {
        nature: natureNames[nature][m.language],
        // Where nothing is made, the materials are the devices.
        devices: nature === 'digital' && words ? quoted(words, m.language) : undefined,
      },
    };
  },
};

const natureNames = {
  physical: { fr: 'physique', en: 'physical' },
  digital: { fr: 'numérique', en: 'digital' },
  both: { fr: 'physique et numérique', en: 'physical and digital' },
} as const;
