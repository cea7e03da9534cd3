// Converts between the stored form (`[place_x]` as text, embedded HTML as is) and the editor's form (inline node,
// box).

const token = /\[(place_\w+)\]/g
const shownToken = /<span[^>]*\bdata-placeholder="(place_\w+)"[^>]*>[^<]*<\/span>/g
const shownEmbed = /<div[^>]*\bdata-embed="([^"]*)"[^>]*><\/div>/g
const emptyEnd = /(?:<p>(?:<br[^>]*>)?<\/p>)+$/

export const embedClass = 'html-embed'

/** Replaces placeholders with editor tokens. A placeholder inside a tag, such as in a link target, stays unchanged. */
export const withTokens = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replaceAll(token, (whole, key: string) => `<span data-placeholder="${key}">${whole}</span>`),
    )
    .join('')

/** Converts the editor's HTML to the stored form; an empty text becomes an empty string. */
export const asKept = (html: string): string =>
  html
    .replaceAll(shownToken, (_whole, key: string) => `[${key}]`)
    .replaceAll(shownEmbed, (_whole, kept: string) => `<div class="${embedClass}">${decodeURIComponent(kept)}</div>`)
    .replace(emptyEnd, '')

export const embedAttribute = (html: string): string => encodeURIComponent(html)

/** Replaces the selection by a placeholder; returns the text and the new cursor position. */
export function withPlaceholderAt(text: string, key: string, { start, end }: { start: number; end: number }) {
  const begun = `${text.slice(0, start)}[${key}]`
  return { text: begun + text.slice(end), caret: begun.length }
}
