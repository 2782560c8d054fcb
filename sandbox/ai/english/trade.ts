import type { NotesByTrade } from '../phrases.ts';

/** What the writer knows, in English, of each trade. */
export const trade: NotesByTrade = {
  food: {
    opportunity:
      '**Places where people already eat.** A public market, a shared kitchen or a neighbouring shop lends you its customers for a trial.',
    threat:
      '**The price of ingredients.** It can rise faster than your prices. *Early sign*: the cost of three key ingredients, written down each week.',
    rule: 'Preparing or selling food in Quebec usually requires a permit from MAPAQ and training in food hygiene; the processing time and cost in your case are still to be verified.',
    test: 'Let fifteen people taste one recipe, at its real price',
  },
  digital: {
    opportunity:
      '**A prototype without code.** A form, a spreadsheet and you behind the screen are enough to serve the first five customers.',
    threat:
      '**Copying.** A feature is reproduced within weeks. *Early sign*: a competitor who adopts your words.',
    rule: 'Quebec’s Law 25 asks every business to designate a person in charge of personal information; what you must publish is still to be verified.',
    test: 'Let eight people try the main screen, drawn or as a prototype, and note where they hesitate',
  },
  teaching: {
    opportunity:
      '**Places looking for an activity.** Libraries, community centres and employers have rooms and an audience; offer them a trial session.',
    threat:
      '**Free content online.** It covers the basics. *Early sign*: the questions you are asked that already have their video.',
    rule: 'Quebec’s Consumer Protection Act governs prepaid lessons (payments, cancellation); the clauses you need are to be verified with the Office de la protection du consommateur.',
    test: 'Give a 45-minute trial session to six people',
  },
  care: {
    opportunity:
      '**Those who already refer these people.** Pharmacies, clinics and community groups nearby look for places to send them; three visits are enough to begin.',
    threat:
      '**Trust is fragile.** One bad experience gets told. *Early sign*: a customer who does not call back after the first meeting.',
    rule: 'Some acts are reserved for members of a professional order; what you may offer and advertise is to be verified with the Office des professions du Québec.',
    test: 'Offer three first meetings at a reduced price and ask for a written opinion',
  },
  making: {
    opportunity:
      '**Selling on consignment.** A shop that displays five pieces risks nothing and teaches you what sells, and at what price.',
    threat:
      '**Production time.** An order of twenty pieces can block you for a month. *Early sign*: a delivery time that keeps growing.',
    rule: 'Labelling (French, contents, maker) and the legal warranty apply from the first piece sold; the requirements for your product are still to be verified.',
    test: 'Display five pieces in a busy place and note every question asked',
  },
  building: {
    opportunity:
      '**Jobs that the big firms turn down.** Small jobs often wait for weeks; a short wait, and a date that you keep, set you apart.',
    threat:
      '**A job that overruns.** One bad estimate costs more than a month without a contract. *Early sign*: the gap between hours planned and hours worked.',
    rule: 'Many construction and renovation jobs require a licence from the Régie du bâtiment du Québec, and insurance; those that apply to you are still to be verified.',
    test: 'Write three estimates for small, real jobs',
  },
  general: {
    opportunity:
      '**A narrow first territory.** In a neighbourhood or a group where people know each other, a good experience travels without advertising.',
    threat:
      '**Habit.** Most often, you lose to “I will go on as before”. *Early sign*: interested people who put it off.',
    rule: 'Registration depends on your legal form, and the GST and QST on your sales (more than $30,000 of taxable sales in one quarter, or over four in a row).',
    test: 'Describe the offer and its price on one page and show it to ten people',
  },
};
