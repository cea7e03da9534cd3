// A heat table: numbers in cells whose shade grows with the value. It is a table already and needs no second one.

import { useId, useLayoutEffect, useRef } from 'react'
import { heatTable } from '#platform/rules/charts/heat-table.ts'
import type { HeatData } from '#platform/rules/charts/series.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { ScreenLink } from '../ui/ScreenLink.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartCard } from './ChartCard.tsx'
import styles from './HeatTable.module.css'

export interface HeatTableProps extends ChartContent {
  data: HeatData
  rowTitle: string
}

export function HeatTable({ data, rowTitle, ...content }: HeatTableProps) {
  const { title, action, targetOf, format = formatNumber } = content
  const t = useText()
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  // Columns are periods: the newest ones are shown first if not all have room.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth
  }, [data.columns.length])
  return (
    <ChartCard content={content} titleId={titleId} action={action} isEmpty={data.rows.length === 0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard as well */}
      <div ref={place} className={styles.place} tabIndex={0} role="region" aria-labelledby={titleId}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{rowTitle}</th>
              {data.columns.map(({ key, label }) => (
                <th scope="col" key={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heatTable(data).map(({ key, label, cells }) => {
              const target = targetOf?.(key)
              return (
                <tr key={key}>
                  <th scope="row">{target ? <ScreenLink {...target}>{label}</ScreenLink> : label}</th>
                  {cells.map(({ value, level: heat }, index) => (
                    <td key={data.columns[index]?.key} data-level={heat}>
                      {value === null ? t('charts_unknown') : format(value)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </ChartCard>
  )
}
