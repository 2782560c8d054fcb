import type { MarkedToken, Token, Tokens } from 'marked';

/**
 * @returns the displayed content of blocks in a short notation similar to HTML: headings with their level, lists,
 * tables, formatting, and line breaks as `/`. White space is collapsed, and a list item with a single paragraph has no
 * `<p>`.
 */
export function readingOf(blocks: readonly Token[]): string {
  return tidied((blocks as readonly MarkedToken[]).map(block).join(''));
}

/** @returns a reading without details in which output formats differ: surrounding white space and empty paragraphs. */
export function tidied(reading: string): string {
  return reading
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h\d?|li|ul|ol|th|td|tr|table|quote|pre)(?: [^>]*)?>|\/) ?/g, '$1')
    .replaceAll(/(<[bis]>) /g, ' $1')
    .replaceAll(/ (<\/[bis]>)/g, '$1 ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/<p><\/p>/g, '')
    .trim();
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
      return `<h${token.depth}>${line(token.tokens)}</h${token.depth}>`;
    case 'paragraph':
      return `<p>${line(token.tokens)}</p>`;
    case 'text':
      return token.tokens ? `<p>${line(token.tokens)}</p>` : `<p>${token.text}</p>`;
    case 'list':
      return list(token);
    case 'table': {
      const row = (cells: readonly Tokens.TableCell[], name: string) =>
        `<tr>${cells.map(({ tokens }) => `<${name}>${line(tokens)}</${name}>`).join('')}</tr>`;
      return `<table>${row(token.header, 'th')}${token.rows.map((one) => row(one, 'td')).join('')}</table>`;
    }
    case 'blockquote':
      return `<quote>${token.tokens.map((one) => block(one as MarkedToken)).join('')}</quote>`;
    case 'code':
      return `<pre>${token.text}</pre>`;
    case 'hr':
      return '<hr>';
    case 'space':
    case 'def':
      return '';
    default:
      return `<?>${token.raw}</?>`;
  }
}

function list({ ordered, start, items }: Tokens.List): string {
  const name = ordered ? 'ol' : 'ul';
  const from = ordered && start !== 1 ? ` ${start}` : '';
  const held = items.map(({ tokens }) => {
    const content = tokens.map((one) => block(one as MarkedToken)).join('');
    return `<li>${unwrapped(content)}</li>`;
  });
  return `<${name}${from}>${held.join('')}</${name}>`;
}

/** @returns the content of a list item without the tags of its first paragraph. */
export function unwrapped(content: string): string {
  return content.replace(/^(?:<p><\/p>)?<p>(.*?)<\/p>/s, '$1');
}

const names: Readonly<Record<string, string>> = { strong: 'b', em: 'i', del: 's' };

function line(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[])
    .map((token): string => {
      const name = names[token.type];
      if (name && 'tokens' in token) return `<${name}>${line(token.tokens ?? [])}</${name}>`;
      switch (token.type) {
        case 'link':
          return `<a ${token.href}>${line(token.tokens)}</a>`;
        case 'codespan':
          return `<code>${token.text}</code>`;
        case 'br':
          return '/';
        case 'text':
        case 'escape':
        case 'image':
          return token.text;
        default:
          return `<?>${token.raw}</?>`;
      }
    })
    .join('');
}

const shownNames: Readonly<Record<string, string>> = { strong: 'b', em: 'i', del: 's' };

/** @returns the reading for blocks from another parser, which leaves HTML tags to the browser. */
export function standardReadingOf(blocks: readonly Token[]): string {
  const shown = readingOf(blocks).replaceAll(/<li><\?>(\[[ x]\] )<\/\?><p>(.*?)<\/p>/g, '<li>$1$2');
  return tidied(
    shown.replaceAll(/<\?><(\/?)(strong|em|del|br)><\/\?>/g, (_, slash, tag) =>
      tag === 'br' ? '/' : `<${slash}${shownNames[tag]}>`,
    ),
  );
}
