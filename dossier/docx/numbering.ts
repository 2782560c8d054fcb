import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import { colours, twips } from './styles/measures.ts';
import { headingNumbers } from './styles/names.ts';

type List = INumberingOptions['config'][number];

/** Indent per list level, in points. */
export const listIndent = 18;
/** Word supports nine list levels. */
const levels = Array.from({ length: 9 }, (_, level) => level);

const indentOf = (level: number) => ({
  indent: { left: twips(listIndent * (level + 1)), hanging: twips(listIndent - 4) },
});

export const bullets: List = {
  reference: 'bullets',
  levels: levels.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: level % 2 === 0 ? '•' : '–',
    alignment: AlignmentType.LEFT,
    style: { run: { color: colours.action }, paragraph: indentOf(level) },
  })),
};

/** @returns the definition of numbered lists that start at this number. */
export function numbersFrom(start: number): List {
  return {
    reference: `numbers-from-${start}`,
    levels: levels.map((level) => ({
      level,
      start,
      format: LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
      alignment: AlignmentType.LEFT,
      style: { run: { color: colours.action }, paragraph: indentOf(level) },
    })),
  };
}

/**
 * Hanging indents of the three numbered heading levels, in points. The numbers are part of the heading styles.
 */
const hanging = [40, 44, 52] as const;
export const headingNumbering: List = {
  reference: headingNumbers,
  levels: [
    ...hanging.map((points, level) => ({
      level,
      format: LevelFormat.DECIMAL,
      text: levels
        .slice(0, level + 1)
        .map((above) => `%${above + 1}`)
        .join('.'),
      alignment: AlignmentType.LEFT,
      suffix: LevelSuffix.TAB,
      style: {
        style: `Heading${level + 1}`,
        run: { color: colours.action },
        paragraph: { indent: { left: twips(points), hanging: twips(points) } },
      },
    })),
    {
      level: hanging.length,
      format: LevelFormat.NONE,
      text: '',
      alignment: AlignmentType.LEFT,
      suffix: LevelSuffix.NOTHING,
      style: { style: 'Heading4' },
    },
  ],
};
