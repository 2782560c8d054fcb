/** HTML element names, current and obsolete. Other names in angle brackets are usually text, such as "<client>". */
const elements = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
    'input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol ' +
    'optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small ' +
    'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr ' +
    'track tt u ul var video wbr'
  ).split(' '),
);
/** Elements whose start and end break the line. */
const lines = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre search section summary ' +
    'table tbody tfoot thead tr ul'
  ).split(' '),
);
/** Elements separated from their neighbours by a space. */
const cells = new Set(['td', 'th']);
/** The Markdown token type for each formatting element. */
const marks: Readonly<Record<string, 'del' | 'strong' | 'em'>> = {
  del: 'del',
  s: 'del',
  strike: 'del',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
};

/** Maximum number of characters searched for the closing mark of hidden HTML. */
const longestHidden = 20_000;
/**
 * The start of markup that is removed with its content: comments, scripts, styles, templates, declarations and
 * processing instructions.
 */
const hiddenStart =
  /^<(?:!--|\?|(script|style|template)(?=[\s>])[^>]{0,1000}>|![a-z][^>\n]{0,1000}>)/i;

/**
 * @returns hidden HTML at the start of a source, up to its closing mark or, if that is missing, to the end of the
 * paragraph; undefined if there is none.
 */
export function hiddenHtml(source: string): string | undefined {
  const [start, element] = hiddenStart.exec(source) ?? [];
  if (start === undefined) return undefined;
  if (/^<![a-z]/i.test(start)) return start;
  const within = source.slice(0, longestHidden);
  // "<!-->" and "<!--->" are complete comments, so the end may overlap the start.
  const from = start === '<!--' ? 2 : start.length;
  const closing = element === undefined ? undefined : new RegExp(`</${element}\\s*>`, 'gi');
  if (closing) closing.lastIndex = from;
  const mark = start === '<!--' ? '-->' : '?>';
  const end = closing
    ? closing.exec(within) && closing.lastIndex
    : within.indexOf(mark, from) + mark.length;
  if (end && end >= from + (closing ? 0 : mark.length)) return source.slice(0, end);
  const blank = source.search(/\n[ \t]*\n/);
  return blank < 0 ? source : source.slice(0, blank);
}

export interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  /** Whether this can only be a tag: it is a closing or self-closing tag, or contains "=". */
  readonly isCertain: boolean;
  /** Whether text other than boolean attributes follows the name, as in a comparison: "a <b et c> d". */
  readonly hasWords: boolean;
}

/** Matches text that contains only boolean attributes. */
const flags =
  /^(?:\s+(?:allowfullscreen|autofocus|autoplay|checked|compact|controls|default|disabled|download|hidden|inert|ismap|itemscope|loop|multiple|muted|noshade|novalidate|nowrap|open|readonly|required|reversed|selected))*\s*$/i;

/** @returns the tag that the source consists of; undefined if it is not a tag. */
export function tagOf(source: string): Tag | undefined {
  const [, slash, name = '', rest = ''] = /^<(\/?)([a-z][a-z\d-]*)([\s\S]*)>$/i.exec(source) ?? [];
  if (name === '') return undefined;
  return {
    name: name.toLowerCase(),
    isClosing: slash === '/',
    isCertain: slash === '/' || rest.endsWith('/') || rest.includes('='),
    hasWords: !flags.test(rest),
  };
}

export const isElement = ({ name }: Tag): boolean => elements.has(name);
export const isLine = ({ name }: Tag): boolean => lines.has(name);
export const isCell = ({ name }: Tag): boolean => cells.has(name);
export const markOf = ({ name }: Tag) => (Object.hasOwn(marks, name) ? marks[name] : undefined);
export const isBreak = ({ name }: Tag): boolean => name === 'br';
