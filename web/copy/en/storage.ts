import type { storage as fr } from '../fr/storage.ts';

/** The texts of the account’s storage. */
export const storage: typeof fr = {
  title: 'Storage',
  usedOf: (used, limit) => `${used} of ${limit}.`,
  value: (used, limit) => `${used} of ${limit}`,
  counts:
    'Your projects, their earlier versions and the recycle bin. A project in the bin counts until it is deleted for good.',
  nearlyFull: 'Your storage is nearly full',
  full: 'Your storage is full',
  whatWillStop: 'Once the limit is reached, nothing more can be saved or written.',
  whatStops:
    'Nothing more can be saved or written; you can still read, download, shorten and delete everything.',
  makeRoom:
    'To make room, delete a project, then delete it for good in the recycle bin, at the bottom of the dashboard.',
  premium: (limit) => `With Premium, the limit is ${limit}.`,
  toDashboard: 'Go to the dashboard',
};
