import { decimal, type Fraction, percent } from '../exact.ts';
import type { Explanation, Part } from './explanation.ts';

/**
 * A number as text, `over ÷ under ÷ divisors`. Except in high powers, products come before divisions, so that
 * floating-point evaluation divides whole numbers and halves stay exact.
 */
interface Term {
  readonly over: string;
  readonly under: bigint;
  readonly divisors: readonly string[];
  readonly isWhole: boolean;
}

const whole = (over: string): Term => ({ over, under: 1n, divisors: [], isWhole: true });
const literal = ({ n, d }: Fraction): Term => ({
  ...whole(n < 0n ? `(${n})` : `${n}`),
  under: d,
  isWhole: d === 1n,
});

function textOf({ over, under, divisors }: Term): string {
  return [over, ...(under === 1n ? [] : [`${under}`]), ...divisors].join(' / ');
}

/** @returns the term in parentheses, safe as an operand of any operation. */
function closed(term: Term): Term {
  return { ...whole(`(${textOf(term)})`), isWhole: term.isWhole };
}

/**
 * The formula of a figure with its numbers filled in, using only `+ - * / ( ) max min round`. Money is in cents and
 * percentages are fractions of 1. `round` rounds to the nearest integer, halves away from zero.
 * @returns null if the rule has no arithmetic, or the figure or one of its parts has no value.
 */
export function evaluates({ arithmetic, value, unit, parts }: Explanation): string | null {
  if (arithmetic === null || value === null) return null;
  // The value may be known although a part is not, such as a balance that is settled.
  const used = parts.filter((_, at) => arithmetic.includes(`{${at}}`));
  if (used.some((part) => part.value === null)) return null;
  if (unit === 'money' || unit === 'count') {
    return textOf(new Reader(arithmetic, parts).all(unit === 'money'));
  }
  // A ratio has two decimals, as does a percentage of 100.
  const factor = unit === 'percent' ? 10_000 : 100;
  const ratio = new Reader(arithmetic, parts).all(false);
  const hundred = ratio.isWhole ? closed(ratio) : ratio;
  return `round(${textOf({ ...hundred, over: `${factor} * ${hundred.over}` })}) / 100`;
}

const highestExact = 4;

/** Parses an arithmetic expression in which `{0}`, `{1}`… stand for the parts. */
class Reader {
  private readonly tokens: readonly string[];
  private readonly parts: readonly Part[];
  private next = 0;

  constructor(arithmetic: string, parts: readonly Part[]) {
    this.tokens = arithmetic.match(/\{\d+\}|\d+(?:\.\d+)?|[a-z]+|\S/g) ?? [];
    this.parts = parts;
  }

  /** @param ofMoney whether each term is rounded to a cent. @throws Error on an unexpected token. */
  all(ofMoney: boolean): Term {
    const term = this.sum(ofMoney);
    if (this.next < this.tokens.length) throw this.unexpected();
    return term;
  }

  private sum(ofMoney: boolean): Term {
    const terms: { readonly sign: string; readonly term: Term }[] = [];
    do {
      const sign = this.take('−') ? '-' : this.take('+') || terms.length > 0 ? '+' : '';
      const term = this.product();
      const isRounded = ofMoney && !term.isWhole;
      terms.push({ sign, term: isRounded ? whole(`round(${textOf(term)})`) : term });
    } while (this.tokens[this.next] === '+' || this.tokens[this.next] === '−');
    const [first] = terms;
    if (first && terms.length === 1 && first.sign === '') return first.term;
    const isSimple = terms.every(({ term }) => term.divisors.length === 0);
    const common = isSimple
      ? terms.reduce((all, { term: { under } }) => all * (under / divisorOf(all, under)), 1n)
      : 1n;
    const over = terms.map(({ sign, term }, at) => {
      const scaled = isSimple ? scaledBy(common / term.under, term.over) : textOf(term);
      return at === 0 ? `${sign}${scaled}` : ` ${sign} ${scaled}`;
    });
    const isWhole = common === 1n && terms.every(({ term }) => term.isWhole);
    return { ...whole(over.join('')), under: common, isWhole };
  }

  private product(): Term {
    let term = this.power();
    for (;;) {
      if (this.take('×')) term = times(term, this.power());
      else if (this.take('÷')) term = over(term, this.power());
      else return term;
    }
  }

  private power(): Term {
    const term = this.factor();
    if (!this.take('^')) return term;
    const exponent = Number(this.tokens[this.next]);
    this.next += 1;
    // The integers of a higher power may exceed what floating-point numbers represent exactly, so the base is divided
    // first.
    const base = exponent > highestExact ? closed(term) : term;
    return Array.from({ length: exponent - 1 }, () => base).reduce(times, base);
  }

  private factor(): Term {
    const token = this.tokens[this.next] ?? '';
    this.next += 1;
    if (/^\d/.test(token)) return literal(decimal(token));
    if (token.startsWith('{')) return literal(this.numberAt(Number(token.slice(1, -1))));
    if (token === '(') {
      const term = this.sum(false);
      this.expect(')');
      return { ...term, over: `(${term.over})` };
    }
    if (token !== 'max' && token !== 'min' && token !== 'round') {
      throw this.unexpected();
    }
    this.expect('(');
    const terms = [this.sum(false)];
    while (this.take(',')) terms.push(this.sum(false));
    this.expect(')');
    const isWhole = terms.every((term) => term.isWhole);
    const [only] = terms;
    if (token === 'round' && only && isWhole)
      return /^\d+$|^\(/.test(only.over) ? only : closed(only);
    return {
      ...whole(`${token}(${terms.map(textOf).join(', ')})`),
      isWhole: isWhole || token === 'round',
    };
  }

  private numberAt(place: number): Fraction {
    const part = this.parts[place];
    if (!part) throw new Error(`there is no part ${place} for ${this.tokens.join(' ')}`);
    const text = String(part.value);
    return part.unit === 'percent' ? percent(text) : decimal(text);
  }

  private expect(token: string): void {
    if (!this.take(token)) throw this.unexpected();
  }

  private unexpected(): Error {
    return new Error(`“${this.tokens.join(' ')}” is no arithmetic at ${this.tokens[this.next]}`);
  }

  private take(token: string): boolean {
    const isNext = this.tokens[this.next] === token;
    if (isNext) this.next += 1;
    return isNext;
  }
}

function times(a: Term, b: Term): Term {
  return {
    over: a.over === '1' ? b.over : b.over === '1' ? a.over : `${a.over} * ${b.over}`,
    under: a.under * b.under,
    divisors: [...a.divisors, ...b.divisors],
    isWhole: a.isWhole && b.isWhole,
  };
}

function over(a: Term, b: Term): Term {
  const by = /^\d+$/.test(b.over) && b.divisors.length === 0 ? BigInt(b.over) : 0n;
  const flipped: Term =
    by > 0n
      ? { over: `${b.under}`, under: by, divisors: [], isWhole: false }
      : { over: '1', under: 1n, divisors: [textOf(closed(b))], isWhole: false };
  return { ...times(a, flipped), isWhole: by === 1n && a.isWhole };
}

function scaledBy(factor: bigint, text: string): string {
  if (factor === 1n) return text;
  return text === '1' ? `${factor}` : `${text} * ${factor}`;
}

function divisorOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisorOf(b, a % b);
}
