import { maturityCategories } from '@elan/domain/project/maturity';
import { spy } from './hostileHtml.ts';
import { payloads, together } from './hostilePayloads.ts';

/** One-line texts that would run or load something if they were not treated as text. */
export const hostileTexts = [
  '<script>xss(1)</script>',
  '<img src=x onerror=xss(2)>',
  `<img src="${spy}/3.png">`,
  '<svg onload=xss(4)></svg>',
  '[là](javascript:xss(5))',
  `![espion](${spy}/6.png)`,
  `<iframe srcdoc="<script>xss(7)</script>"></iframe>`,
  `"><link rel=stylesheet href="${spy}/8.css">`,
  `<style>@import "${spy}/9.css";</style>`,
  '<details open ontoggle=xss(10)>',
  `<base href="${spy}/">`,
  '&lt;script&gt;xss(12)&lt;/script&gt;',
] as const;

/** The structured replies that a test can make the provider send. */
export const hostileStructures = {
  ideas: {
    ideas: hostileTexts.map((title) => ({
      title,
      description: title,
      sector: title,
      interestLevel: title,
    })),
  },
  personas: {
    personas: [0, 1, 2].map((turn) => {
      const texts = hostileTexts.slice(4 * turn, 4 * turn + 4);
      const [text] = texts;
      return {
        nom: text,
        age: text,
        profession: text,
        localisation: text,
        revenus: text,
        besoins: texts,
        frustrations: texts,
        comportements: texts,
        canaux_preferes: texts,
        citation: text,
        objectifs: texts,
        freins_achat: texts,
      };
    }),
  },
  score: {
    overall: 61,
    categories: Object.fromEntries(
      maturityCategories.map((name, at) => [
        name,
        {
          score: 50,
          status: hostileTexts[at],
          recommendations: [hostileTexts[at], hostileTexts[at + 6]],
        },
      ]),
    ),
    strengths: hostileTexts,
    weaknesses: hostileTexts,
    nextSteps: hostileTexts,
    timeline: hostileTexts[0],
  },
} as const;

/** @returns the last line of a write-up of payloads, which shows that it is complete. */
export const markOf = (id: number) => `Marque ${id}.`;

/** Comments that make the provider send payloads or a structured reply. */
export const chargeOf = {
  payloads: (from: number, to: number, step = 1) => `Charge ${from}-${to}/${step}.`,
  structure: (name: keyof typeof hostileStructures) => `Charge ${name}.`,
  /** Sends the first three quarters of the reply, then nothing. */
  unfinished: (name: keyof typeof hostileStructures) => `Attente ${name}.`,
};

/** @returns every `step`th payload of a part of the list. */
export function payloadsOf(from: number, to: number, step = 1) {
  return payloads.slice(from, to).filter((_, at) => at % step === 0);
}

/** @returns the hostile reply that the comments in a request ask for. */
export function hostileReplyTo(request: string): string | undefined {
  const range = /Charge (\d+)-(\d+)\/(\d+)\./.exec(request);
  if (range) {
    const [, from = 0, to = 0, step = 1] = range.map(Number);
    return `${together(payloadsOf(from, to, step))}\n\n${markOf(to)}`;
  }
  return structureNamed(request, /Charge ([a-z]+)\./g);
}

/** @returns the incomplete reply that the comments in a request ask for. */
export function unfinishedReplyTo(request: string): string | undefined {
  const whole = structureNamed(request, /Attente ([a-z]+)\./g);
  return whole?.slice(0, whole.length * 0.75);
}

/** Uses the last match, because the comments of other modules come before the module's own. */
function structureNamed(request: string, charge: RegExp): string | undefined {
  const word = [...request.matchAll(charge)].at(-1)?.[1];
  const structure = Object.entries(hostileStructures).find(([name]) => name === word);
  return structure && JSON.stringify(structure[1]);
}
