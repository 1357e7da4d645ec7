/**
 * The page shown while there is no service to show: starting, died and waiting, or refused. A `data:` address
 * without scripts; its links are `hearth://service/…`, which only this page may follow (guard.ts).
 */
import type { ServiceState } from './supervisor.ts';

export const STATUS_PAGE = 'data:text/html;charset=utf-8,';

/** What a link of the status page asks for. */
export type StatusAction = 'restart' | 'logs' | 'data' | 'quit';
const ACTIONS: readonly string[] = ['restart', 'logs', 'data', 'quit'] satisfies StatusAction[];

/** The whole address of the page for a state. */
export function statusPage(state: ServiceState): string {
  const { title, text, actions } = wordsFor(state);
  const links = actions.map(
    ([action, label]) => `<a href="hearth://service/${action}">${escape(label)}</a>`,
  );
  return `${STATUS_PAGE}${encodeURIComponent(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Hearth</title><style>${STYLE}</style></head>
<body><main role="${state.kind === 'starting' ? 'status' : 'alert'}"><h1>${escape(title)}</h1>
<p>${escape(text)}</p><nav>${links.join('')}</nav></main></body></html>`)}`;
}

/** The action of a link that the status page followed. */
export function readStatusAction(url: string): StatusAction | undefined {
  const match = /^hearth:\/\/service\/([a-z]+)\/?$/.exec(url);
  const name = match?.[1];
  return name !== undefined && isAction(name) ? name : undefined;
}

function isAction(name: string): name is StatusAction {
  return ACTIONS.includes(name);
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly (readonly [StatusAction, string])[];
}

function wordsFor(state: ServiceState): Words {
  switch (state.kind) {
    case 'starting':
    case 'running':
      return { title: 'Starting Hearth…', text: 'The service is opening its data.', actions: [] };
    case 'waiting':
      return {
        title: 'The service has stopped',
        text: `${state.problem} It starts again in ${Math.max(1, Math.round(state.retryMs / 1000))} s; nothing that was saved is lost.`,
        actions: [
          ['restart', 'Start now'],
          ['logs', 'Show logs'],
          ['quit', 'Quit'],
        ],
      };
    case 'refused':
      return {
        title: 'The service cannot start',
        text: state.problem,
        actions: [
          ['restart', 'Try again'],
          ['data', 'Show data folder'],
          ['quit', 'Quit'],
        ],
      };
    case 'stopped':
      return { title: 'Stopping Hearth…', text: 'Work under way is put down safely.', actions: [] };
  }
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center}
main{max-width:34rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 1.25rem}
nav{display:flex;gap:1rem}a{color:LinkText;padding:.25rem 0}`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
