/** Half `first`: forums and releases. */
import type { FactsKind } from '../kind.ts';
import { ask, bool, date, h, int, kind, rows, slug, someDay, text, texts } from '../tools.ts';
import { FIRMS, person } from '../words.ts';
import { page, tailwind } from './frames.ts';

const forum = kind('first', 'reading/forum-question', (r) => {
  const question = r.pick([
    'How do I rotate logs without losing lines?',
    'Why does my build ignore the lock file?',
    'Can a view be refreshed without locking readers?',
  ]);
  const [asker = '', helper = '', second = ''] = r.some(
    ['nightheron', 'mkowalski', 'tessa_b', 'qwertz77', 'old_salt', 'p.ravn'],
    3,
  );
  const asked = someDay(r, 2021, 2024);
  const [score, best, less] = [r.int(3, 40), r.int(20, 90), r.int(0, 19)];
  const views = r.int(900, 9000);
  const tags = r.some(['linux', 'logging', 'postgresql', 'build', 'cron', 'docker'], 3);
  const isSolved = r.chance(0.7);
  const user = (name: string, word: string, day: string) =>
    h`<div class="user-info"><div class="user-action-time">${word} <span title="${day} 11:02:14Z" class="relativetime">${day}</span></div><div class="user-details"><a href="/users/${name}">${name}</a> <span class="reputation-score" title="reputation score">${r.int(100, 9000)}</span></div></div>`;
  const answer = (name: string, votes: number, accepted: boolean, after: number) =>
    h`<div class="answer${accepted && ' accepted-answer'}"><div class="js-voting-container"><button aria-label="Up vote"></button><div class="js-vote-count" data-value="${votes}">${votes}</div><button aria-label="Down vote"></button>${accepted && '<div class="js-accepted-answer-indicator" title="Accepted answer" aria-label="Accepted"><svg></svg></div>'}</div><div class="s-prose"><p>Send the process a signal after the move; it will open a new file.</p></div>${user(name, 'answered', asked.plus(after).short('en-US'))}</div>`;
  return {
    url: `https://qa.example/questions/${r.int(10_000, 99_999)}/${slug(question)}`,
    html: page(
      'en',
      `${question} - QA`,
      '',
      h`<body class="question-page unified-theme"><header class="s-topbar"><a href="/">QA</a><form><input placeholder="Search…"></form><a href="/users/login">Log in</a></header><div id="mainbar"><div id="question-header"><h1><a class="question-hyperlink" href="#">${question}</a></h1><a href="/questions/ask">Ask Question</a></div>
<div class="d-flex"><div title="${asked.iso}"><span class="fc-light">Asked</span> <time>${asked.long('en-US')}</time></div><div><span class="fc-light">Modified</span> ${asked.plus(60).long('en-US')}</div><div title="Viewed ${views} times"><span class="fc-light">Viewed</span> ${views} times</div></div>
<div class="question"><div class="js-voting-container"><button aria-label="Up vote"></button><div class="js-vote-count">${score}</div></div><div class="s-prose"><p>I have a small service and every night a few lines vanish. What am I missing?</p></div><div class="post-taglist"><ul>${tags.map((t) => h`<li><a href="/questions/tagged/${t}" class="post-tag">${t}</a></li>`)}</ul></div>${user(asker, 'asked', asked.short('en-US'))}</div>
<div id="answers"><h2 class="answers-subheader">2 Answers</h2>${answer(helper, best, isSolved, 1)}${answer(second, less, false, 9)}</div></div>
<div id="sidebar"><h4>Related</h4><div><span class="answer-votes">${r.int(50, 300)}</span> <a href="/q/2">Rotate logs in a container</a></div></div></body>`,
    ),
    schema: ask({
      question: text('Title of the question'),
      asked_by: text(),
      asked_on: date(),
      question_score: int(),
      views: int(),
      tags: texts(),
      answer_count: int(),
      accepted_answer_author: text(),
      accepted_answer_score: int(),
      bounty: int(),
    }),
    expected: {
      question,
      asked_by: asker,
      asked_on: asked.iso,
      question_score: score,
      views,
      tags,
      answer_count: 2,
      accepted_answer_author: isSolved ? helper : undefined,
      accepted_answer_score: isSolved ? best : undefined,
      bounty: undefined,
    },
  };
});

const release = kind('first', 'reading/release-notes', (r) => {
  const project = r.pick(['fluxgate', 'papermill-x', 'tinyroute']);
  const version = `${r.int(1, 7)}.${r.int(0, 20)}.${r.int(0, 9)}`;
  const day = someDay(r);
  const older = `${version.split('.')[0] ?? ''}.0.0-rc.1`;
  const list = (all: readonly string[]) => r.some(all, r.int(2, 3));
  const added = list([
    'Retry policy per route',
    'Support for HTTP/3',
    'Flag --dry-run',
    'Metrics endpoint',
  ]);
  const fixed = list([
    'Crash on empty config',
    'Leak of file handles',
    'Wrong exit code on timeout',
    'Windows path with spaces',
  ]);
  const breaking = r.chance(0.5)
    ? list(['Drop Node 18', 'Rename option cacheDir to cache.dir'])
    : undefined;
  const block = (head: string, items: readonly string[]) =>
    h`<h3 id="${slug(head)}">${head}</h3><ul>${items.map((i) => h`<li>${i}</li>`)}</ul>`;
  const by = slug(person(r, 'en'));
  return {
    url: `https://git.example/${project}/releases/tag/v${version}`,
    html: tailwind(r, {
      title: `Release v${version} · ${project}`,
      site: 'git.example',
      body: h`<nav class="text-sm"><a href="/${by}">${by}</a> / <a class="font-semibold" href="/${project}">${project}</a></nav><div class="flex items-center gap-3"><h1 class="text-2xl font-bold">v${version}</h1>${r.chance(0.5) && '<span class="rounded-full border border-green-600 px-2 text-xs text-green-700">Latest</span>'}</div><div class="mt-1 text-sm text-gray-500"><a href="/${by}">${by}</a> released this <time datetime="${day.iso}T14:00:00Z">${day.short('en-US')}</time> · <a href="/commit"><code>${r.int(1_000_000, 9_999_999).toString(16)}</code></a></div>
<div class="markdown-body mt-6">${r.shuffle([block('Added', added), block('Fixed', fixed), ...(breaking === undefined ? [] : [block('Breaking changes', breaking)])])}<p>Thanks to everyone who reported issues.</p></div>`,
      aside: h`<h2 class="font-semibold">Other releases</h2><ul><li>v${older} <span class="text-gray-500">${day.plus(-200).short('en-US')}</span></li></ul><h2 class="font-semibold">License</h2><p>Plans start at $4 per user</p>`,
      foot: FIRMS[0],
    }),
    schema: ask({
      project: text(),
      version: text(),
      release_date: date(),
      added: texts(),
      fixed: texts(),
      breaking_changes: texts(),
      is_prerelease: bool(),
      download_size: text(),
      security_fixes: rows({ cve_id: text(), severity: text() }),
    }),
    expected: {
      project,
      version: `v${version}`,
      release_date: day.iso,
      added,
      fixed,
      breaking_changes: breaking,
      is_prerelease: undefined,
      download_size: undefined,
      security_fixes: undefined,
    },
  };
});

export const TALK: readonly FactsKind[] = [forum, release];
