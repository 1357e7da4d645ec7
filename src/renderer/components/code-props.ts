/** What a viewer of code is given. */
export type CodeLanguage = 'markdown' | 'html' | 'json' | 'text';

export interface CodeViewProps {
  readonly label: string;
  readonly text: string;
  readonly language: CodeLanguage;
  readonly wrap: boolean;
}
