/** The elements of HTML: what has another name in angle brackets is words, such as "<nom du client>". */
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
/** Where one begins or ends, the words before and after it are on lines of their own. */
const lines = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre search section summary ' +
    'table tbody tfoot thead tr ul'
  ).split(' '),
);
/** Elements that are beside their neighbours with a space between them. */
const cells = new Set(['td', 'th']);
/** What their words look like. */
const marks: Readonly<Record<string, 'del' | 'strong' | 'em'>> = {
  del: 'del',
  s: 'del',
  strike: 'del',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
};

/** How far the end of what is hidden is looked for, so that no text takes long to read. */
const longestHidden = 20_000;
/** What is left out with its tags, comments and other markup that is no element. */
const hiddenStart =
  /^<(?:!--|\?|(script|style|template)(?=[\s>])[^>]{0,1000}>|![a-z][^>\n]{0,1000}>)/i;

/**
 * @returns the HTML at the start of a source that is left out with its content: to its last mark, and without one to the
 *   end of its paragraph; undefined where none is.
 */
export function hiddenHtml(source: string): string | undefined {
  const [start, element] = hiddenStart.exec(source) ?? [];
  if (start === undefined) return undefined;
  if (/^<![a-z]/i.test(start)) return start;
  const within = source.slice(0, longestHidden);
  // "<!-->" and "<!--->" are complete.
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
  /** It can be nothing else: it closes, or has an attribute with a value. */
  readonly isCertain: boolean;
  /** What has other words behind its name is a comparison: "a <b et c> d". */
  readonly hasWords: boolean;
}

/** Attributes that have no value. */
const flags =
  /^(?:\s+(?:allowfullscreen|autofocus|autoplay|checked|compact|controls|default|disabled|download|hidden|inert|ismap|itemscope|loop|multiple|muted|noshade|novalidate|nowrap|open|readonly|required|reversed|selected))*\s*$/i;

/** @returns the tag that a piece of source is. */
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
