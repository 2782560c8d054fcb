import { textsHere } from '../../copy/ownCopy.ts';

const fr = {
  lead: 'Ce qu’un prêteur vous demandera, en commençant par ce qui pèse le plus pour ce projet. Les chiffres viennent de vos prévisions et les citations, de vos réponses.',
  answered: (count: number, of: number) =>
    count === 0
      ? `Aucune des ${of} n’a encore une réponse complète.`
      : `${count} sur ${of} ${count === 1 ? 'a' : 'ont'} déjà une réponse complète.`,
  missing: 'À mettre au point',
  toAnswer: 'Voir la réponse',
  complete: 'Compléter',
  print: 'Imprimer',
  loading: 'Préparation des questions…',
};
const en: typeof fr = {
  lead: 'What a lender will ask you, beginning with what weighs most for this project. The figures come from your forecast and the quotations from your answers.',
  answered: (count, of) =>
    count === 0
      ? `None of the ${of} has a complete answer yet.`
      : `${count} of ${of} already ${count === 1 ? 'has' : 'have'} a complete answer.`,
  missing: 'To be settled',
  toAnswer: 'See the answer',
  complete: 'Complete',
  print: 'Print',
  loading: 'Preparing the questions…',
};

/** @returns the texts about the lender's questions in the page's language. */
export const useRehearsalCopy = textsHere({ fr, en });
