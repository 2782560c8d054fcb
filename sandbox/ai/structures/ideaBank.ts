import type { NamedTexts } from '../sections/template.ts';

/**
 * Small businesses that people in Quebec start, at least three per sector. Each name is the sector, followed by the
 * themes that suit a user who loves or knows them. Each text is the title, followed by who pays for what.
 */
export const ideaBank: NamedTexts = {
  fr: `
food.cooking.driving = Boîtes à lunch maison pour chantiers et ateliers | Des contremaîtres commandent la veille des repas complets, payés à la boîte et livrés avant midi.
food.cooking.travel = Sauces et marinades d’une recette de famille | Des gourmands achètent des pots de 250 ml au marché public et dans les épiceries du coin, à la pièce ou en trio.
food.cooking.events = Traiteur pour petites fêtes de 10 à 25 personnes | Des familles paient un prix par personne, service et vaisselle compris, pour recevoir sans cuisiner.
agriculture.gardening.cooking = Pousses et fines herbes coupées le matin pour restaurants | Des cuisiniers paient un abonnement hebdomadaire pour des plateaux livrés le jour même de la coupe.
agriculture.gardening.building = Potagers clés en main pour cours et balcons | Des propriétaires et des garderies paient l’installation au printemps, puis deux visites d’entretien par mois.
agriculture.gardening.teaching = Plants rustiques vendus avec leur mode d’emploi | Des jardiniers débutants achètent en mai des caissettes assorties, avec un rappel par courriel à chaque étape.
crafts.woodwork.building = Petits meubles sur mesure pour logements étroits | Des locataires paient un acompte, puis le solde à la livraison, pour un meuble fait à la dimension d’un coin perdu.
crafts.crafts.care = Savons et baumes sans parfum pour peaux sensibles | Des clients de pharmacies et de marchés achètent à la pièce, puis se réapprovisionnent en ligne chaque trimestre.
crafts.sewing.reuse = Retouches et transformation de vêtements, cueillette comprise | Des gens pressés paient à la pièce pour des bords, des fermetures et de vieux vêtements remis au goût du jour.
retail.cooking.crafts.business = Boîtes-cadeaux de producteurs de la région | Des courtiers et des employeurs achètent en ligne des boîtes prêtes à offrir; votre marge est l’écart avec le prix de gros.
retail.children.reuse.sewing = Vêtements d’enfants d’occasion, triés par âge | Des parents achètent en ligne un lot complet pour une saison, et revendent le précédent contre un crédit.
retail.environment.driving = Tournée de vrac : savons et produits ménagers | Des ménages paient au litre pour faire remplir leurs contenants à la porte, une fois par mois.
technology.computers.writing = Sites web d’une page pour travailleurs autonomes | Des gens de métier paient un forfait pour être en ligne en dix jours, puis un petit montant mensuel d’entretien.
technology.computers.seniors.teaching = Dépannage informatique patient, à la maison | Des aînés, ou leurs enfants, paient une visite d’une heure et demie pour régler un problème et l’apprendre.
technology.computers.accounting = Factures et tableurs automatisés pour petites entreprises | Des entreprises de deux à dix personnes paient un forfait par tâche éliminée, puis un suivi trimestriel.
construction.building.woodwork = Petits travaux qu’aucun entrepreneur ne prend | Des propriétaires paient une demi-journée à prix fixe pour régler une liste de petites réparations.
construction.building.seniors.care = Logements rendus sûrs pour les aînés | Des familles paient une visite d’évaluation, puis l’installation de barres, de rampes et d’éclairage.
construction.building.gardening.driving = Entretien de saison : gouttières, fenêtres, déneigement | Des propriétaires paient un forfait annuel de quatre visites au lieu de chercher quelqu’un chaque fois.
homeServices.animals.outdoors = Visites et promenades d’animaux | Des propriétaires qui travaillent tard paient par visite ou par carnet de dix, photos et nouvelles comprises.
homeServices.cleaning.reuse = Désencombrement, tri et dons | Des familles qui déménagent ou vident une maison paient à la demi-journée pour trier, donner et ranger.
homeServices.seniors.driving.care = Courses et rendez-vous accompagnés | Des enfants qui vivent loin paient à l’heure pour que leur parent soit conduit, attendu et raccompagné.
businessServices.accounting.administration = Tenue de livres pour travailleurs autonomes | Des travailleurs autonomes paient un montant mensuel fixe pour des livres à jour et aucune surprise en avril.
businessServices.administration.customers = Adjointe virtuelle bilingue, par blocs de dix heures | De petites entreprises achètent un bloc d’heures pour les courriels, les soumissions et les rappels de clients.
businessServices.photography.writing.computers = Photos et publications du mois pour petits commerces | Des commerçants paient un forfait mensuel : une visite, vingt photos, huit publications prêtes.
health.sports.seniors = Exercice doux dans les résidences et les centres | Des résidences pour aînés paient à la séance, et les participants autonomes par carnet de dix.
health.children.care = Coup de main à la maison après une naissance | De nouveaux parents, ou leur famille, paient un forfait de cinq visites pour souffler, dormir et s’organiser.
health.seniors.care = Visites d’amitié et répit pour proches aidants | Des proches aidants paient un bloc d’heures par mois pour sortir l’esprit tranquille.
education.languages.teaching = Français par la conversation, au travail | De nouveaux arrivants et leurs employeurs paient des blocs de dix rencontres sur les mots du métier.
education.computers.children.teaching = Ateliers de programmation après l’école | Des parents et des services de garde paient une session de huit ateliers où l’enfant crée un jeu.
education.woodwork.mechanics.teaching.crafts = Petits cours vidéo d’un métier manuel | Des bricoleurs paient une fois pour un cours par projet, avec plan, liste de matériel et questions par courriel.
tourism.travel.languages.history = Visites guidées du quartier par quelqu’un d’ici | Des visiteurs et des groupes scolaires paient par personne une promenade de deux heures pleine d’histoires.
tourism.outdoors.sports = Premières sorties de plein air, équipement compris | Des familles et de nouveaux arrivants paient par personne une sortie encadrée : raquette, canot ou camping.
tourism.events.art = Décor et coordination de petites fêtes | Des familles et des bureaux paient un forfait pour arriver à une fête montée, et repartir sans ramasser.
culture.photography.children = Portraits de famille en plein air | Des familles paient une courte séance et choisissent ensuite leurs photos, en fichiers ou imprimées.
culture.writing.seniors.history = Récits de vie mis en livre | Des enfants offrent à un parent quatre entrevues et un petit livre, payés en trois versements.
culture.art.teaching.crafts = Ateliers d’art en milieu de travail | Des équipes paient une séance de deux heures, matériel compris, d’où chacun repart avec une pièce.
environment.bicycles.mechanics = Réparation de vélos à domicile | Des cyclistes et des employeurs paient une mise au point à prix fixe, faite sur place le soir ou au bureau.
environment.woodwork.reuse.crafts = Meubles d’occasion remis à neuf | De jeunes ménages achètent à la pièce des meubles solides, poncés et repeints, livrés près de chez eux.
environment.environment.gardening.driving = Collecte de compost pour cafés et petits bureaux | Des commerces paient un abonnement mensuel par bac pour se libérer de leurs matières organiques.
transport.bicycles.sports = Livraison à vélo pour commerces de quartier | Des commerçants paient à la course ou par bloc d’heures pour livrer le jour même autour d’eux.
transport.driving.customers = Petits déménagements et livraison de meubles | Des acheteurs de meubles d’occasion et des étudiants paient un prix à l’heure, avec un minimum de deux heures.
transport.mechanics.driving = Pose de pneus à domicile | Des familles et de petites flottes paient un prix fixe par véhicule, deux fois par année, sans se déplacer.`,
  en: `
food.cooking.driving = Home-made lunch boxes for job sites and workshops | Site managers order full meals the day before, paid per box and delivered before noon.
food.cooking.travel = Sauces and pickles from a family recipe | Food lovers buy 250 ml jars at the public market and in corner groceries, one by one or in threes.
food.cooking.events = Catering for small parties of 10 to 25 | Families pay a price per person, service and dishes included, to have people over without cooking.
agriculture.gardening.cooking = Greens and herbs cut in the morning for restaurants | Cooks pay a weekly subscription for trays delivered the very day they are cut.
agriculture.gardening.building = Ready-to-grow vegetable gardens for yards and balconies | Homeowners and daycares pay for set-up in spring, then for two upkeep visits a month.
agriculture.gardening.teaching = Hardy seedlings sold with their instructions | Beginner gardeners buy assorted flats in May, with an email reminder at each step.
crafts.woodwork.building = Small made-to-measure furniture for tight homes | Tenants pay a deposit, then the balance on delivery, for a piece made to fit a wasted corner.
crafts.crafts.care = Unscented soaps and balms for sensitive skin | Customers of pharmacies and markets buy by the piece, then restock online every three months.
crafts.sewing.reuse = Alterations and clothing makeovers, pick-up included | Busy people pay by the piece for hems, zippers and old clothes brought back to life.
retail.cooking.crafts.business = Gift boxes from the region’s producers | Brokers and employers buy boxes online, ready to give; your margin is the gap with the wholesale price.
retail.children.reuse.sewing = Second-hand children’s clothes, sorted by age | Parents buy a full set for a season online, and sell the last one back for a credit.
retail.environment.driving = A refill round for soaps and cleaning products | Households pay by the litre to have their containers filled at the door once a month.
technology.computers.writing = One-page websites for the self-employed | Tradespeople pay a flat fee to be online in ten days, then a small monthly amount for upkeep.
technology.computers.seniors.teaching = Patient computer help at home | Seniors, or their children, pay for a visit of an hour and a half to solve a problem and learn how.
technology.computers.accounting = Automated invoices and spreadsheets for small firms | Firms of two to ten people pay a flat fee per chore removed, then a quarterly check-up.
construction.building.woodwork = Small jobs that no contractor takes | Homeowners pay a fixed price for half a day to settle a list of small repairs.
construction.building.seniors.care = Homes made safe for seniors | Families pay for an assessment visit, then for the installation of bars, ramps and lighting.
construction.building.gardening.driving = Seasonal upkeep: gutters, windows, snow | Homeowners pay a yearly package of four visits instead of looking for someone each time.
homeServices.animals.outdoors = Pet visits and walks | Owners who work late pay per visit or per book of ten, photos and news included.
homeServices.cleaning.reuse = Decluttering, sorting and giving away | Families who move or empty a house pay by the half-day to sort, donate and put away.
homeServices.seniors.driving.care = Accompanied errands and appointments | Children who live far away pay by the hour to have a parent driven, waited for and brought home.
businessServices.accounting.administration = Bookkeeping for the self-employed | Self-employed people pay a fixed monthly amount for up-to-date books and no surprise in April.
businessServices.administration.customers = A bilingual virtual assistant, in blocks of ten hours | Small firms buy a block of hours for emails, quotes and customer reminders.
businessServices.photography.writing.computers = The month’s photos and posts for small shops | Shopkeepers pay a monthly package: one visit, twenty photos, eight posts ready to go.
health.sports.seniors = Gentle exercise in residences and centres | Seniors’ residences pay by the session, and independent participants by the book of ten.
health.children.care = A hand at home after a birth | New parents, or their family, pay a package of five visits to breathe, sleep and get organized.
health.seniors.care = Friendly visits and respite for caregivers | Caregivers pay for a block of hours each month to go out with an easy mind.
education.languages.teaching = French through conversation, at work | Newcomers and their employers pay for blocks of ten meetings on the words of the job.
education.computers.children.teaching = After-school coding workshops | Parents and after-school services pay for a session of eight workshops in which the child makes a game.
education.woodwork.mechanics.teaching.crafts = Short video courses in a manual trade | Do-it-yourselfers pay once for a course by project, with a plan, a material list and questions by email.
tourism.travel.languages.history = Neighbourhood tours by someone from here | Visitors and school groups pay per person for a two-hour walk full of stories.
tourism.outdoors.sports = First outdoor outings, gear included | Families and newcomers pay per person for a guided outing: snowshoes, canoe or camping.
tourism.events.art = Decor and coordination of small parties | Families and offices pay a flat fee to arrive at a party that is set up, and leave without cleaning.
culture.photography.children = Family portraits outdoors | Families pay for a short session and then choose their photos, as files or prints.
culture.writing.seniors.history = Life stories made into a book | Children give a parent four interviews and a small book, paid in three instalments.
culture.art.teaching.crafts = Art workshops at work | Teams pay for a two-hour session, material included, from which everyone takes a piece home.
environment.bicycles.mechanics = Bicycle repair at the door | Cyclists and employers pay a fixed price for a tune-up, done on site in the evening or at the office.
environment.woodwork.reuse.crafts = Second-hand furniture made new | Young households buy solid pieces one at a time, sanded and repainted, delivered nearby.
environment.environment.gardening.driving = Compost pick-up for cafés and small offices | Shops pay a monthly subscription per bin to be rid of their organic waste.
transport.bicycles.sports = Bicycle delivery for neighbourhood shops | Shopkeepers pay by the trip or by the block of hours for same-day delivery around them.
transport.driving.customers = Small moves and furniture delivery | Buyers of second-hand furniture and students pay by the hour, with a two-hour minimum.
transport.mechanics.driving = Tire changes at home | Families and small fleets pay a fixed price per vehicle, twice a year, without going anywhere.`,
};
