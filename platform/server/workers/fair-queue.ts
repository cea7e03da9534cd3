// Limits the number of concurrent tasks. Each sender has at most one running task and the others wait, so that one
// person's hundred files do not delay another person's single file.

import { AppError } from '../app-error.ts'

interface Limits {
  /** Number of concurrent tasks. */
  running: number
  /** Maximum number of waiting tasks; further ones are refused. */
  waiting: number
}

interface Waiting {
  sender: string | undefined
  start: () => void
}

export class FairQueue {
  readonly #limits: Limits
  readonly #busySenders = new Set<string>()
  #waiting: Waiting[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when a slot is free; throws 503 if too many tasks wait. Without a sender only the limits of the queue
   * apply.
   */
  async run<Result>(sender: string | undefined, work: () => Promise<Result>): Promise<Result> {
    await this.#admit(sender)
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (sender !== undefined) this.#busySenders.delete(sender)
      this.#startNext()
    }
  }

  #admit(sender: string | undefined): Promise<void> | void {
    if (this.#mayStart(sender)) return this.#start(sender)
    if (this.#waiting.length >= this.#limits.waiting) throw tooBusy()
    return new Promise((resolve) => {
      const start = () => {
        this.#start(sender)
        resolve()
      }
      this.#waiting.push({ sender, start })
    })
  }

  #mayStart(sender: string | undefined): boolean {
    return this.#running < this.#limits.running && (sender === undefined || !this.#busySenders.has(sender))
  }

  #start(sender: string | undefined): void {
    this.#running += 1
    if (sender !== undefined) this.#busySenders.add(sender)
  }

  #startNext(): void {
    const next = this.#waiting.find((one) => this.#mayStart(one.sender))
    if (!next) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    next.start()
  }
}

/** Nothing was executed, so the request can be repeated. */
export const tooBusy = () => new AppError('general_busy', { status: 503, retryAfter: 5 })
