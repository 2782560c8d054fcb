/** Texts for requesting a change in a part of a write-up. */
export const revision = {
  ask: 'Demander un changement',
  chosen: (words: string) => `Passage choisi\u00a0: «\u00a0${words}\u00a0»`,
  title: (section: string) => `Changement dans «\u00a0${section}\u00a0»`,
  part: 'Quelle partie?',
  whole: 'Toute la section',
  wholeOf: (section: string) => `Toute la section «\u00a0${section}\u00a0»`,
  what: 'Que faut-il changer?',
  help: 'Seule cette partie est récrite; le reste du texte ne bouge pas.',
  choices: 'Choix rapides',
  shorter: 'Plus court',
  plainer: 'Plus simple',
  moreConcrete: 'Plus concret',
  /** `text` is put in the field as the beginning of a sentence that the user completes. */
  withExample: { label: 'Avec mon exemple…', text: 'Avec mon exemple\u00a0: ' },
  propose: 'Proposer',
  again: 'Proposer de nouveau',
  cancel: 'Annuler',
  missing: 'Dites ce qui doit changer.',
  tooLong: (length: number, most: number) =>
    `Au plus ${most} caractères; il y en a ${length}. Raccourcissez votre demande.`,
  writing: 'Rédaction de la proposition',
  ready: 'La proposition est prête. Rien n’est changé tant que vous ne l’acceptez pas.',
  before: 'Texte actuel',
  after: 'Proposition',
  /** Legend of the marks, shown after each mark's name. */
  means: { del: '\u00a0: retiré.', ins: '\u00a0: ajouté.' },
  same: 'La proposition reprend le texte mot pour mot.',
  stopped: 'Vous avez arrêté la rédaction. Si vous acceptez, ce début remplace tout le passage.',
  accept: 'Accepter',
  discard: 'Écarter',
  accepted: 'Le texte est changé. Le précédent reste dans les versions antérieures.',
  failed: 'La proposition n’a pas pu être rédigée',
  conflict:
    'Le module a été modifié ailleurs. Le texte le plus récent est maintenant affiché, et rien n’a été compté\u00a0: proposez de nouveau.',
  notBegun: 'Rien n’a été commencé ni compté. Votre demande est toujours là.',
  textKept: 'Votre texte est toujours là.',
};
