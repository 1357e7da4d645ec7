/** Networks that a field names to ask for an address there, with the words of their hosts. */
const NETWORKS: ReadonlyMap<string, readonly string[]> = new Map([
  ...'linkedin facebook instagram youtube tiktok github gitlab pinterest vimeo discord whatsapp xing reddit spotify twitch flickr soundcloud bandcamp strava tripadvisor crunchbase'
    .split(' ')
    .map((name): readonly [string, readonly string[]] => [name, [name]]),
  ['twitter', ['twitter', 'x']],
  ['bluesky', ['bsky']],
  ['telegram', ['t', 'telegram']],
]);

export const isNetwork = (word: string): boolean => NETWORKS.has(word);

/** What stands in the host of such an address: `x.com` is Twitter's. */
export const hostsOf = (word: string): readonly string[] => NETWORKS.get(word) ?? [word];
