// Fills placeholders of a mail. Filled values are not scanned again, and are escaped in HTML.

import { escapedHtml, linkStyle, mailButton, paragraphStyle } from '#platform/rules/mail-look.ts'
import { mayBeEmpty } from './placeholders.ts'

/** Target and label of the button. */
export interface MailLink {
  href: string
  label: string
}

/** The same words twice, the HTML safe already: a signature. */
export interface ReadyWords {
  html: string
  text: string
}

type Value = string | MailLink | ReadyWords

/** Placeholder → its words. Lines are kept. */
export type Values = Readonly<Record<string, Value | undefined>>

export interface Filled {
  text: string
  /** Named, but nothing is known for them. */
  empty: string[]
  /** Named, but no placeholder of this mail; or begun and not ended. */
  unknown: string[]
}

interface Known {
  values: Values
  allowed: readonly string[]
}

/** `[place_x]`, or something that was meant as one: begun and not ended, or with a space in it. */
const named = /\[(place_\w+)\]|\[\s*place_?[\w-]*(?:\s+\])?/gi

/**
 * Keys of the placeholders named in a text. A malformed placeholder is returned with its bracket, so that it is not
 * taken for a key.
 */
export const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([whole, key]) => key ?? whole)),
]

/** Named in this HTML, but none of the allowed; also what is half bold and half not: to the eye a placeholder, to the filling none. */
export function strangersIn(html: string, allowed: readonly string[]): string[] {
  const known = namedIn(html)
  const broken = namedIn(html.replaceAll(/<[^>]*>/g, '')).filter((key) => !known.includes(key))
  return [...known.filter((key) => !allowed.includes(key)), ...broken]
}

/** Spelling of a placeholder in a text. */
export const inBrackets = (name: string): string => (name.startsWith('[') ? name : `[${name}]`)

const alone = String.raw`^[ \t]*\[(place_\w+)\][ \t]*(\n+|$)`
const inText = new RegExp(String.raw`${alone}|\[(place_\w+)\]`, 'gm')

/** A text without markup: a subject, or the text part of a mail. */
export const fillText = (text: string, known: Known): Filled => ({
  text: text
    .replace(inText, (whole: string, key: string | undefined, end: string | undefined, inline: string | undefined) => {
      const value = valueOf(known, key ?? inline ?? '')
      if (value === undefined) return whole
      if (inline !== undefined) return plain(value)
      if (plain(value).trim() === '') return ''
      const words = typeof value === 'object' && 'href' in value ? `${value.label}\n${value.href}` : plain(value)
      return words + (end ?? '')
    })
    .trimEnd(),
  ...judged(text, known),
})

/** A signature within a sentence ends its paragraph; what is left of that may be nothing. */
const emptyRest = /<p data-rest [^>]*>(?:<br \/?>)*<\/p>/g
const inHtml = /<p[^>]*>\s*\[(place_\w+)\]\s*<\/p>|href="\[(place_\w+)\]"|\[(place_\w+)\]/g

/** The body of a mail that was made safe when it was saved. */
export const fillHtml = (html: string, known: Known): Filled => ({
  text: html
    .replace(
      inHtml,
      (whole: string, block: string | undefined, href: string | undefined, inline: string | undefined) => {
        const value = valueOf(known, block ?? href ?? inline ?? '')
        if (value === undefined) return whole
        if (block !== undefined) return asBlock(value)
        if (href !== undefined) return `href="${escapedHtml(plain(value))}"`
        return asPhrase(value)
      },
    )
    .replaceAll(emptyRest, '')
    .replaceAll('<p data-rest ', '<p '),
  ...judged(html, known),
})

/** Undefined for a placeholder that stays unchanged. */
const valueOf = ({ values, allowed }: Known, key: string): Value | undefined =>
  allowed.includes(key) ? (values[key] ?? '') : undefined

function plain(value: Value): string {
  if (typeof value === 'string') return value
  return 'href' in value ? value.href : value.text
}

function asBlock(value: Value): string {
  if (plain(value).trim() === '') return ''
  if (typeof value === 'string') return `<p style="${paragraphStyle}">${lines(value)}</p>`
  return 'href' in value ? mailButton(value) : value.html
}

function asPhrase(value: Value): string {
  if (typeof value === 'string') return lines(value)
  if ('html' in value) return `</p>${value.html}<p data-rest style="${paragraphStyle}">`
  return `<a href="${escapedHtml(value.href)}" style="${linkStyle}">${escapedHtml(value.label)}</a>`
}

const lines = (text: string): string => escapedHtml(text).replaceAll('\n', '<br>')

function judged(text: string, { values, allowed }: Known): Pick<Filled, 'empty' | 'unknown'> {
  const keys = namedIn(text)
  const isEmpty = (key: string) => plain(values[key] ?? '').trim() === ''
  return {
    empty: keys.filter((key) => allowed.includes(key) && !mayBeEmpty.includes(key) && isEmpty(key)),
    unknown: keys.filter((key) => !allowed.includes(key)),
  }
}
