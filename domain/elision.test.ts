import { expect, it } from 'vitest';
import { withDe, withQue } from './elision.ts';

it.each([
  ['Atelier', 'd’Atelier'],
  ['Élan', 'd’Élan'],
  ['Œuf et cie', 'd’Œuf et cie'],
  ['Yves et fils', 'd’Yves et fils'],
  ['Herbes du bas', 'd’Herbes du bas'],
  ['Hôtel du quai', 'd’Hôtel du quai'],
  ['alice@exemple.ca', 'd’alice@exemple.ca'],
  ['Pain de nuit', 'de Pain de nuit'],
  ['Le grand tri', 'de Le grand tri'],
  ['Hockey du coin', 'de Hockey du coin'],
  ['Yoga doux', 'de Yoga doux'],
  ['Yuzu', 'de Yuzu'],
  ['Yellowknife', 'de Yellowknife'],
  ['Yukon Plein Air', 'de Yukon Plein Air'],
  ['Yeux doux', 'd’Yeux doux'],
  ['Hybride', 'd’Hybride'],
  ['Hexagone', 'd’Hexagone'],
  ['Hippo', 'd’Hippo'],
  ['Hélène et fils', 'd’Hélène et fils'],
  ['Homéo', 'd’Homéo'],
  ['Hippie chic', 'de Hippie chic'],
  ['Héros du coin', 'de Héros du coin'],
  ['Hyundai', 'de Hyundai'],
  ['Onze paniers', 'de Onze paniers'],
  ['1001 nuits', 'de 1001 nuits'],
  ['', 'de '],
])('before %s', (name, expected) => {
  expect(withDe(name)).toBe(expected);
  expect(withQue(name)).toBe(expected.replace(/^d/, 'qu').replace(/^que? /, 'que '));
});
