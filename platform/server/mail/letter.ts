// How a mail of the process looks: plain words, at most one button, the same in text and HTML.

import type { Language } from '../../rules/project-type.ts'

export interface Letter {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** One link; the page behind it holds the deed, opening it changes nothing. */
  button?: { label: string; href: string }
  closing: string
}

export function composeMail(letter: Letter, options: { senderName: string }): { text: string; html: string } {
  return { text: asText(letter, options.senderName), html: asHtml(letter, options.senderName) }
}

function asText(letter: Letter, senderName: string): string {
  // French sets a no-break space before it.
  const colon = letter.language === 'fr' ? '\u00a0:' : ':'
  const link = letter.button ? [`${letter.button.label}${colon}\n${letter.button.href}`] : []
  return [letter.greeting, ...letter.paragraphs, ...link, `${letter.closing}\n${senderName}`].join('\n\n')
}

const font =
  "font-family:Inter,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:24px;color:#1f2429;overflow-wrap:anywhere"

function asHtml(letter: Letter, senderName: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${linked(escaped(text)).replaceAll('\n', '<br>')}</p>`
  const button = letter.button
    ? `<p style="margin:24px 0"><a href="${escaped(letter.button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2429;color:#ffffff;text-decoration:none;font-weight:600">${escaped(letter.button.label)}</a></p>`
    : ''
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>`,
    `<body style="margin:0;background:#f5f6f7"><div style="max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff;${font}">`,
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    button,
    paragraph(`${letter.closing}\n${senderName}`),
    '</div></body></html>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An address in the words is a link there, too. */
const linked = (words: string): string =>
  words.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}" style="color:#1f2429">${address}</a>`)
