// Sanitizes the HTML of a mail for the back office: no scripts, and nothing loaded from other servers that would
// reveal the reader to the sender.

import { isWayOut } from '#platform/server/mail/unsubscribing.ts'
import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** `home` is a URL of the workspace. Pictures are loaded from its origin only. */
export const safeHtml = (html: string, home: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'html', 'head', 'body', 'meta'],
    allowedAttributes: {
      '*': ['style', 'align', 'dir', 'lang'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan', 'width', 'valign'],
      th: ['colspan', 'rowspan', 'width', 'valign'],
      meta: ['charset'],
    },
    // The title of a page is not part of the text.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'],
    allowProtocolRelative: false,
    // Not parsed: `withoutAddresses` handles styles, because they can load external addresses too.
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: inert('style' in attribs ? { ...attribs, style: withoutAddresses(attribs['style'] ?? '') } : attribs),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwn(attribs['src'] ?? '', home),
  })

/** Removes unsubscribe links, also from quoted mails: they are for the recipient only. */
function inert({ href, ...attribs }: Attributes): Attributes {
  return href === undefined || isWayOut(href) ? attribs : { ...attribs, href }
}

function isOwn(address: string, home: string): boolean {
  if (address.startsWith('cid:')) return true
  const url = URL.parse(address, home)
  return url?.origin === new URL(home).origin && /^\/(?:protected|api\/v1\/public-files)\//.test(url.pathname)
}

const withoutAddresses = (style: string): string =>
  style
    .split(';')
    .filter((rule) => !/url\s*\(|expression|@import|\\/i.test(rule))
    .join(';')
