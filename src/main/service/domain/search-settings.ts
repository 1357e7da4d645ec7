/** Which search providers are asked, in which order, and what each needs; one that lacks it is left out. */
export interface SearchSettings {
  readonly order: readonly string[];
  readonly searxngUrl: string | undefined;
  /** Whether those after a SearXNG of one's own are asked what it could not answer. */
  readonly beyondSearxng: boolean;
  readonly duckduckgoUrl: string | undefined;
  /** By the name that the order has. */
  readonly keyed: Readonly<Record<string, KeyedSettings>>;
}

export interface KeyedSettings {
  readonly key: string;
  /** The API's root; the provider's own by default. */
  readonly url?: string;
}
