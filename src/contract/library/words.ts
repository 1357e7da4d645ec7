/** Which forms of a word the library looks for: the GUI marks them. */
export { formsOf } from '../../main/service/domain/library/word-forms.ts';
