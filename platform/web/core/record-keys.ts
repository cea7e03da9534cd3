// Letters that act on a record, the same on its page and on its row in a list.

import { useCommands } from './commands.ts'
import { notify } from './notify.ts'

export const recordKeys = { offer: 'o', decline: 'n', star: 's', message: 'm', edit: 'e' } as const
export type RecordKey = keyof typeof recordKeys

export interface RecordCommand {
  key: RecordKey
  /** Translated. */
  title: string
  run: () => void
  /** Reason why the action is unavailable, as on its button; the key shows it as a message. */
  unavailable?: string | null | undefined
}

export function useRecordCommands(given: readonly RecordCommand[], group: string): void {
  useCommands(
    given.map(({ key, title, unavailable, run }) => ({
      id: `record ${key}`,
      title,
      keys: recordKeys[key],
      group,
      run: () => {
        if (unavailable) notify({ type: 'info', title: unavailable })
        else run()
      },
    })),
  )
}
