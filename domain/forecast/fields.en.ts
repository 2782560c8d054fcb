import { constants } from '../legal/constants.ts';
import { newest } from '../legal/dated.ts';
import { money } from '../money.ts';
import { typedRate } from '../rate.ts';
import type { FieldWords } from './fieldWords.ts';

const { value: smallSupplier } = newest(constants.smallSupplier);
const { value: taxAbove } = newest(constants.corporateTaxAbove);

const state = {
  confirmed: 'Confirmed in writing',
  asked: 'Asked for, no answer',
  conditional: 'Accepted under conditions',
};

export const en: FieldWords = {
  opening: { label: 'Opening month' },
  form: {
    label: 'Form of the business',
    options: {
      soleProprietorship: 'Sole proprietorship',
      partnership: 'Partnership',
      corporation: 'Corporation (inc.)',
      cooperative: 'Co-operative',
      nonProfit: 'Non-profit organization',
    },
  },
  corporateTaxRate: {
    label: 'Corporate tax rate',
    help: '12.2% only if you know that you qualify.',
    name: 'tax rate',
  },
  corporateTaxRateAbove: {
    label: `Tax rate on income over ${money(taxAbove.income / 100, 'en')}`,
    help: `If blank, one rate applies to all income. If the corporation qualifies for the reduced rate, the rest is taxed at ${typedRate(taxAbove.rate, 'en')}.`,
    name: 'higher tax rate',
  },
  'offers.*.name': { label: 'Name of the product or service' },
  'offers.*.price': { label: 'Price of one sale, before taxes', name: 'price' },
  'offers.*.cost': { label: 'Cost of one sale, before taxes', name: 'cost' },
  'offers.*.costTaxable': { label: 'GST and QST apply to this cost' },
  'offers.*.taxStatus': {
    label: 'Taxes on the sale',
    options: {
      taxable: 'Taxable (the most common)',
      zeroRated: 'Zero-rated (basic groceries…)',
      exempt: 'Exempt (health care, recognized training…)',
    },
  },
  'offers.*.from': { label: 'First month of sales', help: '1 is the opening month.' },
  'offers.*.stockMonths': {
    label: 'Stock kept ahead, in months',
    help: 'A whole number: for six weeks, try 1, then 2.',
  },
  'offers.*.units': { name: 'units planned' },
  'offers.*.units.mode': {
    label: 'How do you want to say it?',
    options: { ramp: 'Per month, growing', year: 'For each year' },
  },
  'offers.*.units.anchors.*': { label: 'Sales of the month' },
  'offers.*.units.years.*': { label: 'Sales of the year', name: 'units of the year' },
  'offers.*.season.*': { label: 'Weight of the month' },
  'offers.*.minutes': { label: 'Minutes of work per sale' },
  'offers.*.priceIndex': {
    label: 'Price increase every year',
    help: 'From the thirteenth month, then a year later.',
    name: 'price increase',
  },
  'offers.*.costIndex': {
    label: 'Cost increase every year',
    help: 'From the thirteenth month, then a year later.',
    name: 'cost increase',
  },
  'offers.*.variableShare': {
    label: 'Share of each sale paid to others',
    help: 'A franchise royalty, a commission, what a platform keeps: in percent of the price before taxes.',
    name: 'share paid to others',
  },
  'offers.*.variableShareTaxable': { label: 'GST and QST apply to this share' },
  'offers.*.collect': { label: 'When the money of this offer arrives', name: 'share collected' },
  collect: { label: 'When the money arrives', name: 'share collected' },
  badDebts: { label: 'Share that will never be paid', name: 'bad debts' },
  cardFee: { label: 'Card fees, as a share of the sale', name: 'card fee' },
  supplierTerms: { label: 'When you pay your suppliers', name: 'share paid' },
  'fixed.*.name': { label: 'Cost' },
  'fixed.*.amount': { label: 'Amount a month', name: 'amount' },
  'fixed.*.tax': {
    label: 'Taxes',
    options: { taxable: 'GST and QST on top', none: 'No tax, or already included' },
  },
  'fixed.*.index': { label: 'Increase every year', name: 'indexation' },
  'fixed.*.from': { label: 'From month' },
  'fixed.*.to': { label: 'To month' },
  'fixed.*.months': { label: 'Months in which this line counts' },
  'staff.*.name': { label: 'Person or position' },
  'staff.*.people': { label: 'How many people?', name: 'number of people' },
  'staff.*.pay': { name: 'pay' },
  'staff.*.pay.mode': {
    label: 'How each person is paid',
    options: { hourly: 'By the hour', monthly: 'By the month' },
  },
  'staff.*.pay.wage': { label: 'Hourly wage', name: 'hourly wage' },
  'staff.*.pay.hoursPerWeek': { label: 'Hours a week' },
  'staff.*.pay.vacation': { label: 'Vacation pay' },
  'staff.*.pay.amount': { label: 'Gross pay a month', name: 'amount' },
  'staff.*.from': { label: 'From month' },
  'staff.*.to': { label: 'To month' },
  'staff.*.employmentInsurance': { label: 'Pays into employment insurance' },
  'staff.*.cnesst': { label: 'Covered by the CNESST' },
  'staff.*.months': { label: 'Months in which this line counts' },
  'staff.*.raise': {
    label: 'Raise every year',
    help: 'From the thirteenth month, then a year later.',
    name: 'raise',
  },
  'staff.*.tips': {
    label: 'Tips, as a share of the wage',
    help: 'What customers give on top of the wage. The business does not pay it, but owes contributions on it.',
    name: 'tips',
  },
  'assets.*.name': { label: 'Equipment' },
  'assets.*.cost': { label: 'Purchase price', name: 'cost' },
  'assets.*.tax': {
    label: 'Taxes',
    options: { taxable: 'GST and QST on top', none: 'No tax, or already included' },
  },
  'assets.*.month': { label: 'Month of purchase', help: '0 is the month before opening.' },
  'assets.*.life': { label: 'Useful life, in months', name: 'life in months' },
  'assets.*.owned': { label: 'I already have it and bring it in' },
  'startup.*.name': { label: 'Cost' },
  'startup.*.amount': { label: 'Amount' },
  'startup.*.tax': {
    label: 'Taxes',
    options: { taxable: 'GST and QST on top', none: 'No tax, or already included' },
  },
  'deposits.*.name': { label: 'Deposit' },
  'deposits.*.amount': { label: 'Amount' },
  'deposits.*.month': { label: 'Month of the deposit', help: '0 is the month before opening.' },
  'capital.*.amount': { label: 'Amount' },
  'capital.*.month': { label: 'Month', help: '0 is the month before opening.' },
  'grants.*.name': { label: 'Grant or gift' },
  'grants.*.amount': { label: 'Amount' },
  'grants.*.month': { label: 'Month it arrives', help: '0 is the month before opening.' },
  'grants.*.for': {
    label: 'To pay for equipment',
    help: 'It then lowers the cost of that equipment, instead of being income.',
    name: 'equipment that the grant pays for',
  },
  'grants.*.state': {
    label: 'Where does this grant stand?',
    name: 'state of the grant',
    options: state,
  },
  'grants.*.repayable': {
    label: 'To be repaid, without interest',
    help: 'A repayable contribution is a loan at 0%. Tick nothing if the money is yours to keep.',
    name: 'grant to be repaid',
  },
  'grants.*.term': { label: 'Term, in months', name: 'term in months' },
  'grants.*.interestOnly': {
    label: 'Months without repayment, at first',
    help: 'They count in the term.',
    name: 'months without repayment',
  },
  'loans.*.name': { label: 'Name of the loan' },
  'loans.*.amount': { label: 'Amount borrowed', name: 'amount' },
  'loans.*.rate': { label: 'Yearly rate', name: 'yearly rate' },
  'loans.*.term': { label: 'Term, in months', name: 'term in months' },
  'loans.*.month': { label: 'Month it arrives', help: '0 is the month before opening.' },
  'loans.*.interestOnly': {
    label: 'Interest-only months, at the start',
    name: 'interest-only months',
  },
  'loans.*.fee': { label: 'Lender’s fee', name: 'fee' },
  'loans.*.kind': {
    label: 'How it is repaid',
    help: 'Most often by equal payments. Equal principal: the first payments are the largest. Balance at the end: small payments, then all that is left.',
    options: {
      level: 'Equal payments',
      equalPrincipal: 'Equal principal and interest',
      balloon: 'Balance at the end',
    },
  },
  'loans.*.amortisation': {
    label: 'Amortization, in months',
    help: 'The number of months that sets the payment, at least the term of the loan. What is left is paid at the end of the term.',
    name: 'amortization in months',
  },
  'loans.*.lender': { label: 'Lender', help: 'The person or institution that lends.' },
  'loans.*.state': {
    label: 'Where does this loan stand?',
    name: 'state of the loan',
    options: state,
  },
  'loans.*.security': {
    label: 'Security given',
    help: 'What the lender may take if it is not paid: property, a mortgage, a personal guarantee.',
  },
  'loans.*.capitalise': {
    label: 'Nothing to pay during the moratorium: its interest is added to the loan',
    help: 'During the interest-only months, at the start. Otherwise the interest is paid each month.',
    name: 'capitalised interest',
  },
  'loans.*.variable': {
    label: 'Variable rate',
    help: 'Further down, one of the stress tests adds 2 points to this rate.',
  },
  'loans.*.on': { label: 'Equipment given as security', name: 'equipment as security' },
  'creditLine.limit': {
    label: 'Line of credit: limit granted',
    help: 'The most that the bank lets you borrow at once. Leave it blank if you have no line of credit.',
    name: 'limit of the line of credit',
  },
  'creditLine.rate': {
    label: 'Line of credit: yearly rate',
    help: 'Interest is paid each month on what is used. The rate is variable: one of the stress tests raises it by 2 points.',
    name: 'yearly rate of the line of credit',
  },
  'creditLine.keep': {
    label: 'Line of credit: cash to maintain',
    help: 'At each month’s end, the line fills what is missing to keep this amount, and what is above it repays the line. Blank: the cash to keep at all times.',
    name: 'cash maintained by the line of credit',
  },
  'ownerPay.amount': { label: 'What you take a month', name: 'amount' },
  'ownerPay.from': { label: 'From month', help: '1 is the opening month.' },
  'ownerPay.cnesst': {
    label: 'I am covered by the CNESST, by choice',
    help: 'The law does not cover the person who runs the business. If you ask for this coverage, the business pays its premium on top of your salary.',
  },
  'owners.*.name': { label: 'Owner' },
  'owners.*.share': {
    label: 'Share of the business',
    help: 'Leave every share blank if all are equal. Otherwise they add up to 100%.',
    name: 'owner’s share',
  },
  'owners.*.pay': {
    label: 'Pay a month',
    help: 'A salary in a corporation, co-operative or non-profit; otherwise a drawing.',
    name: 'pay',
  },
  'owners.*.payFrom': { label: 'From month', help: '1 is the opening month.' },
  'owners.*.draw': {
    label: 'Other money taken out a month',
    help: 'On top of the pay, from the same month. It is no expense: it lowers the owners’ equity.',
    name: 'drawing',
  },
  'owners.*.otherIncome': {
    label: 'Salary from another job, a year',
    help: 'It changes the tax on this owner’s share. The business does not receive it.',
    name: 'other yearly salary',
  },
  'owners.*.hours': { label: 'Hours of work a week' },
  'owners.*.dividend.*': { label: 'Dividend', name: 'dividend of the year' },
  'owners.*.employmentInsurance': {
    label: 'Pays into employment insurance',
    help: 'Not with over 40% of the voting shares.',
  },
  'owners.*.cnesst': {
    label: 'Covered by the CNESST, by choice',
    help: 'The law does not cover who runs the business. With this coverage, the business pays its premium on top of the salary.',
  },
  'salesTax.registration': {
    label: 'GST and QST registration',
    name: 'tax registration',
    options: {
      auto: `When the law asks for it (${money(smallSupplier / 100, 'en')} in sales)`,
      start: 'From the start, by choice',
      never: 'Never',
    },
  },
  'salesTax.method': {
    label: 'Tax accounting method',
    help: 'The quick method is for small businesses; legal, accounting, tax and financial services may not use it.',
    options: { regular: 'Regular', quick: 'Quick' },
  },
  'salesTax.quickGst': { label: 'Quick GST rate' },
  'salesTax.quickQst': { label: 'Quick QST rate' },
  hsfRate: { label: 'Health Services Fund', name: 'HSF rate' },
  cnesstRate: { label: 'CNESST rate', help: 'The average of all trades; yours is on your notice.' },
  hoursPerWeek: { label: 'Hours that you work a week' },
  minimumCash: { label: 'Cash to keep at all times', name: 'minimum cash' },
  personalNeed: {
    label: 'What you need a month to live',
    help: 'If you are several, for all owners together.',
  },
};
