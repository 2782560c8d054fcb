import type { ModuleTemplates } from './sections.ts';
import { quoted } from './template.ts';

/** The sections of the environmental analysis, for a physical or digital business, or both. */
export const environmental: ModuleTemplates<'environmental'> = {
  sections: {
    profile: {
      fr: `
Cette analyse traite le projet comme **{=nature}**. Ce qui le montre : {businessType/businessIdea, à préciser} et {productionMethod, à préciser}.

[physical] - **De l’achat au bac.** Ce qui s’achète a été cultivé, extrait ou fabriqué : le plus gros s’y trouve souvent. Viennent ensuite le local, le trajet et l’emballage. L’information qui manque le plus : les quantités par mois, lues sur trois factures.
[digital] - **Derrière l’écran.** La fabrication des appareils pèse souvent plus que leur électricité. Viennent ensuite l’hébergement et les données gardées. L’information qui manque le plus : l’âge de chaque appareil.`,
      en: `
This analysis treats the project as **{=nature}**. What shows it: {businessType/businessIdea, to be completed} and {productionMethod, to be completed}.

[physical] - **From purchase to bin.** What is bought was grown, extracted or made: most of it often lies there. Then come the premises, the trip and the packaging. The information most missed: quantities per month, read on three invoices.
[digital] - **Behind the screen.** Making devices often weighs more than their electricity. Then come hosting and the data kept. The information most missed: the age of each device.`,
    },
    impacts: {
      fr: `
| Où | D’où on le sait | Ordre de grandeur à vérifier | Levier |
[physical] | Matières et achats | {materials} | Kilos ou dollars par mois, sur trois factures | Réduire ou remplacer ce qui revient le plus souvent |
[physical] | Transport | {transportation} | Kilomètres ou colis par semaine | Grouper les trajets d’un même secteur |
[physical] | Emballage | {packaging} | Unités ou kilos par mois | Une taille mieux ajustée, une seule matière |
[digital] | Appareils | {=devices, Ordinateurs et téléphones de l’équipe} | Âge de chaque appareil | Réparer et garder plus longtemps |
[digital] | Contenus et données | {digitalFootprint} | Poids d’une page, données par compte | Alléger, puis effacer ce qui ne sert plus |
| Énergie | {energySource} | La consommation du mois, sur la facture | Chauffer moins, éteindre ce qui dort |

Courriels et clics ne seront pas comptés pour l’instant : un trajet évité, ou un appareil gardé un an de plus, compte sans doute davantage.`,
      en: `
| Where | How it is known | Size to verify | What can be done |
[physical] | Materials and purchases | {materials} | Kilograms or dollars a month, on three invoices | Reduce or replace what comes back most often |
[physical] | Transport | {transportation} | Kilometres or parcels a week | Group the trips to one area |
[physical] | Packaging | {packaging} | Units or kilograms a month | A better-fitting size, a single material |
[digital] | Devices | {=devices, The team’s computers and telephones} | Age of each device | Repair and keep longer |
[digital] | Content and data | {digitalFootprint} | Weight of a page, data per account | Lighten, then erase what is no longer used |
| Energy | {energySource} | The month’s use, on the bill | Heat less, turn off what sits idle |

Emails and clicks will not be counted for now: a trip avoided, or a device kept one more year, probably counts for more.`,
    },
    materials: {
      fr: `
[physical] - **Matières.** {materials/productDescription/businessIdea, À préciser}. *À valider auprès du fournisseur* : leur provenance, et ce qu’il offre de plus près ou de recyclé.
[physical] - **Emballage.** {packaging, À choisir} : le plus sobre est celui qui revient, ou que l’on n’ajoute pas. *À valider auprès du fournisseur* : qu’il soit accepté dans la collecte municipale.
[digital] - **Appareils.** {=devices, Ceux de l’équipe, imprimante et caisse comprises}. *À valider auprès du vendeur* : le nombre d’années de pièces et de mises à jour.
[digital] - **Contenus et données.** {digitalFootprint, À préciser}. *À valider auprès de l’hébergeur* : où sont les serveurs, et ce qui s’y garde sans servir à personne.`,
      en: `
[physical] - **Materials.** {materials/productDescription/businessIdea, To specify}. *To validate with the supplier*: where they come from, and what it offers that is closer or recycled.
[physical] - **Packaging.** {packaging, Yet to be chosen}: the leanest is the one that comes back, or that is not added. *To validate with the supplier*: that the municipal collection accepts it.
[digital] - **Devices.** {=devices, Those of the team, printer and till included}. *To validate with the seller*: how many years of parts and updates.
[digital] - **Content and data.** {digitalFootprint, To specify}. *To validate with the host*: where the servers are, and what is kept there that nobody uses.`,
    },
    energy: {
      fr: `
**Transport.** {transportation, Le déplacement le plus fréquent reste à préciser}. S’il y a quelque chose à raccourcir, l’entreprise commencera par les clients et les fournisseurs les plus proches, groupera un même secteur le même jour et remplacera une visite par un appel ou une photo quand cela suffit.

**Énergie.** {energySource, La source principale reste à préciser}. La consommation de chaque mois se relèvera sur la facture. Premier geste : {~baisser le chauffage la nuit.~éteindre ce qui fonctionne sans servir.}
[quebec] Au Québec, l’électricité du réseau est surtout hydraulique : un combustible ou un véhicule remplacé compte donc souvent plus qu’une ampoule.
[elsewhere] L’électricité n’a pas partout la même source : celle de la province ou du pays est à vérifier.`,
      en: `
**Transport.** {transportation, The most frequent trip has yet to be specified}. Where there is something to shorten, the business will begin with the closest customers and suppliers, group one area on one day and replace a visit with a call or a photo when that is enough.

**Energy.** {energySource, The main source has yet to be specified}. Each month’s use will be read on the bill. First action: {~lower the heat at night.~turn off what runs without being used.}
[quebec] In Quebec, grid electricity is mostly hydro: a fuel or a vehicle replaced therefore often counts for more than a light bulb.
[elsewhere] Electricity does not have the same source everywhere: that of the province or country has to be checked (to verify).`,
    },
    waste: {
      fr: `
Ce qui est prévu : {wasteManagement/materials/businessIdea, rien encore}. Le contenu d’une semaine de poubelle sera relevé avant d’en décider davantage.

[physical] - **Réduire et réutiliser.** L’entreprise notera une semaine de pertes, au poids, et visera la première de la liste; un contenant, une palette ou une retaille peut servir à un voisin.
[physical] - **Recycler ou composter.** À valider auprès de la municipalité : ce qu’elle ramasse chez une entreprise, et ce qui va à l’écocentre.
[digital] - **Appareils et données.** En fin de vie, un appareil s’efface, puis va à un point de dépôt de produits électroniques, jamais à la poubelle. Deux fois par an, les comptes inactifs et les vieux fichiers seront supprimés.`,
      en: `
What is planned: {wasteManagement/materials/businessIdea, nothing yet}. What goes into a week of garbage will be recorded before anything more is decided.

[physical] - **Reduce and reuse.** The business will note a week of losses, by weight, and aim at the first on the list; a container, a pallet or an offcut may be useful to a neighbour.
[physical] - **Recycle or compost.** To validate with the municipality: what it collects from a business, and what goes to the ecocentre.
[digital] - **Devices and data.** At end of life, a device is erased, then goes to an electronics drop-off, never to the garbage. Twice a year, inactive accounts and old files will be deleted.`,
    },
    rules: {
      fr: `
À vérifier pour cette entreprise, {businessType/businessIdea, à préciser} :

[quebec] [physical] - **Contenants, emballages, imprimés.** {=EEQ} : faut-il déclarer ceux qui sont mis en marché, et à partir de quel seuil?
[quebec] [physical] - **Activité autorisée.** Rejets, bruit, odeurs, eaux usées : la municipalité et le {=QUEBEC} exigent-ils un permis ou une déclaration?
[quebec] [digital] - **Appareils et données.** {=RECYC} : où déposer les appareils? La Loi 25 demande aussi de détruire les renseignements devenus inutiles; durées à vérifier.
[quebec] - **Aides.** Hydro-Québec, la municipalité, la MRC : qu’est-ce qui est ouvert en ce moment, pour une entreprise de cette taille?
[elsewhere] - **Règles du lieu.** {=rule} Point de départ : {=registry}. Beaucoup de provinces font payer le recyclage des emballages et des appareils à ceux qui les mettent en marché.`,
      en: `
To verify for this business, {businessType/businessIdea, to be completed}:

[quebec] [physical] - **Containers, packaging, printed matter.** {=EEQ}: must those put on the market be declared, and from what threshold?
[quebec] [physical] - **Authorized activity.** Discharges, noise, odours, waste water: do the municipality and the {=QUEBEC} require a permit or a declaration?
[quebec] [digital] - **Devices and data.** {=RECYC}: where can devices be dropped off? Law 25 also asks that information no longer needed be destroyed; periods to verify.
[quebec] - **Support.** Hydro-Québec, the municipality, the MRC: what is open at the moment, for a business of this size?
[elsewhere] - **Local rules.** {=rule} Starting point: {=registry}. Many provinces charge the recycling of packaging and devices to those who put them on the market.`,
    },
    quickWins: {
      fr: `
| Geste | Échéance | Coût ou économie (à vérifier) | Preuve que c’est fait |
| Compter une semaine de matières, d’appareils ou de données : {materials} | Jour 15 | Aucun coût | Une page datée |
| Relever la facture d’énergie : {energySource} | Jour 30 | Aucun coût | Trois mois notés côte à côte |
[physical] | Grouper deux déplacements ou deux commandes : {transportation} | Jour 45 | Économie à vérifier sur un mois | Kilomètres ou colis, avant et après |
[physical] | Essayer un emballage plus sobre : {packaging} | Jour 60 | Prix à demander | Deux soumissions comparées |
[digital] | Alléger la page la plus visitée : {digitalFootprint} | Jour 60 | Quelques heures | Son poids, avant et après |

Le premier geste part de ceci : {wasteManagement/materials/businessIdea, à préciser}.`,
      en: `
| Action | Due | Cost or saving (to verify) | Proof that it is done |
| Count a week of materials, devices or data: {materials} | Day 15 | No cost | One dated page |
| Read the energy bill: {energySource} | Day 30 | No cost | Three months noted side by side |
[physical] | Group two trips or two orders: {transportation} | Day 45 | Saving to verify over a month | Kilometres or parcels, before and after |
[physical] | Try leaner packaging: {packaging} | Day 60 | Price to ask for | Two quotes compared |
[digital] | Lighten the most visited page: {digitalFootprint} | Day 60 | A few hours | Its weight, before and after |

The first action starts from this: {wasteManagement/materials/businessIdea, to be completed}.`,
    },
    goals: {
      fr: `
| Cible | Indicateur et unité | Point de départ | Comment et quand le relever |
| {sustainabilityGoals, Une première cible, à écrire} | Un nombre qui se lit sur place | À mesurer | Le premier lundi du mois |
[physical] | Raccourcir les trajets | Kilomètres ou colis par mois | À mesurer | Un relevé par mois |
[digital] | Garder chaque appareil plus longtemps | Âge moyen, en années | À mesurer | Une liste, deux fois par an |

Pas de pourcentage de réduction avant d’avoir un point de départ. Le premier mois sert à mesurer ceci : {materials/businessIdea, à préciser}.`,
      en: `
| Goal | Indicator and unit | Starting point | How and when to record it |
| {sustainabilityGoals, A first goal, to write} | A number that can be read on the spot | To measure | The first Monday of the month |
[physical] | Shorten trips | Kilometres or parcels a month | To measure | One reading a month |
[digital] | Keep each device longer | Average age, in years | To measure | A list, twice a year |

No percentage of reduction before there is a starting point. The first month is for measuring this: {materials/businessIdea, to be completed}.`,
    },
    communication: {
      fr: `
- **Ce qui peut se dire, une fois prouvé.** *Voici ce que nous avons mesuré, et la date.* Pour ceci, {materials/digitalFootprint/businessIdea, à préciser}, les factures et les relevés serviront de preuve.
- **Ce que l’entreprise évite.** *Vert*, *écologique*, *carboneutre* : sans mesure ni méthode publiée, ces mots exposent à une plainte.

La Loi sur la concurrence exige de pouvoir prouver une allégation environnementale avant de la publier. Texte actuel à vérifier : {=BC}.`,
      en: `
- **What can be said, once proven.** *This is what we measured, and the date.* For this, {materials/digitalFootprint/businessIdea, to be completed}, invoices and readings will be the proof.
- **What the business avoids.** *Green*, *eco-friendly*, *carbon neutral*: without a published measurement and method, these words lead to complaints.

The Competition Act requires proof of an environmental claim before it is published. Current wording to verify: {=BC}.`,
    },
  },
  inserted: (m) => {
    const isDigital = m.flags.has('digital');
    const nature = m.flags.has('physical') ? (isDigital ? 'both' : 'physical') : 'digital';
    const words = m.excerptOf('materials', 80);
    return {
      texts: {
        nature: natureNames[nature][m.language],
        // A digital business makes no physical products, so its materials are its devices.
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
