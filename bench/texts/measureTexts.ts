import type { HostileText } from '../loop/hostileTexts.ts';
import { hostileSet } from './hostilePairs.ts';
import { type Reader, sampleOf } from './reader.ts';
import { readersOfProject } from './readersOfProject.ts';
import { readersOfText } from './readersOfText.ts';

/** The maximum ratio of the processor times for a text and for one a quarter as long. */
const mostGrowth = 5;
const times = 4;
/**
 * A time at the limit, in milliseconds, below which growth does not matter: a tenth of what a call may block the loop.
 */
const floor = 10;
/** The maximum length, and the share of it up to which functions with a length limit still read everything. */
const shares = [1, 0.2];

/**
 * How much a function's time must grow from the limit to four times the limit to excuse excessive growth within the
 * limit. Below this ratio, the function has stopped reading, which excuses nothing. From there up to `mostGrowth`, it
 * is linear, and the growth within the limit came from leaving the processor's caches, which slows the work only once.
 */
const leastBeyond = 2;

interface Growth {
  readonly name: string;
  readonly text: HostileText;
  /** The share of the field's limit. */
  readonly share: number;
  /** Milliseconds at N and at 4N characters. */
  readonly small: number;
  readonly large: number;
}

const ratioOf = ({ small, large }: Growth) => large / Math.max(small, floor / 20);
const isOver = (one: Growth) => one.large > floor && ratioOf(one) > mostGrowth;
/** A growth that matters ranks first, then the longest time. */
const rank = (one: Growth) => (one.large > floor ? ratioOf(one) : one.large / 1_000);

/**
 * Measures the growth of every function that reads a text or a project (`readersOfText.ts`, `readersOfProject.ts`),
 * with every hostile text at N and 4N characters up to the limit of its field. Prints the worst case of each, in
 * processor time.
 * @returns the number of functions that grow more than allowed.
 */
export function measureTexts(texts: readonly HostileText[] = hostileSet): number {
  const worst = new Map<string, Growth>();
  const readers = namedReaders();
  for (const text of texts) {
    for (const share of shares) {
      const [small, large] = [sampleOf(text, share / times), sampleOf(text, share)];
      for (const [name, reader] of readers) {
        const read = reader(large);
        const first = wallTimeOf(read);
        const known = worst.get(name);
        if (known && first < floor) continue;
        const before = reader(small);
        const second = Math.min(first, wallTimeOf(read));
        let found: Growth = { name, text, share, small: wallTimeOf(before), large: second };
        if (isOver(found)) {
          // Measured again in CPU time, because the clock includes other processes.
          found = measured(found, reader);
          if (isOver(found)) console.log(`  ${lineOf(found)}`);
        }
        if (!known || rank(found) > rank(known)) worst.set(name, found);
      }
    }
  }
  const found = [...worst.values()].map(again(new Map(readers)));
  found.sort((a, b) => rank(b) - rank(a));
  console.log(`\n${readers.length} functions, ${texts.length} texts: the worst of each`);
  for (const one of found) console.log(lineOf(one));
  return found.filter(isOver).length;
}

function namedReaders(): readonly (readonly [string, Reader])[] {
  const only = process.env.TEXTS_ONLY;
  return Object.entries({ ...readersOfText, ...readersOfProject })
    .flatMap(([file, own]) =>
      Object.entries(own).map(([name, reader]) => [`${file} ${name}`, reader] as const),
    )
    .filter(([name]) => only === undefined || name.includes(only));
}

const again =
  (readers: ReadonlyMap<string, Reader>) =>
  (one: Growth): Growth => {
    const reader = readers.get(one.name);
    return reader ? measured(one, reader) : one;
  };

/** Excessive growth shows in every attempt, whereas interference from other processes does not. */
const attempts = 3;

function measured(one: Growth, reader: Reader): Growth {
  const at = (share: number) => reader(sampleOf(one.text, share));
  const [before, read] = [at(one.share / times), at(one.share)];
  let least: Growth | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = { ...one, small: processorTimeOf(before), large: processorTimeOf(read) };
    if (!least || ratioOf(found) < ratioOf(least)) least = found;
    if (!isOver(least)) break;
  }
  if (!least || !isOver(least)) return least ?? one;
  const beyond = processorTimeOf(at(one.share * times));
  const next = { ...least, share: one.share * times, small: least.large, large: beyond };
  return beyond > leastBeyond * least.large && !isOver(next) ? next : least;
}

function wallTimeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * The minimum duration of a measurement in milliseconds, because the processor clock may tick only every four. The
 * space for new objects is large (`bench/package.json`), so that copying by the garbage collector does not count as
 * growth.
 */
const leastMeasured = 40;
const rounds = 5;

/** @returns the processor time of this thread in milliseconds, the minimum of several rounds. */
function processorTimeOf(work: () => unknown): number {
  const measured = Array.from({ length: rounds }, () => {
    const start = process.threadCpuUsage();
    for (let count = 1; ; count += 1) {
      work();
      const { user, system } = process.threadCpuUsage(start);
      const passed = (user + system) / 1_000;
      if (passed >= leastMeasured) return passed / count;
    }
  });
  return Math.min(...measured);
}

function lineOf(one: Growth): string {
  const ratio = one.large > floor ? ratioOf(one).toFixed(1) : '–';
  const verdict = isOver(one) ? 'OVER  ' : 'within';
  const ms = (value: number) => value.toFixed(2).padStart(9);
  return `${one.name.padEnd(58)} ${ms(one.small)} ${ms(one.large)} ms ×${ratio.padStart(6)} ${verdict} ${mostGrowth}  ${one.share} ${one.text.name}`;
}
