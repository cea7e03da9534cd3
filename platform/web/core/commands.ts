// Registry of all commands; the command palette and the list of shortcuts read it.

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Permission } from '#platform/rules/permissions.ts'
import { makeStore } from './store.ts'

export interface Command {
  id: string
  /** Translated label. */
  title: string
  /** Shortcut: `mod+k`, `[`, `?`, or two keys in sequence such as `g a`. */
  keys?: string
  /** Key that works while a row of a list has the focus; only shown, not bound. */
  rowKeys?: string
  /** Translated heading in the palette and in the list of shortcuts. */
  group?: string
  icon?: string
  /** Additional search terms. */
  words?: string
  run: () => void
  permission?: Permission
}

/** Grouped by the component that registered them, so that a group is removed with its component. */
const groups = makeStore<readonly (readonly Command[])[]>([])
/** All commands of the components currently shown. */
export const commands = makeStore<readonly Command[]>([])

/** Registers commands while the calling component is mounted; on a shortcut conflict the newest wins. */
export function useCommands(given: readonly Command[]) {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  // A component may create new command objects at every render; only a visible difference counts as a change.
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
