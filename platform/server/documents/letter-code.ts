// Prints a link on paper: a QR code drawn as squares, and beside it its purpose and the URL to type.

import { create } from 'qrcode'
import { millimetres, type Paper } from './drawn-pages.ts'

const side = millimetres(22)
const gap = millimetres(5)

/** Height of a code with its text on the page. */
export const codeHeight = side + millimetres(4)

interface Place {
  x: number
  y: number
}

export function drawCode(paper: Paper, address: string, { x, y }: Place): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const dot = side / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      // Adjacent modules are drawn as one bar: fewer shapes and no hairlines between them.
      const begin = column
      while (column < modules.size && modules.get(row, column)) column++
      if (column > begin) paper.rect(x + begin * dot, y + row * dot, (column - begin) * dot, dot)
    }
  }
  paper.fillColor('black').fill()
}

export const besideCode = ({ x, y }: Place, width: number) => ({
  x: x + side + gap,
  y: y + 1,
  width: width - side - gap,
})
