// Keyboard shortcuts of the inbox: J and K open the next and the previous thread, X selects the open one. Shortcuts
// for the open thread are defined with its header.

import { useText } from '#platform/web/i18n/texts.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import type { InboxItem } from '../../contract/inbox.ts'

interface Walk {
  items: readonly InboxItem[]
  opened: string
  open: (id: string) => void
  toggle: (id: string) => void
}

export function useInboxKeys({ items, opened, open, toggle }: Walk) {
  const t = useText()
  const walk = (by: 1 | -1) => {
    const at = items.findIndex(({ application_id }) => application_id === opened)
    const next = items[at === -1 ? 0 : at + by]
    if (!next) return
    open(next.application_id)
    document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(next.application_id)}"]`)?.focus()
  }
  const group = t('communication_messages')
  useCommands([
    { id: 'next thread', title: t('communication_next_thread'), keys: 'j', group, run: () => walk(1) },
    { id: 'previous thread', title: t('communication_previous_thread'), keys: 'k', group, run: () => walk(-1) },
    {
      id: 'choose thread',
      title: t('communication_choose_thread'),
      keys: 'x',
      group,
      run: () => opened && toggle(opened),
    },
  ])
}
