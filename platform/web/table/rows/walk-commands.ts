// Commands that walk over the rows of a list, with and without groups.

import type { Command } from '../../core/commands.ts'
import type { Translate } from '../../i18n/texts.ts'

interface Walk {
  /** Translated heading of the commands. */
  group: string
  walk: (by: 1 | -1) => void
  /** Absent if rows cannot be selected. */
  choose?: (() => void) | undefined
  /** Absent if rows cannot be opened. */
  open?: (() => void) | undefined
}

export function walkCommands(t: Translate, { group, walk, choose, open }: Walk): Command[] {
  return [
    { id: 'list-next', title: t('table_key_next'), keys: 'j', rowKeys: 'arrowdown', group, run: () => walk(1) },
    { id: 'list-previous', title: t('table_key_previous'), keys: 'k', rowKeys: 'arrowup', group, run: () => walk(-1) },
    ...(choose
      ? [{ id: 'list-choose', title: t('table_key_choose'), keys: 'x', rowKeys: 'space', group, run: choose }]
      : []),
    ...(open ? [{ id: 'list-open', title: t('table_key_open'), rowKeys: 'enter', group, run: open }] : []),
  ]
}
