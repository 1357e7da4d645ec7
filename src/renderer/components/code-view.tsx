/** A text read in CodeMirror: numbered, foldable, searchable. Its engine arrives with the first use. */
import { later } from './later.tsx';

export const CodeView = later(() => import('./code-engine.tsx'));
