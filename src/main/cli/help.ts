/** What `hearth help` prints. */
import { settingsHelp } from '../service/config.ts';

/** The whole help text. */
export function helpText(): string {
  return `Hearth: the web-data API on your own machine.

  hearth serve                          run the service and the GUI (default port 3002)
  hearth scrape URL [--format markdown,html,links,…] [--out FILE] [--json]
  hearth crawl URL [--limit N] [--out FILE.jsonl|FOLDER] [--include RE] [--exclude RE]
  hearth batch URL… [--file LIST] [--out FILE.jsonl|FOLDER]
  hearth map URL [--search TEXT] [--limit N]
  hearth search WORDS [--limit N] [--source web,news,images,library] [--format markdown]
  hearth extract URL… [--schema FILE] [--prompt TEXT] [--sources] [--provenance] [--out FILE]
  hearth jobs list [--account ID] | show ID [--urls] | rehearse ID [--plan LIST]
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
