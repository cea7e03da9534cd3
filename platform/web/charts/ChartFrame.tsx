// Frame of a chart: title, sentence, drawing, and a switch to the same numbers as a table. The table is always in the
// page for screen readers; the drawing is decoration for them, except for its links.

import { Button } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import type { ChartContent, ChartTableContent } from './chart-content.ts'
import { ChartCard } from './ChartCard.tsx'
import styles from './ChartFrame.module.css'
import { ChartTable } from './ChartTable.tsx'

interface Props {
  content: ChartContent
  table: ChartTableContent
  /** Height of the drawing in pixels while its code loads. */
  height: number
  children: ReactNode
}

export function ChartFrame({ content, table, height, children }: Props) {
  const { title, action, targetOf } = content
  const t = useText()
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const isEmpty = table.rows.length === 0
  const toggle = !isEmpty && (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={isTable ? <IconChartBar size={16} stroke={1.5} /> : <IconTable size={16} stroke={1.5} />}
      aria-label={`${t(isTable ? 'charts_as_chart' : 'charts_as_table')}: ${title}`}
      onClick={() => setIsTable(!isTable)}
    >
      {t(isTable ? 'charts_as_chart' : 'charts_as_table')}
    </Button>
  )
  return (
    <ChartCard
      content={content}
      titleId={titleId}
      isEmpty={isEmpty}
      action={
        <>
          {action}
          {toggle}
        </>
      }
    >
      {!isTable && (
        <Suspense fallback={<div className={styles.waiting} style={{ height }} data-waiting />}>
          <div className={styles.drawing}>{children}</div>
        </Suspense>
      )}
      <div className={isTable ? styles.table : 'visually-hidden'}>
        <ChartTable caption={title} table={table} targetOf={isTable ? targetOf : undefined} />
      </div>
    </ChartCard>
  )
}
