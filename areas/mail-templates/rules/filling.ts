// Fills placeholders of a mail. Filled values are not scanned again, and are escaped in HTML.

import { escapedHtml, linkStyle, mailButton, paragraphStyle } from '#platform/rules/mail-look.ts'
import { mayBeEmpty } from './placeholders.ts'

/** Target and label of the button. */
export interface MailLink {
  href: string
  label: string
}

/** Value available as safe HTML and as plain text, such as a signature. */
export interface ReadyWords {
  html: string
  text: string
}

type Value = string | MailLink | ReadyWords

/** Placeholder → its value. Line breaks are kept. */
export type Values = Readonly<Record<string, Value | undefined>>

export interface Filled {
  text: string
  /** Placeholders in the text without a value. */
  empty: string[]
  /** Placeholders in the text that this mail does not have, or malformed ones. */
  unknown: string[]
}

interface Known {
  values: Values
  allowed: readonly string[]
}

/** Matches `[place_x]` and malformed placeholders: an unclosed bracket, or a space inside. */
const named = /\[(place_\w+)\]|\[\s*place_?[\w-]*(?:\s+\])?/gi

/**
 * Keys of the placeholders named in a text. A malformed placeholder is returned with its bracket, so that it is not
 * taken for a key.
 */
export const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([whole, key]) => key ?? whole)),
]

/**
 * Returns placeholders in the HTML that are not allowed, and those broken by markup: `[place_<b>x</b>]` looks like a
 * placeholder but cannot be filled.
 */
export function strangersIn(html: string, allowed: readonly string[]): string[] {
  const known = namedIn(html)
  const broken = namedIn(html.replaceAll(/<[^>]*>/g, '')).filter((key) => !known.includes(key))
  return [...known.filter((key) => !allowed.includes(key)), ...broken]
}

/** Spelling of a placeholder in a text. */
export const inBrackets = (name: string): string => (name.startsWith('[') ? name : `[${name}]`)

const alone = String.raw`^[ \t]*\[(place_\w+)\][ \t]*(\n+|$)`
const inText = new RegExp(String.raw`${alone}|\[(place_\w+)\]`, 'gm')

/** Fills a text without markup: a subject, or the text part of a mail. */
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

/** A signature within a sentence ends its paragraph; the remainder may be empty. */
const emptyRest = /<p data-rest [^>]*>(?:<br \/?>)*<\/p>/g
const inHtml = /<p[^>]*>\s*\[(place_\w+)\]\s*<\/p>|href="\[(place_\w+)\]"|\[(place_\w+)\]/g

/** Fills the body of a mail. The body was sanitised when it was saved. */
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
