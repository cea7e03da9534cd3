// Draws lines that a person drew by hand, such as a signature, as a figure with alternative text.

import type PdfDocument from 'pdfkit'
import { ink, margin, width as pageWidth } from './printed-look.ts'

type Point = readonly [x: number, y: number]

export interface PrintedStrokes {
  strokes: readonly (readonly Point[])[]
  /** The size of the box in which the points were drawn. */
  width: number
  height: number
  alt: string
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

/** A drawing takes half of the page's width. */
const drawnWidth = pageWidth / 2

export function drawStrokes(
  paper: Paper,
  root: Structure,
  { drawing, makeRoom }: { drawing: PrintedStrokes; makeRoom: (height: number) => boolean },
): void {
  const scale = drawnWidth / drawing.width
  const height = drawing.height * scale
  makeRoom(height + 8)
  const top = paper.y
  root.add(
    paper.struct('Figure', { alt: drawing.alt, bbox: [margin, top, margin + drawnWidth, top + height] }, () => {
      paper.save().translate(margin, top).scale(scale)
      for (const [first, ...rest] of drawing.strokes) {
        if (!first) continue
        paper.moveTo(first[0], first[1])
        for (const [x, y] of rest) paper.lineTo(x, y)
        paper.lineWidth(3).lineCap('round').lineJoin('round').strokeColor(ink).stroke()
      }
      paper.restore()
    }),
  )
  paper.y = top + height + 8
}
