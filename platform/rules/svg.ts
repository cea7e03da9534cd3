// Basic SVG shapes for drawings. Lengths are in decimetres; the sheet is scaled as a whole.

export interface Look {
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  radius?: number
  cap?: 'round' | 'butt'
}

const numberText = (value: number): string => String(Math.round(value * 100) / 100)

const written = (look: Look): string =>
  [
    `fill="${look.fill ?? 'none'}"`,
    look.stroke ? `stroke="${look.stroke}" stroke-width="${numberText(look.width ?? 0.2)}"` : '',
    look.dash ? `stroke-dasharray="${look.dash}"` : '',
    look.cap ? `stroke-linecap="${look.cap}"` : '',
  ]
    .filter(Boolean)
    .join(' ')

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const box = ({ x, y, width, height }: Box, look: Look): string =>
  `<rect x="${numberText(x)}" y="${numberText(y)}" width="${numberText(width)}" height="${numberText(height)}"${look.radius ? ` rx="${numberText(look.radius)}"` : ''} ${written(look)}/>`

export const line = (x1: number, y1: number, x2: number, y2: number, look: Look): string =>
  `<path d="M${numberText(x1)} ${numberText(y1)}L${numberText(x2)} ${numberText(y2)}" ${written(look)}/>`

export const path = (steps: readonly (string | number)[], look: Look): string =>
  `<path d="${steps.map((step) => (typeof step === 'number' ? numberText(step) : step)).join(' ')}" ${written(look)}/>`

export const circle = (x: number, y: number, radius: number, look: Look): string =>
  `<circle cx="${numberText(x)}" cy="${numberText(y)}" r="${numberText(radius)}" ${written(look)}/>`

export const ellipse = (x: number, y: number, radii: readonly [number, number], look: Look): string =>
  `<ellipse cx="${numberText(x)}" cy="${numberText(y)}" rx="${numberText(radii[0])}" ry="${numberText(radii[1])}" ${written(look)}/>`

export interface Lettering {
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  /** Colour around the letters, so that no line runs into them. */
  halo?: string
}

export const words = (x: number, y: number, text: string, { size, fill, weight, anchor, halo }: Lettering): string =>
  `<text x="${numberText(x)}" y="${numberText(y)}" font-size="${numberText(size)}" fill="${fill}" font-weight="${weight ?? 400}" text-anchor="${anchor ?? 'middle'}"${halo ? ` stroke="${halo}" stroke-width="${numberText(size / 3)}" stroke-linejoin="round" paint-order="stroke"` : ''}>${escaped(text)}</text>`

export const group = (transform: string, shapes: readonly string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`

interface Sheet extends Box {
  title: string
  paper: string
  shapes: readonly string[]
}

/** Shown as an image, it cannot use the fonts of the page. */
export const sheet = ({ x, y, width, height, title, paper, shapes }: Sheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(numberText).join(' ')}" width="${numberText(width * 8)}" height="${numberText(height * 8)}" role="img" font-family="Inter,Helvetica,Arial,sans-serif">`,
    `<title>${escaped(title)}</title>`,
    box({ x, y, width, height }, { fill: paper }),
    ...shapes,
    '</svg>',
  ].join('')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
