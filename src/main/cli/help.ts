/** What `hearth help` prints. */
import { settingsHelp } from '../service/config/table.ts';

const OUT = `  --out FILE.jsonl|FOLDER   one JSON line a page, or a Markdown file a page
  --overwrite               replace what stands at --out
  --json                    JSON for scripts: documents without --out, one summary with it`;

/** Help of single commands; the others are told by the whole text. */
const COMMANDS: Readonly<Record<string, string>> = {
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
  --format LIST             markdown,html,rawHtml,links,summary,screenshot,… (markdown)
  --concurrency N           most pages at once
  --delay SECONDS           pause between pages; without it, what robots.txt asks for
  --ignore-robots           do not ask robots.txt; only where you may
Result
${OUT}

Without --out pages go to standard output: JSON lines, or a list on a terminal. Ctrl-C leaves the job as it
is; "hearth jobs resume ID" goes on. Exit code: 0 with pages, 1 without, 130 after Ctrl-C.
`,
  batch: `hearth batch URL… [--file LIST]: the pages listed, each once.

  --file LIST               a file with one address a line
  --format LIST             markdown,html,rawHtml,links,summary,screenshot,… (markdown)
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
  jobs: `hearth jobs: what was started, by whomever, and what became of it.

  hearth jobs list [--key KEY] [--since DAY] [--until DAY] [--limit N] [--account ID] [--json]
                                           KEY: id, name or hint; days are UTC, both included
  hearth jobs show ID [--urls] [--json]    --urls: every address seen, with the decision and its reason
  hearth jobs resume ID [--out FILE.jsonl|FOLDER] [--json]
                                           follow a crawl or batch and write all its pages
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
export function helpText(): string {
  return `Hearth: the web-data API on your own machine.

  hearth serve                          run the service and the GUI (default port 3002)
  hearth open [--no-browser]            a fresh address of the GUI of the service that runs
  hearth scrape URL [--format markdown,html,links,…] [--out FILE] [--json]
  hearth crawl URL [--limit N] [--out FILE.jsonl|FOLDER] [--include RE] [--exclude RE]   (--help: all options)
  hearth batch URL… [--file LIST] [--out FILE.jsonl|FOLDER]
  hearth map URL [--search TEXT] [--limit N]
  hearth search WORDS [--limit N] [--source web,news,images,library] [--format markdown]
  hearth extract URL… [--schema FILE] [--prompt TEXT] [--sources] [--provenance] [--out FILE]
  hearth jobs list [--key KEY] [--since DAY] [--account ID] | show ID [--urls] | rehearse ID [--plan LIST]
                  | resume ID | cancel ID | delete ID
  hearth keys create [--name NAME] [--account ID] | list | revoke ID     (--json for scripts)
  hearth keys set ID [--name NAME] [--credits-per-day N] [--operations LIST] [--expires DAY]
                     [--faults 402=0.1,429=0.2]                          (none takes one away)
  hearth accounts create --name NAME [--plan PLAN] | list | set-plan ID PLAN
                  | adjust-credits ID N | set-add-ons ID LIST | set-overage ID [--cents N] [--soft-cap N]
  hearth usage export [--from DAY] [--to DAY] [--format csv|json] [--account ID] [--out FILE]
  hearth doctor                         what works on this machine, and what does not
  hearth version | help

Settings (each also as HEARTH_… variable, and by its name in config.json of the data folder):
${settingsHelp()}
`;
}
