// Texts of an IDX file: ISO 8859-1, one line, without the separator (standards.md §1.1.1, §1.1.5).

/** Characters that are common in texts but missing in ISO 8859-1. */
const spelled: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‹': "'",
  '›': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '…': '...',
  '•': '-',
  '€': 'EUR',
  Œ: 'OE',
  œ: 'oe',
  '™': '(TM)',
  '≤': '<=',
  '≥': '>=',
  '\u2009': ' ',
  '\u202F': ' ',
}

const isLatin = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
}

function latin(character: string): string {
  const known = spelled[character]
  if (known !== undefined) return known
  if (isLatin(character)) return character
  const base = character.normalize('NFD').replace(/\p{M}/gu, '')
  if (base !== character && Array.from(base).every(isLatin)) return base
  return /^\p{C}$/u.test(character) ? '' : '?'
}

/** One line of text without `#`. Angle brackets would begin a tag, which receivers strip with what follows. */
export const idxLine = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s*[\r\n\t]+\s*/g, ' '))
    .map(latin)
    .join('')
    .replaceAll('#', '')
    .replaceAll('<', '(')
    .replaceAll('>', ')')
    .trim()

/** Text of several paragraphs: line breaks become `<br>`. Never longer than the limit, and never cut inside a tag. */
export function idxText(text: string, longest: number): string {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(idxLine)
  let whole = ''
  for (const line of lines) {
    const longer = whole === '' ? line : `${whole}<br>${line}`
    if (longer.length > longest) return whole === '' ? line.slice(0, longest) : whole
    whole = longer
  }
  return whole
}

/** Cut at the last word that fits. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest + 1)
  const end = cut.lastIndexOf(' ')
  return end > longest / 2 ? cut.slice(0, end) : text.slice(0, longest)
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
