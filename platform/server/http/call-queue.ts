// Limits how many calls of a kind run at the same time in a workspace. The others wait in order of arrival without a
// database connection: hundreds who want the same row would otherwise take the connections of everybody else.

import { FairQueue } from '../workers/fair-queue.ts'

interface Limits {
  running: number
  /** Calls beyond this number are refused with 503. */
  waiting: number
}

export class CallQueue {
  readonly #limits: Limits
  readonly #byWorkspace = new Map<string, FairQueue>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs `work` when it is its turn in the workspace. */
  run<Result>(workspaceId: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#byWorkspace.get(workspaceId)
    const queue = known ?? new FairQueue(this.#limits)
    if (!known) this.#byWorkspace.set(workspaceId, queue)
    return queue.run(undefined, work)
  }
}
