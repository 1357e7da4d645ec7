/**
 * The language of the window: English; a pseudo-locale (`localStorage['hearth.locale']='pseudo'`) stretches and brackets
 * each text, so that tests find what is not in a catalogue or does not fit.
 */
export function inLocale<Part>(texts: Part): Part {
  return chosenLocale() === 'pseudo' ? pseudo(texts) : texts;
}

function chosenLocale(): string | null {
  try {
    return localStorage.getItem('hearth.locale');
  } catch {
    return null;
  }
}

/** `Copy` → `[Çõpý~~]`: a third longer and recognisable, structure kept. */
function pseudoText(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ö',
    u: 'ü',
    y: 'ý',
    c: 'ç',
    n: 'ñ',
    A: 'Å',
    E: 'É',
    C: 'Ç',
    O: 'Ö',
  };
  const body = text.replaceAll(/[a-zA-Z]/g, (letter) => letters[letter] ?? letter);
  return `[${body}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

function pseudo<Part>(part: Part): Part {
  // Each branch gives back what it was given: text for text, function for function.
  if (typeof part === 'string') return pseudoText(part) as Part;
  if (typeof part === 'function') {
    const original = part;
    return ((...values: unknown[]) => {
      const text: unknown = Reflect.apply(original, undefined, values);
      return typeof text === 'string' ? pseudoText(text) : text;
    }) as Part;
  }
  if (Array.isArray(part)) return part.map((one: unknown) => pseudo(one)) as Part;
  if (typeof part === 'object' && part !== null) {
    return Object.fromEntries(
      Object.entries(part).map(([name, value]: [string, unknown]) => [name, pseudo(value)]),
    ) as Part;
  }
  return part;
}
