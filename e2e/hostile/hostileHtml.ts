/** A host that our pages must never request. */
export const spy = 'https://espion.example';
/** A host that is not that of an official link, so its URLs are shown only as text. */
export const elsewhere = 'https://ailleurs.example';
/** The host of an official link, which a click may open. */
export const official = 'https://www.oqlf.gouv.qc.ca';

/** @returns a payload. When it runs or loads, the id identifies it. */
export type Template = (id: number) => string;

export const run = (id: number) => `xss(${id})`;
export const load = (id: number) => `${spy}/${id}`;

/** Elements that run scripts, load resources or change the page by themselves. */
export const elements: readonly Template[] = [
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

/** Attributes that run script, each on an element that can trigger it. */
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
export const events: readonly Template[] = handlers.map(
  (name, at) => (id) =>
    `<${carriers[at % carriers.length]} ${at % 2 ? 'ON' : 'on'}${name}${at % 3 ? '' : ' '}=${at % 2 ? `"${run(id)}"` : `'${run(id)}'`} tabindex=0>x`,
);

/** HTML that a naive tag parser misreads. */
export const oddities: readonly Template[] = [
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
