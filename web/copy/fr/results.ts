import { fr as labels } from '@elan/domain/project/labels/fr';
import type { VersionCause } from '@elan/domain/project/versions';
import type { ModuleKind } from '@elan/domain/questionnaire/module';

/** Texts about a result, which vary by kind of module. */
interface ResultWords {
  /** Accessible name of the result's region on the page. */
  readonly name: string;
  readonly generate: string;
  /** Shown until the first content arrives. */
  readonly starting: string;
  readonly begun: string;
  readonly done: string;
  readonly failed: string;
  readonly stopped: string;
  readonly earlierKept: string;
  readonly offered: {
    readonly title: string;
    readonly text: string;
    readonly use: string;
    readonly keep: string;
  };
}

const changedElsewhere =
  'Le module a été modifié ailleurs entre-temps. Rien n’a été remplacé\u00a0: choisissez ce que vous gardez.';

const analysis = {
  begun: 'Rédaction de l’analyse en cours.',
  done: 'L’analyse est prête.',
  failed: 'L’analyse n’a pas pu être rédigée',
  stopped: 'Rédaction arrêtée. Elle n’a pas été comptée.',
  earlierKept: 'Le texte précédent est toujours là.',
  offered: {
    title: 'Un nouveau texte est prêt',
    text: 'Le module a été modifié ailleurs pendant la rédaction. Rien n’a été remplacé\u00a0: choisissez le texte à garder.',
    use: 'Utiliser ce texte',
    keep: 'Garder le texte enregistré',
  },
} satisfies Partial<ResultWords>;

export const results: Readonly<Record<ModuleKind, ResultWords>> = {
  writeUp: {
    ...analysis,
    name: 'Analyse IA',
    generate: 'Générer',
    starting: 'Lecture de vos réponses…',
  },
  journal: {
    ...analysis,
    name: 'Analyse IA',
    generate: 'Analyser',
    starting: 'Lecture de vos entrées…',
  },
  ideas: {
    name: 'Vos idées',
    generate: 'Générer',
    starting: 'Recherche d’idées à partir de vos réponses',
    begun: 'Recherche d’idées en cours.',
    done: 'Vos idées sont prêtes.',
    failed: 'Les idées n’ont pas pu être générées',
    stopped: 'Recherche arrêtée. Elle n’a pas été comptée.',
    earlierKept: 'Les idées précédentes sont toujours là.',
    offered: {
      title: 'De nouvelles idées sont prêtes',
      text: changedElsewhere,
      use: 'Prendre ces idées',
      keep: 'Garder les précédentes',
    },
  },
  personas: {
    name: 'Vos personas',
    generate: 'Générer les personas',
    starting: 'Création de trois personas à partir de votre projet',
    begun: 'Création des personas en cours.',
    done: 'Vos personas sont prêts.',
    failed: 'Les personas n’ont pas pu être générés',
    stopped: 'Création arrêtée. Elle n’a pas été comptée.',
    earlierKept: 'Les personas précédents sont toujours là.',
    offered: {
      title: 'De nouveaux personas sont prêts',
      text: changedElsewhere,
      use: 'Prendre ces personas',
      keep: 'Garder les précédents',
    },
  },
  score: {
    name: 'Votre indice',
    generate: 'Calculer l’indice',
    starting: 'Lecture de tous vos modules',
    begun: 'Calcul de l’indice en cours.',
    done: 'Votre indice de maturité est prêt.',
    failed: 'L’indice n’a pas pu être calculé',
    stopped: 'Calcul arrêté. Il n’a pas été compté.',
    earlierKept: 'L’indice précédent est toujours là.',
    offered: {
      title: 'Un nouvel indice est prêt',
      text: changedElsewhere,
      use: 'Prendre cet indice',
      keep: 'Garder le précédent',
    },
  },
};

/** Texts for the earlier versions of a module. */
export const versions = {
  title: 'Versions antérieures',
  text: 'Ce que ce module contenait avant. Rien n’est remplacé tant que vous ne rétablissez pas une version.',
  none: 'Aucune version antérieure\u00a0: rien n’a encore été remplacé dans ce module.',
  of: (when: string) => `Version enregistrée ${when}`,
  now: 'Maintenant',
  empty: 'Rien n’était écrit.',
  causes: {
    saved: 'Enregistrée par vous',
    edited: 'Modifiée par vous',
    generated: 'Rédigée par l’IA',
    autoFilled: 'Remplie automatiquement',
    restored: 'Rétablie d’une version antérieure',
    offered: 'Rédigée par l’IA sans remplacer ce qui était là; jamais mise en place',
  } satisfies Record<VersionCause, string> as Record<VersionCause, string>,
  same: 'Les deux textes sont les mêmes.',
  forecast: 'Prévisions qui diffèrent',
  blank: 'Rien',
  /** Marks of inserted and deleted words: their appearance, their meaning, and a prefix for screen readers. */
  marks: {
    del: { look: 'Barré', means: '\u00a0: retiré depuis.', spoken: 'Retiré\u00a0:' },
    ins: { look: 'Souligné', means: '\u00a0: ajouté depuis.', spoken: 'Ajouté\u00a0:' },
  },
  back: 'Toutes les versions',
  restore: 'Rétablir cette version',
  restored: 'La version est rétablie. Celle d’avant est dans les versions antérieures.',
  restoreFailed: 'La version n’a pas pu être rétablie',
};

/** Texts for downloading a module as a file. */
export const download = {
  button: 'Télécharger ce module',
  ...labels.file,
};
