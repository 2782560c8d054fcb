import type { VersionCause } from '@elan/domain/project/versions';

/** The texts of the earlier versions of a module. */
export const versions = {
  title: 'Versions antérieures',
  text: 'Ce que ce module contenait avant. Rien n’est remplacé tant que vous ne rétablissez pas une version.',
  none: 'Aucune version antérieure\u00a0: rien n’a encore été remplacé dans ce module.',
  of: (when: string) => `Version enregistrée ${when}`,
  now: 'Maintenant',
  empty: 'Rien n’était écrit.',
  causes: {
    saved: 'Enregistrée par vous',
    generated: 'Rédigée par l’IA',
    autoFilled: 'Remplie automatiquement',
    restored: 'Rétablie d’une version antérieure',
    offered: 'Rédigée par l’IA pendant que le module changeait; jamais mise en place',
  } satisfies Record<VersionCause, string> as Record<VersionCause, string>,
  same: 'Les deux textes sont les mêmes.',
  /** The marks of inserted and deleted words: their appearance, meaning and spoken prefix. */
  marks: {
    del: { look: 'Barré', means: '\u00a0: retiré depuis.', said: 'Retiré\u00a0:' },
    ins: { look: 'Souligné', means: '\u00a0: ajouté depuis.', said: 'Ajouté\u00a0:' },
  },
  back: 'Toutes les versions',
  restore: 'Rétablir cette version',
  restored: 'La version est rétablie. Celle d’avant est dans les versions antérieures.',
  restoreFailed: 'La version n’a pas pu être rétablie',
};
