import type { LenderQuestion } from './lenderQuestion.ts';
import {
  dearerSupplies,
  fewerSales,
  latePayers,
  laterOpening,
  tightestMonth,
} from './questions/cash.ts';
import { repayment, security } from './questions/loan.ts';
import { biggestRisk, firstCustomers, whyYou } from './questions/market.ts';
import { location, season, suppliers } from './questions/operations.ts';
import { experience, hands, illness, personalNeed } from './questions/owner.ts';
import { permits, salesTaxes } from './questions/rules.ts';
import { breakEven, firstYearSales, price } from './questions/sales.ts';
import { loanPurpose, ownMoney } from './questions/start.ts';

/** All questions that a rehearsal may contain. Questions with the same weight keep this order. */
export const questionBank: readonly LenderQuestion[] = [
  ownMoney,
  loanPurpose,
  repayment,
  tightestMonth,
  fewerSales,
  breakEven,
  price,
  firstCustomers,
  experience,
  firstYearSales,
  personalNeed,
  security,
  permits,
  illness,
  latePayers,
  season,
  hands,
  whyYou,
  laterOpening,
  dearerSupplies,
  suppliers,
  location,
  salesTaxes,
  biggestRisk,
];
