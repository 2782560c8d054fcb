import manifest from '../../package.json' with { type: 'json' };

/** The version of this release: that of the whole project, which `npm version` raises. */
export const { version } = manifest;
