// Writes delivery outcomes to the database a few times a second and retries until it succeeds: a sent mail must not
// be forgotten.

import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../context.ts'
import { writeOutcomes, type Outcome } from './outcomes.ts'

export interface Settling {
  settle(outcome: Outcome): void
  /** Resolves when all results are in the database; with `once`, a failed attempt is not retried. */
  flush(options?: { once: boolean }): Promise<void>
  readonly isEmpty: boolean
}

const batch = 100
const longestWait = 250
const untilNextTry = 1000

/** `wake` is called for workspaces whose mails are due again. */
export function createSettling(
  services: Pick<Services, 'pool' | 'jobs' | 'clock' | 'log'>,
  { node, wake }: { node: string; wake: (workspaceId: string) => void },
): Settling {
  let outcomes: Outcome[] = []
  let isWriting = false
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null

  const write = async (once: boolean) => {
    while (outcomes.length > 0) {
      const taken = outcomes
      outcomes = []
      isWriting = true
      try {
        await writeOutcomes(services, node, taken)
        for (const { state, notBefore, workspaceId } of taken) if (state === 'queued' && !notBefore) wake(workspaceId)
      } catch (error) {
        outcomes = [...taken, ...outcomes]
        services.log.error({ err: error }, 'outcomes of mails')
        if (once) return
        await pause(untilNextTry)
      } finally {
        isWriting = false
      }
    }
  }
  const flush = ({ once } = { once: false }): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(() => write(once))
    return writing
  }
  return {
    settle(outcome) {
      outcomes.push(outcome)
      if (outcomes.length >= batch) void flush()
      else timer ??= setTimeout(() => void flush(), longestWait).unref()
    },
    flush,
    get isEmpty() {
      return outcomes.length === 0 && !isWriting
    },
  }
}
