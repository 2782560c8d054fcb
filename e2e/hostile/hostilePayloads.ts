import { elements, elsewhere, events, load, oddities, run, type Template } from './hostileHtml.ts';

/** A text that would run `xss(id)`, request another host or show foreign content if it were not treated as text. */
export interface Payload {
  readonly id: number;
  readonly text: string;
  /** The closing text, for a payload that would otherwise swallow everything after it. */
  readonly closer: string;
  /** True for HTML that runs or loads by itself if HTML is allowed. */
  readonly isHtml: boolean;
}

interface Rule {
  readonly template: Template;
  readonly closer?: string;
  readonly isHtml?: boolean;
}

/** HTML in every place where Markdown allows text. */
const places: readonly ((html: string) => string)[] = [
  (html) => `Du texte ${html} et la suite.`,
  (html) => `- un\n- ${html}\n  - ${html}`,
  (html) => `> ${html}\n> > ${html}`,
  (html) => `## ${html}`,
  (html) =>
    `| ${html.replaceAll('|', '\\|')} | y |\n|---|---|\n| z | ${html.replaceAll('|', '\\|')} |`,
  (html) => `1. **${html}**`,
  (html) => `\`\`\`html\n${html}\n\`\`\``,
  (html) => `[a [b] ${html}](${elsewhere})`,
];

/** Ways to write and disguise a URL that runs script. */
const disguises: readonly Template[] = [
  (id) => `javascript:${run(id)}`,
  (id) => `JaVaScRiPt:${run(id)}`,
  (id) => `&#106;avascript:${run(id)}`,
  (id) => `&#x6A;&#x61;vascript&#58;${run(id)}`,
  (id) => `&#0000106avascript:${run(id)}`,
  (id) => `javascript&colon;${run(id)}`,
  (id) => `java&Tab;script:${run(id)}`,
  (id) => `java&#10;script:${run(id)}`,
  (id) => `java\tscript:${run(id)}`,
  (id) => `\u0001javascript:${run(id)}`,
  (id) => `java\u200bscript:${run(id)}`,
  (id) => `javascript://ailleurs.example/%0A${run(id)}`,
  (id) => `javascript\\:${run(id)}`,
  (id) => `%6Aavascript:${run(id)}`,
  (id) => `ｊavascript:${run(id)}`,
  (id) => `data:text/html,<script>${run(id)}</script>`,
  (id) => `data:text/html;base64,${btoa(`<script>${run(id)}</script>`)}`,
  (id) => `data:image/svg+xml,<svg onload=${run(id)}>`,
  (id) => `vbscript:${run(id)}`,
  (id) => `VBSCRIPT&colon;${run(id)}`,
  (id) => `view-source:javascript:${run(id)}`,
  (id) => `blob:${elsewhere}/${id}`,
  (id) => `file:///etc/passwd?${id}`,
  (id) => `//espion.example/${id}`,
  (id) => `/api/auth/sign-out?${id}`,
  (id) => `./?xss=${id}#${run(id)}`,
];

/** The Markdown syntaxes that contain a URL. */
const forms: readonly ((address: string, id: number) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `[x](${address} "titre")`,
  (address) => `[x]( \t${address}\n'titre' )`,
  (address, id) => `[x][r${id}]\n\n[r${id}]: ${address}`,
  (address, id) => `[R${id}]\n\n[r${id}]: <${address}> 'titre'`,
  (address) => `<${address}>`,
  (address) => `[**x** \`y\`](\n${address}\n)`,
  (address) => `![x](${address})`,
  (address) => `[![x](${address})](${address})`,
  (address) => `| a |\n|---|\n| [x](${address}) |`,
  (address) => `<a href="${address}">x</a> ${address}`,
];

/** Images on another host, in every Markdown syntax. */
const images: readonly Template[] = [
  (id) => `![espion](${load(id)}.png)`,
  (id) => `![](<${load(id)}.png>)`,
  (id) => `![espion](${load(id)}.png "titre")`,
  (id) => `![e${id}]\n\n[e${id}]: ${load(id)}.png`,
  (id) => `![espion][e${id}]\n\n[E${id}]: ${load(id)}.png 'titre'`,
  (id) => `[![espion](${load(id)}.png)](${elsewhere}/${id})`,
  (id) => `![espion](//espion.example/${id}.png)`,
  (id) => `![espion](&#104;ttps://espion.example/${id}.png)`,
  (id) => `![espion](data:image/png;base64,AAAA${id})`,
  (id) => `![a ![b](${load(id)}.png)](${load(id)}.png)`,
  (id) => `- ![espion](${load(id)}.png)`,
  (id) => `> ![espion](${load(id)}.png)`,
  (id) => `## ![espion](${load(id)}.png)`,
  (id) => `| ![espion](${load(id)}.png) |\n|---|\n| ![espion](${load(id)}.png) |`,
  (id) => `![espion](${load(id)}.png`,
  (id) => `!\\[espion](${load(id)}.png) !&#91;x](${load(id)}.png)`,
];

/** Unclosed HTML, which swallows everything after it. */
const unended: readonly Rule[] = [
  { template: (id) => `<script>${run(id)}`, closer: '</script>' },
  { template: (id) => `<script>${run(id)}</script >`, closer: '</script>' },
  { template: (id) => `<style>*{background:url(${load(id)})}`, closer: '</style>' },
  { template: (id) => `<textarea autofocus onfocus=${run(id)}>`, closer: '</textarea>' },
  { template: (id) => `<pre><img src=x onerror=${run(id)}>`, closer: '</pre>' },
  { template: (id) => `<!-- --!><img src=x onerror=${run(id)}>`, closer: '-->' },
  { template: (id) => `<?xml <img src=x onerror=${run(id)}>`, closer: '?>' },
  { template: (id) => `<![CDATA[<img src=x onerror=${run(id)}>`, closer: ']]>' },
  { template: (id) => `\`\`\`\n<img src=x onerror=${run(id)}>`, closer: '```' },
  { template: (id) => `~~~ html onload=${run(id)}\n<svg onload=${run(id)}>`, closer: '~~~' },
];

const html: readonly Rule[] = elements.map((template) => ({ template, isHtml: true }));
const placed: readonly Rule[] = elements.flatMap((element, at) =>
  [0, 1].map((turn): Rule => {
    const place = places[(2 * at + turn) % places.length];
    return { template: (id) => place?.(element(id)) ?? '' };
  }),
);
const linked: readonly Rule[] = disguises.flatMap((disguise) =>
  forms.map((form): Rule => ({ template: (id) => form(disguise(id), id) })),
);
const plain = [...events, ...oddities, ...images].map((template): Rule => ({ template }));

/** All payloads, in the same order in every process. */
export const payloads: readonly Payload[] = [
  ...html,
  ...placed,
  ...linked,
  ...plain,
  ...unended,
].map(({ template, closer = '', isHtml = false }, id) => ({
  id,
  text: template(id),
  closer,
  isHtml,
}));

/** @returns a write-up of several payloads, separated so that none hides the next. */
export function together(some: readonly Payload[]): string {
  return some.map(({ text, closer }) => [text, closer].filter(Boolean).join('\n')).join('\n\n');
}

const sizes = [1, 7, 3, 5, 2, 6, 4];

/** @returns a text in pieces of 1 to 7 characters, always split in the same way. */
export function pieces(text: string): string[] {
  const cut: string[] = [];
  for (let at = 0; at < text.length; at += cut.at(-1)?.length ?? 1) {
    cut.push(text.slice(at, at + (sizes[cut.length % sizes.length] ?? 1)));
  }
  return cut;
}
