import { linkTo } from '@elan/domain/links/officialLinks';
import { chosen } from '../chosen.ts';
import { uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { natureAsked } from '../natureAsked.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { registry, ruleElsewhere } from '../sections/links.ts';
import {
  energyNotes,
  footprintNotes,
  packagingNotes,
  transportNotes,
} from './environmentalNotes.ts';

/** What to look up before promising anything. */
export function rules(m: Material): string {
  const nature = natureAsked(m.task);
  if (m.outsideQuebec) {
    return bullets(
      [
        `**Local rules.** ${ruleElsewhere(m)} Starting point: ${registry(m)}.`,
        '**Packaging and devices.** Many provinces charge their recycling to those who put them on the market: who deals with it where you are, and from what threshold?',
      ],
      2,
    );
  }
  const business = m.said('businessType') ?? 'your activity';
  return paragraphs(
    `To verify for a business that answers “${business}”:`,
    bullets(
      [
        nature === 'digital'
          ? undefined
          : `**Containers, packaging, printed matter.** ${linkTo('EEQ', 'en')}: must you declare those you put on the market, and from what threshold?`,
        nature === 'physical'
          ? undefined
          : `**Electronic devices.** ${linkTo('RECYC', 'en')}: where can yours be dropped off, and what must you do if you sell any?`,
        nature === 'digital'
          ? '**Data.** Law 25 asks that information no longer needed be destroyed: a good rule for the planet too. Periods to verify.'
          : `**Authorized activity.** Discharges, noise, odours, waste water: do your municipality and the ${linkTo('QUEBEC', 'en')} require a permit, a declaration or an authorization?`,
        nature === 'digital'
          ? undefined
          : '**Single-use plastics.** Some items are banned or limited, depending on the municipality and on Canada: are yours?',
        '**Support.** Hydro-Québec for energy efficiency, your MRC for the rest: what is open at the moment, for a business of your size?',
      ],
      4,
    ),
  );
}

/** Five actions, the cheapest first. */
export function quickWins(m: Material): string {
  const nature = natureAsked(m.task);
  const transport = chosen(m, 'environmental', 'transportation') ?? 'undecided';
  const packaging = chosen(m, 'environmental', 'packaging') ?? 'undecided';
  const energy = energyNotes[chosen(m, 'environmental', 'energySource') ?? 'undecided'];
  const footprint = footprintNotes[chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase'];
  const cheap = 'No cost';
  const start = [
    nature === 'digital'
      ? 'List the devices, with their age'
      : `Weigh or count one week of materials: “${m.said('materials', 60) ?? 'to be specified'}”`,
    'Day 15',
    cheap,
    'One dated page',
  ];
  const digital = [
    [
      footprint.lever,
      'Day 45',
      'A few hours',
      `To compare after a month: ${uncapitalized(footprint.measure)}`,
    ],
    [
      'Have the oldest device checked before a new one is bought',
      'Day 60',
      'Price to ask for',
      'A written diagnosis',
    ],
  ];
  const physical = [
    [
      transportNotes[transport].lever,
      'Day 45',
      'Saving to verify over a month',
      `To compare after a month: ${uncapitalized(transportNotes[transport].measure)}`,
    ],
    [packagingNotes[packaging].lever, 'Day 60', 'Price to ask for', 'Two quotes compared'],
  ];
  const middle = {
    digital,
    physical,
    both: [...physical.slice(0, 1), ...digital.slice(0, 1)],
  }[nature];
  return table(
    ['Action', 'Due', 'Cost or saving (to verify)', 'Proof that it is done'],
    [
      start,
      [energy.lever, 'Day 30', cheap, `To compare after a month: ${uncapitalized(energy.measure)}`],
      ...middle,
      [
        nature === 'digital'
          ? 'Ask the host for the place and energy of the servers'
          : 'Ask three suppliers for an option that is closer or recycled',
        'Day 90',
        cheap,
        'Written answers',
      ],
    ],
  );
}

/** What can be counted in a year. */
export function goals(m: Material): string {
  const nature = natureAsked(m.task);
  const packaging = packagingNotes[chosen(m, 'environmental', 'packaging') ?? 'undecided'];
  const transport = transportNotes[chosen(m, 'environmental', 'transportation') ?? 'undecided'];
  const footprint = footprintNotes[chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase'];
  const yours = m.said('sustainabilityGoals', 140);
  const devices = [
    'Keep each device longer',
    'Average age, in years',
    'To measure',
    'Your list, twice a year',
  ];
  const weight = [
    'Lighten what is sent out',
    footprint.measure,
    'To measure',
    'One reading a quarter',
  ];
  const moved = ['Shorten trips', transport.measure, 'To measure', 'One reading a month'];
  const packed = [
    'Less packaging per sale',
    packaging.measure,
    'To measure',
    'The quarter’s invoices',
  ];
  const rows = {
    digital: [devices, weight],
    physical: [moved, packed],
    both: [moved, weight],
  }[nature];
  return paragraphs(
    table(
      ['Goal', 'Indicator and unit', 'Starting point', 'How and when to record it'],
      [
        [
          yours === undefined ? 'Your own goal, to write' : `“${yours}”`,
          'A number that you can read yourself',
          'To measure',
          'The first Monday of the month',
        ],
        ...rows,
      ],
    ),
    'No percentage of reduction before there is a starting point: the first month is for measuring.',
  );
}

/** What can be said truthfully. */
export function communication(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    bullets(
      [
        nature === 'digital'
          ? '**To say, if it is true.** “Our pages weigh less than before; here is the measurement and its date.”'
          : m.earning === 'services'
            ? '**To say, if it is true.** “Here, in figures, is what we kept from being thrown away or driven this month.”'
            : `**To say, if it is true.** “Our materials come from here: this is the list.” You write “${m.said('materials', 80) ?? 'to be specified'}”: keep the invoices that show it.`,
        '**To say as well.** “This is what we do not know how to do yet.” It is rare, and you will be believed on the rest.',
        nature === 'digital'
          ? '**To avoid.** “Digital, therefore green” and “green hosting”: nothing proves it until the host has documented it.'
          : '**To avoid.** “Eco-friendly” and “carbon neutral”: without proof, these words expose you to a complaint.',
      ],
      3,
    ),
    `The Competition Act requires proof of an environmental claim before it is published. Current wording to verify: ${linkTo('BC', 'en')}.`,
  );
}
