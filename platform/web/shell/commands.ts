// Everything that can be done by keyboard or by name, in one registry: the command palette and the key sheet read it.

import { useEffect } from 'react'
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
const listeners = new Set<() => void>()

/** Registered while the calling component is shown; the newest wins where keys clash. */
export function useCommands(commands: readonly Command[]) {
  useEffect(() => {
    registered = [...registered, commands]
    tellAll()
    return () => {
      registered = registered.filter((one) => one !== commands)
      tellAll()
    }
  }, [commands])
}

let flat: { from: typeof registered; commands: Command[] } = { from: registered, commands: [] }

export const commandRegistry = {
  now(): Command[] {
    if (flat.from !== registered) flat = { from: registered, commands: registered.flat() }
    return flat.commands
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function tellAll() {
  for (const tell of listeners) tell()
}
