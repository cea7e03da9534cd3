// One storey: its label at the side, and its units side by side in as many lines as needed.

import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Drawn, DrawnStorey } from '../../rules/section-drawing.ts'
import styles from './house.module.css'
import own from './HouseStorey.module.css'
import { isBlank, type Look, type UnitLook } from './unit-look.ts'

interface Walk {
  /** Unit with tabIndex 0; all others are outside the tab order. */
  current: string | undefined
  marked: string | undefined
  onVisit: (id: string, target: HTMLElement) => void
  onHover: (id: string, target: HTMLElement) => void
  onLeave: () => void
  isShown: (id: string) => boolean
}

interface Props extends Walk {
  storey: DrawnStorey<Look>
  name: string
  isTop: boolean
  isOnGround: boolean
}

export function HouseStorey({ storey: { level, lines }, name, isTop, isOnGround, ...walk }: Props) {
  const t = useText()
  const isCounted = typeof level === 'number'
  const where = isCounted ? (level < 0 ? 'below' : 'above') : level
  const isLow = lines.flat().every(({ unit }) => unit.isSmall) && lines.flat().length > 0
  return lines.map((line, index) => (
    <div
      key={index}
      role="row"
      className={styles.row}
      data-where={where}
      data-low={isLow || undefined}
      data-top={(isTop && index === 0) || undefined}
      data-first={index === 0 || undefined}
      data-on-ground={(isOnGround && index === lines.length - 1) || undefined}
    >
      <div role="rowheader" className={own.name}>
        {index === 0 ? name : <span className="visually-hidden">{name}</span>}
      </div>
      <div role="presentation" className={styles.ground}>
        <div role="presentation" className={styles.units}>
          {line.map((drawn) => (
            <Unit key={drawn.unit.id} drawn={drawn} storey={name} {...walk} />
          ))}
          {line.length === 0 && (
            <div role="gridcell" className={own.empty}>
              {t('buildings_plan_no_objects')}
            </div>
          )}
        </div>
      </div>
    </div>
  ))
}

function Unit({ drawn: { unit, width }, storey, ...walk }: { drawn: Drawn<Look>; storey: string } & Walk) {
  const t = useText()
  const share = { flexBasis: `${width * 100}%` }
  if (isBlank(unit)) {
    return (
      <div role="gridcell" className={styles.unit} style={share} data-blank>
        <span className="visually-hidden">{t('buildings_plan_blank')}</span>
      </div>
    )
  }
  return (
    <div role="gridcell" className={styles.unit} style={share}>
      <UnitLink unit={unit} storey={storey} {...walk} />
    </div>
  )
}

function UnitLink({
  unit,
  storey,
  current,
  marked,
  onVisit,
  onHover,
  onLeave,
  isShown,
}: { unit: UnitLook; storey: string } & Walk) {
  const { id, path, name, size, value, spoken, fill } = unit
  const wasShown = useRef(false)
  return (
    <Link
      to={path}
      className={styles.link}
      tabIndex={id === current ? 0 : -1}
      aria-label={`${storey}, ${spoken}`}
      aria-current={id === marked ? 'location' : undefined}
      data-unit={id}
      data-tone={fill && 'tone' in fill ? fill.tone : undefined}
      data-step={fill && 'step' in fill ? fill.step : undefined}
      onFocus={(event) => onVisit(id, event.currentTarget)}
      onBlur={onLeave}
      onMouseEnter={(event) => onHover(id, event.currentTarget)}
      onMouseLeave={onLeave}
      onPointerDown={(event) => {
        wasShown.current = event.pointerType !== 'touch' || isShown(id)
      }}
      // Touch has no hover: the first tap shows the facts, the second opens the object.
      onClick={(event) => {
        if (event.detail > 0 && !wasShown.current) event.preventDefault()
      }}
    >
      <span className={styles.first}>
        <span className={own.number}>{name}</span>
        <span className={own.size}>{size}</span>
      </span>
      <span className={styles.value}>
        {fill && 'tone' in fill && <span className={styles.dot} />}
        <span className={styles.words}>{value}</span>
      </span>
    </Link>
  )
}
