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
    lever: 'Ask for a simple deposit, returned at the next purchase',
  },
  paper: {
    measure: 'Kilograms of cardboard a month, from the invoices',
    lever: 'Choose a better-fitting size, without film or grease that prevents sorting',
  },
  compostable: {
    measure: 'What your municipality really accepts in the organics bin',
    lever: 'Ask for the certification in writing, or go back to cardboard',
  },
  glassOrMetal: {
    measure: 'Kilograms a month, and the share that comes back to you',
    lever: 'Take empty containers back, since reuse is what justifies them',
  },
  plastic: {
    measure: 'Packages a month, by kind of plastic',
    lever: 'Keep to a single kind, accepted in the recycling bin, and thinner',
  },
  mixed: {
    measure: 'Number of materials per package',
    lever: 'Move to a single material, sorted without a thought',
  },
  none: {
    measure: 'Printed matter and promotional items handed out a month',
    lever: 'Stay that way, and say so simply',
  },
  undecided: {
    measure: 'Two samples, with their weight and price',
    lever: 'Choose after asking the municipality what it sorts',
  },
};

export const transportNotes: Notes<'transportation'> = {
  customersCome: {
    measure: 'Distance travelled by ten customers, and by what means',
    lever: 'Group the opening hours, set up a bicycle rack, show the bus stop on the map',
  },
  bikeOrTransit: {
    measure: 'Trips made otherwise, above all in winter',
    lever: 'Plan for winter without a private car',
  },
  electricVehicle: {
    measure: 'Kilometres a week',
    lever: 'Group the rounds, since the best kilometre is still the one avoided',
  },
  gasVehicle: {
    measure: 'Litres bought a month, from the receipts',
    lever: 'Group the trips to one area on the same day',
  },
  parcel: {
    measure: 'Parcels a month, and the share of returns',
    lever: 'Offer slow delivery by default, and information that prevents returns',
  },
  freight: {
    measure: 'Tonnes and kilometres, asked of the carrier',
    lever: 'Place fewer and fuller orders, by train or ship rather than plane',
  },
  retailers: {
    measure: 'Points of sale served per round',
    lever: 'Deliver to neighbouring retailers on the same day',
  },
  nothing: {
    measure: 'Meetings in person a month',
    lever: 'Keep to video calls where they are enough',
  },
  undecided: {
    measure: 'Three ways compared over ten orders',
    lever: 'Choose the shortest before the fastest',
  },
};

export const energyNotes: Notes<'energySource'> = {
  hydroelectricity: {
    measure: 'Kilowatt-hours a month, from the bill',
    lever: 'Avoid winter peak hours and lower the heat at night',
  },
  homeOffice: {
    measure: 'Rise of the bill since the activity began',
    lever: 'Heat the room where work is done, turn off the rest',
  },
  electricityAndFuel: {
    measure: 'Share of fuel, bill by bill',
    lever: 'Replace the oldest fuel-burning equipment first',
  },
  naturalGas: {
    measure: 'Cubic metres a month, from the bill',
    lever: 'Ask for the price of an electric equivalent at the next replacement',
  },
  otherFuels: {
    measure: 'Litres bought a month',
    lever: 'Rent or borrow electric equipment to compare',
  },
  wood: {
    measure: 'Cords or bags a season, and the municipal by-law',
    lever: 'Burn dry wood in certified equipment, serviced every year',
  },
  onSiteRenewable: {
    measure: 'Energy produced and bought, each month',
    lever: 'Reduce the need before adding capacity',
  },
  remoteServers: {
    measure: 'Place and energy source of the servers, asked of the host',
    lever: 'Choose a low-carbon region, such as Quebec, and turn off what sits idle',
  },
  undecided: {
    measure: 'The energy source of the premises, asked of the landlord',
    lever: 'Ask before the lease is signed',
  },
};

export const footprintNotes: Notes<'digitalFootprint'> = {
  none: {
    measure: 'Age of your devices',
    lever: 'Keep them two more years',
  },
  showcase: {
    measure: 'Weight of the home page, in megabytes',
    lever: 'Compress photos, remove videos that play by themselves',
  },
  onlineSales: {
    measure: 'Weight of the order page and rate of returns',
    lever: 'Keep pages light and descriptions precise',
  },
  platform: {
    measure: 'Data kept per account, and inactive accounts',
    lever: 'Erase old data on an announced date, for fewer servers and fewer risks',
  },
  heavyMedia: {
    measure: 'Gigabytes sent out a month',
    lever: 'Set a modest definition by default, without automatic play',
  },
  intensiveComputing: {
    measure: 'Computing hours or requests a month, from the bill',
    lever: 'Use the smallest model that is enough, and keep answers in memory',
  },
};
