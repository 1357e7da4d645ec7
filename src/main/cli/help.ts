/** What `hearth help` prints. */
import { settingsHelp } from '../service/config/table.ts';

const OUT = `  --out FILE.jsonl|FOLDER   one JSON line a page, or a Markdown file a page
  --overwrite               replace what stands at --out
  --json                    JSON for scripts: documents without --out, one summary with it`;

/** Help of single commands; the others are told by the whole text. */
const COMMANDS: Readonly<Record<string, string>> = {
  scrape: `hearth scrape URL: one page. One text format is printed as it is,
links or images alone one a line, several formats as JSON.

  --format LIST             markdown,html,rawHtml,links,images,tables,summary,screenshot,… (markdown)
  --no-only-main-content    with menus, header and footer
  --full-page               a screenshot of all of the page
  --wait-for MS             time for scripts before the page is read
  --timeout MS              most time it may take
  --max-age MS              a copy fetched so lately will do; 0 fetches anew
  --as-of DAY | --offline   fetch nothing: a kept copy of that day or before, or the newest one, answers
  --keep[=page]             put the page into the library: all it loads, or the page alone
  --profile NAME            visit it signed in, with a profile saved in the window
  --fail                    write nothing and end with 1 when the site answers with an error (404, 500, …)
  --out FILE                instead of standard output; it is replaced
  --json                    the whole document as JSON

Notes go to standard error. Exit code: 0 with a page (without --fail also a page that says 404), else 1.
`,
  crawl: `hearth crawl URL: every page of a site, one after the other, as Markdown.

Where to go
  --limit N                 most pages (10000)
  --depth N                 most link hops from the start
  --include RE              only paths that match; may be given several times
  --exclude RE              no paths that match; may be given several times
  --entire-domain           also pages that are not below the start
  --subdomains              also subdomains
  --external                also other sites
  --sitemap include|skip|only
How
  --format LIST             markdown,html,links,tables,summary,screenshot,… (markdown)
  --keep[=page]             put every page into the library: all it loads, or the page alone
  --concurrency N           most pages at once
  --delay SECONDS           pause between pages; without it, what robots.txt asks for
  --ignore-robots           do not ask robots.txt; only where you may
Result
${OUT}

Without --out pages go to standard output: JSON lines, or a list on a terminal. Ctrl-C leaves the job as it
is; "hearth jobs resume ID" goes on. Exit code: 0 with pages, 1 without, 130 after Ctrl-C.
`,
  batch: `hearth batch URL… [--file LIST]: the pages listed, each once.

  --file LIST               a file with one address a line; - is standard input
  --format LIST             markdown,html,links,tables,summary,screenshot,… (markdown)
  --concurrency N           most pages at once
${OUT}

Addresses that are none are named and left out. Ctrl-C leaves the job as it is; "hearth jobs resume ID" goes
on. Exit code: 0 with pages, 1 without, 130 after Ctrl-C.
`,
  map: `hearth map URL: the addresses of a site, one a line, from its sitemaps and links.

  --search TEXT             best matches first
  --limit N                 most addresses (5000)
  --sitemap include|skip|only
  --json                    with titles and descriptions
`,
  search: `hearth search WORDS: pages of the web, or of the library.

  --limit N                 most results
  --source LIST             web,news,images,library (web)
  --format LIST             also read the pages: markdown,links,…
  --json                    results by source, as JSON

Exit code: 0, also when nothing was found; 1 when no provider answered.
`,
  extract: `hearth extract URL…: what pages say, as JSON of the form you ask for.

  --schema FILE             a JSON Schema, in a file or as the text itself
  --prompt TEXT             what to read, in words
  --sources                 also the pages that each value comes from
  --provenance              also how each value was found
  --out FILE                instead of standard output; it is replaced

An address that ends in /* stands for the pages below it. Exit code: 1 when the extraction failed.
`,
  keep: `hearth keep URL…: pages into the library, as they are now.

  --kind page|full          the answer and its text, or (full) all that a browser loads, too
  --collection NAME         put them into this collection
  --tag LIST                tags, by comma or given several times
  --note TEXT               a note in Markdown
  --file LIST               a file with one address a line; - is standard input

Exit code: 1 when a page was not kept. The past is read with "hearth scrape URL --as-of 2026-11-01".
`,
  library: `hearth library: what was kept, found by any sentence it ever held.

  hearth library search WORDS [--limit N]   pages of which some version says the words
  hearth library list [WORDS] [--limit N]   all, last seen first
  hearth library show ID                    an entry (number or address) with its captures, or a capture
  hearth library open ID [--no-browser]     a capture as it was, or an entry's newest copy, in the browser
  hearth library versions URL               the texts a page had
  hearth library diff URL 1 2               two versions; or two captures by their ids
  hearth library blame "TEXT"               which pages said it, from when to when
  hearth library tag TAG URL… [--remove]    give pages a tag; without words all tags
  hearth library rm URL                     remove a page with its copies; rm NUMBER --undo within ten minutes
  hearth library rm CAPTURE                 remove one copy for good
  hearth library export [WORDS] [--format wacz|warc|html|vault|jsonl|csv|csl|bibtex|ris|apa|mla|chicago|
                        harvard|wikipedia] [--collection C] [--host H] [--ids LIST] [--private] [--out FILE] [--overwrite]
  hearth library import FILE                WACZ, WARC, a saved page (MHTML, SingleFile), bookmarks, CSV or JSON
                                            with addresses (Pocket, Raindrop, …), or addresses one a line
  hearth library key                        fingerprint of the key that signs exports
  hearth library verify FILE                is an exported file what was signed?
  hearth library stats                      how much there is, and what it takes on the disk
  hearth library verify [--deep] [--repair] is all there and unchanged? --deep reads every byte
  hearth library gc [--force]               remove bytes that nothing names any more
  hearth library rebuild                    make rows again after the database was lost

Words of a search: all must occur; "phrase", -word, beg*, OR; added:… removed:… in:title|text|note|highlight site: url:
before: after: on: (2026, 2026-11, 2026-11-12, 7d) tag: collection: type: lang: changed:7d
is:kept|trace|changed|private|damaged|wanted|unread|read has:note|tag|still|highlight|changed-highlight

Exit code: 1 when nothing was found, verify found something wrong, or import left out something of an archive or
found it damaged. --json for scripts.
`,
  monitors: `hearth monitors: a page, a search or a saved recipe, looked at again on a schedule while Hearth runs.

  hearth monitors add URL --every 1d                        30m, 6h, 1d, 2w
  hearth monitors add URL --cron "0 7 * * *" [--time-zone Europe/Berlin]
  hearth monitors add --search WORDS | --recipe ID …
      --notify WHOM         desktop (as without it), none, an e-mail address or the address of a webhook; several by comma
      --keep page|full      how deep each look is kept in the library
      --name NAME
  hearth monitors list
  hearth monitors show ID [--changes] [--limit N]           its looks, with the words that changed
  hearth monitors pause | resume | run | rm ID

Clocks, counters, advertisements and a new layout are no change. --json for scripts.
`,
  recipes: `hearth recipes: tables of sites, taken again whenever you like.

  hearth recipes list                       the saved ones
  hearth recipes show NAME                  its address, columns and way to further pages
  hearth recipes run FILE|NAME              run it; rows as JSON lines, or with --out as a file
  hearth recipes test FILE|NAME             run it on kept copies alone, learning nothing
  hearth recipes export NAME [--out FILE] [--no-samples]
                                            the recipe as a file; --no-samples without rows it remembers
  hearth recipes import FILE… [--name NAME] save recipe files
  hearth recipes history NAME               its runs, and its versions with why they were made
  hearth recipes past NAME                  on which kept copy of its page it would have broken

Of run and test
  --out FILE                .csv .xlsx .json .ndjson .sqlite .md; - is standard output
  --overwrite               replace what stands at --out
  --pages N, --rows N       most list pages, most rows
  --input NAME=VALUE        a value of its inputs; may be given several times
  --keep[=full]             put its pages into the library
  --offline                 fetch nothing: the newest kept copies answer
  --as-of DAY               fetch nothing: copies of that day or before answer
  --repair auto|report|off  after a redesign: use and save it, tell only, or stop (auto)
  --no-follow               leave out the pages that records lead to

NAME may be an id. Exit code of run and test: 0 all as expected or repaired, 3 something is missing, 4 the list was not
there; of past: 3 it would have broken.
`,
  jobs: `hearth jobs: what was started, by whomever, and what became of it.

  hearth jobs list [--key KEY] [--since DAY] [--until DAY] [--limit N] [--account ID] [--json]
                                           KEY: id, name or hint; days are UTC, both included
  hearth jobs show ID [--urls] [--json]    --urls: every address seen, with the decision and its reason
  hearth jobs resume ID [--out FILE.jsonl|FOLDER] [--json]
                                           follow a crawl or batch and write all its pages
  hearth jobs export ID [--out FILE] [--format xlsx|csv|json|ndjson|sqlite|md|markdown|documents]
                        [--columns a,b] [--rows record|page] [--overwrite]
                                           the rows of its results, a ZIP of Markdown files, or the documents; the
                                           form is that of the file's ending; without --out a name of its own
  hearth jobs cancel ID                    no new pages; what was fetched is kept
  hearth jobs delete ID                    a job that is over, with its pages
  hearth jobs rehearse ID [--plan LIST] [--json]
                                           what it would have cost on other plans
`,
};

