// Edge cases of each kind of chart. The numbers are computed, so that each visit shows the same.

import type { BarData, BarRow, FunnelStep, HeatData, LineData, NamedSeries } from '#platform/rules/charts/series.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

const longName = 'Genossenschaft Sonnenhalde, Haus am unteren Brühlweg 117 bis 125, Wohnungen im Dachgeschoss'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const wave = (index: number) => Math.round(40 + 38 * Math.sin(index / 3))

export function barCases(t: Translate): { title: string; data: BarData }[] {
  const one = seriesOf(t, 1)
  const row = (index: number, ...values: BarRow['values']): BarRow => ({
    key: String(index),
    label: t('analytics_testing_name', { number: index + 1 }),
    values,
  })
  const grouped = (rows: BarRow[], series = one): BarData => ({ series, rows, arrangement: 'grouped' })
  const three = numbers(5).map((index) =>
    row(index, wave(index), wave(index + 4), index === 2 ? null : wave(index + 8)),
  )
  return [
    { title: t('analytics_testing_empty'), data: grouped([]) },
    { title: t('analytics_testing_one'), data: grouped([row(0, 7)]) },
    { title: t('analytics_testing_zero'), data: grouped([row(0, 0), row(1, 0)]) },
    { title: t('analytics_testing_negative'), data: grouped([row(0, 42), row(1, -17), row(2, 0), row(3, null)]) },
    {
      title: t('analytics_testing_long'),
      data: grouped([{ ...row(0, 1_234_567), label: longName }, row(1, 3)]),
    },
    { title: t('analytics_testing_grouped'), data: grouped(three, seriesOf(t, 3)) },
    { title: t('analytics_testing_stacked'), data: { ...grouped(three, seriesOf(t, 3)), arrangement: 'stacked' } },
    { title: t('analytics_testing_many'), data: grouped(numbers(200).map((index) => row(index, wave(index)))) },
  ]
}

export function lineCases(t: Translate): { title: string; data: LineData }[] {
  const [first, second] = seriesOf(t, 2)
  const point = (at: number, value: number | null) => ({
    at,
    label: `${two(1 + (at % 28))}.${two(1 + (at % 12))}.2026`,
    value,
  })
  const range = (at: number) => ({ ...point(at, 20 + at), low: 20 + at / 2, high: 20 + at * 2 })
  const lines = (points: LineData['lines'][number]['points']): LineData => ({
    lines: first ? [{ ...first, points }] : [],
  })
  return [
    { title: t('analytics_testing_line_one'), data: lines([point(1, 5)]) },
    {
      title: t('analytics_testing_line_gap'),
      data: lines(numbers(20).map((at) => point(at, at === 9 ? null : wave(at)))),
    },
    { title: t('analytics_testing_line_range'), data: lines(numbers(12).map(range)) },
    {
      title: t('analytics_testing_line_two'),
      data: {
        lines: [
          ...lines(numbers(200).map((at) => point(at, wave(at)))).lines,
          ...(second ? [{ ...second, points: numbers(200).map((at) => point(at, wave(at + 7) - 20)) }] : []),
        ],
      },
    },
  ]
}

export function funnelCases(t: Translate): { title: string; steps: FunnelStep[] }[] {
  const steps = (...values: number[]) =>
    values.map((value, index) => ({
      key: String(index),
      label: t('analytics_testing_name', { number: index + 1 }),
      value,
    }))
  return [
    { title: t('analytics_testing_funnel'), steps: steps(480, 210, 96, 31, 12) },
    { title: t('analytics_testing_funnel_zero'), steps: steps(0, 4, 0) },
  ]
}

export function heatCases(t: Translate): { title: string; data: HeatData }[] {
  return [
    {
      title: t('analytics_testing_heat'),
      data: {
        columns: numbers(12).map((index) => ({ key: String(index), label: String(index + 1) })),
        rows: numbers(30).map((index) => ({
          key: String(index),
          label: index === 3 ? longName : t('analytics_testing_name', { number: index + 1 }),
          values: numbers(12).map((column) => (column === 5 ? null : wave(index + column))),
        })),
      },
    },
  ]
}

const seriesOf = (t: Translate, count: number): NamedSeries[] =>
  numbers(count).map((index) => ({ key: String(index), label: t('analytics_testing_series', { number: index + 1 }) }))

const two = (value: number) => String(value).padStart(2, '0')
