import type { LegalDocument } from '../legalDocument.ts';

/** The Terms of Service, loaded only when opened. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  effective: (date) => `Effective ${date}`,
  lead: 'This is the contract between you and Élan. We wrote it to be read.',
  sections: ({ price, freeModules, modules, freeGenerations, premiumGenerations }) => [
    {
      id: 'acceptation',
      title: 'Acceptance',
      blocks: [
        'You accept these terms by ticking the box provided when you create your account. With the account, we keep the version that you accepted and the date of your acceptance.',
        'These terms exist in French and in English. Where the two differ, the version that is more favourable to you applies.',
      ],
    },
    {
      id: 'service',
      title: 'The service and its plans',
      blocks: [
        `Élan helps you turn an idea into a structured business, in ${modules} modules. In each of them you answer questions, and an artificial intelligence (AI) writes from your answers.`,
        [
          `The Free plan opens ${freeModules} modules and gives ${freeGenerations === 1 ? '1 AI generation in all, which does not renew' : `${freeGenerations} AI generations in all, which do not renew`}.`,
          `The Premium plan opens all ${modules} modules and gives up to ${premiumGenerations} AI generations per calendar month, with priority support by email.`,
          'The number of projects is unlimited in both plans.',
        ],
        'A generation counts when it succeeds. If you stop it once the result has begun to appear, it counts, and we keep what can be used of it. A generation that fails never counts.',
      ],
    },
    {
      id: 'admissibilite',
      title: 'Who may use it',
      blocks: ['You must be 18 or older, or legally capable of entering into a contract.'],
    },
    {
      id: 'compte',
      title: 'Your account',
      blocks: [
        'Give an email address that is yours: it is where we write to you, and it cannot be changed afterwards.',
        'Keep your password to yourself; you are responsible for what is done with it. If you believe that someone else is using your account, change the password, which signs out every other device, then write to us.',
        'You may delete your account at any time. Deletion is final: it erases your projects and ends the subscription at once, without a refund. You can download your data first.',
      ],
    },
    {
      id: 'prix',
      title: 'Subscription, price and taxes',
      blocks: [
        `The Premium plan costs ${price} per month, in Canadian dollars. Taxes are extra: GST and QST in Quebec, GST or HST elsewhere in Canada.`,
        'You pay by card, with Stripe, our payment provider. The subscription renews every month until you cancel it.',
        'If a payment fails, Premium access is on hold until it goes through. What was already written stays readable.',
      ],
    },
    {
      id: 'annulation',
      title: 'Cancellation and refunds',
      blocks: [
        'You may cancel your subscription at any time, free of charge and without giving a reason: in two clicks in your account, or by writing to us.',
        'Your Premium access then lasts until the end of the period you paid for, and you can change your mind until then. Your account goes back to the Free plan afterwards; what was written stays readable and can still be downloaded.',
        'No refunds are given, except where the law requires it.',
      ],
    },
    {
      id: 'estimations',
      title: 'Estimates, not professional advice',
      blocks: [
        'Everything the AI produces is an estimate: analyses, forecasts, plans, personas, scores. It can be wrong, and nothing it writes is legal, accounting, tax or financial advice.',
        'Check it before you rely on it, and consult a qualified person where needed. Your decisions, and what follows from them, are your own.',
      ],
    },
    {
      id: 'interdictions',
      title: 'What is not allowed',
      blocks: [
        'You may not:',
        [
          'use Élan for an illegal or fraudulent activity, or to infringe the rights of others;',
          'enter the personal information of other people without the right to do so;',
          'access another person’s account, or get around the security of the service or the limits of a plan;',
          'overload the service, or resell it.',
        ],
      ],
    },
    {
      id: 'propriete',
      title: 'Your data is yours',
      blocks: [
        'What you write and what is written for you remain yours. You do with it as you please, and you can download it at any time.',
        'You only allow us to keep it and process it to provide the service, which includes sending your answers to the AI provider when you ask for a generation.',
      ],
    },
    {
      id: 'confidentialite',
      title: 'Privacy',
      blocks: [
        'The privacy policy says what we collect, why, for how long, and what your rights are.',
      ],
      link: 'privacy',
    },
    {
      id: 'suspension',
      title: 'Suspension',
      blocks: [
        'We may suspend an account that breaches these terms or endangers the service or other people. Write to us to know the reason and ask for a review.',
        'With a suspended account you can still read and download your data, cancel the subscription and delete the account. You can no longer write, generate or buy.',
      ],
    },
    {
      id: 'responsabilite',
      title: 'Availability and liability',
      blocks: [
        'We do what it takes for the service to work and for nothing to be lost, but it may be interrupted by maintenance, a breakdown or a provider that stops.',
        'We answer for our own faults. Nothing in these terms limits the rights that you have under the Consumer Protection Act (CQLR, chapter P-40.1) and the other laws whose protection you cannot waive.',
        'As far as these laws allow, we answer neither for decisions made on the basis of an estimate nor for what is beyond our control.',
      ],
    },
    {
      id: 'modifications',
      title: 'Changes to these terms',
      blocks: [
        'We may change what the plans contain, the price and the rules of use. At least 30 days before, we announce it on the page of these terms and in the application, with a clear notice: the new clause, or the amended clause beside the former one, the date on which it takes effect and your rights.',
        'If the change increases your obligations or reduces ours, you may refuse it and cancel the contract, without cost or penalty, up to 30 days after it takes effect: you only have to write to us.',
      ],
    },
    {
      id: 'droit',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the laws of Quebec and the laws of Canada that apply there. The courts of Quebec have jurisdiction, without depriving a consumer of the right to turn to those of their own domicile.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      blocks: ['A question about these terms? Write to us.'],
      link: 'support',
    },
  ],
};
