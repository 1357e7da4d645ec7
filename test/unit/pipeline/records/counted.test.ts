import { expect, it } from 'vitest';
import { withoutUnit } from '../../../../src/main/service/pipeline/records/counted.ts';

it.each([
  ['12 km', 'km', '12'],
  ['9.5km', 'km', '9.5'],
  ['1,204 KM', 'km', '1,204'],
  ['−3 °C', '°C', '−3'],
  ['45 %', '%', '45'],
  ['1 day', 'days', '1'],
  ['3 days', 'day', '3'],
])('gives the number of %s alone, of %s', (text, unit, number) => {
  expect(withoutUnit(text, unit)).toBe(number);
});

it.each([
  ['900 m', 'km'],
  ['3 mile', 'min'],
  ['12', 'km'],
  ['12 km 300', 'km'],
  ['about 12 km', 'km'],
  ['12 km by train', 'km'],
])('leaves %s as it is among numbers of %s', (text, unit) => {
  expect(withoutUnit(text, unit)).toBe(text);
});
