import type { Language } from '@elan/domain/language';
import type { RendererLabels } from './blocks.ts';

export const rendererLabels: Readonly<Record<Language, RendererLabels>> = {
  fr: {
    contents: 'Table des matières',
    page: 'Page',
    of: 'sur',
    table: 'Tableau',
    chart: 'Figure',
  },
  en: { contents: 'Contents', page: 'Page', of: 'of', table: 'Table', chart: 'Figure' },
};
