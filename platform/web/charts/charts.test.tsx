import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { FunnelChart } from './FunnelChart.tsx'
import { HeatTable } from './HeatTable.tsx'
import { LineChart } from './LineChart.tsx'
import { nextLink } from './link-keys.ts'
import { formatShare } from './share.ts'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async (what: ReactNode): Promise<string> =>
  text(
    (
      await prerenderToNodeStream(
        <RouterContextProvider router={router}>
          <MantineProvider>{what}</MantineProvider>
        </RouterContextProvider>,
      )
    ).prelude,
  )

const common = { title: 'Sources', sentence: 'Most come from the website.', rowTitle: 'Source' }
const rows = [
  { key: 'web', label: 'Website', values: [1200] },
  { key: 'paper', label: 'Paper', values: [null] },
]
const data = { series: [{ key: 'n', label: 'Applications' }], rows, arrangement: 'grouped' as const }

it('shows title, sentence and definition, and the numbers as a table behind the drawing', async () => {
  const html = await drawn(<BarChart {...common} data={data} definition="Counts applications." />)
  expect(html).toContain('Most come from the website.')
  expect(html).toContain('Counts applications.')
  expect(html).toMatch(/visually-hidden"><table/)
  expect(html).toMatch(/<th scope="row">Website<\/th><td[^>]*>1&#x27;200<\/td>/)
  expect(html).toMatch(/<g aria-hidden="true">.*Website/)
})

it('says that a value is unknown instead of zero', async () => {
  const html = await drawn(<BarChart {...common} data={data} />)
  expect(html).toMatch(/<th scope="row">Paper<\/th><td[^>]*>charts_unknown<\/td>/)
})

it('makes links of the bars that open rows, with one tab stop', async () => {
  const targetOf = (key: string) => (key === 'web' ? { to: '/applications', search: { source: key } } : null)
  const html = await drawn(<BarChart {...common} data={data} targetOf={targetOf} />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/href="\/applications\?source=web"/)
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})

it('shows that the drawing comes while its code loads, with the numbers in the table already', async () => {
  vi.resetModules()
  const { BarChart: FreshChart } = await import('./BarChart.tsx')
  const html = renderToString(
    <RouterContextProvider router={router}>
      <MantineProvider>
        <FreshChart {...common} data={data} />
      </MantineProvider>
    </RouterContextProvider>,
  )
  expect(html).toContain('data-waiting')
  expect(html).toContain('<table')
})

it('has no drawing and no table without data', async () => {
  const html = await drawn(<BarChart {...common} data={{ ...data, rows: [] }} />)
  expect(html).toContain('charts_no_data')
  expect(html).not.toContain('<table')
  expect(html).not.toContain('charts_as_table')
})

it('names each series with its pattern', async () => {
  const series = [...data.series, { key: 'c', label: 'Contracts' }]
  const two = { ...data, series, rows: [{ key: 'web', label: 'Website', values: [12, 3] }] }
  const html = await drawn(<BarChart {...common} data={two} />)
  expect(html).toContain('Contracts')
  expect(html).toMatch(/fill="url\(#\w+-1\)"/)
})

it('writes a range into the table of a line', async () => {
  const points = [
    { at: 1, label: 'Jan', value: 3 },
    { at: 2, label: 'Feb', value: 4, low: 2, high: 9 },
  ]
  const html = await drawn(<LineChart {...common} data={{ lines: [{ key: 'a', label: 'Let', points }] }} />)
  expect(html).toContain('charts_value_with_range')
  expect(html.match(/<tr>/g)).toHaveLength(3)
})

it('shows a funnel with the share of each step', async () => {
  const steps = [
    { key: 'applied', label: 'Applied', value: 40 },
    { key: 'offered', label: 'Offered', value: 10, note: '5 days' },
  ]
  const html = await drawn(
    <FunnelChart {...common} steps={steps} columns={{ step: 'Step', number: 'Number', note: 'Time' }} />,
  )
  expect(html).toContain('25 %')
  expect(html).toContain('5 days')
})

it('shows a heat table with the numbers in its cells', async () => {
  const columns = [{ key: 'w1', label: 'Week 1' }]
  const html = await drawn(<HeatTable {...common} data={{ columns, rows }} />)
  expect(html).toMatch(/data-level="5">1&#x27;200</)
})

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('moves by %s from link %i of %i to %s', (key, current, count, next) => {
  expect(nextLink(key, current, count)).toBe(next)
})

it.each([
  [0, '0 %'],
  [0.001, '< 1 %'],
  [0.254, '25 %'],
  [0.999, '> 99 %'],
  [1, '100 %'],
])('writes the share %f as %s', (share, written) => {
  expect(formatShare(share)).toBe(written)
})
