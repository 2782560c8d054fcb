/** Ids of the paragraph styles: Word's built-in ones if possible. */
export const paragraphStyles = {
  title: 'Title',
  kind: 'DocumentKind',
  subtitle: 'Subtitle',
  body: 'BodyText',
  caption: 'Caption',
  bullet: 'ListBullet',
  number: 'ListNumber',
  listContinue: 'ListContinue',
  quote: 'Quote',
  code: 'Code',
  tableText: 'TableText',
  tableHead: 'TableHead',
  afterTable: 'AfterTable',
  picture: 'Picture',
  boxTitle: 'BoxTitle',
  notice: 'Notice',
  rule: 'Rule',
  contentsTitle: 'TOCHeading',
  header: 'Header',
  footer: 'Footer',
} as const;

export const characterStyles = { link: 'Hyperlink', code: 'InlineCode' } as const;

export const tableStyle = 'DossierTable';

/** Id of the numbering used for headings. */
export const headingNumbers = 'headings';
