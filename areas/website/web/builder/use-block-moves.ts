// Moves of blocks without a pointer, with words for screen readers: the space bar picks up and puts down, arrow keys
// move, Escape cancels.

import { useRef, useState } from 'react'
import { announce } from '#platform/web/builder/announce.ts'
import { focusGrip } from '#platform/web/builder/row-keys.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { withBlockAt } from '../../rules/page-edits.ts'
import { blockTitle } from './block-words.ts'
import { useEditing } from './editor-context.ts'

export function useBlockMoves() {
  const t = useText()
  const { editor } = useEditing()
  const [carried, setCarried] = useState<string | null>(null)
  const steps = useRef(0)
  const titleOf = (id: string) => {
    const { history, language } = editor.now()
    const block = history.present.blocks.find((one) => one.id === id)
    return block ? blockTitle(t, block, language) : ''
  }
  /** Returns false at the ends of the list. */
  const moveTo = (id: string, to: number): boolean => {
    const before = editor.now().history.present
    editor.edit(id, (page) => withBlockAt(page, id, to))
    const { blocks } = editor.now().history.present
    const hasMoved = blocks !== before.blocks
    const words = { title: titleOf(id), place: to + 1, count: blocks.length }
    announce(t(hasMoved ? 'website_moved' : 'website_moved_no_further', words))
    return hasMoved
  }
  const moveBy = (id: string, by: 1 | -1): boolean => {
    const index = editor.now().history.present.blocks.findIndex((one) => one.id === id)
    const hasMoved = moveTo(id, index + by)
    // The row is placed anew: the focus goes with it.
    if (hasMoved) focusGrip(id)
    return hasMoved
  }
  return {
    carried,
    titleOf,
    moveTo,
    moveBy,
    pickUp: (id: string) => {
      steps.current = 0
      setCarried(id)
      announce(t('website_picked_up', { title: titleOf(id) }))
    },
    putDown: () => {
      setCarried(null)
      announce(t('website_put_down'))
    },
    carry: (id: string, by: 1 | -1) => {
      if (moveBy(id, by)) steps.current += 1
    },
    giveUp: (id: string) => {
      for (; steps.current > 0; steps.current -= 1) editor.undo()
      setCarried(null)
      focusGrip(id)
      announce(t('website_given_up'))
    },
  }
}

export type BlockMoves = ReturnType<typeof useBlockMoves>
