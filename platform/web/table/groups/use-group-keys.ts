// Keyboard control of a grouped list: arrows or J and K walk over heads and rows; right opens a group, left closes it or goes
// to its head; X or space selects a row, Enter opens it or toggles the group. Letters act on the active row.

import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { useCommands } from '../../core/commands.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { useRowCommands } from '../rows/row-commands.ts'
import { walkCommands } from '../rows/walk-commands.ts'

const stops = '[data-group-head], [data-group] [data-row]'

interface Place {
  groupId: string
  /** Undefined for the head of the group. */
  rowId: string | undefined
}

const placeOf = (stop: HTMLElement): Place => ({
  groupId: stop.closest('[data-group]')?.getAttribute('data-group') ?? '',
  rowId: stop.getAttribute('data-row') ?? undefined,
})

interface Given {
  list: RefObject<HTMLElement | null>
  hasBoxes: boolean
  /** Finds a loaded row of a group. */
  rowIn: (groupId: string, rowId: string) => Row | undefined
}

export function useGroupKeys({ list, hasBoxes, rowIn }: Given) {
  const t = useText()
  const { definition, choice } = useListContext()
  const [active, activate] = useState<Place>()
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const isActive = (groupId: string, rowId?: string) => active?.groupId === groupId && active.rowId === rowId
  const isInGroup = (groupId: string) => active?.groupId === groupId
  const stopIn = (places: readonly HTMLElement[]) => {
    const at = (wanted: (place: Place) => boolean) => places.findIndex((stop) => wanted(placeOf(stop)))
    const here = at(({ groupId, rowId }) => isActive(groupId, rowId))
    // The active row may be gone, for example because its group was closed.
    return here === -1 ? at(({ groupId, rowId }) => isInGroup(groupId) && rowId === undefined) : here
  }
  const walk = (by: 1 | -1) => {
    const places = all()
    const here = stopIn(places)
    const next = here === -1 ? places.at(by === 1 ? 0 : -1) : places[here + by]
    next?.focus()
  }
  const stop = () => {
    const places = all()
    return places[stopIn(places)]
  }
  const row = active?.rowId === undefined ? undefined : rowIn(active.groupId, active.rowId)
  const choose = () => {
    if (row) choice.toggle(row)
  }
  const open = (keys: { ctrlKey?: boolean; metaKey?: boolean } = {}) =>
    row && stop()?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }))
  const group = definition.title
  const walking = walkCommands(t, { group, walk, choose: hasBoxes ? choose : undefined, open })
  const onRow = useRowCommands(row, group)
  useCommands([...walking, ...onRow])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event
    // Ignores keys in a cell's own button or link, and in popovers, which are portals.
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return
    const isHead = target.hasAttribute('data-group-head')
    const isOpen = target.getAttribute('aria-expanded') === 'true'
    const ofHead: Actions = {
      ArrowRight: isOpen ? undefined : () => target.click(),
      ArrowLeft: isOpen ? () => target.click() : undefined,
    }
    const ofRow: Actions = {
      ArrowLeft: () => headOf(target)?.focus(),
      ' ': hasBoxes ? choose : undefined,
      Enter: () => open({ ctrlKey, metaKey }),
    }
    const actions: Actions = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Escape: choice.clear,
      ...(isHead ? ofHead : ofRow),
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.closest<HTMLElement>(stops)
    if (focused) activate(placeOf(focused))
  }
  return { listeners: { onKeyDown, onFocus }, isActive, isInGroup }
}

type Actions = Record<string, (() => unknown) | undefined>

const headOf = (row: HTMLElement): HTMLElement | null | undefined =>
  row.closest('[data-group]')?.querySelector<HTMLElement>('[data-group-head]')
