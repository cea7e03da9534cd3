// Converts the HTML of a mail to blocks of a letter: paragraphs, headings, lists and pictures in order, with bold,
// italics and links. Content that only works on a screen is left out.

import { Parser } from 'htmlparser2'

export interface Run {
  text: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  href: string | null
}

export type Block =
  | { kind: 'paragraph' | 'heading'; runs: Run[] }
  | { kind: 'item'; runs: Run[]; mark: string; depth: number }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'picture'; source: string; alt: string; width: number | null }
  | { kind: 'rule' }

const silent = new Set(['head', 'title', 'style', 'script'])
const breaking = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'body',
  'hr',
])
const bold = new Set(['b', 'strong', 'th'])
const italic = new Set(['i', 'em'])
const heading = /^h[1-6]$/

interface Open {
  name: string
  href: string | null
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
}

export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const opened: Open[] = []
  const lists: { isOrdered: boolean; next: number }[] = []
  let runs: Run[] = []
  let mark: string | null = null

  const finish = () => {
    const block = blockOf(trimmed(runs))
    runs = []
    if (block) blocks.push(block)
  }
  const blockOf = (said: Run[]): Block | null => {
    if (said.length === 0) return null
    const button = buttonIn(said, opened)
    if (button) return button
    if (mark !== null) {
      const block: Block = { kind: 'item', runs: said, mark, depth: lists.length }
      // Only the first paragraph of a list item has a bullet or number.
      mark = ''
      return block
    }
    return { kind: opened.some(({ name }) => heading.test(name)) ? 'heading' : 'paragraph', runs: said }
  }
  const say = (text: string) => {
    if (opened.some(({ name }) => silent.has(name))) return
    const inner = (has: (one: Open) => boolean) => opened.some(has)
    runs.push({
      text,
      isBold: inner((one) => one.isBold),
      isItalic: inner((one) => one.isItalic),
      isUnderlined: inner((one) => one.isUnderlined),
      href: opened.findLast((one) => one.href !== null)?.href ?? null,
    })
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (breaking.has(name)) finish()
        if (name === 'br') say('\n')
        if (name === 'hr') blocks.push({ kind: 'rule' })
        if (name === 'img') blocks.push(pictureOf(attributes))
        if (name === 'ul' || name === 'ol') {
          lists.push({ isOrdered: name === 'ol', next: Number(attributes['start'] ?? 1) || 1 })
        }
        const list = lists.at(-1)
        if (name === 'li' && list) mark = list.isOrdered ? `${list.next++}.` : '–'
        if ((name === 'td' || name === 'th') && runs.length > 0) say('\u2003')
        opened.push(openOf(name, attributes))
      },
      ontext: (text) => say(text.replaceAll(/[ \t\r\n]+/g, ' ')),
      onclosetag(name) {
        if (breaking.has(name)) finish()
        if (name === 'ul' || name === 'ol') lists.pop()
        if (name === 'li' || lists.length === 0) mark = null
        const place = opened.findLastIndex((one) => one.name === name)
        if (place >= 0) opened.splice(place)
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  finish()
  return blocks
}

function openOf(name: string, { style = '', href }: Record<string, string>): Open {
  return {
    name,
    href: name === 'a' ? (href ?? null) : null,
    isBold: bold.has(name) || (name !== 'a' && /font-weight:\s*(?:bold|[6-9]00)/.test(style)),
    isItalic: italic.has(name) || /font-style:\s*italic/.test(style),
    isUnderlined: name === 'u',
  }
}

function pictureOf({ src = '', alt = '', width }: Record<string, string>): Block {
  return { kind: 'picture', source: src, alt, width: Number(width) || null }
}

/** A paragraph that consists only of a link is a button: on paper it becomes a QR code. */
function buttonIn(runs: readonly Run[], opened: readonly Open[]): Block | null {
  const [first] = runs
  if (!first?.href || runs.some(({ href }) => href !== first.href)) return null
  const label = runs.map(({ text }) => text).join('')
  const isWeb = /^https?:/.test(first.href)
  return isWeb && label !== first.href && !opened.some(({ name }) => name === 'li')
    ? { kind: 'button', label, href: first.href }
    : null
}

/** Removes blanks that come from the markup: at both ends, around line breaks, and repeated ones. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  let before = '\n'
  for (const run of runs) {
    let text = run.text
    if (/[ \n]$/.test(before)) text = text.replace(/^ +/, '')
    if (text === '') continue
    const last = kept.at(-1)
    if (text.startsWith('\n') && last) last.text = last.text.replace(/ +$/, '')
    kept.push({ ...run, text })
    before = text
  }
  while (kept.length > 0) {
    const last = kept[kept.length - 1]
    if (!last) break
    last.text = last.text.trimEnd()
    if (last.text !== '') break
    kept.pop()
  }
  while (kept[0]?.text === '\n') kept.shift()
  return joined(kept)
}

/** Joins neighbouring runs of the same style. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last && look(last) === look(run)) last.text += run.text
    else whole.push({ ...run })
  }
  return whole
}

const look = ({ isBold, isItalic, isUnderlined, href }: Run): string =>
  JSON.stringify([isBold, isItalic, isUnderlined, href])

/** Returns the URLs of the pictures in the HTML. */
export const picturesIn = (html: string): string[] => [
  ...new Set(blocksOf(html).flatMap((block) => (block.kind === 'picture' && block.source ? [block.source] : []))),
]
