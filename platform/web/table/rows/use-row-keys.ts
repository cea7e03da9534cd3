// Keyboard control of the list: arrows or J and K move, X or space selects, Shift and arrows select a range, Enter
// opens, Ctrl or ⌘ with A selects the page, Escape clears the selection. Letters act on the active row.

import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/texts.ts'
import { reachableRow, stepFrom } from '../active-row.ts'
import { useListContext } from '../list-context.ts'
import type { OpenRow } from '../use-open-row.ts'
import { useCommands } from '../../core/commands.ts'
import { elementOf } from './element-of.ts'
import { useRowCommands } from './row-commands.ts'
import { walkCommands } from './walk-commands.ts'

export function useRowKeys({ open }: OpenRow, hasBoxes: boolean) {
  const t = useText()
  const { definition, rows, choice, most } = useListContext()
  const [activeId, activate] = useState<string>()
  const reachable = reachableRow(rows, activeId)
  const active = rows.find((row) => row._id === activeId)

  const walk = (by: 1 | -1, extend: boolean) => {
    const next = stepFrom(rows, activeId, by)
    if (!next) return
    if (extend && hasBoxes && most > 1) {
      if (active) choice.extendTo(active)
      choice.extendTo(next)
    }
    activate(next._id)
    elementOf(next._id)?.focus()
  }
  const toggle = () => {
    if (active && hasBoxes) choice.toggle(active)
  }
  const group = definition.title
  const commands = walkCommands(t, {
    group,
    walk: (by) => walk(by, false),
    choose: hasBoxes ? toggle : undefined,
    open: open && (() => active && open(active, { newTab: false })),
  })
  const onRow = useRowCommands(active, group)
  useCommands([...commands, ...onRow])

  const actionByKey: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: ({ shiftKey }) => walk(1, shiftKey),
    ArrowUp: ({ shiftKey }) => walk(-1, shiftKey),
    ' ': toggle,
    Enter: ({ metaKey, ctrlKey }) => active && open?.(active, { newTab: metaKey || ctrlKey }),
    Escape: choice.clear,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event
    // Ignores keys in a cell's own button or link, and in popovers, which are portals.
    if (!(target instanceof HTMLElement)) return
    const isBox = target instanceof HTMLInputElement && target.hasAttribute('data-row-box')
    if (!target.hasAttribute('data-row') && !(isBox && key !== ' ')) return
    const takesPage = key.toLowerCase() === 'a' && (ctrlKey || metaKey) && hasBoxes && most > 1
    const action = takesPage ? choice.selectPage : actionByKey[key]
    if (!action) return
    event.preventDefault()
    action(event)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row')
    if (id) activate(id)
  }
  return { reachable, listeners: { onKeyDown, onFocus } }
}
