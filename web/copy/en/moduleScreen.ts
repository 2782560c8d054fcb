import type { moduleScreen as fr } from '../fr/moduleScreen.ts';

/** The texts of a module’s screen. */
export const moduleScreen: typeof fr = {};
