// Keyboard control of a grouped list: arrows or J and K walk over heads and rows; right opens a group, left closes it or goes
// to its head; X or space selects a row, Enter opens it or toggles the group.

import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useCommands } from '../../core/commands.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'

const stops = '[data-group-head], [data-group] [data-row]'

const keyOf = (stop: HTMLElement): string =>
  `${stop.closest('[data-group]')?.getAttribute('data-group')} ${stop.getAttribute('data-row') ?? ''}`

export function useGroupKeys(list: RefObject<HTMLElement | null>, hasBoxes: boolean) {
  const t = useText()
  const { definition, choice } = useListContext()
  const [active, activate] = useState<string>()
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const walk = (by: 1 | -1) => {
    const places = all()
    const here = places.findIndex((stop) => keyOf(stop) === active)
    const next = here === -1 ? places.at(by === 1 ? 0 : -1) : places[here + by]
    next?.focus()
  }
  const toggleRow = () => {
    const row = all().find((stop) => keyOf(stop) === active)
    row?.querySelector<HTMLInputElement>('input[type=checkbox], input[type=radio]')?.click()
    row?.focus()
  }
  const group = definition.title
  const commands = [
    { id: 'list-next', title: t('table_key_next'), keys: 'j', group, run: () => walk(1) },
    { id: 'list-previous', title: t('table_key_previous'), keys: 'k', group, run: () => walk(-1) },
    { id: 'list-choose', title: t('table_key_choose'), keys: 'x', group, run: toggleRow },
  ]
  useCommands(hasBoxes ? commands : commands.slice(0, 2))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event
    // Ignores keys in a cell's own button or link, and in popovers, which are portals.
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return
    const isHead = target.hasAttribute('data-group-head')
    const isOpen = target.getAttribute('aria-expanded') === 'true'
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      ArrowRight: isHead && !isOpen ? () => target.click() : undefined,
      ArrowLeft: isHead ? (isOpen ? () => target.click() : undefined) : () => headOf(target)?.focus(),
      ' ': isHead ? undefined : hasBoxes ? toggleRow : undefined,
      Enter: isHead
        ? undefined
        : () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey, metaKey })),
      Escape: () => choice.clear(),
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const stop = target.closest<HTMLElement>(stops)
    if (stop) activate(keyOf(stop))
  }
  return {
    listeners: { onKeyDown, onFocus },
    isActive: (groupId: string, rowId = '') => active === `${groupId} ${rowId}`,
    isInGroup: (groupId: string) => active?.startsWith(`${groupId} `) ?? false,
  }
}

const headOf = (row: HTMLElement): HTMLElement | null | undefined =>
  row.closest('[data-group]')?.querySelector<HTMLElement>('[data-group-head]')
