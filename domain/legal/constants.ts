import type { Dated, History } from './dated.ts';
import { type PersonalTaxes, personalTaxes } from './personalTaxes.ts';

/** A percentage as an exact decimal string, such as "9.975". */
type Rate = string;

/** An employer's contribution on one person's pay in a calendar year; amounts in cents. */
interface Contribution {
  readonly rate: Rate;
  /** Pay exempt each month. */
  readonly exemption?: number;
  /** Lower bound (0 by default) and upper bound of the annual pay to which the contribution applies. */
  readonly above?: number;
  readonly upTo?: number;
  /** Maximum annual contribution for one person. */
  readonly most?: number;
}

/** Contributions that a Quebec employer pays in addition to wages. */
interface EmployerContributions {
  readonly pensionPlan: Contribution;
  readonly secondPensionPlan: Contribution;
  readonly employmentInsurance: Contribution;
  readonly parentalInsurance: Contribution;
  /** The rate for an annual payroll of up to $1,000,000; it is lower in the primary and manufacturing sectors. */
  readonly healthServicesFund: Contribution;
  readonly labourStandards: Contribution;
  /** The average rate of all trades; each trade has its own. */
  readonly workplaceInsurance: Contribution;
}

const revenuQuebec = 'https://www.revenuquebec.ca/en/businesses';
const taxesPage = `${revenuQuebec}/consumption-taxes/gsthst-and-qst`;
const payrollPage = `${revenuQuebec}/source-deductions-and-employer-contributions`;

const contributions2026: Dated<EmployerContributions> = {
  from: '2026-01-01',
  law: 'Act respecting the Québec Pension Plan (R-9); Employment Insurance Act (S.C. 1996, c. 23); Act respecting parental insurance (A-29.011); Act respecting the RAMQ (R-5); Act respecting labour standards (N-1.1); Act respecting industrial accidents (A-3.001)',
  page: `${payrollPage}/calculating-source-deductions-and-employer-contributions/`,
  value: {
    pensionPlan: { rate: '6.30', exemption: 291_66, upTo: 74_600_00, most: 4_479_30 },
    secondPensionPlan: { rate: '4', above: 74_600_00, upTo: 85_000_00, most: 416_00 },
    employmentInsurance: { rate: '1.82', upTo: 68_900_00, most: 1_253_98 },
    parentalInsurance: { rate: '0.602', upTo: 103_000_00, most: 620_06 },
    healthServicesFund: { rate: '1.65' },
    labourStandards: { rate: '0.06', upTo: 103_000_00, most: 61_80 },
    workplaceInsurance: { rate: '1.54', upTo: 103_000_00 },
  },
};

const salesTaxLaw = 'Act respecting the Québec sales tax (T-0.1)';
const labourStandards = 'Regulation respecting labour standards (N-1.1, r. 3)';
const wagePage =
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/wage-and-pay/wages/minimum-wage';

