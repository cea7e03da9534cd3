// Reads a day in the spellings that people use: 12.3.90, 12/03/1990, 12 03 1990, «12. März 1990», «12 mars 1990».

export interface Around {
  /** Today, YYYY-MM-DD. */
  today: string
  /** Reads years of two digits as the last such year in the past (births), or as the nearest one (moves). */
  years: 'past' | 'near'
}

export type TypedDay = { day: string } | { problem: 'general_date_not_valid' | 'general_date_no_such_day' }

const notADay: TypedDay = { problem: 'general_date_not_valid' }
const noSuchDay: TypedDay = { problem: 'general_date_no_such_day' }

const between = String.raw`\s*[./,\s-]\s*`
const yearFirst = new RegExp(`^(\\d{4})${between}(\\d{1,2})${between}(\\d{1,2})$`)
const dayFirst = new RegExp(`^(\\d{1,2})${between}(\\d{1,2})${between}(\\d{4}|\\d{2})\\.?$`)
const withoutYear = new RegExp(`^(\\d{1,2})${between}(\\d{1,2})\\.?$`)
const inOne = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const withName = /^(\d{1,2})\s*(?:\.|er|ere)?\s*([a-z]+)\.?,?\s*(\d{4}|\d{2})$/

export function readTypedDay(text: string, around: Around): TypedDay {
  const said = plainDigits(text)
  const [, fullYear, monthThen, dayThen] = yearFirst.exec(said) ?? []
  if (fullYear) return dayOf(fullYear, monthThen, dayThen)
  const [, day, month, year] = dayFirst.exec(said) ?? inOne.exec(said) ?? namedIn(said) ?? []
  if (year) return dayOf(fullYearOf(year, around), month, day)
  const [, onlyDay, onlyMonth] = withoutYear.exec(said) ?? []
  // In a leap year every possible day exists.
  return onlyDay && 'problem' in dayOf('2028', onlyMonth, onlyDay) ? noSuchDay : notADay
}

/** Lower case, accents folded, digits of every script as 0 to 9, without invisible characters. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Unicode orders the digits of each script in one run of ten. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > 0 && code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

const months: readonly (readonly string[])[] = [
  ['januar', 'janner', 'janvier', 'january', 'gennaio'],
  ['februar', 'fevrier', 'february', 'febbraio'],
  ['marz', 'mrz', 'maerz', 'mars', 'march', 'marzo'],
  ['april', 'avril', 'aprile'],
  ['mai', 'may', 'maggio'],
  ['juni', 'juin', 'june', 'giugno'],
  ['juli', 'juillet', 'july', 'luglio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'settembre'],
  ['oktober', 'octobre', 'october', 'ottobre'],
  ['november', 'novembre'],
  ['dezember', 'decembre', 'december', 'dicembre'],
]

/** Same groups as the patterns of digits; the name may be shortened while it stays unambiguous. */
function namedIn(said: string): string[] | undefined {
  const [whole, day, name = '', year] = withName.exec(said) ?? []
  if (!whole || !day || !year || name.length < 3) return undefined
  const found = months.flatMap((names, index) => (names.some((one) => one.startsWith(name)) ? [index + 1] : []))
  const [month, other] = found
  return month && !other ? [whole, day, String(month), year] : undefined
}

function fullYearOf(year: string, { today, years }: Around): string {
  if (year.length === 4) return year
  const thisYear = Number(today.slice(0, 4))
  const inCentury = thisYear - (thisYear % 100) + Number(year)
  const latest = years === 'past' ? thisYear : thisYear + 49
  return String(inCentury > latest ? inCentury - 100 : inCentury)
}

function dayOf(year: string, month = '', day = ''): TypedDay {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? { day: written } : noSuchDay
}
