import { capitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { needsIn } from '../needs.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { dollars } from './amountWords.ts';
import { ruleOf } from './points.ts';

/** Who does what, with which means, under which form and rules. */
export function operations(m: Material): string {
  const needs = needsIn(m.said('resources') === undefined ? '' : m.whole('resources'));
  return paragraphs(
    people(m),
    table(
      ['Resource', 'In place or to find', 'Cost', 'By when'],
      needs.length === 0
        ? [['to specify', 'to check off', 'to specify (quote)', 'Before opening']]
        : needs.map(({ words, isThere, cost, isMoney }) => [
            capitalized(words),
            isThere === undefined ? 'to check off' : isThere ? 'In place' : 'To find',
            cost === undefined
              ? isThere
                ? 'Upkeep only'
                : 'to specify (quote)'
              : isMoney
                ? dollars(cost)
                : `${dollars(cost)}, you say`,
            isThere ? 'Now' : dueOf(words),
          ]),
    ),
    legalForm(m),
    `**Permits and rules.** ${ruleOf(m)}`,
    m.about(
      'values',
      (words) =>
        `**From day to day.** You hold to this: “${words}”. Write what it costs per sale: a principle with a figure survives bad months.`,
    ),
  );
}

/** What the answers tell of each person, and what a lender will look for beside it. */
function people(m: Material): string {
  return paragraphs(
    '### The people behind the project',
    bullets(
      [
        m.about('team', (words) => `**Who does what.** “${words}”.`),
        m.about('experience', (words) => `**Experience.** “${words}”.`),
        m.about('skills', (words) => `**Skills.** “${words}”.`),
        m.about('timeCommitment', (words) => `**Time.** “${words}”.`),
      ],
      4,
    ),
    m.pick('people', [
      'The training of each person and their share of the business are left to specify; a résumé goes into the appendices.',
      'Left to specify for each person: their training, their share of the business and the money they put into it.',
    ]),
  );
}

function dueOf(need: string): string {
  return /permit|licen[cs]e|insurance|contract/i.test(need)
    ? 'Before the first paid trial'
    : 'Before opening';
}

/** What the chosen legal structure asks for; outside Quebec, only where to look. */
function legalForm(m: Material): string | undefined {
  return m.about('legalStructure', (words) => {
    const chosen = `**Legal structure.** “${words}”.`;
    if (m.outsideQuebec) return `${chosen} Formalities to verify here: ${registry(m)}.`;
    if (/proprietorship/i.test(words)) {
      return `${chosen} Simple and inexpensive, but your personal property answers for the debts. Registration is mandatory if the name of the business does not include your first and last names; to verify here: ${registry(m)}.`;
    }
    if (/agreement/i.test(words)) {
      return `${chosen} Have the shareholders’ agreement written before you start: who decides, who leaves, at what price. Incorporation and registration: ${registry(m)}.`;
    }
    if (/corporation/i.test(words)) {
      return `${chosen} It separates your property from that of the business (except what you guarantee) and calls for separate books. Incorporation and registration: ${registry(m)}.`;
    }
    if (/non-profit/i.test(words)) {
      return `${chosen} Profits stay with the organization, which a board of directors runs. Incorporation: ${registry(m)}.`;
    }
    return `${chosen} Compare your liability, your taxes and the yearly fees of two forms with an accountant; formalities here: ${registry(m)}.`;
  });
}

/** The milestones as the person orders them, each with its proof, and whether the date holds. */
export function launch(m: Material): string {
  const named = m.listed('milestones', 5);
  const date = m.said('timeline');
  return paragraphs(
    date === undefined
      ? 'The date is still to be chosen: without one, no milestone is urgent.'
      : `Chosen timeline: “${date}”. ${pace(date)}`,
    numbered(
      named.map(
        (milestone, index) =>
          `**${capitalized(milestone)}.** ${proofs[index % proofs.length] ?? proofs[0]}`,
      ),
      5,
    ),
    named.length === 0
      ? 'Two milestones that no project goes without:'
      : 'Two more to place among yours, if they are not there yet:',
    bullets(
      [
        `**Paperwork in order before the first invoice.** *Proof*: registration and sales tax accounts, verified here: ${registry(m)}.`,
        '**Three sales to strangers.** *Proof*: three payments, and what each one found fault with.',
      ],
      2,
    ),
    m.pick('order', [
      'If one milestone waits for another (a permit before an opening), give it the longest lead: official processing times are to be verified.',
      'Count back from the opening: what depends on someone else begins first, and its timing is to be verified.',
    ]),
  );
}

const proofs = [
  '*Proof*: a dated document. *In charge*: to be named.',
  '*Proof*: a result that is counted, not an impression. *In charge*: to be named.',
  '*Proof*: a photo, an invoice or a signature. *In charge*: to be named.',
] as const;

function pace(date: string): string {
  if (/3 months/.test(date)) {
    return 'That is short: keep to a single offer, and start on permit applications this week.';
  }
  if (/6 months/.test(date)) {
    return 'That can hold if the first paid trial takes place in the first two months.';
  }
  if (/more than a year/.test(date)) {
    return 'That is long: set a paid trial within three months, so as not to prepare in a void.';
  }
  return /within the year/i.test(date)
    ? 'You have time to try twice: plan a first paid trial in three months and a second in six.'
    : 'A date can wait, the first paid trial cannot: give it a precise day.';
}