/** Legal amounts, rates and deadlines for a small business in Quebec; amounts in cents. */
interface Constants {
  readonly gst: History<Rate>;
  readonly qst: History<Rate>;
  /** Maximum taxable and zero-rated sales of a small supplier, in one calendar quarter or in four consecutive ones. */
  readonly smallSupplier: History<number>;
  /**
   * The quick method: the share of tax-included sales that is remitted, and the reduction on the first sales of each
   * year.
   */
  readonly quickMethod: History<{
    readonly services: { readonly gst: Rate; readonly qst: Rate };
    readonly resale: { readonly gst: Rate; readonly qst: Rate };
    readonly reduction: {
      readonly rate: Rate;
      readonly gstUpTo: number;
      readonly qstUpTo: number;
    };
  }>;
  /** Maximum taxable and zero-rated sales, tax included, over four consecutive quarters for using the quick method. */
  readonly quickMethodCeiling: History<{ readonly gst: number; readonly qst: number }>;
  /** The tax on liability, property and group insurance premiums, which replaces GST and QST. */
  readonly insurancePremiumTax: History<Rate>;
  /** Hourly: the general rate and the rate for employees who receive tips. */
  readonly minimumWage: History<{ readonly general: number; readonly tipped: number }>;
  readonly employerContributions: History<EmployerContributions>;
  /**
   * The combined federal and provincial rate for a corporation in Quebec; the lower rate applies with the small
   * business deductions.
   */
  readonly corporateTax: History<{ readonly general: Rate; readonly withDeductions: Rate }>;
  /**
   * The combined rate on a year's taxable income above the business limit of the small business deduction, and that
   * limit in cents.
   */
  readonly corporateTaxAbove: History<{ readonly rate: Rate; readonly income: number }>;
  readonly personalTaxes: History<PersonalTaxes>;
  /** Minimum number of employees for which a business must register with the OQLF. */
  readonly francization: History<number>;
  /** How French must appear next to a name or trademark in another language on a sign visible from outside. */
  readonly frenchBesideNames: History<'present' | 'predominant'>;
  /** Whether QST applies to single portions of pastry, ice cream, pudding or fruit salad. GST does. */
  readonly sweetPortionsQst: History<boolean>;
  /** Days after the start of the first employee within which an employer must register with the CNESST. */
  readonly workplaceRegistration: History<number>;
  /** Days within which a business that must be in the enterprise register has to file its declaration. */
  readonly enterpriseRegistration: History<number>;
  /** Which obligations of Law 25 are in force, by phase. */
  readonly privacy: History<{ readonly policy: boolean; readonly portability: boolean }>;
}

