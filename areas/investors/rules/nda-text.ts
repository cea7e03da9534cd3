// Reads the text of an agreement, which is simple HTML, as paragraphs for page and PDF.

export interface NdaParagraph {
  kind: 'heading' | 'item' | 'paragraph'
  text: string
}

export type NdaBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Blocks below the title of the page, in the order of the text. A text that begins with this title has it on the page
 * already.
 */
export function ndaBlocks(paragraphs: readonly NdaParagraph[], title: string): NdaBlock[] {
  const below = paragraphs[0]?.text === title ? paragraphs.slice(1) : paragraphs
  const blocks: NdaBlock[] = []
  for (const { kind, text } of below) {
    const last = blocks.at(-1)
    if (kind !== 'item') blocks.push({ kind, text })
    else if (last?.kind === 'list') last.items.push(text)
    else blocks.push({ kind: 'list', items: [text] })
  }
  return blocks
}

/** Elements that begin or end a paragraph; all others are part of one. */
const boundary = /<(\/?)(h[1-6]|li|p|ul|ol|div|blockquote|pre|table|thead|tbody|tr|td|th|hr)\b[^>]*>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Leaves out no word, also of elements that the editor does not make: what is signed must be what is shown. */
export function ndaParagraphs(html: string): NdaParagraph[] {
  const found: NdaParagraph[] = []
  const keep = (kind: NdaParagraph['kind'], part: string) => {
    const text = plain(part)
    if (text !== '') found.push({ kind, text })
  }
  let [kind, from, items]: [NdaParagraph['kind'], number, number] = ['paragraph', 0, 0]
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(boundary)) {
    keep(kind, html.slice(from, index))
    from = index + tag.length
    const isItem = name.toLowerCase() === 'li'
    if (isItem) items = Math.max(0, items + (slash ? -1 : 1))
    if (!slash && name.toLowerCase().startsWith('h') && name.toLowerCase() !== 'hr') kind = 'heading'
    else kind = items > 0 ? 'item' : 'paragraph'
  }
  for (const line of html.slice(from).split(/\n+/)) keep(kind, line)
  return found
}

const plain = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#\d+|[a-z]+);/gi, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name.toLowerCase()] ?? whole),
    )
    .trim()
