// Everything that can be done by keyboard or by name, in one registry: the command palette and the key sheet read it.

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Permission } from '#platform/rules/permissions.ts'
import { makeStore } from './store.ts'

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

/** Grouped by the component that brought them, so that each group leaves with its component. */
const groups = makeStore<readonly (readonly Command[])[]>([])
/** All commands of what is shown now. */
export const commands = makeStore<readonly Command[]>([])

/** Registered while the calling component is shown; the newest wins where keys clash. */
export function useCommands(given: readonly Command[]) {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  // A screen may write its commands anew at every render; only what can be seen of them counts as a change.
  const seen = JSON.stringify(given)
  useEffect(() => {
    const own = latest.current.map((command) => ({
      ...command,
      run: () => latest.current.find(({ id }) => id === command.id)?.run(),
    }))
    register([...groups.now(), own])
    return () => register(groups.now().filter((one) => one !== own))
  }, [seen])
}

function register(next: readonly (readonly Command[])[]) {
  groups.set(next)
  commands.set(next.flat())
}
