import type { IdeaWords } from '../words/ideaWords.ts';

/** What is made, grown, cooked, repaired or carried. */
export const ideasOfHands = {
  lunchBoxes: [
    'Home-made lunch boxes for job sites and workshops',
    'Site managers order full meals the day before, paid per box and delivered before noon.',
  ],
  frozenMeals: [
    'Frozen meals for new parents',
    'Friends and family of a newborn give a package of ten home-cooked dishes, paid on ordering.',
  ],
  familyRecipe: [
    'Sauces and pickles from a family recipe',
    'Food lovers buy 250 ml jars at the public market and in corner groceries, one by one or in threes.',
  ],
  smallCatering: [
    'Catering for small parties of 10 to 25',
    'Families pay a price per person, service and dishes included, to have people over without cooking.',
  ],
  cookingClasses: [
    'World cooking classes at the host’s home',
    'A group of friends pays a flat fee to learn three dishes in their own kitchen, then eat them.',
  ],
  microgreens: [
    'Greens and herbs cut in the morning for restaurants',
    'Cooks pay a weekly subscription for trays delivered the very day they are cut.',
  ],
  kitchenGardens: [
    'Ready-to-grow vegetable gardens for yards and balconies',
    'Homeowners and daycares pay for set-up in spring, then for two upkeep visits a month.',
  ],
  flowerBouquets: [
    'Local flower bouquets by subscription',
    'Households and shops receive a seasonal bouquet every two weeks, paid in advance for the summer.',
  ],
  mapleGifts: [
    'Maple products in small formats for company gifts',
    'Employers order boxes with their name on them in the fall, paid per unit with a minimum of twenty.',
  ],
  hardySeedlings: [
    'Hardy seedlings sold with their instructions',
    'Beginner gardeners buy assorted flats in May, with an email reminder at each step.',
  ],
  fittedFurniture: [
    'Small made-to-measure furniture for tight homes',
    'Tenants pay a deposit, then the balance on delivery, for a piece made to fit a wasted corner.',
  ],
  gentleSoaps: [
    'Unscented soaps and balms for sensitive skin',
    'Customers of pharmacies and markets buy by the piece, then restock online every three months.',
  ],
  tableware: [
    'Ceramic tableware for cafés and small restaurants',
    'Restaurant owners order runs of twenty to forty pieces in their own colour, paid in two instalments.',
  ],
  woolGoods: [
    'Small things of local wool, felted or woven',
    'People looking for a present that lasts buy by the piece, at the market and then online, with the name of the farm on the label.',
  ],
  woolMending: [
    'Mending and care of woollens',
    'Owners of good sweaters pay by the piece for a mended hole or a new collar, at a posted price.',
  ],
  alterations: [
    'Alterations and clothing makeovers, pick-up included',
    'Busy people pay by the piece for hems, zippers and old clothes brought back to life.',
  ],
  engravedGifts: [
    'Engraved gifts for sports teams and weddings',
    'Organizers order small personalized runs, paid per unit with a set-up fee.',
  ],
  localGiftBoxes: [
    'Gift boxes from the region’s producers',
    'Brokers and employers buy boxes online, ready to give; your margin is the gap with the wholesale price.',
  ],
  childrensClothes: [
    'Second-hand children’s clothes, sorted by age',
    'Parents buy a full set for a season online, and sell the last one back for a credit.',
  ],
  hobbyShop: [
    'An online shop for one precise hobby',
    'Enthusiasts pay per order for gear that is hard to find, chosen and tried by one of their own.',
  ],
  popUpMarket: [
    'A pop-up shop of craftspeople',
    'Makers pay for their spot and a commission on sales to show for three weekends in vacant premises.',
  ],
  refillRounds: [
    'A refill round for soaps and cleaning products',
    'Households pay by the litre to have their containers filled at the door once a month.',
  ],
  smallRepairs: [
    'Small jobs that no contractor takes',
    'Homeowners pay a fixed price for half a day to settle a list of small repairs.',
  ],
  twoDayPainting: [
    'Interior painting: one room in two days',
    'Homeowners and small offices pay a price per room, preparation and cleaning included.',
  ],
  saferHomes: [
    'Homes made safe for seniors',
    'Families pay for an assessment visit, then for the installation of bars, ramps and lighting.',
  ],
  seasonalUpkeep: [
    'Seasonal upkeep: gutters, windows, snow',
    'Homeowners pay a yearly package of four visits instead of looking for someone each time.',
  ],
  draftHunting: [
    'Draft hunting in old homes',
    'Homeowners pay a flat fee for a day of finding and sealing leaks before winter.',
  ],
  bicycleRepair: [
    'Bicycle repair at the door',
    'Cyclists and employers pay a fixed price for a tune-up, done on site in the evening or at the office.',
  ],
  furnitureRevival: [
    'Second-hand furniture made new',
    'Young households buy solid pieces one at a time, sanded and repainted, delivered nearby.',
  ],
  compostRounds: [
    'Compost pick-up for cafés and small offices',
    'Shops pay a monthly subscription per bin to be rid of their organic waste.',
  ],
  reusableDishes: [
    'Reusable dishes for events, for rent',
    'Organizers pay a price per place setting, washing and transport included, instead of buying disposables.',
  ],
  applianceRepair: [
    'Small appliance repair',
    'Households pay a fixed price for a diagnosis, deducted from the repair if they go ahead.',
  ],
  bicycleDelivery: [
    'Bicycle delivery for neighbourhood shops',
    'Shopkeepers pay by the trip or by the block of hours for same-day delivery around them.',
  ],
  smallMoves: [
    'Small moves and furniture delivery',
    'Buyers of second-hand furniture and students pay by the hour, with a two-hour minimum.',
  ],
  tiresAtHome: [
    'Tire changes at home',
    'Families and small fleets pay a fixed price per vehicle, twice a year, without going anywhere.',
  ],
  carCleaning: [
    'Car cleaning in the customer’s driveway',
    'Owners pay a flat fee for a full cleaning, and garages a group rate.',
  ],
  producerRounds: [
    'Delivery rounds shared among producers',
    'Producers pay for a place on your weekly round rather than each delivering on their own.',
  ],
} as const satisfies IdeaWords;
