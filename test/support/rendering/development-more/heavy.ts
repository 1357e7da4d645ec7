/** Bundles as large as frameworks make them: no reader of code goes through 130 kB of it. */
import { dice } from '../dice.ts';
import type { Kit } from '../kit.ts';

const LEAST_CHARS = 130_000;

/** The code behind so much of other modules; what stands in front does nothing to the page. */
export function heavy(kit: Kit, name: string, code: string): string {
  const chance = dice(`${name} ${kit.site.hex(6)}`);
  const modules: string[] = [];
  let chars = 0;
  while (chars < LEAST_CHARS) {
    const one = `function m${modules.length}${chance.hex(3)}(e,t){for(var n=${chance.int(1, 99)},r=0;r<(e||[]).length;r++)n=n*${chance.int(3, 31)}+r|0;return t?{key:n,ref:null,props:e,_owner:t}:n>>>${chance.int(1, 15)}}`;
    modules.push(one);
    chars += one.length;
  }
  return kit.bundle(name, `${modules.join('')}\n${code}`);
}
