import type { Language } from '@elan/domain/language';
import {
  BorderStyle,
  type IBaseParagraphStyleOptions,
  type IPropertiesOptions,
  LineRuleType,
} from 'docx';
import { colours, fonts, halfPoints, twips } from './measures.ts';
import { headingNumbers, paragraphStyles as ids, tableStyle } from './names.ts';

const proofing: Readonly<Record<Language, string>> = { fr: 'fr-CA', en: 'en-CA' };

interface Spacing {
  readonly before?: number;
  readonly after?: number;
  /** Line height in 240ths of a line. */
  readonly line?: number;
}
const spacing = ({ before = 0, after = 0, line }: Spacing) => ({
  before: twips(before),
  after: twips(after),
  ...(line === undefined ? {} : { line, lineRule: LineRuleType.AUTO }),
});

const border = (color: string, size: number, space: number) => ({
  style: BorderStyle.SINGLE,
  color,
  size,
  space,
});

const heading = (level: number, size: number, space: Spacing): IBaseParagraphStyleOptions => ({
  run: { font: fonts.title, size: halfPoints(size), bold: true, color: colours.ink },
  paragraph: {
    keepNext: true,
    keepLines: true,
    spacing: spacing(space),
    numbering: { reference: headingNumbers, level: level - 1 },
  },
});

const named = (id: string, name: string, look: IBaseParagraphStyleOptions, basedOn = 'Normal') => ({
  ...look,
  id,
  name,
  basedOn,
  quickFormat: true,
});

const contentsLine = (level: number, look: IBaseParagraphStyleOptions) =>
  named(`TOC${level}`, `toc ${level}`, look);

