// The words of a mail that came as HTML alone: what lists show, and what is searched.

import { plainText } from '#areas/mail-templates/server/public.ts'

/** Reading more would keep others waiting; what stands before the body are styles. */
const longestRead = 100_000

/** They fill the line that mail programs show of a mail, and are seen by nobody. */
const unseen = /\u00ad|\u034f|[\u200b-\u200f]|\u2060|\ufeff/g

export function wordsInHtml(html: string): string {
  const body = html.search(/<body[\s>]/i)
  const read = html.slice(Math.max(0, body)).slice(0, longestRead)
  return plainText(read).replaceAll(unseen, '').replaceAll('\u00a0', ' ').replaceAll(/ +$/gm, '').trim()
}

export const saysNothing = (text: string): boolean => text.replaceAll(unseen, '').trim() === ''
