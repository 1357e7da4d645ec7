/** The options of reading one page, wherever in a body they stand. */
import { t } from '../../../text/catalogue.ts';
import type { Path } from '../body.ts';
import { at, type FieldSpec, type GroupSpec } from './fields.ts';

const { units, choices } = t.operations;

/** The wire counts in ms; people do not. */
export const seconds = { unit: units.s, scale: 1_000 } as const;
const hours = { unit: units.h, scale: 3_600_000 } as const;

export function formatsField(prefix: Path, fallback: readonly string[]): FieldSpec {
  return at('formats', [...prefix, 'formats'], { kind: 'formats', fallback });
}

export function mainContentField(prefix: Path, fallback = true): FieldSpec {
  return at('onlyMainContent', [...prefix, 'onlyMainContent'], { kind: 'switch', fallback });
}

function contentGroup(prefix: Path): GroupSpec {
  const here = (name: string): Path => [...prefix, name];
  return {
    name: 'content',
    fields: [
      at('includeTags', here('includeTags'), { kind: 'lines', placeholder: 'article\n.price' }),
      at('excludeTags', here('excludeTags'), { kind: 'lines', placeholder: '.comments\n#related' }),
      at('removeBase64Images', here('removeBase64Images'), { kind: 'switch', fallback: true }),
      at('reader', here('reader'), {
        kind: 'choice',
        fallback: 'hearth',
        options: [
          { value: 'hearth', label: choices.hearth },
          { value: 'readability', label: choices.readability },
        ],
      }),
      at('parsePdf', here('parsers'), { kind: 'switch-list', onValue: ['pdf'] }),
    ],
  };
}

function identityGroup(prefix: Path): GroupSpec {
  const here = (...names: readonly string[]): Path => [...prefix, ...names];
  return {
    name: 'identity',
    fields: [
      at('headers', here('headers'), { kind: 'headers' }),
      at('mobile', here('mobile'), { kind: 'switch', fallback: false }),
      at('country', here('location', 'country'), { kind: 'text', placeholder: 'US' }),
      at('languages', here('location', 'languages'), { kind: 'lines', placeholder: 'en-US' }),
      at('proxy', here('proxy'), {
        kind: 'choice',
        fallback: 'auto',
        options: [
          { value: 'auto', label: choices.auto },
          { value: 'basic', label: choices.basic },
          { value: 'stealth', label: choices.stealth },
        ],
      }),
      at('blockAds', here('blockAds'), { kind: 'switch', fallback: true }),
      at('skipTls', here('skipTlsVerification'), { kind: 'switch', fallback: true }),
    ],
  };
}

export function pageGroups(prefix: Path): readonly GroupSpec[] {
  const here = (...names: readonly string[]): Path => [...prefix, ...names];
  return [
    contentGroup(prefix),
    {
      name: 'timing',
      fields: [
        at('waitFor', here('waitFor'), {
          kind: 'number',
          min: 0,
          max: 60_000,
          ...seconds,
          placeholder: '0',
        }),
        at('timeout', here('timeout'), {
          kind: 'number',
          min: 1_000,
          ...seconds,
          placeholder: '60',
        }),
        at('fastMode', here('fastMode'), { kind: 'switch', fallback: false }),
      ],
    },
    { name: 'actions', fields: [at('actions', here('actions'), { kind: 'actions' })] },
    identityGroup(prefix),
    {
      name: 'cache',
      fields: [
        at('maxAge', here('maxAge'), {
          kind: 'number',
          min: 0,
          ...hours,
          placeholder: '48',
        }),
        at('minAge', here('minAge'), { kind: 'number', min: 0, ...hours }),
        at('storeInCache', here('storeInCache'), { kind: 'switch', fallback: true }),
        at('lockdown', here('lockdown'), { kind: 'switch', fallback: false }),
        at('keep', here('keep', 'kind'), {
          kind: 'choice',
          fallback: 'no',
          options: [
            { value: 'no', label: choices.keepNo },
            { value: 'page', label: choices.keepPage },
            { value: 'full', label: choices.keepFull },
          ],
        }),
        at('offline', here('offline'), { kind: 'switch', fallback: false }),
        at('asOf', here('asOf'), { kind: 'text', placeholder: '2026-11-22' }),
      ],
    },
  ];
}