export const constants: Constants = {
  gst: [
    {
      from: '2008-01-01',
      value: '5',
      law: 'Excise Tax Act (R.S.C. 1985, c. E-15), s. 165',
      page: `${taxesPage}/basic-rules-for-applying-the-gsthst-and-qst/`,
    },
  ],
  qst: [
    {
      from: '2013-01-01',
      value: '9.975',
      law: `${salesTaxLaw}, s. 16`,
      page: `${taxesPage}/basic-rules-for-applying-the-gsthst-and-qst/`,
    },
  ],
  smallSupplier: [
    {
      from: '1999-01-01',
      value: 30_000_00,
      law: `Excise Tax Act, s. 148 and 240; ${salesTaxLaw}, s. 294 to 297 and 407`,
      page: `${revenuQuebec}/consumption-taxes/gsthst-and-qst/registering-for-the-gst-and-qst/small-suppliers/`,
    },
  ],
  quickMethod: [
    {
      from: '2013-01-01',
      value: {
        services: { gst: '3.6', qst: '6.6' },
        resale: { gst: '1.8', qst: '3.4' },
        reduction: { rate: '1', gstUpTo: 30_000_00, qstUpTo: 31_421_00 },
      },
      law: `Excise Tax Act, s. 227; ${salesTaxLaw}, s. 434`,
      page: `${taxesPage}/reporting-qst-and-gsthst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/applicable-rates/`,
    },
  ],
  quickMethodCeiling: [
    {
      from: '2013-01-01',
      value: { gst: 400_000_00, qst: 418_952_00 },
      law: `Streamlined Accounting (GST/HST) Regulations (SOR/91-51), s. 16; ${salesTaxLaw}, s. 434`,
      page: `${taxesPage}/reporting-gsthst-and-qst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/who-can-use-the-quick-method/`,
    },
  ],
  insurancePremiumTax: [
    {
      from: '1985-04-24',
      value: '9',
      law: `${salesTaxLaw}, s. 512`,
      page: `${revenuQuebec}/consumption-taxes/tax-on-insurance-premiums/`,
    },
    {
      from: '2027-01-01',
      value: '9.975',
      law: `${salesTaxLaw}, s. 512; Quebec budget of 25 March 2025`,
      page: 'https://www.budget.finances.gouv.qc.ca/budget/2025-2026/',
    },
  ],
  minimumWage: [
    {
      from: '2025-05-01',
      value: { general: 16_10, tipped: 12_90 },
      law: `${labourStandards}, s. 3 and 4`,
      page: wagePage,
    },
    {
      from: '2026-05-01',
      value: { general: 16_60, tipped: 13_30 },
      law: `${labourStandards}, s. 3 and 4`,
      page: wagePage,
    },
  ],
  employerContributions: [contributions2026],
  corporateTax: [
    {
      from: '2023-01-01',
      value: { general: '20.5', withDeductions: '12.2' },
      law: 'Income Tax Act (R.S.C. 1985, c. 1 (5th Supp.)), s. 125; Taxation Act (I-3), s. 771',
      page: `${revenuQuebec}/income-tax/corporations/`,
    },
  ],
  corporateTaxAbove: [
    {
      from: '2023-01-01',
      // 15% federal, after the general rate reduction, and 11.5% in Quebec.
      value: { rate: '26.5', income: 500_000_00 },
      law: 'Income Tax Act, s. 123 to 125; Taxation Act (I-3), s. 771',
      page: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/corporations/corporation-tax-rates.html',
    },
  ],
  personalTaxes,
  francization: [
    {
      from: '1977-08-26',
      value: 50,
      law: 'Charter of the French language (C-11), s. 139',
      page: 'https://www.oqlf.gouv.qc.ca/',
    },
    {
      from: '2025-06-01',
      value: 25,
      law: 'Charter of the French language (C-11), s. 139; S.Q. 2022, c. 14',
      page: 'https://www.oqlf.gouv.qc.ca/',
    },
  ],
  frenchBesideNames: [
    {
      from: '2016-11-24',
      value: 'present',
      law: 'Regulation respecting the language of commerce and business (C-11, r. 9), s. 25.1',
      page: 'https://www.oqlf.gouv.qc.ca/',
    },
    {
      from: '2025-06-01',
      value: 'predominant',
      law: 'Charter of the French language (C-11), s. 58.1 and 68.1; C-11, r. 9, s. 27.6 to 27.8',
      page: 'https://www.oqlf.gouv.qc.ca/',
    },
  ],
  sweetPortionsQst: [
    {
      from: '2013-01-01',
      value: true,
      law: `${salesTaxLaw}, s. 177`,
      page: `${taxesPage}/special-cases-gsthst-and-qst/food-services-sector-applying-the-gst-and-qst/groceries/`,
    },
    {
      from: '2026-07-15',
      value: false,
      law: `${salesTaxLaw}, s. 177, as Revenu Québec applies it since`,
      page: `${taxesPage}/basic-rules-for-applying-the-gsthst-and-qst/types-of-supplies/zero-rated-supplies/`,
    },
  ],
  workplaceRegistration: [
    {
      from: '1985-08-19',
      value: 60,
      law: 'Act respecting industrial accidents and occupational diseases (A-3.001), s. 290',
      page: 'https://www.cnesst.gouv.qc.ca/fr/demarches-formulaires/employeurs/inscription-cnesst',
    },
  ],
  enterpriseRegistration: [
    {
      from: '2011-02-14',
      value: 60,
      law: 'Act respecting the legal publicity of enterprises (P-44.1), s. 21 and 32',
      page: 'https://www.registreentreprises.gouv.qc.ca/',
    },
  ],
  privacy: [
    {
      from: '2022-09-22',
      value: { policy: false, portability: false },
      law: 'Act respecting the protection of personal information in the private sector (P-39.1), s. 3.1 and 3.5',
      page: 'https://www.cai.gouv.qc.ca/',
    },
    {
      from: '2023-09-22',
      value: { policy: true, portability: false },
      law: 'P-39.1, s. 3.2, 8 to 9.1 and 14',
      page: 'https://www.cai.gouv.qc.ca/',
    },
    {
      from: '2024-09-22',
      value: { policy: true, portability: true },
      law: 'P-39.1, s. 27',
      page: 'https://www.cai.gouv.qc.ca/',
    },
  ],
};
