import type { NotesByEarning } from '../phrases.ts';

/** What the writer knows, in English, of each way to earn. */
export const earning: NotesByEarning = {
  directSales: {
    strength:
      '**A price you can test quickly.** In direct sales the customer pays before leaving: ten sales will tell you more than a hundred surveys.',
    weakness:
      '**The margin on one unit.** Each product sold has to pay for its materials, packaging, delivery and your hours. Work it out for a single unit before you make twenty.',
    opportunity:
      '**Selling before making.** One week of prepaid orders pays for the first batch and shows the real demand.',
    recommendation:
      '**Work out the margin on a single unit.** Selling price, less materials, packaging, delivery and payment fees. *It worked when* enough is left to pay for your hours, at a price that three customers accepted.',
    firstSale: 'Open advance orders for one product, at one price',
    proof: 'Ten prepaid orders, or three written reasons for a refusal',
  },
  services: {
    strength:
      '**Little money tied up.** A service is sold before equipment is bought: the first contract can pay for the next.',
    weakness:
      '**Your hours are limited.** You sell time: without a clear limit to each job, surprises eat the profit. Write down the real time of every job, travel included.',
    opportunity:
      '**A package rather than an hourly rate.** A service with fixed contents and a fixed price is explained in one sentence and easily recommended.',
    recommendation:
      '**Sell a first pilot job.** Contents, duration and price on one page, signed by both sides. *It worked when* the customer has paid a deposit and you know your real hours.',
    firstSale: 'Offer a pilot job, described on one page, to five people',
    proof: 'One signed job with a deposit',
  },
  subscription: {
    strength:
      '**Revenue that comes back.** A subscription makes next month predictable: twenty subscribers who stay are worth more than a hundred one-day buyers.',
    weakness:
      '**Making people stay.** The second payment is harder to get than the first. Decide now what a subscriber receives that is new each month.',
    opportunity:
      '**Founding subscribers.** A price guaranteed for a year to the first ten, in exchange for their comments, brings both revenue and advice.',
    recommendation:
      '**Find ten paying subscribers before building more.** Serve them by hand if you must. *It worked when* eight out of ten pay for a second month.',
    firstSale: 'Offer a paid first month to ten founding subscribers',
    proof: 'Ten payments received, each with a renewal date',
  },
  commission: {
    strength:
      '**No stock to carry.** Your marketplace brings people together: the risk of the products stays with those who sell them.',
    weakness:
      '**The chicken and the egg.** No sellers, no buyers, and the other way round. Begin with the side that is harder to convince, in a single area.',
    opportunity:
      '**Matching by hand.** Five introductions by telephone, without a platform, show whether both sides come back.',
    recommendation:
      '**Complete five transactions without a platform.** A spreadsheet and a telephone are enough. *It worked when* both sides accept your commission and want to do it again.',
    firstSale: 'Match five sellers with five buyers by telephone',
    proof: 'Five completed transactions, commission paid',
  },
  freemium: {
    strength:
      '**A way in without risk.** The free version lets people try before they pay: your product gives its own first demonstration.',
    weakness:
      '**Free has a cost.** Every free user needs support and hosting. Decide what will be paid for before you open the free version.',
    opportunity:
      '**The feature people ask for.** What your first users request three times is probably what they would pay for.',
    recommendation:
      '**Draw the line between free and paid.** One clear limit, which people reach by using the product well. *It worked when* three users have paid to cross it.',
    firstSale: 'Show the free version, and the price of the other, to ten people',
    proof: 'Three payments, or three precise requests for the paid version',
  },
  license: {
    strength:
      '**One piece of work, sold several times.** A licence pays you without redoing the work: each further agreement costs mostly negotiation.',
    weakness:
      '**Proving what is yours.** Without clear rights (copyright, trademark, patent), a licence is hard to defend. Put your evidence in order before you negotiate.',
    opportunity:
      '**A first established partner.** A business that already serves your customers can spread your work faster than you can, within a limited territory.',
    recommendation:
      '**Write down what the licence allows.** Use, duration, territory and royalty, on one page reviewed by a lawyer. *It worked when* a partner has commented on it in writing.',
    firstSale: 'Present the terms of the licence, on one page, to three partners',
    proof: 'Written comments from at least one partner',
  },
  other: {
    strength:
      '**A model that is still open.** Nothing is signed: you can compare two ways of getting paid before you choose one.',
    weakness:
      '**Who pays, when and how much.** Until these have an answer, no budget holds. Write one down, even a wrong one, then correct it as you talk with people.',
    opportunity:
      '**Letting the customer choose.** Offer two ways of paying to the same people: what they prefer is worth a study.',
    recommendation:
      '**Choose a single way of getting paid for the first month.** The one that is easiest to explain will do. *It worked when* someone who did not know you has paid.',
    firstSale: 'Offer two ways of paying to six people',
    proof: 'A first payment, and the way that was preferred',
  },
};
