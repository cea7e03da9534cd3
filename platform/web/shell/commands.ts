// Everything that can be done by keyboard or by name, in one registry: the command palette and the key sheet read it.

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Permission } from '#platform/rules/permissions.ts'

export interface Command {
  id: string
  /** Shown text, already translated. */
  title: string
  /** `mod+k`, `[`, `?`, or two keys in a row as `g a`. */
  keys?: string
  /** Heading in the palette and on the key sheet, already translated. */
  group?: string
  /** Further words by which it is found. */
  words?: string
  run: () => void
  permission?: Permission
}

let registered: readonly (readonly Command[])[] = []
let flat: readonly Command[] = []
const listeners = new Set<() => void>()

/** Registered while the calling component is shown; the newest wins where keys clash. */
export function useCommands(commands: readonly Command[]) {
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  // A screen may write its commands anew at every render; only what can be seen of them counts as a change.
  const seen = JSON.stringify(commands)
  useEffect(() => {
    const own = latest.current.map((command) => ({
      ...command,
      run: () => latest.current.find(({ id }) => id === command.id)?.run(),
    }))
    register([...registered, own])
    return () => register(registered.filter((one) => one !== own))
  }, [seen])
}

export const commandRegistry = {
  now: (): readonly Command[] => flat,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function register(next: typeof registered) {
  registered = next
  flat = next.flat()
  for (const tell of listeners) tell()
}
