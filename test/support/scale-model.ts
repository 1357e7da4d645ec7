/**
 * How much many machines do, calculated: what each part could do at most, which of them is the first at its end, and how
 * long a crawl takes when its sites may be asked only so often. Pure.
 */

/** What `scripts/scale-plan.ts` asks for; its defaults say where each figure is from. */
export interface ScaleInputs {
  readonly pages: number;
  readonly hosts: number;
  /** Pages of hosts fall with their rank to the power of this. */
  readonly zipf: number;
  /** Of all hosts, how many keep a pause, and for how long, in seconds. */
  readonly paused: number;
  readonly pauseS: number;
  /** At once, at a host without a pause. */
  readonly places: number;
  readonly fetchS: number;
  readonly slotsPerNode: number;
  readonly coresPerNode: number;
  /** Of one core of a node, in a second. */
  readonly pagesPerCore: number;
  /** Processor time of the database for a page, ms. */
  readonly databaseMs: number;
  readonly databaseCores: number;
  /** Of its cores' time, how much is left for work under contention. */
  readonly databaseShare: number;
  readonly commitsPerS: number;
  readonly walMBPerS: number;
  readonly walBytesPerPage: number;
  readonly rowBytesPerPage: number;
  readonly documentBytesPerPage: number;
  readonly connectionsPerNode: number;
  readonly mostConnections: number;
  /** A node gathers so many finished pages, or so long, into one commit. */
  readonly gather: number;
  readonly gatherS: number;
  /** Pages that a claim takes. */
  readonly claim: number;
}

export interface Part {
  readonly name: string;
  /** Pages a second at most. */
  readonly most: number;
}

export interface ScaleRow {
  readonly nodes: number;
  readonly databases: number;
  readonly pagesPerS: number;
  /** The part that is at its end first. */
  readonly limit: string;
  readonly databaseCpu: number;
  /** Of one database, a second: claims and finishes. */
  readonly commitsPerS: number;
  readonly walBytesPerDay: number;
  readonly rowBytesPerDay: number;
  readonly documentBytesPerDay: number;
  readonly connections: number;
  /** Hours until half, 90 % and all pages but the rest of slow hosts (99 %) are there. */
  readonly hours: readonly [number, number, number];
}

const DAY_S = 86_400;

/** One size of the cluster; each database holds its share of the accounts, and a node works for one of them. */
export function planFor(inputs: ScaleInputs, nodes: number, databases: number): ScaleRow {
  const parts = partsOf(inputs, nodes, databases);
  const [first = { name: '', most: 0 }] = parts.toSorted((a, b) => a.most - b.most);
  const pagesPerS = first.most;
  const perDay = pagesPerS * DAY_S;
  return {
    ...{ nodes, databases, pagesPerS, limit: first.name },
    databaseCpu: (pagesPerS / databases / 1_000) * inputs.databaseMs,
    commitsPerS: commitsOf(inputs, pagesPerS, nodes) / databases,
    walBytesPerDay: perDay * inputs.walBytesPerPage,
    rowBytesPerDay: perDay * inputs.rowBytesPerPage,
    documentBytesPerDay: perDay * inputs.documentBytesPerPage,
    connections: (nodes / databases) * inputs.connectionsPerNode,
    hours: hoursOf(inputs, Math.min(...parts.filter(isMachine).map(({ most }) => most))),
  };
}

const POLITENESS = 'sites';
const isMachine = ({ name }: Part): boolean => name !== POLITENESS;

/** What each part could do alone. */
export function partsOf(inputs: ScaleInputs, nodes: number, databases: number): readonly Part[] {
  const rate = (nodes * inputs.slotsPerNode) / inputs.fetchS;
  const database = (inputs.databaseCores * inputs.databaseShare * 1_000) / inputs.databaseMs;
  return [
    { name: 'slots', most: rate },
    { name: "nodes' CPU", most: nodes * inputs.coresPerNode * inputs.pagesPerCore },
    { name: "database's CPU", most: database * databases },
    { name: "database's log", most: (inputs.walMBPerS * 1e6 * databases) / inputs.walBytesPerPage },
    { name: 'commits', most: mostWithin(inputs, nodes, inputs.commitsPerS * databases) },
    {
      name: 'connections',
      most:
        (nodes / databases) * inputs.connectionsPerNode <= inputs.mostConnections
          ? Infinity
          : (rate * inputs.mostConnections * databases) / (nodes * inputs.connectionsPerNode),
    },
    { name: POLITENESS, most: politeRate(bucketsOf(inputs)) },
  ];
}

