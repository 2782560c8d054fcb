import type { LegalDocument } from '../legalDocument.ts';

/** The privacy policy; it must describe exactly what the code does with personal data. */
export const privacy: LegalDocument = {
  title: 'Privacy policy',
  effective: (date) => `Effective ${date}`,
  lead: 'What we know about you, why, for how long, and what you can do about it. This policy complies with the Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1), as amended by Law 25.',
  sections: ({
    binDays,
    dumpsKeptDays,
    formerUsageDays,
    freeStorage,
    lockoutMinutes,
    maxSignInFailures,
    premiumStorage,
    standIns,
    versionsKept,
    sessionDays,
    deviceDays,
    longestSessionDays,
  }) => [
    {
      id: 'responsable',
      title: 'Who is responsible',
      blocks: [
        'Élan has a person in charge of the protection of personal information (that is their title), who answers your questions, requests and complaints. This is the address:',
      ],
      link: 'support',
    },
    {
      id: 'collecte',
      title: 'What we collect, and why',
      blocks: [
        [
          'Your account: email address, a hash of the password (we do not know the password itself), language, dates of creation and last sign-in, version of the terms that you accepted and the date on which you did, a suspension if there is one. To recognize you and write to you.',
          'Your projects: names, answers, comments, write-ups and their versions, ideas, personas, journal entries, scores, the contact details and the people that you introduce in the dossier, and the room they take up. To provide the service.',
          'Your use of the AI: for each generation, the module, the project, the date and the outcome, the model that wrote, the length of the request and of the reply, and the time it took. To keep the count of your plan and to follow what the service costs.',
          'What you say of a text, if you wish: whether it helped you, and a reason chosen from a list, with the date, in the record of that generation. We read only the sums of them, without the text and without knowing whose they are. To improve the writing.',
          'Your subscription: its status, its period, your customer and subscription numbers with the payment provider, the brand of the card and its last four digits. Never the card number. To open Premium.',
          'Your two-factor sign-in, if you turn it on: the key of your authenticator app, encrypted, hashes of the recovery codes that are left and the number of wrong codes, until you turn it off. So that the password alone is not enough.',
          'Your sessions: the IP address and the browser of each device that is signed in, and the last use. So that you can recognize an access that is not yours.',
          'Failed sign-ins: the email address that was tried, the IP address and the number of attempts. To stop whoever tries to guess a password.',
          'The security log of the server: your requests, each with its kind, its time and the number of your account, never what you write; and sign-ins, refusals and changes to the security of your account, with its number and the IP address, never the email address. To detect access that is not yours, and to find what fails.',
          'What customer support does to your account: the action and its date. To be able to account for it.',
        ],
        'You choose what you write in your answers. Avoid sensitive information, about yourself or about others.',
      ],
    },
    {
      id: 'jamais',
      title: 'What we do not do',
      blocks: [
        [
          'No tracker, no audience measurement, nothing that comes from another site.',
          'No advertising, no profiling.',
          'No sale or rental of your information.',
          'Customer support never sees your projects. Of your account, it sees the email address and whether it is confirmed, the language, the dates of creation and last sign-in, a suspension or a sign-in lock, the number of generations used, the plan and the subscription: its status, its period, its numbers with the payment provider, the brand of the card and its last four digits.',
        ],
      ],
    },
    {
      id: 'conservation',
      title: 'Where it is kept, and for how long',
      blocks: [
        'Your information is in Élan’s database. The person in charge tells you, on request, where the server is.',
        [
          'Your account and your subscription: until you delete the account, which erases everything except what is said below of the number of free generations used, the security log, the email that confirms the deletion, the backup copies and the customer support log.',
          `The number of free generations used: after the account was deleted, for ${formerUsageDays} days, with the date on which it is erased and under a hash of your email address (HMAC-SHA-256) that only our secret key can compute. Nothing else, and nothing at all if you had used none. It keeps anyone from getting more of them by deleting an account and creating a new one. An address written in another way, with a tag (+…) or, at Gmail, with other dots, counts as the same.`,
          `Your projects: until you delete them. A deleted project stays in the bin for ${binDays} days, from where you can take it back or erase it at once; after that it erases itself.`,
          `The room taken up by your projects, their versions and the bin: at most ${freeStorage}, ${premiumStorage} with Premium. Once the limit is reached, nothing more is saved; nothing is erased for it, except versions as the next line says.`,
          `Earlier versions of a module: the last ${versionsKept}, for as long as the project; when your storage is full, the oldest ones make way for the new one.`,
          'The record of your generations: for as long as the account, even after the project was deleted. What you said of a text stays there too; you can take it back under that text. The text or the answers that each one gave stay in it only while the project exists.',
          'An account whose address is never confirmed: 30 days.',
          `Your sessions: a session ends after ${sessionDays} days without a visit, ${longestSessionDays} days after the sign-in in any case, when you sign out, of this device or of all, when you sign in again in the same browser, when you change the password on another device, or when you choose a new one through the link in an email.`,
          `The browsers in which you signed in: a hash of the cookie, another of the network and the browser, the date of the first sign-in and of the last, for ${deviceDays} days after that one.`,
          'Failed sign-ins: one day.',
          'The security log of the server: 30 days at most, even after the account was deleted; the person in charge undertakes to erase it within that time.',
          standIns.includes('mail')
            ? 'The emails that we address to you: in the demonstration mailbox, for 30 days at most. Deleting the account erases them sooner, except the one that confirms the deletion.'
            : 'The emails that we send you: erased on our side as soon as the carrier has taken them, or 30 days after the last attempt.',
          'A document that you request: a quarter of an hour after it was prepared.',
          'Notices from the payment provider: 40 days.',
          `Backup copies: at most ${dumpsKeptDays} days, even after the account was deleted. Automatic copies erase themselves; the person in charge undertakes to erase those made by hand within the same time.`,
          'The customer support log: after the account was deleted, only an identifier is left there, without name or address (a pseudonym).',
        ],
      ],
    },
    {
      id: 'fournisseurs',
      title: 'Whom we share it with',
      blocks: [
        'Only the providers without which the service would not work. They may be outside Quebec, in the United States in particular, where other laws apply. Before we entrust your information to them, we assess the privacy-related factors and bind them by a written contract, as the Act requires (section 17).',
        [
          standIns.includes('ai')
            ? 'AI provider: none here. This installation is a demonstration, and the writing is done on our server.'
            : 'The AI provider receives, when you ask for a generation, the name and description of the project, your answers and comments, and what the text needs from your other modules, with the day on which you saved them. It receives the journal only to analyze it and to work out the maturity score, and never the ideas that you did not choose, your email address or anything else of your account.',
          standIns.includes('payments')
            ? 'Payment provider: none here. This installation is a demonstration, and payments are simulated on our server.'
            : 'Stripe receives, when you buy Premium, your email address, your language and the identifier of your account; then, on its own pages, your card and your billing address.',
          standIns.includes('mail')
            ? 'Mail carrier: none here. This installation is a demonstration, and our emails are shown on a page that anyone can open.'
            : 'The mail carrier receives your address and the text of our emails.',
          'The hosting provider keeps the servers that hold the database and the backup copies. It has no business reading them.',
        ],
        'The person in charge tells you, on request, the name of each and the country it is in. We also share it where the law obliges us to.',
      ],
    },
    {
      id: 'automatise',
      title: 'Automated processing',
      blocks: [
        'The AI writes from your answers. What it produces, the maturity score included, helps you think and serves to make no decision about you.',
        `Three things happen without a person: Premium opens and closes with the payment, a new account starts with the free generations that the same address had already used in a deleted account, and sign-in is locked for ${lockoutMinutes} minutes after ${maxSignInFailures} failed attempts. Write to us to talk to somebody about it.`,
      ],
    },
    {
      id: 'droits',
      title: 'Your rights',
      blocks: [
        [
          'To see and take along: “Download my data”, in your account, gives you everything that the database holds on you, in a format that other software reads. For the security log, write to the person in charge.',
          'To correct: you change your projects and your answers yourself; for the rest, write to the person in charge.',
          'To erase: “Delete my account”, in your account, erases everything we hold on you, with the exceptions and within the times given above.',
          'To withdraw your consent: at any time, by asking for no more generations, by deleting a project or the account, or by writing to the person in charge.',
          'To stop dissemination and be de-indexed: Élan publishes nothing about you. If information on you did become public through our fault, you can require that its dissemination stop and that the links to it be removed from search engines.',
          'To ask and to complain: the person in charge answers you within 30 days. If the answer does not suit you, or at any time, you can turn to the Commission d’accès à l’information du Québec (www.cai.gouv.qc.ca).',
        ],
      ],
    },
    {
      id: 'mineurs',
      title: 'Minors',
      blocks: [
        'Élan is meant for people who are 18 or older, or able to enter into a contract. We knowingly collect nothing from anybody under 14 without the consent of the person having parental authority. Should it happen, write to us: we erase it.',
      ],
    },
    {
      id: 'securite',
      title: 'How we protect it',
      blocks: [
        [
          'The password and the token of your session are kept as hashes only. Changing the password signs out your other devices, and an email tells you so.',
          'The session travels in a cookie that the scripts of the page cannot read, over an encrypted connection.',
          'The database itself keeps people apart: it shows you your own data only.',
          `Sign-in is locked after ${maxSignInFailures} failed attempts.`,
          'Our technical logs do not contain what you write.',
        ],
      ],
    },
    {
      id: 'incidents',
      title: 'If there is an incident',
      blocks: [
        'Where a confidentiality incident presents a risk of serious injury, the person in charge notifies you, and the Commission d’accès à l’information as well, and keeps the register of incidents that the law requires. If you believe that your information was seen, changed or lost without right, write to them.',
      ],
    },
    {
      id: 'temoins',
      title: 'Cookies and browser storage',
      blocks: [
        'Élan sets six cookies, all of them necessary, so that there is nothing to accept or refuse. Over https their names begin with __Host-: they go to this site alone.',
        [
          `elan.session_token, the session: ${sessionDays} days, extended when you come back, ${longestSessionDays} days at most.`,
          'elan_session, a hint that tells the page that a session is open, for as long.',
          `elan.device, by which this browser is recognized at the next sign-in: without it, an email would tell you of each one as from a new device. It opens nothing, and stays ${deviceDays} days after the last sign-in.`,
          'elan_language, the language of the page: one year.',
          'elan_project, the project that you used last and the question that you were answering there, without your answer: one year.',
          'elan_wanted, the paid module that you asked for, which opens after the payment: one day.',
        ],
        'Your browser also keeps, on your device only (localStorage, sessionStorage and IndexedDB), your drafts, a copy of your account and of the projects that you used last to show them offline, the tips that you hid, the ideas that you compare, how you chose to see the questions, your choice of language and, for each email address that was tried, the number of failed sign-in attempts; from signing up to the first sign-in, the email address of the new account; for as long as a tab lasts, the email address you typed in it, the project you used last in it and what you last saved in it. Signing out erases the drafts and that copy; deleting the account also erases what the browser in which you do it keeps under that account or its address. The choice of language stays there.',
      ],
    },
    {
      id: 'changements',
      title: 'Changes',
      blocks: [
        'When this policy changes, its date changes too. An important change is announced on this page and in the application at least 30 days before it applies.',
      ],
      link: 'terms',
    },
  ],
};
