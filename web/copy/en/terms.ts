import type { terms as fr } from '../fr/terms.ts';

/** The Terms of Service, loaded only where somebody opens them. */
export const terms: typeof fr = {
  title: 'Terms of Service',
  effective: 'Effective June 22, 2025',
  sections: [
    {
      title: 'The service',
      text: 'Élan helps you structure a business project: you answer questions, and an artificial intelligence writes from your answers. The free plan opens three modules; the Premium plan, billed monthly, opens them all.',
    },
    {
      title: 'Who may use it',
      text: 'You must be 18 or older, or legally capable of entering into a contract. You are responsible for your password and for what is done in your account.',
    },
    {
      title: 'Cancellation and refunds',
      text: 'You may cancel your subscription at any time, in your account or by writing to support. Access lasts until the end of the period you paid for. No refunds are given.',
    },
    {
      title: 'Your data is yours',
      text: 'What you write and what is written for you remain your property. Your answers are sent to the AI provider only to produce your write-ups.',
    },
    {
      title: 'Estimates, not professional advice',
      text: 'Everything Élan produces is an estimate and may contain errors. Check it before you rely on it; your decisions and what follows from them are your own.',
    },
    {
      title: 'Governing law',
      text: 'These terms are governed by the laws of Quebec and the laws of Canada that apply there.',
    },
  ],
};
