// Lazily loaded modules. A module that could not be loaded is retried when the connection is back, and with growing
// pauses.

import { makeStore, type Store } from './store.ts'

export interface Arriving<Module> {
  /** Requests the module; rejects if it cannot be loaded now. */
  (): Promise<Module>
  /** Resolves once the module is loaded, after any number of retries. */
  here: Promise<Module>
  /** Module to render: null while it could not be loaded, undefined before it is first requested. */
  outcome: Pick<Store<Promise<Module | null> | undefined>, 'now' | 'subscribe'>
}

export function arriving<Module>(load: () => Promise<Module>): Arriving<Module> {
  const outcome = makeStore<Promise<Module | null> | undefined>(undefined)
  let coming: Promise<Module> | undefined
  let hasFailed = false
  let arrive: (module: Module) => void = () => {}
  const here = new Promise<Module>((resolve) => (arrive = resolve))
  const ask = (): Promise<Module> => {
    if (coming) return coming
    const asked = (coming = load())
    if (!hasFailed) outcome.set(asked.catch(() => null))
    asked.then(
      (module) => {
        arrive(module)
        if (hasFailed) outcome.set(asked)
      },
      () => {
        coming = undefined
        hasFailed = true
        askAgain(ask)
      },
    )
    return asked
  }
  return Object.assign(ask, { here, outcome })
}

type Ask = () => Promise<unknown>

const firstPause = 2_000
const longestPause = 60_000

const missing = new Set<Ask>()
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined

function askAgain(ask: Ask): void {
  missing.add(ask)
  timer ??= setTimeout(askForAll, pause)
}

function askForAll(): void {
  clearTimeout(timer)
  timer = undefined
  pause = Math.min(2 * pause, longestPause)
  const all = [...missing]
  missing.clear()
  for (const ask of all) ask().catch(() => {})
}

globalThis.addEventListener?.('online', () => {
  pause = firstPause
  askForAll()
})

// A failed stylesheet link counts as loaded and would not be fetched again with its module, so it is removed.
globalThis.addEventListener?.('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true)
