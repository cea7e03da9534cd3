// Parses spreadsheet cells: numbers, days and words in Swiss notation, in German and French.

import { swissDate } from '#platform/rules/calendar-day.ts'
import { readTypedDay } from '#platform/rules/typed-input/typed-day.ts'

/** A cell with an error, or a formula without a stored result; the text is then the formula, with `=`. */
export interface CellError {
  error: string
}

/** Cell as the spreadsheet reader returns it; days are at midnight UTC. */
export type Cell = string | number | boolean | Date | CellError | null

export const cellKinds = ['line', 'text', 'number', 'yesNo', 'choice', 'choices', 'link', 'day'] as const
export type CellKind = (typeof cellKinds)[number]

export type CellValue = string | number | boolean | string[] | null
/** `problem` is a text key; null for an empty cell. */
export type Told = { value: CellValue } | { problem: string; word: string } | null

/** Maps folded words of any language to choices. */
export type Words = ReadonlyMap<string, string>

const none: Words = new Map()

export function readCell(kind: CellKind, cell: Cell, words: Words = none): Told {
  const word = textIn(cell)
  if (word === '') return null
  if (isError(cell)) return { problem: unreadable(cell), word }
  // A dash clears the value; an empty cell leaves it unchanged.
  if (/^[-–—]$/.test(word)) return { value: kind === 'choices' ? [] : null }
  const value = readers[kind](cell, word, words)
  return typeof value === 'object' && value !== null && 'problem' in value ? { ...value, word } : { value }
}

const isError = (cell: Cell): cell is CellError => typeof cell === 'object' && cell !== null && 'error' in cell

/** A cell with an error does not count as empty. */
const unreadable = ({ error }: CellError): string =>
  error.startsWith('=') ? 'objects_import_formula_without_result' : 'objects_import_cell_error'

type Read = string | number | boolean | string[] | null | { problem: string }

const readers: Record<CellKind, (cell: Cell, word: string, words: Words) => Read> = {
  line: (_cell, word) => word.replaceAll(/\s+/g, ' '),
  text: (_cell, word) => word.replaceAll('\r\n', '\n'),
  number: (cell, word) => (typeof cell === 'number' ? cell : numberIn(word)),
  yesNo: (cell, word) => (typeof cell === 'boolean' ? cell : yesOrNo(word)),
  day: (cell, word) => dayIn(cell, word),
  link: (_cell, word) => (/^[a-z]+:\/\//i.test(word) ? word : `https://${word}`),
  choice: (_cell, word, words) => words.get(folded(word)) ?? { problem: 'objects_import_unknown_word' },
  choices(_cell, word, words) {
    const chosen = word
      .split(/[,;|\n]+/)
      .map(folded)
      .filter((one) => one !== '')
      .map((one) => words.get(one))
    const known = chosen.filter((one) => one !== undefined)
    return known.length === chosen.length ? [...new Set(known)] : { problem: 'objects_import_unknown_word' }
  },
}

/** Displayed text of the cell. */
export function textIn(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : swissDate(isoDay(cell))
  return isError(cell) ? cell.error : String(cell).trim()
}

/** «Zimmer», «ZIMMER » and «zimmer:» are the same word; accents are ignored. */
export const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '')

/** Matches «3.5-Zi.», «4½-Zimmer-Wohnung», «3.5 pièces». */
const roomWord = /[-\s]*(zi|zimmer|zr|pi[eè]ces?|pces?)(-?wohnung)?\.?$/i

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }

const units = /(chf|sfr\.?|fr\.|m²|m2|%|‰|\/\s*mt\.?|p\.\s*m\.)/gi

/** Parses 1'950.–, CHF 1 950,50, 86,4 m². Ambiguous numbers are rejected. */
function numberIn(word: string): Read {
  const bare = word
    .replace(roomWord, '')
    .replaceAll(units, '')
    .replaceAll(/[\s'’‘`´\u00a0\u202f]/g, '')
    .replace(/[.,](?:[-–—]+)$/, '')
    .replace('−', '-')
    .replace(/(?<=^-?\d*)[½¼¾]$/, (sign) => fractions[sign] ?? '')
    .replace(/^\./, '0.')
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return { problem: 'objects_import_number_unclear' }
  const decimal = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const whole = decimal < 0 ? bare : bare.slice(0, decimal).replaceAll(/[.,]/g, '')
  const text = decimal < 0 ? whole : `${whole}.${bare.slice(decimal + 1)}`
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : { problem: 'objects_import_no_number' }
}

const yes = new Set(['ja', 'j', 'oui', 'o', 'x', '1', 'yes', 'y', 'true', 'wahr', 'vrai'])
const no = new Set(['nein', 'n', 'non', '0', 'no', 'false', 'falsch', 'faux'])

function yesOrNo(word: string): Read {
  if (/^[✓✔☑]$/u.test(word)) return true
  const said = folded(word)
  if (yes.has(said)) return true
  return no.has(said) ? false : { problem: 'objects_import_yes_or_no' }
}

const wrongDay = { problem: 'general_date_not_valid' }

/** Words in place of a day: free now, or by agreement. Folded. */
const noDay = new Set(['sofort', 'absofort', 'persofort', 'immediat', 'immediatement', 'desmaintenant', 'desuite'])
const byAgreement = new Set(['nachvereinbarung', 'nv', 'nachabsprache', 'aconvenir', 'selonentente'])
const beforeDay = /^(ab|per|bis|d[eè]s le|d[eè]s|à partir du|au|le)\s+/i
/** Years of two digits up to 49 are in this century. */
const inThisCentury = { today: '2000-01-01', years: 'near' } as const
const aDay = 86_400_000
const daysBeforeUnixEpoch = 25_569

/** Parses typed dates in all usual spellings, and Excel serial dates. */
function dayIn(cell: Cell, said: string): Read {
  if (cell instanceof Date) return isoDay(cell)
  if (noDay.has(folded(said)) || byAgreement.has(folded(said))) return null
  const word = said.replace(beforeDay, '')
  const serial = typeof cell === 'number' ? cell : Number.NaN
  if (serial > 20_000 && serial < 80_000) return isoDay(new Date((serial - daysBeforeUnixEpoch) * aDay))
  // A time of day after an ISO date does not matter.
  const read = readTypedDay(word.replace(/^(\d{4}-\d{1,2}-\d{1,2})[T ].*$/, '$1'), inThisCentury)
  return 'day' in read ? read.day : wrongDay
}

const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)
