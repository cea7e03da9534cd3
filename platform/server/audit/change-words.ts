// Formats a recorded change in the reader's language: the label of the field, and both values.

import { rappenOf } from '../../rules/amounts/money.ts'
import { writtenMoney } from '../../rules/amounts/written-money.ts'
import { dayOf, swissDate } from '../../rules/calendar-day.ts'
import { timeOf } from '../../rules/local-time.ts'
import type { Context } from '../context.ts'
import type { Change } from './record.ts'

export interface FieldWords {
  /** Prefixes of the text keys of field names; the first one with a text is used. */
  fields: readonly string[]
  /** Fields whose numbers are francs. */
  money?: readonly string[]
  /** Maximum length of a value; without it, values are not shortened. */
  most?: number
  /** Text of a value that only its area knows; undefined for the usual text. */
  words?: (field: string, value: unknown) => string | undefined
}

export interface ChangeInWords {
  label: string
  old: string
  now: string
}

const nothing = '–'

export function changeInWords(ctx: Context, { field, old, new: now }: Change, about: FieldWords): ChangeInWords {
  return {
    label: fieldLabel(ctx, field, about.fields) ?? field,
    old: valueWords(ctx, { field, value: old }, about),
    now: valueWords(ctx, { field, value: now }, about),
  }
}

/** Undefined if no text names the field. */
export function fieldLabel(ctx: Context, field: string, prefixes: readonly string[]): string | undefined {
  const key = prefixes.map((prefix) => `${prefix}_${field}`).find((one) => ctx.t(one) !== one)
  return key && ctx.t(key)
}

/** Formats states with their text, days and times in Swiss format. */
function valueWords(ctx: Context, { field, value }: { field: string; value: unknown }, about: FieldWords): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value) && about.most === undefined) {
    return value.map((one: unknown) => valueWords(ctx, { field, value: one }, about)).join(', ') || nothing
  }
  const own = about.words?.(field, value)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (typeof value === 'number') return about.money?.includes(field) ? writtenMoney(rappenOf(value)) : String(value)
  if (typeof value !== 'string') return partsWords(ctx, { field, value }, about)
  const state = `state_${value}`
  if (ctx.t(state) !== state) return ctx.t(state)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return swissDate(value)
  if (isInstant(value)) return `${swissDate(dayOf(new Date(value)))} ${timeOf(new Date(value))}`
  const { most = Infinity } = about
  return value.length > most ? `${value.slice(0, most)}…` : value
}

/** People may write anything that looks like one, and a date that does not exist cannot be formatted. */
const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** Values of an object without their keys, which have no text. */
function partsWords(ctx: Context, { field, value }: { field: string; value: unknown }, about: FieldWords): string {
  if (about.most !== undefined || typeof value !== 'object' || value === null) return '…'
  const parts = Object.values(value).map((part: unknown) => valueWords(ctx, { field, value: part }, about))
  return parts.join(' · ') || nothing
}
