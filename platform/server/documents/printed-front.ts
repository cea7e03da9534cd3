// Draws the first page of a long document, and figures in large type.

import type PdfDocument from 'pdfkit'
import { features, ink, line, margin, soft, width } from './printed-look.ts'

export interface FrontPage {
  /** Small line above the title. */
  kicker: string
  title: string
  /** Label and value, as a table. */
  facts: readonly (readonly [string, string])[]
  /** Paragraphs below the facts. */
  text: string
}

export interface Tile {
  label: string
  value: string
  note?: string
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

const titleAt = 236

export function drawFrontPage(paper: Paper, root: Structure, { kicker, title, facts, text }: FrontPage): void {
  root.add(
    paper.struct('P', {}, () => {
      paper.font('bold').fontSize(10.5).fillColor(soft).text(kicker, margin, margin, { width, features })
    }),
  )
  root.add(
    paper.struct('H1', {}, () => {
      paper.font('bold').fontSize(28).lineGap(2).fillColor(ink).text(title, margin, titleAt, { width, features })
    }),
  )
  paper.lineGap(0)
  rule(paper, paper.y + 14, { length: 48, thickness: 2.5, colour: ink })
  paper.y += 38
  const table = paper.struct('Table')
  root.add(table)
  for (const fact of facts) drawFact(paper, table, fact)
  table.end()
  if (text === '') return
  paper.y += 16
  for (const paragraph of text.split(/\n+/)) {
    root.add(
      paper.struct('P', {}, () => {
        paper
          .font('regular')
          .fontSize(11)
          .lineGap(3)
          .fillColor(ink)
          .text(paragraph, margin, paper.y, { width, features })
      }),
    )
    paper.y += 6
  }
  paper.lineGap(0)
}

const labelWidth = 120

function drawFact(paper: Paper, table: Structure, [label, value]: readonly [string, string]): void {
  const y = paper.y
  const row = paper.struct('TR')
  table.add(row)
  row.add(
    paper.struct('TH', { scope: 'Row' }, () => {
      paper
        .font('regular')
        .fontSize(10)
        .fillColor(soft)
        .text(label, margin, y, { width: labelWidth - 10, features })
    }),
  )
  const labelEnd = paper.y
  row.add(
    paper.struct('TD', {}, () => {
      paper.font('regular').fontSize(10).fillColor(ink)
      paper.text(value, margin + labelWidth, y, { width: width - labelWidth, features })
    }),
  )
  row.end()
  paper.y = Math.max(paper.y, labelEnd) + 6
}

interface Tiling {
  tiles: readonly Tile[]
  makeRoom: (height: number) => boolean
}

const columns = 3
const between = 14
const tileWidth = (width - (columns - 1) * between) / columns
const tileHeight = 64

export function drawTiles(paper: Paper, root: Structure, { tiles, makeRoom }: Tiling): void {
  tiles.forEach((tile, index) => {
    const column = index % columns
    if (column === 0) makeRoom(tileHeight + between)
    const top = paper.y
    drawTile(paper, root, { tile, x: margin + column * (tileWidth + between), y: top })
    const isRowEnd = column === columns - 1 || index === tiles.length - 1
    paper.y = isRowEnd ? top + tileHeight + between : top
  })
  paper.x = margin
}

function drawTile(paper: Paper, root: Structure, { tile, x, y }: { tile: Tile; x: number; y: number }): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper.roundedRect(x, y, tileWidth, tileHeight, 4).lineWidth(0.7).strokeColor(line).stroke()
  paper.endMarkedContent()
  const inner = { width: tileWidth - 20, height: 12, ellipsis: true, features }
  root.add(
    paper.struct('P', {}, () => {
      paper
        .font('regular')
        .fontSize(8.5)
        .fillColor(soft)
        .text(tile.label, x + 10, y + 9, inner)
      paper
        .font('bold')
        .fontSize(fittingSize(paper, tile.value, inner.width))
        .fillColor(ink)
      paper.text(tile.value, x + 10, y + 22, { ...inner, height: 22 })
      if (tile.note)
        paper
          .font('regular')
          .fontSize(8)
          .fillColor(soft)
          .text(tile.note, x + 10, y + 46, inner)
    }),
  )
}

const largest = 16
const smallest = 9

/** Long amounts are written smaller instead of being cut off. */
function fittingSize(paper: Paper, text: string, room: number): number {
  const length = paper.font('bold').fontSize(largest).widthOfString(text, { features })
  return Math.max(smallest, Math.min(largest, Math.floor((largest * room) / length)))
}

interface Rule {
  length: number
  thickness: number
  colour: string
}

function rule(paper: Paper, y: number, { length, thickness, colour }: Rule): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper
    .moveTo(margin, y)
    .lineTo(margin + length, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke()
  paper.endMarkedContent()
}
