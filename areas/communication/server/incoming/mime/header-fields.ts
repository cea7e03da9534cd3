// The header of a message or part, and fields with parameters (RFC 2045, 2231).

import { decodeText } from './charset.ts'
import { decodeWords } from './encoded-words.ts'

export interface HeaderField {
  /** In lower case. */
  name: string
  /** Unfolded; encoded words are still encoded. */
  value: string
}

const mostFields = 2_000
const mostParameters = 100

export function headerFieldsIn(header: Buffer): HeaderField[] {
  const lines = header.toString('latin1').split(/\r?\n/)
  const folded: string[][] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line)) folded.at(-1)?.push(line)
    else if (line !== '' && folded.length < mostFields) folded.push([line])
  }
  return folded.flatMap((parts) => {
    // Decoded field by field: one may be UTF-8 and the next one Latin-1.
    const whole = decodeText(Buffer.from(parts.join(''), 'latin1'))
    const colon = whole.indexOf(':')
    if (colon < 1) return []
    return [{ name: whole.slice(0, colon).trim().toLowerCase(), value: whole.slice(colon + 1).trim() }]
  })
}

export interface FieldWithParameters {
  /** In lower case, such as `text/plain`. */
  value: string
  parameters: Map<string, string>
}

export function readParameters(field: string): FieldWithParameters {
  const [first = '', ...rest] = splitOutsideQuotes(field)
  const given = new Map<string, string>()
  for (const piece of rest.slice(0, mostParameters)) {
    const equals = piece.indexOf('=')
    const name = piece.slice(0, Math.max(0, equals)).trim().toLowerCase()
    // The first of two equal parameters wins, as everywhere in a header.
    if (name && !given.has(name)) given.set(name, unquoted(piece.slice(equals + 1).trim()))
  }
  return { value: /^[^\s;(]*/.exec(first.trim())?.[0].toLowerCase() ?? '', parameters: joined(given) }
}

function splitOutsideQuotes(field: string): string[] {
  const pieces: string[] = []
  let isQuoted = false
  let begin = 0
  for (let index = 0; index < field.length; index++) {
    const sign = field[index]
    if (isQuoted && sign === '\\') index++
    else if (sign === '"') isQuoted = !isQuoted
    else if (sign === ';' && !isQuoted) {
      pieces.push(field.slice(begin, index))
      begin = index + 1
    }
  }
  // An unclosed quotation would swallow the rest of the field.
  return isQuoted ? field.split(';') : [...pieces, field.slice(begin)]
}

const unquoted = (value: string): string => {
  const inner = /^"((?:[^"\\]|\\.)*)"/s.exec(value)?.[1]
  return inner === undefined ? value.replaceAll('"', '') : inner.replaceAll(/\\(.)/gs, '$1')
}

/** `name*0*=`, `name*1=`: the pieces of a long value, some with percent signs and a character set. */
function joined(given: ReadonlyMap<string, string>): Map<string, string> {
  const plain = new Map<string, string>()
  const pieces = new Map<string, { place: number; isEncoded: boolean; text: string }[]>()
  for (const [name, text] of given) {
    const [, key = '', place, star] = /^([^*]+)\*(?:(\d{1,3})(\*)?)?$/.exec(name) ?? []
    if (!key) {
      plain.set(name, decodeWords(text))
      continue
    }
    const own = { place: Number(place ?? 0), isEncoded: place === undefined || star !== undefined, text }
    pieces.set(key, [...(pieces.get(key) ?? []), own])
  }
  for (const [key, own] of pieces) {
    const sorted = own.toSorted((one, other) => one.place - other.place)
    const [, charset = '', begin] = (sorted[0]?.isEncoded && /^([^']*)'[^']*'(.*)$/s.exec(sorted[0].text)) || []
    const bytes = sorted.map(({ isEncoded, text }, index) => {
      const said = index === 0 && begin !== undefined ? begin : text
      return isEncoded ? percentDecoded(said) : Buffer.from(said)
    })
    plain.set(key, decodeText(Buffer.concat(bytes), charset))
  }
  return plain
}

function percentDecoded(text: string): Buffer {
  const latin = Buffer.from(text).toString('latin1')
  const bytes = latin.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
