import { freePreviewPages } from '@elan/domain/dossier/formats';
import type { pricing as fr } from '../fr/pricing.ts';

/** Texts for the pricing screen, and those about plans that other screens share. */
export const pricing: typeof fr = {
  title: 'Pricing',
  headline: 'One paid plan',
  lead: 'Start for free. Move to Premium when your idea deserves a complete plan.',
  opens: (module) => `“${module}” opens as soon as the payment is confirmed.`,
  leadToOwner: 'You have access to everything. Here is what that includes.',
  leadToPayer: 'Your subscription is waiting for a payment. Everything comes back once it is made.',
  planName: 'Premium',
  planDescription: 'From the idea to a complete business plan, with AI at every step.',
  perMonth: (price) => `${price}/month`,
  billing: 'In Canadian dollars (CAD), billed monthly.',
  taxes: 'Plus taxes: GST and QST in Quebec, GST or HST elsewhere in Canada.',
  featuresTitle: 'What Premium includes',
  features: (modules, generations) => [
    `All ${modules} modules, no exceptions`,
    `${generations} AI generations per month`,
    'A complete business plan with three years of forecasts',
    'The dossier to hand to a lender, as PDF, Word, Excel and PowerPoint',
    'Marketing strategy and product R&D',
    'Finances and environmental impact',
    'Customer personas, journal analysis and maturity score',
    'Unlimited projects',
    'Priority support by email',
  ],
  start: 'Start now',
  starting: 'Opening the payment page…',
  cancelAnytime: 'Cancel anytime',
  cancelHow:
    'Write to support, or do it in two clicks in your account. Access lasts until the end of the period you paid for; no refunds are given.',
  write: 'Write to support:',
  error: 'Payment Error',
  cancelled: {
    title: 'Payment abandoned',
    text: 'Nothing was charged. The plan is here for you if you change your mind.',
  },
  suspended: 'Purchase not possible',
  founder: {
    title: 'Everything is included',
    text: 'Your Founder access opens every module, with unlimited generations. There is nothing to pay.',
  },
  current: 'Your current plan',
  compare: {
    title: 'Free or Premium?',
    aspect: 'What you get',
    free: 'Free',
    premium: 'Premium',
    rows: (free, premium) => [
      {
        aspect: 'Modules',
        free: `${free.modules}: brainstorm, idea and situation analysis`,
        premium: `All ${premium.modules}`,
      },
      {
        aspect: 'AI generations',
        free: `${free.generations} in all, not renewed`,
        premium: `${premium.generations} per month`,
      },
      { aspect: 'Projects', free: 'Unlimited', premium: 'Unlimited' },
      { aspect: 'Storage', free: free.storage, premium: premium.storage },
      {
        aspect: 'Dossier to hand over',
        free: `First ${freePreviewPages} pages on screen, Markdown and JSON`,
        premium: 'All pages, PDF, Word, Excel and PowerPoint',
      },
      { aspect: 'Reading what was written', free: 'Always', premium: 'Always' },
      { aspect: 'Support by email', free: 'Yes', premium: 'Yes, priority' },
    ],
  },
  why: {
    title: 'Why choose Élan',
    points: [
      {
        title: 'Made for Quebec',
        text: 'Questions and texts written for entrepreneurs in Quebec, in French and in English.',
      },
      {
        title: 'Your words, your plan',
        text: 'The AI writes from your answers, module after module. What it writes belongs to you.',
      },
      {
        title: 'No commitment',
        text: 'You pay by the month. If you cancel, what was already written stays readable.',
      },
    ],
  },
};
