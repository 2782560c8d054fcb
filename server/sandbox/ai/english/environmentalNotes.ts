import type { OptionOf } from '../chosen.ts';

/** What the writer knows of a choice: what to measure, and the lever. */
interface Note {
  readonly measure: string;
  readonly lever: string;
}
type Notes<Id extends 'packaging' | 'transportation' | 'energySource' | 'digitalFootprint'> =
  Readonly<Record<OptionOf<'environmental', Id>, Note>>;

export const packagingNotes: Notes<'packaging'> = {
  reusable: {
    measure: 'Containers that come back, out of 100 handed out',
    lever: 'A simple deposit, returned at the next purchase',
  },
  paper: {
    measure: 'Kilograms of cardboard a month, from the invoices',
    lever: 'A better-fitting size, without film or grease that prevents sorting',
  },
  compostable: {
    measure: 'What your municipality really accepts in the organics bin',
    lever: 'Asking for the certification in writing, or going back to cardboard',
  },
  glassOrMetal: {
    measure: 'Kilograms a month, and the share that comes back to you',
    lever: 'Taking empty containers back, since reuse is what justifies them',
  },
  plastic: {
    measure: 'Packages a month, by kind of plastic',
    lever: 'A single kind, accepted in the recycling bin, and thinner',
  },
  mixed: {
    measure: 'Number of materials per package',
    lever: 'Moving to a single material, sorted without a thought',
  },
  none: {
    measure: 'Printed matter and promotional items handed out a month',
    lever: 'Staying that way, and saying so simply',
  },
  undecided: {
    measure: 'Two samples, with their weight and price',
    lever: 'Choosing after asking the municipality what it sorts',
  },
};

export const transportNotes: Notes<'transportation'> = {
  customersCome: {
    measure: 'Distance travelled by ten customers, and by what means',
    lever: 'Grouped hours, a bicycle rack, the bus stop on the map',
  },
  bikeOrTransit: {
    measure: 'Trips made otherwise, above all in winter',
    lever: 'A winter plan B without a private car',
  },
  electricVehicle: {
    measure: 'Kilometres a week',
    lever: 'Grouped rounds: the kilometre avoided is still the best one',
  },
  gasVehicle: {
    measure: 'Litres bought a month, from the receipts',
    lever: 'Group the trips to one area on the same day',
  },
  parcel: {
    measure: 'Parcels a month, and the share of returns',
    lever: 'Slow delivery by default and a size guide that prevents returns',
  },
  freight: {
    measure: 'Tonnes and kilometres, asked of the carrier',
    lever: 'Fewer and fuller orders, by train or ship rather than plane',
  },
  retailers: {
    measure: 'Points of sale served per round',
    lever: 'Delivering to neighbouring retailers on the same day',
  },
  nothing: {
    measure: 'Meetings in person a month',
    lever: 'Keeping to video calls where they are enough',
  },
  undecided: {
    measure: 'Three ways compared over ten orders',
    lever: 'Choosing the shortest before the fastest',
  },
};

export const energyNotes: Notes<'energySource'> = {
  hydroelectricity: {
    measure: 'Kilowatt-hours a month, from the bill',
    lever: 'Avoiding winter peak hours and lowering the heat at night',
  },
  homeOffice: {
    measure: 'Rise of the bill since the activity began',
    lever: 'Heating the room where work is done, turning off the rest',
  },
  electricityAndFuel: {
    measure: 'Share of fuel, bill by bill',
    lever: 'Replacing the oldest fuel-burning equipment first',
  },
  naturalGas: {
    measure: 'Cubic metres a month, from the bill',
    lever: 'Asking for the price of an electric equivalent at the next replacement',
  },
  otherFuels: {
    measure: 'Litres bought a month',
    lever: 'Renting or borrowing electric equipment to compare',
  },
  wood: {
    measure: 'Cords or bags a season, and the municipal by-law',
    lever: 'Dry wood, certified equipment, yearly maintenance',
  },
  onSiteRenewable: {
    measure: 'Energy produced and bought, each month',
    lever: 'Reducing the need before adding capacity',
  },
  remoteServers: {
    measure: 'Place and energy source of the servers, asked of the host',
    lever: 'Choosing a low-carbon region, such as Quebec, and turning off what sleeps',
  },
  undecided: {
    measure: 'The energy source of the premises, asked of the landlord',
    lever: 'Asking before the lease is signed',
  },
};

export const footprintNotes: Notes<'digitalFootprint'> = {
  none: {
    measure: 'Age of your devices',
    lever: 'Keeping them two more years',
  },
  showcase: {
    measure: 'Weight of the home page, in megabytes',
    lever: 'Compressing photos, removing videos that play by themselves',
  },
  onlineSales: {
    measure: 'Weight of the order page and rate of returns',
    lever: 'Light pages and descriptions that prevent returns',
  },
  platform: {
    measure: 'Data kept per account, and inactive accounts',
    lever: 'Erasing after an announced delay: fewer servers, fewer risks',
  },
  heavyMedia: {
    measure: 'Gigabytes sent out a month',
    lever: 'A modest definition by default, without automatic play',
  },
  intensiveComputing: {
    measure: 'Computing hours or requests a month, from the bill',
    lever: 'The smallest model that is enough, and answers kept in memory',
  },
};
