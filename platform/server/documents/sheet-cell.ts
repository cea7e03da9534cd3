// Writes a spreadsheet value as typed XML, so that Excel can sort, sum and filter it.

import { zurichSerial } from './sheet-time.ts'

/** Days are YYYY-MM-DD; instants are shown in Swiss time; money is in francs; a percentage is stored as a fraction. */
export type SheetValue =
  | string
  | number
  | null
  | undefined
  | { day: string }
  | { moment: Date }
  | { money: number }
  | { percent: number }

/** Indexes into `cellXfs` of the workbook's styles. */
export const cellStyle = { plain: 0, header: 1, day: 2, moment: 3, money: 4, percent: 5 } as const

const longestText = 32_767
const daysBeforeUnixEpoch = 25_569
const dayInMilliseconds = 86_400_000

export function cellXml(place: string, value: SheetValue): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return textXml(place, value)
  if (typeof value === 'number') return numberXml(place, value, cellStyle.plain)
  if ('money' in value) return numberXml(place, value.money, cellStyle.money)
  // Rounded to the decimals that are shown: 72.4 / 100 has a rest.
  if ('percent' in value) return numberXml(place, Math.round(value.percent * 10) / 1000, cellStyle.percent)
  if ('day' in value) return numberXml(place, daySerial(value.day), cellStyle.day)
  return numberXml(place, zurichSerial(value.moment), cellStyle.moment)
}

export const textXml = (place: string, text: string, style: number = cellStyle.plain): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const numberXml = (place: string, value: number, style: number): string =>
  Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : ''

const daySerial = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayInMilliseconds + daysBeforeUnixEpoch

const special = /[&<>"]/g
const nameOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// What XML cannot hold at all.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escaped = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replace(forbidden, '')
    .replace(special, (sign) => nameOf[sign] ?? '')

/** Column letters for a zero-based index: 0 is A, 26 is AA. */
export function columnLetters(place: number): string {
  const rest = String.fromCharCode(65 + (place % 26))
  return place < 26 ? rest : columnLetters(Math.floor(place / 26) - 1) + rest
}
