// Formats dates, money and numbers: DD.MM.YYYY, CHF 1'850.00 (spec 1 §9). The same in both languages.

import { currentLanguage } from './language.ts'

interface MoneyStyle {
  currency: string
  /** Side of the amount on which the currency is written. */
  order: 'left' | 'right'
}

let money: MoneyStyle = { currency: 'CHF', order: 'left' }

/** Called with the workspace settings once they are loaded. */
export function setMoneyStyle(style: MoneyStyle) {
  money = style
}

/** Formats a date or timestamp as DD.MM.YYYY; a plain date does not depend on the time zone. */
export function formatDate(iso: string | null | undefined): string {
  const day = iso ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) : null
  if (day) return `${day[3]}.${day[2]}.${day[1]}`
  const moment = momentOf(iso)
  return moment ? `${two(moment.getDate())}.${two(moment.getMonth() + 1)}.${moment.getFullYear()}` : ''
}

export function formatTime(iso: string | null | undefined): string {
  const moment = momentOf(iso)
  return moment ? `${two(moment.getHours())}:${two(moment.getMinutes())}` : ''
}

/** Freitag, 20. November 2026 · Vendredi 20 novembre 2026, for headings. */
export function formatLongDate(day: Date, language = currentLanguage()): string {
  // fr-CH would add a comma after the weekday, as in German.
  const locale = language === 'fr' ? 'fr' : 'de-CH'
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(day)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** DD.MM.YYYY HH:mm in the browser's time zone. */
export function formatDateTime(iso: string | null | undefined): string {
  return momentOf(iso) ? `${formatDate(iso)} ${formatTime(iso)}` : ''
}

/** `amount` is in francs, not Rappen. */
export function formatMoney(amount: number | null | undefined, currency = money.currency): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ''
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  const swiss = currency === 'CHF'
  const digits = `${grouped(whole, swiss ? "'" : '.')}${swiss ? '.' : ','}${cents}`
  const signed = amount < 0 && Number(amount.toFixed(2)) !== 0 ? `-${digits}` : digits
  return money.order === 'left' ? `${currency} ${signed}` : `${signed} ${currency}`
}

/** Formats a count or measure: 12'400, 78.5. */
export function formatNumber(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return ''
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  const [whole = '', fraction] = text.replace('-', '').split('.')
  const digits = fraction === undefined ? grouped(whole, "'") : `${grouped(whole, "'")}.${fraction}`
  return value < 0 ? `-${digits}` : digits
}

function momentOf(iso: string | null | undefined): Date | undefined {
  if (!iso) return undefined
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const two = (value: number) => String(value).padStart(2, '0')
const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator)
