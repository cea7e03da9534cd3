// Extracts the text of a mail that came as HTML only, for lists and search.

import { plainText } from '#areas/mail-templates/server/public.ts'

/** Limit in characters, so that a long mail does not delay others. Text before the body is only styles. */
const longestRead = 100_000

/** Invisible characters that mails use to fill the preview line of mail programs. */
const unseen = /\u00ad|\u034f|[\u200b-\u200f]|\u2060|\ufeff/g

export function wordsInHtml(html: string): string {
  const body = html.search(/<body[\s>]/i)
  const read = html.slice(Math.max(0, body)).slice(0, longestRead)
  return plainText(read).replaceAll(unseen, '').replaceAll('\u00a0', ' ').replaceAll(/ +$/gm, '').trim()
}

export const saysNothing = (text: string): boolean => text.replaceAll(unseen, '').trim() === ''
