import { decimal, type Fraction, fraction, percent, plus, product, quotient } from '../exact.ts';
import { type Explanation, type Part, written } from '../explain/explanation.ts';

/** Results of a search through months or tables, which a formula can only describe. */
const searched = /(?:^|\/)(?:registeredMonth|ratesYear)$/;

const none = fraction(0n, 1n);
const minusOne = fraction(-1n, 1n);
const less = (a: Fraction, b: Fraction) => plus(a, product(minusOne, b));
const isBelow = (a: Fraction, b: Fraction) => less(a, b).n < 0n;
const inverse = ({ n, d }: Fraction) => (n < 0n ? fraction(-d, -n) : fraction(d, n));
const rounded = ({ n, d }: Fraction) => fraction(quotient(n, d), 1n);
const smallest = (all: readonly Fraction[]) => all.reduce((a, b) => (isBelow(b, a) ? b : a));
const largest = (all: readonly Fraction[]) => all.reduce((a, b) => (isBelow(a, b) ? b : a));

function numberOf({ value, unit }: Part): Fraction {
  return unit === 'percent' ? percent(String(value)) : decimal(String(value));
}

/**
 * Evaluates a formula as written for people, with each part's own value.
 * @throws Error where it does not give the figure: to the cent, the unit or the hundredth of a ratio.
 */
export function expectEvaluates(explanation: Explanation): void {
  const { figure, value, unit, formula, parts } = explanation;
  // Where it is unknown, or there is none, there is no result.
  if (value === null || searched.test(figure)) return;
  const end = ` = ${written(value, unit, 'en')}`;
  if (!formula.en.endsWith(end)) throw new Error(`${figure}: ${formula.en} does not end in${end}`);
  const rule = withPlaces(formula.en.slice(0, -end.length), parts);
  const found = new Evaluation(explanation, rule).result();
  const isTrue = found.some((one) =>
    unit === 'ratio'
      ? quotient(one.n * 100n, one.d) === BigInt(Math.round(value * 100))
      : Number(quotient(one.n, one.d)) === value,
  );
  if (!isTrue) {
    const got = found.map(({ n, d }) => Number(n) / Number(d)).join(' or ');
    throw new Error(`${figure} is ${value}, but ${formula.en} gives ${got}`);
  }
}

/** @returns a formula with `#0` in place of the first part, and so on. */
function withPlaces(text: string, parts: readonly Part[]): string {
  return parts
    .map((part, at) => ({
      at,
      words: `${part.label.en} (${written(part.value, part.unit, 'en')})`,
    }))
    .toSorted((a, b) => b.words.length - a.words.length)
    .reduce((left, { at, words }) => left.replaceAll(words, `#${at}`), text);
}

/** What each kind of rule computes, beside plain arithmetic. */
class Evaluation {
  private readonly values: readonly Fraction[];
  private readonly explanation: Explanation;
  private readonly rule: string;

  constructor(explanation: Explanation, rule: string) {
    this.explanation = explanation;
    this.rule = rule;
    this.values = explanation.parts.map((part) =>
      part.value === null || part.unit === 'text' ? none : numberOf(part),
    );
  }

