// Marks of the series of a chart: each has a colour and a pattern, so that colour alone never tells them apart.

import { useId } from 'react'
import type { NamedSeries } from '#platform/rules/charts/series.ts'
import marks from './marks.module.css'
import styles from './SeriesMarks.module.css'

const seriesMarks = 6
export const markOf = (series: number) => series % seriesMarks

/** Pattern of each series; the first is plain. */
const patterns: Readonly<Record<number, string>> = {
  1: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2',
  2: 'M0,3 h6',
  3: 'M-1,5 l2,2 M0,0 l6,6 M5,-1 l2,2',
  4: 'M3,0 v6',
  5: 'M0,3 h6 M3,0 v6',
}

interface FillProps {
  series: number
  path: string
  /** Prefix of the ids of the patterns, from `usePatterns`. */
  patternId: string
}

export function SeriesFill({ series, path, patternId }: FillProps) {
  const mark = markOf(series)
  return (
    <>
      <path className={marks.fill} data-series={mark} d={path} />
      {patterns[mark] && <path d={path} fill={`url(#${patternId}-${mark})`} />}
    </>
  )
}

export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(patterns).map(([mark, path]) => (
        <pattern key={mark} id={`${id}-${mark}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.pattern} d={path} />
        </pattern>
      ))}
    </defs>
  )
}

/** A colon in an id would have to be escaped in `url(#…)`. */
export const usePatternId = () => useId().replaceAll(/\W/g, '')

export function Legend({ series, isLine = false }: { series: readonly NamedSeries[]; isLine?: boolean }) {
  const patternId = usePatternId()
  if (series.length < 2) return null
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ key, label }, index) => (
        <li key={key}>
          <svg width="20" height="12">
            <SeriesPatterns id={patternId} />
            {isLine ? (
              <path className={marks.line} data-series={markOf(index)} d="M0,6H20" />
            ) : (
              <SeriesFill series={index} path="M0,0H20V12H0Z" patternId={patternId} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
