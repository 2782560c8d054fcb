import { type ModuleOutline, outlineOf } from '@elan/domain/questionnaire/module';
import { journey as definitions } from '@elan/modules/catalogue';

/**
 * Outlines of all modules in the order of the journey. The build replaces this code with the resulting data
 * (`web/build/dataInBundle.ts`).
 */
export const outlines: readonly ModuleOutline[] = definitions.map(outlineOf);
