import type { Nature } from '@elan/domain/project/nature';
import { chosen } from '../chosen.ts';
import { uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { natureAsked } from '../natureAsked.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import {
  energyNotes,
  footprintNotes,
  packagingNotes,
  transportNotes,
} from './environmentalNotes.ts';
import { communication, goals, quickWins, rules } from './environmentalPlan.ts';

const natureNames: Readonly<Record<Nature, string>> = {
  physical: 'physical',
  digital: 'digital',
  both: 'physical and digital',
};

const paths: Readonly<Record<Nature, readonly string[]>> = {
  physical: [
    '**Before you.** What you buy was grown, extracted or made: that is often where most of it lies.',
    '**At your place.** The premises, the heat, the machines, the losses.',
    '**After you.** The trip, the packaging, the use, then the bin or the ecocentre.',
  ],
  digital: [
    '**Before the screen.** The making of devices, yours and your users’, often weighs more than their electricity.',
    '**Behind the screen.** Hosting, the data kept, computing.',
    '**In front of the screen.** The weight of each page, video, devices replaced too soon.',
  ],
  both: [
    '**The side that can be touched.** What is bought, made, packaged and moved: usually the heavier one.',
    '**The side that is displayed.** Devices, hosting, data and pages.',
    '**Where the two meet.** An online order that saves a trip, or a return that adds two.',
  ],
};

function packagingOf(m: Material) {
  return chosen(m, 'environmental', 'packaging') ?? 'undecided';
}

function transportOf(m: Material) {
  return chosen(m, 'environmental', 'transportation') ?? 'undecided';
}

function energyOf(m: Material) {
  return chosen(m, 'environmental', 'energySource') ?? 'undecided';
}

function footprintOf(m: Material) {
  return chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase';
}

function profile(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    `This analysis treats your project as **${natureNames[nature]}**. You answer “${m.said('businessType') ?? 'to be specified'}” and “${m.said('productionMethod') ?? 'to be specified'}”${
      m.about('businessIdea', (words) => `; your idea says “${words}”`) ?? ''
    }.`,
    bullets(paths[nature], 3),
    m.said('digitalFootprint') === undefined
      ? 'The answer most missed: how much of what your customers use will be digital.'
      : nature === 'digital'
        ? 'The answer most missed: the age of each device and the data kept per account. Without them, only impressions can be ranked.'
        : /\d/.test(m.whole('materials'))
          ? 'You already give quantities, which most people do not have: compare them with a month of invoices before you rank anything.'
          : 'The answer most missed: quantities per month. Without them, only impressions can be ranked.',
  );
}

type Row = readonly [string, string, string, string];

function quoted(m: Material, id: string, missing: string): string {
  return m.about(id, (words) => `“${words}”`) ?? missing;
}

function physicalRows(m: Material): readonly Row[] {
  const packaging = packagingNotes[packagingOf(m)];
  const transport = transportNotes[transportOf(m)];
  const moved: Row = [
    'Transport',
    quoted(m, 'transportation', 'To be specified'),
    `${transport.measure} (to verify)`,
    transport.lever,
  ];
  return [
    [
      'Materials and purchases',
      `“${m.said('materials', 90) ?? 'to be specified'}”`,
      'Kilograms or dollars a month, from three invoices (to verify)',
      'Replace or reduce the material that comes up most often',
    ],
    ...(transportOf(m) === 'nothing' ? [] : [moved]),
    ...(packagingOf(m) === 'none'
      ? []
      : [
          [
            'Packaging',
            quoted(m, 'packaging', 'To be specified'),
            `${packaging.measure} (to verify)`,
            packaging.lever,
          ] as const,
        ]),
  ];
}

function digitalRows(m: Material): readonly Row[] {
  const footprint = footprintNotes[footprintOf(m)];
  return [
    [
      'Devices',
      natureAsked(m.task) === 'digital'
        ? `“${m.said('materials', 90) ?? 'to be specified'}”`
        : 'The team’s computers and telephones',
      'Age of each device (to verify)',
      'Repair, buy refurbished, keep longer',
    ],
    [
      'Content and data',
      quoted(m, 'digitalFootprint', 'To be specified'),
      `${footprint.measure} (to verify)`,
      footprint.lever,
    ],
    [
      'Hosting',
      'A service that you rent',
      'Place and energy of the servers, according to the host (to verify)',
      'Keep to a single host, close to users, of the right size',
    ],
  ];
}