/** Table style as XML, since the library cannot define one: thin lines between rows, none between columns. */
export const tableStyles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:style w:type="table" w:customStyle="1" w:styleId="${tableStyle}"><w:name w:val="Dossier Table"/><w:uiPriority w:val="59"/><w:qFormat/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="${colours.edge}"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="${colours.hairline}"/></w:tblBorders><w:tblCellMar><w:top w:w="70" w:type="dxa"/><w:left w:w="80" w:type="dxa"/><w:bottom w:w="70" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr><w:tcBorders><w:bottom w:val="single" w:sz="8" w:space="0" w:color="${colours.ink}"/></w:tcBorders></w:tcPr></w:tblStylePr></w:style></w:styles>`;

/** @returns the document's styles. Uses Word's built-in styles if possible, so that Word's tools recognize them. */
export function stylesIn(
  language: Language,
  hasLongContents: boolean,
): NonNullable<IPropertiesOptions['styles']> {
  const contents = hasLongContents ? { size: halfPoints(9) } : {};
  const lang = proofing[language];
  return {
    default: {
      document: {
        run: {
          font: fonts.text,
          size: halfPoints(11),
          color: colours.ink,
          language: { value: lang, eastAsia: lang, bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: spacing({ line: 264 }) },
      },
      title: {
        run: { font: fonts.title, size: halfPoints(34), bold: true, color: colours.ink },
        paragraph: { spacing: spacing({ after: 16, line: 252 }), keepLines: true },
      },
      heading1: {
        ...heading(1, 21, { after: 16 }),
        paragraph: {
          ...heading(1, 21, { after: 16, line: 250 }).paragraph,
          border: { bottom: border(colours.ink, 6, 6) },
        },
      },
      heading2: heading(2, 14, { before: 18, after: 6, line: 250 }),
      heading3: heading(3, 11.5, { before: 14, after: 5, line: 250 }),
      heading4: heading(4, 10.5, { before: 11, after: 4, line: 250 }),
      caption: {
        run: { size: halfPoints(9.5), bold: true, color: colours.ink },
        paragraph: { keepNext: true, keepLines: true, spacing: spacing({ before: 12, after: 5 }) },
      },
      hyperlink: { run: { color: colours.action, underline: { color: colours.edge } } },
    },
    paragraphStyles: [
      named(ids.kind, 'Document Kind', {
        run: { bold: true, size: halfPoints(11.5), color: colours.action },
        paragraph: {
          border: { top: border(colours.action, 48, 16) },
          spacing: spacing({ before: 24, after: 14 }),
        },
      }),
      named(ids.subtitle, 'Subtitle', {
        run: { size: halfPoints(13), color: colours.muted },
        paragraph: { spacing: spacing({ after: 30 }) },
      }),
      named(ids.body, 'Body Text', { paragraph: { spacing: spacing({ after: 7 }) } }),
      named(ids.bullet, 'List Bullet', { paragraph: { spacing: spacing({ after: 4 }) } }, ids.body),
      named(ids.number, 'List Number', { paragraph: { spacing: spacing({ after: 4 }) } }, ids.body),
      named(
        ids.listContinue,
        'List Continue',
        { paragraph: { spacing: spacing({ after: 4 }) } },
        ids.body,
      ),
      named(
        ids.quote,
        'Quote',
        {
          run: { color: colours.muted, italics: true },
          paragraph: {
            border: { left: border(colours.edge, 12, 10) },
            spacing: spacing({ before: 4, after: 8 }),
          },
        },
        ids.body,
      ),
      named(ids.code, 'Code', {
        run: { font: fonts.code, size: halfPoints(8.5), noProof: true },
        paragraph: {
          shading: { fill: colours.sunken, type: 'clear', color: 'auto' },
          spacing: spacing({ before: 6, after: 10, line: 252 }),
        },
      }),
      named(ids.tableText, 'Table Text', {
        run: { size: halfPoints(9) },
        paragraph: { spacing: spacing({ line: 247 }) },
      }),
      named(
        ids.tableHead,
        'Table Head',
        { run: { bold: true, color: colours.muted } },
        ids.tableText,
      ),
      named(ids.afterTable, 'After Table', {
        run: { size: halfPoints(4) },
        paragraph: {
          spacing: { before: 0, after: 0, line: twips(10), lineRule: LineRuleType.EXACT },
        },
      }),
      named(ids.picture, 'Picture', { paragraph: { spacing: spacing({ after: 6 }) } }),
      named(ids.boxTitle, 'Box Title', {
        run: { font: fonts.title, bold: true, size: halfPoints(11.5) },
        paragraph: { keepNext: true, spacing: spacing({ after: 6 }) },
      }),
      named(ids.notice, 'Notice', {
        run: { size: halfPoints(8.5), color: colours.muted },
        paragraph: { spacing: spacing({ before: 8 }) },
      }),
      named(ids.rule, 'Rule', {
        run: { size: halfPoints(2) },
        paragraph: {
          border: { bottom: border(colours.hairline, 6, 1) },
          spacing: spacing({ before: 6, after: 12 }),
        },
      }),
      named(ids.contentsTitle, 'TOC Heading', {
        run: { font: fonts.title, size: halfPoints(21), bold: true },
        paragraph: {
          keepNext: true,
          spacing: spacing({ after: 14 }),
          border: { bottom: border(colours.ink, 6, 6) },
        },
      }),
      contentsLine(1, {
        run: { bold: true, ...contents },
        paragraph: { spacing: spacing(hasLongContents ? { before: 4 } : { before: 7, after: 2 }) },
      }),
      contentsLine(2, {
        run: contents,
        paragraph: {
          spacing: spacing({ after: hasLongContents ? 0 : 1 }),
          indent: { left: twips(14) },
        },
      }),
      named(ids.header, 'header', {
        run: { size: halfPoints(8.5), color: colours.muted },
        paragraph: { border: { bottom: border(colours.hairline, 4, 4) } },
      }),
      named(ids.footer, 'footer', {
        run: { size: halfPoints(8.5), color: colours.muted },
        paragraph: { border: { top: border(colours.hairline, 4, 4) } },
      }),
    ],
    characterStyles: [
      {
        id: 'InlineCode',
        name: 'Inline Code',
        run: { font: fonts.code, size: halfPoints(9.5), noProof: true },
      },
    ],
  };
}
