/** How a state is meant: its colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'quiet' | 'ember';
