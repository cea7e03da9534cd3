// Format of automatic mails: plain text, at most one button, the same in text and HTML.

import { escapedHtml, linkStyle, mailButton, mailPage, paragraphStyle } from '../../rules/mail-look.ts'
import type { Language } from '../../rules/project-type.ts'

export interface Letter {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** One link. Opening its page changes nothing; the page contains the action. */
  button?: { label: string; href: string }
  closing: string
  /** Replaces the closing and the sender's name. */
  signature?: MailBody
  /** Final body with signature and button; replaces the letter's other content. */
  written?: MailBody
}

/** The same content as text and as HTML. The HTML is the content of the page's body, safe to be sent. */
export interface MailBody {
  text: string
  html: string
}

export function composeMail(letter: Letter, options: { senderName: string }): MailBody {
  const { text, html } = letter.written ?? spelled(letter, options.senderName)
  return { text, html: mailPage(letter.subject, html) }
}

function spelled(letter: Letter, senderName: string): MailBody {
  const farewell = `${letter.closing}\n${senderName}`
  const signature = letter.signature ?? { text: farewell, html: paragraph(farewell) }
  return { text: asText(letter, signature.text), html: asHtml(letter, signature.html) }
}

function asText(letter: Letter, signature: string): string {
  // French requires a no-break space before the colon.
  const colon = letter.language === 'fr' ? '\u00a0:' : ':'
  const link = letter.button ? [`${letter.button.label}${colon}\n${letter.button.href}`] : []
  return [letter.greeting, ...letter.paragraphs, ...link, signature].join('\n\n')
}

const asHtml = (letter: Letter, signature: string): string =>
  [
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    letter.button ? mailButton(letter.button) : '',
    signature,
  ].join('\n')

const paragraph = (text: string): string =>
  `<p style="${paragraphStyle}">${linked(escapedHtml(text)).replaceAll('\n', '<br>')}</p>`

/** URLs in the text become links. */
const linked = (words: string): string =>
  words.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}" style="${linkStyle}">${address}</a>`)
