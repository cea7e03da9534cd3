// Reads the text of an agreement, which is simple HTML, as paragraphs for page and PDF.

export interface NdaParagraph {
  kind: 'heading' | 'item' | 'paragraph'
  text: string
}

const block = /<(h[1-6]|li|p)\b[^>]*>([\s\S]*?)<\/\1>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

export function ndaParagraphs(html: string): NdaParagraph[] {
  const found = [...html.matchAll(block)].map(([, tag = '', inner = '']) => ({
    kind: kindOf(tag.toLowerCase()),
    text: plain(inner),
  }))
  const paragraphs =
    found.length > 0
      ? found
      : plain(html)
          .split(/\n+/)
          .map((text) => ({ kind: 'paragraph' as const, text }))
  return paragraphs.filter(({ text }) => text !== '')
}

const kindOf = (tag: string): NdaParagraph['kind'] => (tag === 'li' ? 'item' : tag === 'p' ? 'paragraph' : 'heading')

const plain = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#\d+|[a-z]+);/gi, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name.toLowerCase()] ?? whole),
    )
    .trim()