/** A node commits what gathered when enough is there or the time is over; a claim is one commit more. */
function commitsOf(
  { gather, gatherS, claim }: ScaleInputs,
  pagesPerS: number,
  nodes: number,
): number {
  const each = pagesPerS / nodes;
  const finishes = Math.min(each, Math.max(each / gather, Math.min(1 / gatherS, each)));
  return nodes * (finishes + each / claim);
}

/** Pages a second that so many commits a second allow: fewer pages gather less, so it is no straight line. */
function mostWithin(inputs: ScaleInputs, nodes: number, commits: number): number {
  let [low, high] = [0, 1e9];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (commitsOf(inputs, middle, nodes) <= commits) low = middle;
    else high = middle;
  }
  return low;
}

/** Hosts of nearly the same rank, together. */
interface Bucket {
  readonly hosts: number;
  /** Of one host. */
  readonly pages: number;
  /** Of one host, a second, at most. */
  readonly rate: number;
}

const BUCKETS = 400;

/** Both kinds of hosts at each rank, as many pages in all as were asked for. */
export function bucketsOf(inputs: ScaleInputs): readonly Bucket[] {
  const { hosts, zipf, paused, pauseS, places, fetchS, pages } = inputs;
  const edges = Array.from({ length: BUCKETS + 1 }, (_, at) =>
    Math.min(hosts, Math.round(hosts ** (at / BUCKETS))),
  );
  const ranks = edges.slice(1).map((to, at) => {
    const from = at === 0 ? 0 : (edges[at] ?? 0);
    return { hosts: to - from, weight: (from / 2 + to / 2 + 0.5) ** -zipf };
  });
  const whole = ranks.reduce((sum, rank) => sum + rank.hosts * rank.weight, 0);
  return ranks
    .filter((rank) => rank.hosts > 0)
    .flatMap((rank) => {
      const each = (pages * rank.weight) / whole;
      return [
        { hosts: rank.hosts * paused, pages: each, rate: 1 / Math.max(pauseS, fetchS) },
        { hosts: rank.hosts * (1 - paused), pages: each, rate: places / fetchS },
      ];
    });
}

function politeRate(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, { hosts, rate }) => sum + hosts * rate, 0);
}

const PARTS_DONE = [0.5, 0.9, 0.99] as const;
const STEPS = 20_000;

/**
 * Time goes in steps; in each, all hosts that still have pages share what the machines can do, none above its own rate. The
 * step grows with the time, so that a slow end takes no longer to calculate.
 */
function hoursOf(inputs: ScaleInputs, machines: number): [number, number, number] {
  const buckets = bucketsOf(inputs).map((bucket) => ({ ...bucket, left: bucket.pages }));
  const found: number[] = [];
  let [now, done] = [0, 0];
  for (let step = 0; step < STEPS && found.length < PARTS_DONE.length; step += 1) {
    const took = Math.max(1, now / 100);
    const wanted = buckets.map(({ hosts, left, rate }) => hosts * Math.min(left, rate * took));
    const all = wanted.reduce((sum, want) => sum + want, 0);
    const share = Math.min(1, (machines * took) / all);
    for (const [at, bucket] of buckets.entries()) {
      const given = (wanted[at] ?? 0) * share;
      bucket.left -= bucket.hosts === 0 ? 0 : given / bucket.hosts;
      done += given;
    }
    now += took;
    while (
      found.length < PARTS_DONE.length &&
      done >= inputs.pages * (PARTS_DONE[found.length] ?? 1)
    ) {
      found.push(now / 3_600);
    }
  }
  const [half = Infinity, most = Infinity, nearlyAll = Infinity] = found;
  return [half, most, nearlyAll];
}
