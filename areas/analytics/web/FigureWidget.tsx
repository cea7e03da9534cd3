// One figure: its headline, and its charts with their tables. A click on a bar opens the list of the records that it
// counts, and filters all figures by it where it stands for filters: a period, a building, a kind.

import { IconArrowRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { BarChart } from '#platform/web/charts/BarChart.tsx'
import type { ChartContent } from '#platform/web/charts/chart-content.ts'
import { FunnelChart } from '#platform/web/charts/FunnelChart.tsx'
import { HeatTable } from '#platform/web/charts/HeatTable.tsx'
import { LineChart } from '#platform/web/charts/LineChart.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { Chart, Figure, FigureTarget } from '../contract/figures.ts'
import { smallest } from '../rules/masking.ts'
import { searchOf, useFigureFilters, type ShownFilters } from './figure-filters.ts'
import styles from './FigureWidget.module.css'
import { formatOf } from './unit-format.ts'

interface Props {
  figure: Figure
  filters: ShownFilters
  /** On its own page: all charts, without a link to the details. */
  isDetail?: boolean
}

export function FigureWidget({ figure, filters, isDetail = false }: Props) {
  const t = useText()
  const [first, ...others] = figure.charts
  const action = isDetail ? undefined : (
    <ScreenLink
      to={`/analytics/${figure.id}`}
      search={searchOf(filters)}
      className={styles.details}
      aria-label={`${t('analytics_details')}: ${figure.title}`}
    >
      {t('analytics_details')}
      <IconArrowRight size={16} stroke={1.5} aria-hidden />
    </ScreenLink>
  )
  const common = {
    definition: figure.definition,
    remarks: <Remarks figure={figure} isDetail={isDetail} />,
    level: 2 as const,
  }
  const sentence = figure.sentence
  if (!first) return <FigureWithoutChart figure={figure} action={action} isDetail={isDetail} />
  return (
    <>
      <OneChart chart={first} content={{ ...common, title: figure.title, sentence, action }} />
      {isDetail &&
        others.map((chart) => (
          <OneChart key={chart.key} chart={chart} content={{ title: chart.title, sentence: figure.title, level: 2 }} />
        ))}
    </>
  )
}

interface WithoutChartProps {
  figure: Figure
  action: React.ReactNode
  isDetail: boolean
}

function FigureWithoutChart({ figure, action, isDetail }: WithoutChartProps) {
  const t = useText()
  return (
    <section className={styles.plain} aria-label={figure.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{figure.title}</h2>
        {action}
      </div>
      <p className={styles.sentence}>{figure.sentence}</p>
      <div className={styles.soft}>
        <Remarks figure={figure} isDetail={isDetail} />
        <details>
          <summary>{t('charts_definition')}</summary>
          <p>{figure.definition}</p>
        </details>
      </div>
    </section>
  )
}

function Remarks({ figure: { deleted, masked, notes, id }, isDetail }: { figure: Figure; isDetail: boolean }) {
  const t = useText()
  // The ranges of all groups would fill the dashboard.
  const shown = id === 'fairness' && !isDetail ? [] : notes
  const hidden = [
    ...(deleted > 0 ? [`${t('analytics_deleted', { count: deleted })}. ${t('analytics_opened_hint')}`] : []),
    ...(masked > 0 ? [`${t('analytics_masked', { count: masked })}. ${t('analytics_masked_hint', { smallest })}`] : []),
  ]
  const all = [...hidden, ...shown]
  if (all.length === 0) return null
  return (
    <ul className={styles.remarks}>
      {all.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

/** A list that opens in another tab leaves this page as it is. */
const opensHere = (act: () => void) => (event: MouseEvent) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) act()
}

/** Targets by key of the row, step or point. */
function targetsOf(chart: Chart): Map<string, FigureTarget | null> {
  if (chart.kind === 'line')
    return new Map(chart.lines.flatMap(({ points }) => points.map(({ at, target }) => [String(at), target] as const)))
  const parts = chart.kind === 'funnel' ? chart.steps : chart.rows
  return new Map(parts.map(({ key, target }) => [key, target]))
}

function OneChart({ chart, content }: { chart: Chart; content: Omit<ChartContent, 'targetOf' | 'format'> }) {
  const targets = targetsOf(chart)
  const { narrow } = useFigureFilters()
  const targetOf = (key: string) => {
    const target = targets.get(key)
    if (!target) return null
    const { path, search, narrows } = target
    return { to: path, search, ...(narrows && { onClick: opensHere(() => narrow(narrows)) }) }
  }
  const opened = [...targets.values()].some((target) => target !== null) ? { targetOf } : {}
  switch (chart.kind) {
    case 'bars':
      return <BarChart {...content} {...opened} data={chart} rowTitle={chart.rowTitle} format={formatOf(chart.unit)} />
    case 'line':
      return <LineChart {...content} {...opened} data={chart} rowTitle={chart.rowTitle} format={formatOf(chart.unit)} />
    case 'heat':
      return <HeatTable {...content} {...opened} data={chart} rowTitle={chart.rowTitle} />
    case 'funnel': {
      const steps = chart.steps.map(({ note, ...step }) => ({ ...step, ...(note && { note }) }))
      const columns = { step: chart.rowTitle, number: chart.title, note: chart.noteTitle }
      return <FunnelChart {...content} {...opened} steps={steps} columns={columns} />
    }
  }
}
