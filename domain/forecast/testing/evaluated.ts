import { evaluates } from '../explain/evaluates.ts';
import type { Explanation } from '../explain/explanation.ts';

/** Figures found by searching months or tables, which have no arithmetic. */
const searched =
  /(?:^|\/|\.)(?:registeredMonth|ratesYear|(?:lowestCash|creditLinePeak)\.m|breakEven\.month)$/;

/** @throws Error if the arithmetic of an explanation, evaluated independently of the app, does not give its figure. */
export function expectEvaluates(explanation: Explanation): void {
  const { figure, value } = explanation;
  const text = evaluates(explanation);
  if (value === null || (searched.test(figure) && text === null)) {
    if (text !== null) throw new Error(`${figure} is unknown, but ${text} has a value`);
    return;
  }
  if (text === null) throw new Error(`${figure} has no arithmetic`);
  const found = resultOf(text);
  if (found !== value) throw new Error(`${figure} is ${value}, but ${text} gives ${found}`);
}

/**
 * @returns the floating-point value of an expression of `+ - * / ( ) max min round`. @throws Error for anything else.
 */
export function resultOf(text: string): number {
  const tokens = text.match(/\d+|[a-z]+|[^\s]/g) ?? [];
  let next = 0;
  const take = (token: string) => {
    if (tokens[next] !== token) return false;
    next += 1;
    return true;
  };
  const must = (token: string) => {
    if (!take(token)) throw new Error(`${token} is missing before ${tokens[next]} in ${text}`);
  };
  const sum = (): number => {
    let all = take('-') ? -product() : product();
    for (;;) {
      if (take('+')) all += product();
      else if (take('-')) all -= product();
      else return all;
    }
  };
  const product = (): number => {
    let all = factor();
    for (;;) {
      if (take('*')) all *= factor();
      else if (take('/')) all /= factor();
      else return all;
    }
  };
  const list = (): number[] => {
    must('(');
    const all = [sum()];
    while (take(',')) all.push(sum());
    must(')');
    return all;
  };
  const factor = (): number => {
    if (tokens[next] === '(') {
      const [only = 0, ...more] = list();
      if (more.length > 0) throw new Error(`a list without a function in ${text}`);
      return only;
    }
    const token = tokens[next] ?? '';
    next += 1;
    if (/^\d+$/.test(token)) return Number(token);
    if (token === 'max') return Math.max(...list());
    if (token === 'min') return Math.min(...list());
    if (token !== 'round') throw new Error(`${token} is no arithmetic in ${text}`);
    const [exact = 0] = list();
    return Math.sign(exact) * Math.round(Math.abs(exact)) + 0;
  };
  const all = sum();
  if (next < tokens.length) throw new Error(`${tokens.slice(next).join(' ')} is left of ${text}`);
  return all + 0;
}
