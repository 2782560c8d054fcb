import { tidied, unwrapped } from '@elan/domain/writeUp/testing/reading';

const names: Readonly<Record<string, string>> = {
  P: 'p',
  STRONG: 'b',
  EM: 'i',
  DEL: 's',
  CODE: 'code',
  UL: 'ul',
  TABLE: 'table',
  TR: 'tr',
  TD: 'td',
  TH: 'td',
  BLOCKQUOTE: 'quote',
};

/** @returns the visible content of elements in the notation of `readingOf`, without heading levels and URLs. */
export function readingOfPage(parent: Node): string {
  return tidied(contentOf(parent));
}

/** @returns a reading without the details that differ between page and text. */
export function withoutLevels(reading: string): string {
  return reading
    .replaceAll(/<(\/?)h\d>/g, '<$1h>')
    .replaceAll(/<\/?a(?: [^>]*)?>/g, '')
    .replaceAll(/<(\/?)th>/g, '<$1td>');
}

function contentOf(parent: Node): string {
  return [...parent.childNodes].map(readingOfNode).join('');
}

function readingOfNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const content = contentOf(node);
  if (node.tagName === 'BR') return '/';
  if (node.tagName === 'HR') return '<hr>';
  if (node.tagName === 'PRE') return `<pre>${node.textContent}</pre>`;
  if (node.tagName === 'LI') return `<li>${unwrapped(content)}</li>`;
  if (/^H\d$/.test(node.tagName)) return `<h>${content}</h>`;
  if (node.tagName === 'OL') {
    const start = node.getAttribute('start') ?? '1';
    return `<ol${start === '1' ? '' : ` ${start}`}>${content}</ol>`;
  }
  const name = names[node.tagName];
  return name === undefined ? content : `<${name}>${content}</${name}>`;
}
