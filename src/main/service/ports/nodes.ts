/**
 * Services that work on one store, each a node with roles and a beat, and which of them asks a host.
 *
 * A node is alive while its beats count up: whoever watches compares counts against a clock of its own, so that clocks
 * which differ do no harm. Implementation: store/verbs/nodes.ts. Contract: test/suites/backend.
 */
import type { Role } from '../domain/role.ts';

export interface NodeBeat {
  /** As a lease names it: the worker's. */
  readonly id: string;
  /** What people call the machine. */
  readonly name: string;
  readonly roles: readonly Role[];
  /** `http://10.0.0.7:3002`. */
  readonly address: string;
  readonly version: string;
  /** ms since the epoch, by the node's clock. */
  readonly startedAt: number;
  readonly at: number;
  /** Pages of jobs under way, and claimed ahead of their turn. */
  readonly running: number;
  readonly waiting: number;
}

export interface NodeState extends Omit<NodeBeat, 'at'> {
  /** By the node's clock. */
  readonly beatAt: number;
  /** Counts up with each beat. */
  readonly beats: number;
  /** Pages whose lease it has, and hosts that it alone asks. */
  readonly pages: number;
  readonly hosts: number;
}

export interface LeasedHost {
  readonly host: string;
  /**
   * Somebody had it and did not give it back: a node that is gone, or this one in a life before. When it was asked last
   * nobody knows.
   */
  readonly isLeft: boolean;
}

export interface NodeStore {
  /** `entered`: it was not known (any more); what it held before is another's. */
  beatNode(beat: NodeBeat): Promise<'entered' | 'alive'>;
  /** It stops: its hosts are free, and it is known that they were its. */
  leaveNode(id: string): Promise<void>;
  /**
   * Takes a node out that has not beaten since it counted `beats`: its pages are open again, its slots free, and its hosts
   * as those of one that left.
   * False where it has, or another took it out before: nothing is changed.
   */
  dropNode(dead: {
    readonly id: string;
    readonly beats: number;
    readonly now: number;
  }): Promise<boolean>;
  /** In the order of their start. */
  listNodes(): Promise<readonly NodeState[]>;
  /** The nodes that hold pages of a job, by name, and how many each. */
  nodesOfJob(jobId: string): Promise<readonly { readonly name: string; readonly pages: number }[]>;
  /** Of these hosts, those that this node alone asks from now on: its own, and those that no node in the list has. */
  leaseHosts(ask: {
    readonly workerId: string;
    readonly hosts: readonly string[];
  }): Promise<readonly LeasedHost[]>;
  /** Given back they are as if nobody had ever had them: no pause runs at them any more. */
  releaseHosts(given: {
    readonly workerId: string;
    readonly hosts: readonly string[];
  }): Promise<void>;
  /** What a node that is not in the list has left: no pause can run there any more. */
  forgetHosts(id: string): Promise<void>;
}
