import manifest from '../../package.json' with { type: 'json' };

/** The version of this release: that of the entire project, which `npm version` raises. */
export const { version } = manifest;
