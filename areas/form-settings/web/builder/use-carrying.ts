// Moving by keyboard: the space bar picks up and puts down, arrow keys move, Escape cancels.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { wordOf, type MovablePlace } from '../../rules/places.ts'
import { announce } from '#platform/web/builder/announce.ts'
import { focusGrip } from '#platform/web/builder/row-keys.ts'
import { useBench } from './bench-context.ts'
import { useMoving } from '../outline/use-moving.ts'
import { useTitleOf } from './use-title-of.ts'

export function useCarrying() {
  const t = useText()
  const { workbench } = useBench()
  const move = useMoving()
  const titleOf = useTitleOf()
  const [carried, setCarried] = useState<string | null>(null)
  const steps = useRef(0)
  const latest = useRef({ t, titleOf, move })
  useEffect(() => {
    latest.current = { t, titleOf, move }
  })

  const pickUp = useCallback((place: MovablePlace) => {
    steps.current = 0
    setCarried(wordOf(place))
    announce(latest.current.t('form_settings_picked_up', { title: latest.current.titleOf(place) }))
  }, [])
  const putDown = useCallback(() => {
    setCarried(null)
    announce(latest.current.t('form_settings_put_down'))
  }, [])
  const carry = useCallback((place: MovablePlace, by: 1 | -1) => {
    const moved = latest.current.move(place, by)
    if (!moved) return
    steps.current += 1
    setCarried((before) => before && wordOf(moved))
    focusGrip(wordOf(moved))
  }, [])
  const giveUp = useCallback(() => {
    for (; steps.current > 0; steps.current -= 1) workbench.undo()
    setCarried(null)
    focusGrip(wordOf(workbench.now().chosen))
    announce(latest.current.t('form_settings_given_up'))
  }, [workbench])
  return useMemo(() => ({ carried, pickUp, putDown, carry, giveUp }), [carried, pickUp, putDown, carry, giveUp])
}
