/** How the verbs of our steps ask somebody to do a thing, rather than name it. */
const asked: Readonly<Record<string, string>> = {
  corriger: 'corrigez',
  décrire: 'décrivez',
  demander: 'demandez',
  donner: 'donnez',
  écouter: 'écoutez',
  exposer: 'exposez',
  faire: 'faites',
  jumeler: 'jumelez',
  lister: 'listez',
  mener: 'menez',
  montrer: 'montrez',
  noter: 'notez',
  observer: 'observez',
  obtenir: 'obtenez',
  offrir: 'offrez',
  ouvrir: 'ouvrez',
  présenter: 'présentez',
  proposer: 'proposez',
  régler: 'réglez',
  vendre: 'vendez',
};

const verb = /(^|, |; |\bet )(?:(la|le|les) )?(\p{L}+)/giu;

/**
 * A step of ours that stands in a table as an infinitive, as it is said to the person in a sentence:
 * « Décrire l’offre et la montrer » becomes « Décrivez l’offre et montrez-la ».
 */
export function imperative(step: string): string {
  return step.replace(verb, (found, before: string, object: string | undefined, word: string) => {
    const form = asked[word.toLowerCase()];
    if (form === undefined) return found;
    const said = before === '' ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    return `${before}${said}${object === undefined ? '' : `-${object}`}`;
  });
}
