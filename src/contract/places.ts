/**
 * The addresses of the GUI: what the service answers with the page, and where menus, tray and `hearth://`
 * links may lead. A last part `*` stands for one part of letters, digits, `-` and `_`.
 */
export const GUI_PLACES = [
  '/playground',
  '/playground/*',
  '/jobs',
  '/jobs/*',
  '/doc/*',
  '/recipes',
  '/recipes/*',
  '/library',
  '/library/compare',
  '/library/entry/*',
  '/library/monitors',
  '/library/monitors/*',
  '/keys',
  '/usage',
  '/plan',
  '/services',
  '/settings',
  '/settings/*',
  '/about',
] as const;

/** True for an address of the GUI: a path alone, no query, no fragment. */
export function isGuiPlace(path: string): boolean {
  return GUI_PLACES.some((place) =>
    place.endsWith('/*')
      ? path.startsWith(place.slice(0, -1)) && /^[\w-]{1,100}$/.test(path.slice(place.length - 1))
      : path === place,
  );
}