  /** @returns what the rule gives; more than one number where rounding rests on the months before. */
  result(): readonly Fraction[] {
    const { rule } = this;
    const taxed = /^(.*?),? with (?:the lost taxes )?#(\d+) and #(\d+)$/.exec(rule);
    if (taxed) return [this.withTaxes(taxed[1] ?? '', Number(taxed[2]), Number(taxed[3]))];
    if (/^#0, with #1, /.test(rule)) return [this.at(0)];
    if (/^nothing /.test(rule)) return [none];
    if (rule.startsWith('level monthly payment that repays #0;')) return this.payments();
    if (/^the lowest of 37 month ends: #\d+$/.test(rule)) return [smallest(this.values)];
    if (/^number of the first month in which cash is lowest/.test(rule)) return [this.lowestAt()];
    if (/^number of the first month from which retained earnings/.test(rule))
      return [this.profitableFrom()];
    const left = /^(− )?#0 × (\d+) ÷ #1, less what is depreciated already$/.exec(rule);
    if (left)
      return [this.depreciation(left[1] ? minusOne : fraction(1n, 1n), BigInt(left[2] ?? ''))];
    const charge =
      /^#0 × \(the part of #1 that fits (?:between #(\d+) and|under) #(\d+)(?: after #(\d+))?(?: − #(\d+))?\), at most #(\d+)(?: less #(\d+))?$/.exec(
        rule,
      );
    if (charge) return [this.charge(charge.slice(1).map((one) => one && Number(one)))];
    const up = /^(.*), rounded up$/.exec(rule);
    if (up) {
      const { n, d } = this.arithmetic(up[1] ?? '', false);
      return [fraction((n + d - 1n) / d, 1n)];
    }
    const running = /^(.*), rounded as a running total$/.exec(rule);
    if (running) {
      const { n, d } = this.arithmetic(this.interpolated(running[1] ?? ''), false);
      // Down or up: n is negative where an account falls.
      const down = n >= 0n ? n / d : -((-n + d - 1n) / d);
      return [fraction(down, 1n), fraction(n % d === 0n ? down : down + 1n, 1n)];
    }
    return [this.arithmetic(rule.replace(/, paid whole at start-up$/, ''))];
  }

  private at(place: number): Fraction {
    const value = this.values[place];
    if (!value) throw new Error(`${this.explanation.figure} has no part ${place}: ${this.rule}`);
    return value;
  }

  /** Each tax is rounded by itself, on whole cents. */
  private withTaxes(rule: string, gst: number, qst: number): Fraction {
    const base = rounded(this.arithmetic(rule));
    const tax = (at: number) => rounded(product(base, this.at(at)));
    return plus(base, plus(tax(gst), tax(qst)));
  }

  /** In binary numbers, which may be off by much less than a thousandth of a cent. */
  private payments(): readonly Fraction[] {
    const [amount = 0, rate = 0, term = 0, interestOnly = 0] = this.values.map(
      ({ n, d }) => Number(n) / Number(d),
    );
    const [monthly, count] = [rate / 12, term - interestOnly];
    const level =
      monthly === 0
        ? amount / count
        : (amount * monthly) / -Math.expm1(-count * Math.log1p(monthly));
    return [level - 0.001, level + 0.001].map((one) => fraction(BigInt(Math.round(one)), 1n));
  }

  private lowestAt(): Fraction {
    const lowest = smallest(this.values);
    return fraction(BigInt(this.values.findIndex((one) => !isBelow(lowest, one))), 1n);
  }

  private profitableFrom(): Fraction {
    const last = this.values.findLastIndex((one) => isBelow(one, none));
    // The first part is month 1.
    return fraction(BigInt(last + 2), 1n);
  }

  private depreciation(sign: Fraction, months: bigint): Fraction {
    const share = (count: bigint) =>
      rounded(product(product(this.at(0), fraction(count, 1n)), inverse(this.at(1))));
    return product(sign, less(share(months), share(months - 1n)));
  }

  private charge(places: readonly (number | string | undefined)[]): Fraction {
    const [above, upTo, before, exemption, most, paid] = places.map((place) =>
      typeof place === 'number' ? this.at(place) : none,
    );
    const within = (pay: Fraction) => smallest([largest([pay, above ?? none]), upTo ?? none]);
    const earned = before ?? none;
    const part = less(within(plus(earned, this.at(1))), within(earned));
    const counted = largest([none, less(part, exemption ?? none)]);
    return smallest([rounded(product(this.at(0), counted)), less(most ?? none, paid ?? none)]);
  }

  /** Between the months that have a number, a straight line; before and after them, flat. */
  private interpolated(rule: string): string {
    const { figure, parts } = this.explanation;
    const list = /^this month’s value by ((?:#\d+(?:, )?)+) × /.exec(rule)?.[1];
    if (list === undefined) return rule;
    const m = Number(/months\.(\d+)\.units/.exec(figure)?.[1]);
    const anchors = list.split(', ').map((place) => {
      const part = parts[Number(place.slice(1))];
      const month = part?.origin.kind === 'input' ? part.origin.path.split('.').at(-1) : '';
      return { month: Number(month), units: BigInt(Number(part?.value)) };
    });
    const after = anchors.find(({ month }) => month >= m) ?? anchors.at(-1);
    const before = anchors.findLast(({ month }) => month <= m) ?? after;
    if (!before || !after) throw new Error(`${figure} has no month with a number`);
    const gap = BigInt(after.month - before.month || 1);
    const over = before.units * gap + (after.units - before.units) * BigInt(m - before.month);
    return rule.replace(`this month’s value by ${list}`, `${over} ÷ ${gap}`);
  }

  /** Reads + − × ÷ ^ ( ) max min, numbers and parts; terms of money are whole cents. */
  private arithmetic(text: string, isWhole = this.explanation.unit === 'money'): Fraction {
    const tokens = text.match(/#\d+|\d+(?:\.\d+)?|max|min|[+−×÷^(),]|[^\s]/g) ?? [];
    let next = 0;
    const take = (token: string) => {
      if (tokens[next] !== token) return false;
      next += 1;
      return true;
    };
    const sum = (hasWholeTerms: boolean): Fraction => {
      const term = () => (hasWholeTerms ? rounded(terms()) : terms());
      let all = take('−') ? product(minusOne, term()) : term();
      for (;;) {
        if (take('+')) all = plus(all, term());
        else if (take('−')) all = less(all, term());
        else return all;
      }
    };
    const terms = (): Fraction => {
      let all = factor();
      for (;;) {
        if (take('×')) {
          const by = factor();
          if (take('^')) {
            const power = Number(tokens[next]);
            next += 1;
            // An amount that rises with an index is whole cents too.
            all = rounded(Array.from({ length: power }, () => by).reduce(product, all));
          } else all = product(all, by);
        } else if (take('÷')) all = product(all, inverse(factor()));
        else return all;
      }
    };
    const factor = (): Fraction => {
      const token = tokens[next] ?? '';
      next += 1;
      if (token === '(') return closed([sum(false)]);
      if (token === 'max' || token === 'min') {
        take('(');
        const all = [sum(false)];
        while (take(',')) all.push(sum(false));
        return closed([token === 'max' ? largest(all) : smallest(all)]);
      }
      if (token.startsWith('#')) return this.at(Number(token.slice(1)));
      if (/^\d/.test(token)) return decimal(token);
      throw new Error(`${this.explanation.figure}: “${token}” cannot be computed in ${this.rule}`);
    };
    const closed = ([value]: readonly [Fraction]) => {
      if (!take(')')) throw new Error(`${this.explanation.figure}: no ) in ${this.rule}`);
      return value;
    };
    const all = sum(isWhole);
    if (next < tokens.length) {
      throw new Error(`${this.explanation.figure}: ${tokens.slice(next).join(' ')} is left over`);
    }
    return all;
  }
}
