// The registry of commands takes a list for as long as it is the same list. This keeps one list while its visible part is
// the same, and always runs the newest deed.

import { useEffect, useMemo, useRef } from 'react'
import type { Command } from '../shell/commands.ts'

export function useSteady(commands: Command[]): Command[] {
  const newest = useRef(commands)
  useEffect(() => {
    newest.current = commands
  })
  const shown = JSON.stringify(commands)
  return useMemo(
    () =>
      newest.current.map((command) => ({
        ...command,
        run: () => newest.current.find(({ id }) => id === command.id)?.run(),
      })),
    // The functions are left out by JSON; they are looked up when run.
    [shown],
  )
}
