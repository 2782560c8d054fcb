import { describe, expect, it } from 'vitest';
import { accessOf } from './access.ts';

const listed = 'kim.nil@exemple.quebec';
const lists = { founders: new Set([listed]), admins: new Set([listed]) };
const access = (email: string, emailConfirmed = true) =>
  accessOf({ email, emailConfirmed, suspended: false, subscriptionStatus: null }, lists);

describe('an email that looks like a listed one', () => {
  it.each([
    ['a plus tag', 'kim.nil+1@exemple.quebec'],
    ['a dot more', 'kim..nil@exemple.quebec'],
    ['a dot less', 'kimnil@exemple.quebec'],
    ['a dot at the end', 'kim.nil@exemple.quebec.'],
    ['a space at the end', 'kim.nil@exemple.quebec '],
    ['a Cyrillic letter', 'kіm.nil@exemple.quebec'],
    ['a full-width letter', 'ｋim.nil@exemple.quebec'],
    ['the Kelvin sign, small already', '\u212aim.nil@exemple.quebec'],
    ['the Kelvin sign among capitals', '\u212aIM.NIL@EXEMPLE.QUEBEC'],
    ['a dotless i', 'kım.nil@exemple.quebec'],
    ['a capital i with its dot', 'KİM.NIL@EXEMPLE.QUEBEC'],
    ['an invisible letter', 'kim.nil\u200b@exemple.quebec'],
    ['another domain', 'kim.nil@exemple.quebec.com'],
  ])('gives nothing: %s', (_what, email) => {
    expect(access(email)).toMatchObject({ isFounder: false, isAdmin: false, plan: 'free' });
  });

  it('does not include one that differs only by capitals', () => {
    expect(access('KIM.Nil@Exemple.QUEBEC')).toMatchObject({ isFounder: true, isAdmin: true });
    expect(access('KIM.Nil@Exemple.QUEBEC', false)).toMatchObject({
      isFounder: false,
      isAdmin: false,
    });
  });
});

it('gives a suspended admin no support desk', () => {
  const facts = { email: listed, emailConfirmed: true, subscriptionStatus: null };
  expect(accessOf({ ...facts, suspended: true }, lists)).toMatchObject({
    hasAccess: false,
    isAdmin: false,
    isFounder: true,
  });
});
