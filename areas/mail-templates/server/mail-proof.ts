// Sanitises rich text for mail: no scripts, external resources or positioning; inline styles; and a plain text
// version.

import { compile } from 'html-to-text'
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { linkStyle, paragraphStyle } from '#platform/rules/mail-look.ts'
import { isOwnPicture, pictureWidth } from '../rules/picture.ts'

const length = /^-?\d{1,4}(?:\.\d+)?(?:px|em|%)?$/
const lengths = /^(?:-?\d{1,4}(?:\.\d+)?(?:px|em|%)?\s*){1,4}$/
const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/i

const styles = {
  color: [colour],
  'background-color': [colour],
  'text-align': [/^(?:left|right|center)$/],
  'font-size': [length],
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'font-style': [/^(?:italic|normal)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  margin: [lengths],
  padding: [lengths],
  width: [length],
  'max-width': [length],
  height: [/^(?:auto|\d{1,4}px)$/],
  border: [/^\d{1,2}px solid (?:#[0-9a-f]{3,6}|[a-z]+)$/i],
  'border-collapse': [/^collapse$/],
}

const tags =
  'p br strong b em i u s a ol ul li img span div hr h1 h2 h3 blockquote table thead tbody tr td th small sub sup'.split(
    ' ',
  )

const styled =
  (own: string) =>
  (tagName: string, { style = '', ...attribs }: Attributes): Tag => ({
    tagName,
    attribs: { ...attribs, style: style.startsWith(own) ? style : [own, style].filter(Boolean).join(';') },
  })

/** Returns HTML that is safe to store and send. Idempotent. */
export const mailProof = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['style'],
      a: ['href'],
      img: ['src', 'alt', 'width'],
      td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      table: ['width', 'cellpadding', 'cellspacing', 'border'],
      div: ['class'],
      ol: ['start'],
    },
    allowedClasses: { div: ['html-embed'] },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      p: styled(paragraphStyle),
      a: styled(linkStyle),
      ul: styled('margin:0 0 16px;padding:0 0 0 24px'),
      ol: styled('margin:0 0 16px;padding:0 0 0 24px'),
      img: (_name, attribs) => picture(attribs),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  }).trim()

function picture({ src = '', alt = '', width }: Attributes): Tag {
  return {
    tagName: 'img',
    attribs: { src, alt, width: String(pictureWidth(width)), style: 'max-width:100%;height:auto' },
  }
}

const toText = compile({
  wordwrap: false,
  // No handwritten mail is nested deeper; deeper content, made to take hours, is cut off.
  limits: { maxDepth: 200, ellipsis: '…' },
  selectors: [
    ...['img', 'head', 'title'].map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '– ' } },
  ],
})

/** Returns the same text without markup; placeholders are kept. */
export const plainText = (html: string): string =>
  toText(html)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
