// A heat table: numbers in cells whose shade grows with the value. It is a table already and needs no second one.

import { useId, useLayoutEffect, useRef } from 'react'
import { heatTable } from '#platform/rules/charts/heat-table.ts'
import type { HeatData } from '#platform/rules/charts/series.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { ScreenLink } from '../ui/ScreenLink.tsx'
import type { ChartContent } from './chart-content.ts'
import frame from './ChartFrame.module.css'
import styles from './HeatTable.module.css'

export interface HeatTableProps extends ChartContent {
  data: HeatData
  rowTitle: string
}

export function HeatTable({ data, rowTitle, ...content }: HeatTableProps) {
  const { title, sentence, definition, level = 3, action, remarks, targetOf, format = formatNumber } = content
  const t = useText()
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  const place = useRef<HTMLDivElement>(null)
  // Columns are periods: the newest ones are shown first if not all have room.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth
  }, [data.columns.length])
  return (
    <section className={frame.chart} aria-labelledby={titleId}>
      <div className={frame.head}>
        <Title className={frame.title} id={titleId}>
          {title}
        </Title>
        {action && <div className={frame.actions}>{action}</div>}
      </div>
      <p className={frame.sentence}>{sentence}</p>
      {data.rows.length === 0 ? (
        <p className={frame.empty}>{t('charts_no_data')}</p>
      ) : (
        // Scrolled by keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
      )}
      {remarks && <div className={frame.remarks}>{remarks}</div>}
      {definition && (
        <details className={frame.definition}>
          <summary>{t('charts_definition')}</summary>
          <p>{definition}</p>
        </details>
      )}
    </section>
  )
}
