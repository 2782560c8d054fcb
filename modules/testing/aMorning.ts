/** A Monday morning in Montréal, for prompts whose date does not matter. */
export const aMorning = new Date('2026-11-23T15:00:00.000Z');
