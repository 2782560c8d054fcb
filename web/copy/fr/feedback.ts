import type { FeedbackReason } from '@elan/domain/generation/feedback';

/** The question shown below a generated text, and its answers. */
export const feedback = {
  question: 'Ce texte vous a-t-il aidé?',
  helped: 'Oui',
  notHelped: 'Non',
  why: 'Pourquoi? (facultatif)',
  noted: 'Merci, c’est noté. Appuyez de nouveau pour retirer votre réponse.',
  privacy:
    'Nous lisons ces choix en nombres, pour améliorer la rédaction\u00a0: sans le texte, et sans savoir de qui ils viennent.',
  failed: 'Votre réponse n’a pas pu être envoyée',
  retry: 'Réessayer',
  reasons: {
    faithful: 'Fidèle à mon projet',
    clear: 'Clair et bien structuré',
    newIdea: 'M’a donné une idée',
    usable: 'Je peux m’en servir tel quel',
    untrue: 'Dit des choses fausses',
    general: 'Trop général',
    missing: 'Il manque l’essentiel',
    wording: 'Mal écrit',
    length: 'Trop long ou trop court',
  } satisfies Record<FeedbackReason, string> as Readonly<Record<FeedbackReason, string>>,
};
