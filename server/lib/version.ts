import manifest from '../../package.json' with { type: 'json' };

/** The version of the entire project, which `npm version` increments. */
export const { version } = manifest;
