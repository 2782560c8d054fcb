import type { dossier as fr } from '../fr/dossier.ts';

const inThatLanguage = { fr: 'in French', en: 'in English' } as const;

export const dossier: typeof fr = {
  lead: 'The document to hand to a lender, a program or a partner, made of your texts and your figures.',
  forWhom: 'For whom?',
  parts: {
    title: 'Which parts?',
    count: (chosen, of) => (chosen === of ? `All (${of})` : `${chosen} of ${of}`),
    empty: 'Still empty',
    fill: (module) => `Fill in: ${module}`,
    describe: 'Introduce the people',
    last: 'It needs at least one.',
  },
  language: {
    title: 'In which language?',
    names: { fr: 'French', en: 'English' },
    whole: (language) => `All your texts exist ${inThatLanguage[language]}.`,
    nothing: 'No text has been written yet.',
    missing: (count, modules, language) =>
      `${count === 1 ? 'One text does' : `${count} texts do`} not exist ${inThatLanguage[language]} yet and will appear in ${count === 1 ? 'its' : 'their'} own language: ${modules}.`,
    have: (language, module) => `Get “${module}” ${inThatLanguage[language]}`,
  },
  cover: {
    title: 'The cover',
    lead: 'Everything is optional: what is empty is not printed.',
    filled: (count, of) => `${count} of ${of}`,
    fields: {
      businessName: { label: 'Name of the business', help: 'If it differs from the project’s.' },
      contact: { label: 'Contact', help: undefined },
      email: { label: 'Email', help: undefined },
      phone: { label: 'Telephone', help: undefined },
      postalAddress: { label: 'Mailing address', help: undefined },
      neq: { label: 'NEQ', help: 'The Quebec enterprise number, if you already have it.' },
      naics: {
        label: 'NAICS code',
        help: 'The code of your industry, 2 to 6 digits, such as 311811 for a bakery. If we have figures of that industry, they are beside your ratios.',
      },
      amountAsked: { label: 'Financing asked for', help: undefined },
    },
    neqHint: 'An NEQ has ten digits. This one will be printed as it is.',
  },
  people: {
    title: 'The people behind the project',
    lead: 'A lender finances people first: say who does what, and what prepares you for it.',
    none: 'Nobody has been introduced yet.',
    add: 'Add a person',
    full: (most) => `${most} people at most.`,
    nth: (number) => `Person ${number}`,
    remove: 'Remove',
    removed: (name) => `${name} is no longer in the dossier.`,
    undo: 'Undo',
    fields: {
      name: 'Name',
      role: 'Role',
      share: 'Share of the business',
      training: 'Training',
      experience: 'Experience',
    },
  },
  problems: {
    tooLong: (most) => `${most} characters at most.`,
    unstorable: 'This text has a character that cannot be saved. Remove it.',
    notNumber: 'Write an amount, such as 25,000.',
    negative: 'Write a positive amount.',
    decimals: 'Two decimals at most, such as 12.50.',
    tooLarge: (most) => `$${most} at most.`,
    readings: (thousands, decimals) => `Is this ${thousands} or ${decimals}?`,
    stays: 'What you wrote stays here; the dossier is made without it.',
  },
  saved: 'Saved',
  saveFailed: 'This could not be saved.',
  restored: 'What you had written on this device is back.',
  suspended: 'Your account is suspended: nothing can be changed here.',
  toValidate: {
    title: (count) => `${count} ${count === 1 ? 'point' : 'points'} to validate`,
    lead: 'None of this prevents a download. Only the document “For me” lists it.',
    nothing: 'Nothing is left to validate.',
    amounts: (count, amounts) =>
      count === 1
        ? `Where does the amount ${amounts} come from?`
        : `Where do these amounts come from: ${amounts}?`,
    more: (count) => (count === 1 ? 'one more' : `${count} more`),
    fixLinks: { people: 'Introduce the people', amountAsked: 'See the amount' },
    failed: 'What is left to validate could not be read.',
  },
  pages: {
    title: 'The pages',
    nth: (page, of) => `Page ${page} of ${of}`,
    alt: (page, of) => `Page ${page} of ${of} of the document, as in the PDF`,
    previous: 'Previous page',
    next: 'Next page',
    enlarge: (page) => `Enlarge page ${page}`,
    count: (pages) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    making: 'Laying out the document…',
    refreshing: 'Updating the pages…',
    failed: 'The pages could not be made.',
    pageFailed: 'This page could not be shown.',
    premium: {
      title: (pages) => `The whole document has ${pages} pages`,
      text: 'With Premium you see every page and download the document as PDF, Word, Excel and PowerPoint. Your texts remain yours: Markdown and JSON are free.',
    },
    replaced: (count, characters) =>
      `None of our fonts has ${count === 1 ? 'this character' : 'these characters'}: ${characters} · The PDF and these pages show □ instead; Word, Excel, PowerPoint, Markdown and JSON keep ${count === 1 ? 'it' : 'them'}.`,
  },
  downloads: {
    title: 'Download',
    button: {
      pdf: 'Download PDF',
      docx: 'Download Word',
      xlsx: 'Download Excel',
      pptx: 'Download PowerPoint',
      md: 'Download Markdown',
      json: 'Download JSON',
    },
    about: {
      pdf: 'To hand over or print.',
      docx: 'To complete or adapt.',
      xlsx: 'The forecast, with its formulas.',
      pptx: 'Ten slides, to present.',
      md: 'Your texts and the assumptions of your forecast, as plain text.',
      json: 'To import it into Élan, here or elsewhere.',
    },
    making: (format) =>
      `Preparing the ${{ pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', md: 'Markdown', json: 'JSON' }[format]} file…`,
    before: (documents) =>
      documents === 1 ? 'One document goes first.' : `${documents} documents go first.`,
    done: 'Your file is ready.',
    failed: 'The file could not be made.',
    premium: {
      title: 'PDF, Word, Excel and PowerPoint come with Premium',
      text: 'Markdown and JSON are free, for the whole project.',
    },
  },
};
