// Cross-section of a house as a grid with arrow-key navigation. The caller provides each unit's label and colour.

import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useEdges } from '#platform/web/ui/use-edges.ts'
import type { HouseSection } from '../../rules/house-section.ts'
import { drawSection, nextUnit, sectionKeys } from '../../rules/section-drawing.ts'
import styles from './house.module.css'
import { HouseStorey } from './HouseStorey.tsx'
import { storeyWords } from './storey-words.ts'
import { UnitCard } from './UnitCard.tsx'
import { isBlank, type Look } from './unit-look.ts'
import { useShownUnit } from './use-shown-unit.ts'

interface Props {
  /** Text alternative of the drawing. */
  label: string
  section: HouseSection<Look>
  /** Facts about a unit, shown beside it on hover or focus. */
  card: (id: string) => ReactNode
  /** The unit that the user comes from. */
  marked?: string | undefined
}

export function HousePlan({ label, section, card, marked }: Props) {
  const t = useText()
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const strip = useEdges()
  const { shown, look, leave, close, follow, cardHandlers } = useShownUnit(frame)
  const drawing = useMemo(() => drawSection(section), [section])
  const known = drawing.storeys.map((storey) => ({
    ...storey,
    lines: storey.lines.map((line) => line.filter(({ unit }) => !isBlank(unit))),
  }))
  const ids = known.flatMap(({ lines }) => lines.flat().map(({ unit }) => unit.id))
  const [visited, setVisited] = useState(marked)
  const current = visited !== undefined && ids.includes(visited) ? visited : ids[0]
  const focusOn = (id: string | undefined) => frame.current?.querySelector<HTMLElement>(`[data-unit="${id}"]`)?.focus()
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      close()
    }
    const key = sectionKeys.find((one) => one === event.key)
    if (!key || !current || event.altKey || event.metaKey) return
    event.preventDefault()
    const isFar = event.ctrlKey && (key === 'Home' || key === 'End')
    const next = isFar ? ids.at(key === 'Home' ? 0 : -1) : nextUnit(known, current, key)
    focusOn(next)
  }
  const leaveCard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    focusOn(shown?.id)
    close()
  }
  const groundAt = drawing.storeys.findLastIndex(({ level }) => typeof level === 'number' && level >= 0)
  return (
    <div ref={frame} className={styles.frame}>
      <p id={hintId} className="visually-hidden">
        {t('buildings_plan_hint')}
      </p>
      <div ref={strip} className={styles.scroll} onScroll={follow}>
        <div
          role="grid"
          tabIndex={-1}
          onKeyDown={press}
          aria-label={label}
          aria-describedby={hintId}
          className={styles.house}
          data-roof={groundAt === -1 ? undefined : section.roof}
          style={{ '--least': `${drawing.leastWidth}px` }}
        >
          {groundAt !== -1 && section.roof === 'pitched' && (
            <svg className={styles.roof} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
              <polygon points="0,24 13,0.5 87,0.5 100,24" vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          {drawing.storeys.map((storey, index) => (
            <HouseStorey
              key={storey.level}
              storey={storey}
              name={storeyWords(t, storey, index === 0 ? section.roof : 'flat')}
              isTop={index === 0 && groundAt !== -1}
              isOnGround={index === groundAt}
              current={current}
              marked={marked}
              onVisit={(id, target) => {
                setVisited(id)
                look(id, target)
              }}
              onHover={(id, target) => look(id, target, true)}
              onLeave={leave}
              isShown={(id) => shown?.id === id}
            />
          ))}
        </div>
      </div>
      {shown && (
        <UnitCard key={shown.id} place={shown} handlers={{ ...cardHandlers, onKeyDown: leaveCard }}>
          {card(shown.id)}
        </UnitCard>
      )}
    </div>
  )
}
