// Draws photos, two in a row, each complete in a frame of the same size.

import type PdfDocument from 'pdfkit'
import { margin, width } from './printed-look.ts'

export interface PrintedPhoto {
  /** JPEG or PNG, already scaled. */
  content: Uint8Array
  alt: string
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

const between = 12
const photoWidth = (width - between) / 2
const photoHeight = photoWidth * 0.75

interface Drawing {
  photos: readonly PrintedPhoto[]
  makeRoom: (height: number) => boolean
}

export function drawPhotos(paper: Paper, root: Structure, { photos, makeRoom }: Drawing): void {
  photos.forEach(({ content, alt }, index) => {
    const isLeft = index % 2 === 0
    if (isLeft) makeRoom(photoHeight + between)
    const [x, y] = [margin + (isLeft ? 0 : photoWidth + between), paper.y]
    const box = { fit: [photoWidth, photoHeight], valign: 'center' } as const
    const bbox: [number, number, number, number] = [x, y, x + photoWidth, y + photoHeight]
    root.add(
      paper.struct('Figure', { alt, bbox }, () => {
        // The library moves on by the height of the picture; the row does.
        paper.image(Buffer.from(content), x, y, { ...box, fit: [...box.fit] })
      }),
    )
    const isRowEnd = !isLeft || index === photos.length - 1
    paper.x = margin
    paper.y = isRowEnd ? y + photoHeight + between : y
  })
}
