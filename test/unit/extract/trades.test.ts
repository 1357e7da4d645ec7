/** Labels of registers, surveys, gardens and transfers in the language of the page. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const integer = { type: 'integer' };
const yesOrNo = { type: 'boolean' };

function dataOf(rows: Readonly<Record<string, string>>, properties: object, lang: string): unknown {
  const list = Object.entries(rows).map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`);
  const html = `<html lang="${lang}"><head><title>Page</title></head><body><main><h1>Page</h1><dl>${list.join('')}</dl></main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

it('tells the club that a player leaves from the one he joins', () => {
  const rows = { 'Club anterior': 'CD Almendra', Traspaso: '12,5 millones de euros' };
  const asked = { from_club: text, to_club: text, transfer_fee: number };
  expect(dataOf(rows, asked, 'es')).toEqual({
    from_club: 'CD Almendra',
    transfer_fee: 12_500_000,
  });
  expect(dataOf({ ...rows, 'Nuevo club': 'Real Cobalto' }, asked, 'es')).toMatchObject({
    from_club: 'CD Almendra',
    to_club: 'Real Cobalto',
  });
});

it('reads a register of ships in Dutch', () => {
  const rows = {
    ...{ Roepnaam: 'PHKT', Vlag: 'Nederland', Werf: 'Ferus, Westerbroek' },
    ...{ 'Bruto tonnage': '4.695', IJsklasse: 'Ja' },
  };
  const asked = {
    ...{ call_sign: text, flag: text, shipyard: text },
    ...{ gross_tonnage: integer, ice_class: yesOrNo },
  };
  expect(dataOf(rows, asked, 'nl')).toEqual({
    ...{ call_sign: 'PHKT', flag: 'Nederland', shipyard: 'Ferus, Westerbroek' },
    ...{ gross_tonnage: 4_695, ice_class: true },
  });
});

it('reads a survey and a soil report in German', () => {
  const rows = {
    ...{ Auftraggeber: 'Gut Wiesenhof GbR', Probenahme: '12.03.2025', Bodenart: 'sandiger Lehm' },
    ...{ Befragte: '1.504', Fehlertoleranz: '± 2,5 Prozentpunkte' },
  };
  const asked = {
    ...{ client: text, sampling_date: { ...text, format: 'date' }, soil_type: text },
    ...{ sample_size: integer, margin_of_error: number },
  };
  expect(dataOf(rows, asked, 'de')).toEqual({
    ...{ client: 'Gut Wiesenhof GbR', sampling_date: '2025-03-12', soil_type: 'sandiger Lehm' },
    ...{ sample_size: 1_504, margin_of_error: 2.5 },
  });
});

it('reads a packet of seeds in French', () => {
  const rows = {
    ...{ Semis: 'Février à avril', Récolte: 'Juillet à octobre' },
    ...{ Espacement: '60 cm', Biologique: 'Oui' },
  };
  const asked = {
    ...{ sowing_period: text, harvest_period: text, spacing_cm: integer, organic: yesOrNo },
  };
  expect(dataOf(rows, asked, 'fr')).toEqual({
    ...{ sowing_period: 'Février à avril', harvest_period: 'Juillet à octobre' },
    ...{ spacing_cm: 60, organic: true },
  });
});
