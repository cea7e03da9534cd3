// Header text: encoded words (RFC 2047) and mailboxes. Consecutive words are joined as bytes before decoding, because
// a character may be split between two words.

import { addressParser } from 'postal-mime'
import { decodeText } from './charset.ts'

const word = /=\?([^\s?]+)\?([bq])\?([^?]*)\?=/i
const run = /=\?[^\s?]+\?[bq]\?[^?]*\?=(?:\s*=\?[^\s?]+\?[bq]\?[^?]*\?=)*/gi

export const decodeWords = (value: string): string => value.replaceAll(run, decodeRun)

function decodeRun(words: string): string {
  const pieces: { charset: string; bytes: Buffer[] }[] = []
  for (const match of words.matchAll(new RegExp(word, 'gi'))) {
    const [, label = '', encoding = '', text = ''] = match
    const charset = label.split('*')[0] ?? ''
    const last = pieces.at(-1)
    const bytes = bytesOf(encoding, text)
    if (last?.charset.toLowerCase() === charset.toLowerCase()) last.bytes.push(bytes)
    else pieces.push({ charset, bytes: [bytes] })
  }
  return pieces.map(({ charset, bytes }) => decodeText(Buffer.concat(bytes), charset)).join('')
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64')
  const hex = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(hex, 'latin1')
}

export interface Mailbox {
  name: string
  address: string
}

/** Members of groups are returned as separate mailboxes. */
export function mailboxesIn(value: string): Mailbox[] {
  // A comma in decoded text would end the mailbox, so encoded words are masked until the list is split.
  const words: string[] = []
  const masked = value.replaceAll(run, (found) => `\ue000${words.push(decodeRun(found)) - 1}\ue001`)
  const unmask = (text: string) =>
    text.replaceAll(/\ue000(\d+)\ue001/g, (_, place: string) => words[Number(place)] ?? '')
  return addressParser(masked)
    .flatMap((one) => (one.group ? one.group : [{ name: one.name, address: one.address }]))
    .map(({ name, address }) => ({ name: unmask(name ?? ''), address: unmask(address ?? '') }))
}
