// Draws a chart of a printed document, with the geometry that the web uses. The chart is a figure with alternative
// text; the caller prints the same numbers as a table.

import type PdfDocument from 'pdfkit'
import { barChart } from '../../rules/charts/bars.ts'
import { funnel } from '../../rules/charts/funnel.ts'
import { lineChart } from '../../rules/charts/lines.ts'
import type { BarData, FunnelStep, LineData, NamedSeries } from '../../rules/charts/series.ts'
import { fontSize } from '../../rules/charts/sizes.ts'
import { features, ink, line as lineColour, margin, soft, width } from './printed-look.ts'

/** Writes the numbers of a chart: the value times `factor`, rounded to `decimals`, with `suffix`. */
export interface NumberLook {
  factor: number
  decimals: number
  suffix: string
}

export type PrintedChart =
  | { kind: 'bars'; data: BarData; numbers: NumberLook }
  | { kind: 'line'; data: LineData; numbers: NumberLook }
  | { kind: 'funnel'; steps: readonly FunnelStep[]; numbers: NumberLook }

export interface PrintedFigure {
  /** The figure in one sentence. */
  alt: string
  chart: PrintedChart
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

/** Width for which the geometry is computed; the page is narrower, so that type becomes as small as that of tables. */
const drawnWidth = 640
const scale = width / drawnWidth
const lineHeight = 220
/** Dark, middle and light in turn, so that they differ in black and white too. */
const colours = ['#1c6b6b', '#8fbfb8', '#b0692c', '#e0b689', '#4c4f86', '#b3b5d6']
const colourOf = (series: number) => colours[series % colours.length] ?? ink

interface Drawing {
  height: number
  draw: () => void
}

export function drawFigure(
  paper: Paper,
  root: Structure,
  { figure: { alt, chart }, makeRoom }: { figure: PrintedFigure; makeRoom: (height: number) => boolean },
): void {
  const drawing = drawingOf(paper, chart)
  const legend = legendOf(chart)
  const height = (drawing.height + (legend.length > 0 ? 24 : 0)) * scale
  makeRoom(height + 8)
  const top = paper.y
  root.add(
    paper.struct('Figure', { alt, bbox: [margin, top, margin + width, top + height] }, () => {
      paper.save().translate(margin, top).scale(scale)
      drawing.draw()
      drawLegend(paper, legend, drawing.height + 8)
      paper.restore()
    }),
  )
  paper.x = margin
  paper.y = top + height + 8
}

function drawingOf(paper: Paper, chart: PrintedChart): Drawing {
  if (chart.kind === 'bars') return bars(paper, chart)
  return chart.kind === 'line' ? lines(paper, chart) : steps(paper, chart)
}

/** A single series needs no legend: the title of the chart says what it is. */
function legendOf(chart: PrintedChart): readonly NamedSeries[] {
  if (chart.kind === 'funnel') return []
  const series = chart.kind === 'bars' ? chart.data.series : chart.data.lines
  return series.length > 1 ? series : []
}

function bars(paper: Paper, { data, numbers }: Extract<PrintedChart, { kind: 'bars' }>): Drawing {
  const { height, rows, ticks, zero, plotTop, plotBottom } = barChart(data, drawnWidth)
  return {
    height,
    draw() {
      for (const { value, at } of ticks) {
        rule(paper, { from: [at, plotTop], to: [at, plotBottom] })
        write(paper, value === null ? '–' : spelled(value, numbers), {
          x: at,
          y: plotTop - 14,
          anchor: 'middle',
          colour: soft,
        })
      }
      rule(paper, { from: [zero, plotTop], to: [zero, plotBottom], colour: soft })
      for (const { label, labelX, labelY, bars: shapes, values } of rows) {
        write(paper, label, { x: labelX, y: labelY, anchor: 'start' })
        for (const { path, series } of shapes) paper.path(path).fill(colourOf(series))
        for (const { value, x, y, anchor } of values)
          write(paper, value === null ? '–' : spelled(value, numbers), { x, y, anchor })
      }
    },
  }
}

function lines(paper: Paper, { data, numbers }: Extract<PrintedChart, { kind: 'line' }>): Drawing {
  const { height, plot, valueTicks, timeTicks, lines: shapes } = lineChart(data, drawnWidth, lineHeight)
  return {
    height,
    draw() {
      for (const { value, at } of valueTicks) {
        rule(paper, { from: [plot.x, at], to: [plot.x + plot.width, at] })
        write(paper, value === null ? '–' : spelled(value, numbers), {
          x: plot.x - 8,
          y: at,
          anchor: 'end',
          colour: soft,
        })
      }
      for (const { label, at, anchor } of timeTicks) {
        write(paper, label, { x: at, y: plot.y + plot.height + 14, anchor, colour: soft })
      }
      shapes.forEach(({ path, band, points }, series) => {
        const colour = colourOf(series)
        if (band) paper.path(band).fillOpacity(0.18).fill(colour).fillOpacity(1)
        if (path) paper.path(path).lineWidth(2).strokeColor(colour).stroke()
        const [only] = points
        if (only && points.length === 1) paper.circle(only.x, only.y, 3).fill(colour)
      })
    },
  }
}

function steps(paper: Paper, { steps: told, numbers }: Extract<PrintedChart, { kind: 'funnel' }>): Drawing {
  const { height, steps: shapes } = funnel(told, drawnWidth)
  return {
    height,
    draw() {
      for (const { label, value, note, textY, bar, passage } of shapes) {
        if (passage?.path) paper.path(passage.path).fill('#e7efee')
        if (passage && note) write(paper, note, { x: 8, y: passage.textY, anchor: 'start', colour: soft })
        write(paper, label, { x: 0, y: textY, anchor: 'start' })
        write(paper, value === null ? '–' : spelled(value, numbers), { x: drawnWidth, y: textY, anchor: 'end' })
        paper.rect(bar.x, bar.y, bar.width, bar.height).fill(colourOf(0))
      }
    },
  }
}

function drawLegend(paper: Paper, series: readonly NamedSeries[], y: number): void {
  let x = 0
  paper.font('regular').fontSize(fontSize)
  series.forEach(({ label }, index) => {
    paper.rect(x, y, 10, 10).fill(colourOf(index))
    write(paper, label, { x: x + 16, y: y + 5, anchor: 'start' })
    x += 16 + paper.widthOfString(label, { features }) + 24
  })
}

interface Place {
  x: number
  /** Position of the middle of the text. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  colour?: string
}

function write(paper: Paper, text: string, { x, y, anchor, colour = ink }: Place): void {
  paper.font('regular').fontSize(fontSize).fillColor(colour)
  const length = anchor === 'start' ? 0 : paper.widthOfString(text, { features })
  const left = x - (anchor === 'middle' ? length / 2 : length)
  paper.text(text, left, y - fontSize * 0.6, { lineBreak: false, features })
}

interface Rule {
  from: readonly [number, number]
  to: readonly [number, number]
  colour?: string
}

function rule(paper: Paper, { from, to, colour = lineColour }: Rule): void {
  paper
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.8)
    .strokeColor(colour)
    .stroke()
}

/** 12'400, 72.5 % */
function spelled(value: number, { factor, decimals, suffix }: NumberLook): string {
  const [whole = '', fraction] = Math.abs(value * factor)
    .toFixed(decimals)
    .split('.')
  const digits = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")
  const sign = value < 0 ? '-' : ''
  return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}${suffix}`
}
