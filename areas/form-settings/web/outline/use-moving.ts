// Moves by one place with a screen reader announcement, for use without a pointer.

import { useCallback } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { movedBy } from '../../rules/definition-edits.ts'
import { standingOf, type MovablePlace } from '../../rules/places.ts'
import { announce } from '#platform/web/builder/announce.ts'
import { useBench } from '../builder/bench-context.ts'
import { useTitleOf } from '../builder/use-title-of.ts'

/** Moves an element and returns its new place; null if it cannot move further. */
export function useMoving() {
  const t = useText()
  const { workbench } = useBench()
  const titleOf = useTitleOf()
  return useCallback(
    (place: MovablePlace, by: 1 | -1): MovablePlace | null => {
      const title = titleOf(place)
      const moved = movedBy(workbench.now().history.present, place, by)
      if (!moved) {
        announce(t('form_settings_moved_no_further', { title }))
        return null
      }
      workbench.edit(moved.place, () => moved.form)
      workbench.choose(moved.place)
      const { index, count } = standingOf(moved.form, moved.place)
      const within = titleOf(moved.place, 'within')
      announce(
        t(within ? 'form_settings_moved_within' : 'form_settings_moved', { title, place: index + 1, count, within }),
      )
      return moved.place
    },
    [t, titleOf, workbench],
  )
}