/** Help of one command, or everything. */
export function helpOf(command: string): string {
  const own = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  return own === undefined ? helpText() : `${own}\nSettings: hearth help\n`;
}

/** The whole help text. */
function helpText(): string {
  return `Hearth: the web-data API on your own machine.

  hearth serve                          run the service and the GUI (default port 3002)
  hearth open [--no-browser]            a fresh address of the GUI of the service that runs
  hearth scrape URL [--format markdown,tables,links,…] [--out FILE] [--json] [--fail]      (--help: all options)
                  [--as-of DAY | --offline | --keep] [--profile NAME]
  hearth crawl URL [--limit N] [--out FILE.jsonl|FOLDER] [--include RE] [--exclude RE]   (--help: all options)
  hearth batch URL… [--file LIST] [--out FILE.jsonl|FOLDER]
  hearth map URL [--search TEXT] [--limit N]
  hearth search WORDS [--limit N] [--source web,news,images,library] [--format markdown]
  hearth extract URL… [--schema FILE] [--prompt TEXT] [--sources] [--provenance] [--out FILE]
  hearth monitors add URL --every 1d | --cron "0 7 * * *" [--time-zone ZONE] [--notify desktop|MAIL|URL]
                  | list | show ID | pause ID | resume ID | run ID | rm ID
  hearth recipes list | show NAME | run FILE|NAME [--out FILE] | test FILE|NAME | export NAME | import FILE…
                  | history NAME | past NAME              (--help: all options)
  hearth keep URL… [--kind page|full] [--collection NAME] [--tag LIST] [--note TEXT] [--file LIST]
  hearth library search WORDS | list | show ID | open ID | versions URL | diff A B | blame TEXT
                  | stats | tag TAG URL… | rm URL | export | import FILE | key
                  | verify FILE | verify [--deep] [--repair] | gc | rebuild  (--help: the words of a search)
  hearth jobs list [--key KEY] [--since DAY] [--account ID] | show ID [--urls] | rehearse ID [--plan LIST]
                  | resume ID | export ID [--out FILE] | cancel ID | delete ID
  hearth keys create [--name NAME] [--account ID] | list | revoke ID     (--json for scripts)
  hearth keys set ID [--name NAME] [--credits-per-day N] [--operations LIST] [--expires DAY]
                     [--faults 402=0.1,429=0.2]                          (none takes one away)
  hearth accounts create --name NAME [--plan PLAN] | list | set-plan ID PLAN
                  | adjust-credits ID N | set-add-ons ID LIST | set-overage ID [--cents N] [--soft-cap N]
  hearth usage export [--from DAY] [--to DAY] [--format csv|json] [--account ID] [--out FILE]
  hearth mcp                            tools for an AI agent over standard input and output (MCP)
  hearth move --to postgres://… [--dry-run | --audit]   this folder's rows to a database for several services
  hearth doctor                         what works on this machine, and what does not
  hearth version | help

Settings (each also as HEARTH_… variable, and by its name in config.json of the data folder):
${settingsHelp()}
`;
}
