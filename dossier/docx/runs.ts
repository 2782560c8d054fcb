import { ExternalHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx';
import type { Inline, Run } from '../model/blocks.ts';
import { characterStyles } from './styles/names.ts';
import { xmlText } from './xmlText.ts';

/** Formatting that overrides the paragraph's style. */
export type RunLook = Pick<IRunOptions, 'bold' | 'size' | 'color'>;

const rightToLeft = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}`;
/** Matches words in a right-to-left script, including the spaces and punctuation between these words. */
const rightToLeftWords = new RegExp(
  `([${rightToLeft}](?:[^\\p{Letter}\\n]*[${rightToLeft}\\p{Mn}])*)`,
  'u',
);
const beginsRightToLeft = new RegExp(`^[^\\p{Letter}]*[${rightToLeft}]`, 'u');

/** @returns the text as styled runs. Keeps only `https:` links and links to e-mail addresses. */
export function runsOf(inline: Inline, look: RunLook = {}): ParagraphChild[] {
  return inline.flatMap((run): ParagraphChild[] => {
    const link = safeLink(run.link);
    const runs = textRuns(
      run,
      link === undefined ? look : { ...look, style: characterStyles.link },
    );
    return link === undefined ? runs : [new ExternalHyperlink({ link, children: runs })];
  });
}

/** @returns whether the first letter is in a right-to-left script. */
export function isRightToLeft(inline: Inline): boolean {
  return beginsRightToLeft.test(inline.map(({ text }) => text).join(''));
}

function textRuns(run: Run, look: RunLook & { readonly style?: string }): TextRun[] {
  const options = {
    ...look,
    ...(run.code ? { style: characterStyles.code } : {}),
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
  };
  return xmlText(run.text)
    .split(rightToLeftWords)
    .flatMap((part, at) =>
      linesOf(part, at % 2 === 1 ? { ...options, rightToLeft: true } : options),
    );
}

/** Starts a new run for each line, because `TextRun` puts its line breaks before its text. */
function linesOf(text: string, options: IRunOptions): TextRun[] {
  if (text === '') return [];
  return text.split('\n').map(
    (line, at) =>
      new TextRun({
        ...options,
        ...(at > 0 ? { break: 1 } : {}),
        children: line.split('\t').flatMap((part, tab) => (tab > 0 ? [new Tab(), part] : [part])),
      }),
  );
}

const mail = /^mailto:[^\s@"<>]{1,200}@[\p{Letter}\d.-]{1,200}(?:\?[\w=&%.+-]{0,500})?$/u;

function safeLink(link: string | undefined): string | undefined {
  if (link === undefined || link.length > 2000) return undefined;
  if (mail.test(link)) return link;
  const url = URL.parse(link);
  return url?.protocol === 'https:' ? url.href : undefined;
}