function impacts(m: Material): string {
  const nature = natureAsked(m.task);
  const energy = energyNotes[energyOf(m)];
  const power: Row = [
    'Energy',
    quoted(m, 'energySource', 'To be specified'),
    `${energy.measure} (to verify)`,
    energy.lever,
  ];
  const rows: Readonly<Record<Nature, readonly Row[]>> = {
    physical: [...physicalRows(m), power],
    digital: [...digitalRows(m), power],
    both: [...physicalRows(m), ...digitalRows(m).slice(0, 2), power],
  };
  return paragraphs(
    table(['Where', 'How it is known', 'Size to verify', 'Lever'], rows[nature]),
    nature === 'physical'
      ? 'There is no use worrying for now about the weight of your showcase website: one delivery too many probably weighs more.'
      : m.pick('light', [
          'There is no use worrying for now about each email sent: a device kept one more year counts for more.',
          'There is no use counting every click: begin with devices and with whatever runs without anyone using it.',
        ]),
  );
}

function materials(m: Material): string {
  const nature = natureAsked(m.task);
  const packaging = packagingNotes[packagingOf(m)];
  const footprint = footprintNotes[footprintOf(m)];
  const words = m.said('materials') ?? 'to be specified';
  return bullets(
    [
      nature === 'digital'
        ? `**Devices and services.** “${words}”. *To ask the seller*: how many years of parts and updates?`
        : `**Materials.** “${words}”. *To ask the supplier*: where does it come from, and what do you offer that is closer or recycled?`,
      nature === 'digital'
        ? '**Hosting.** *To ask the host*: where are the servers, where does their energy come from, and what becomes of retired equipment?'
        : packagingOf(m) === 'none'
          ? '**Packaging.** Nothing to package: add no bag and no promotional item out of habit.'
          : `**Packaging.** “${m.said('packaging') ?? 'to be specified'}”: ${uncapitalized(packaging.lever)}. *To ask the supplier*: is this package accepted in my municipality’s collection?`,
      nature === 'physical'
        ? undefined
        : `**Content and data.** ${m.about('digitalFootprint', (said) => `“${said}”`) ?? 'The digital share is still to be specified'}: ${uncapitalized(footprint.lever)}. *To ask the developer*: what do we keep that nobody uses?`,
      nature === 'both'
        ? '**Devices.** The team’s, printer and till included. *To ask the seller*: can they be repaired here?'
        : undefined,
    ],
    4,
  );
}

function energy(m: Material): string {
  const transport = transportNotes[transportOf(m)];
  const power = energyNotes[energyOf(m)];
  return paragraphs(
    transportOf(m) === 'nothing'
      ? `**Transport.** You answer “${m.said('transportation')}”: there is nothing to shorten. Keep this advantage by preferring video calls to meetings that do not need to be held in person.`
      : `**Transport.** “${m.said('transportation') ?? 'to be specified'}”: ${uncapitalized(transport.lever)}. To note for a month: ${uncapitalized(transport.measure)}.`,
    `**Energy.** “${m.said('energySource') ?? 'to be specified'}”: ${uncapitalized(power.lever)}. To record: ${uncapitalized(power.measure)}.`,
    m.outsideQuebec
      ? 'Electricity does not have the same source everywhere: that of your province or country is to be verified.'
      : 'In Quebec, grid electricity is mostly hydro: replacing a fuel or a vehicle therefore often counts for more than a light bulb.',
  );
}

function waste(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    m.about('wasteManagement', (words) => `What you plan: “${words}”.`) ??
      'You have planned nothing here yet. Look at one week of garbage before you decide anything.',
    bullets(
      nature === 'digital'
        ? [
            '**Reduce.** No device bought without a page of reasons; a refurbished one first.',
            '**Reuse.** Give away or resell what works, once the data is erased.',
            '**Recycle.** An electronics drop-off point for the rest, never the garbage.',
            '**Erase.** A date, twice a year, to delete inactive accounts and old files.',
          ]
        : [
            '**Reduce.** Note one week of losses, by weight; aim at the first on the list.',
            '**Reuse.** A container, a pallet or an offcut can serve a neighbour: ask.',
            '**Recycle or compost.** Ask your municipality what it collects from a business, and what goes to the ecocentre.',
            nature === 'both'
              ? '**Devices.** An electronics drop-off point, once the data is erased.'
              : '**Dispose.** What is left: weighing it once a month is enough to make it shrink.',
          ],
      4,
    ),
  );
}

/** The sections of the environmental analysis, in English. */
export const environmental: SectionWriters<'environmental'> = {
  profile,
  impacts,
  materials,
  energy,
  waste,
  rules,
  quickWins,
  goals,
  communication,
};
