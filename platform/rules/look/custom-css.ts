// Makes the CSS that a workspace writes for its public pages safe: it loads nothing from other hosts, cannot close its
// element or the rule around it, and what a reader types cannot be sent away by a picture's address.

/** One piece between `;`, `{` and `}`, without the mark. */
type Piece = { text: string; mark: '' | ';' | '{' | '}' }

export function safeCss(css: string): string {
  let depth = 0
  let safe = ''
  for (const { text, mark } of piecesOf(withoutComments(withPlainBreaks(css)))) {
    const refused = isRefused(text)
    // A block of a refused rule is kept with a selector that matches nothing, so that the braces stay in balance.
    const kept = refused ? (mark === '{' ? 'not-allowed' : '') : text
    const isExtra = (mark === '}' && depth === 0) || (mark === ';' && refused)
    if (isExtra) {
      // The space keeps what was apart: `ur}l(…)` must not become `url(…)`, nor `/}*` a comment.
      safe += mark === '}' ? `${kept} ` : kept
      continue
    }
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    safe += kept + mark
  }
  // One after the other would fail: `<<!--/style>` without its `<!--` is `</style>`.
  return (safe + '}'.repeat(depth)).replaceAll('<!--', ' ').replaceAll('</', '<\\/').trim()
}

/** The line breaks that CSS knows as one sign, as browsers read them before everything else. */
const withPlainBreaks = (css: string): string => css.replaceAll(/\r\n?|\f/g, '\n')

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')

/** Strings and addresses in brackets stay whole: marks in them are text. */
const piecesOf = (css: string): Piece[] => {
  const pieces: Piece[] = []
  let text = ''
  for (const [token] of css.matchAll(
    /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|\((?:\\[\s\S]|[^()\\"'])*\)|\\[\s\S]|[\s\S]/g,
  )) {
    if (token === ';' || token === '{' || token === '}') {
      pieces.push({ text, mark: token })
      text = ''
    } else text += token
  }
  return text.trim() === '' ? pieces : [...pieces, { text, mark: '' }]
}

/** Names may be written with escapes: `\75rl(…)` is `url(…)`. */
const unescaped = (text: string): string =>
  text.replaceAll(
    /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi,
    (_escape, code: string | undefined, sign: string | undefined) => {
      const point = Number.parseInt(code ?? '', 16)
      return sign ?? (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '')
    },
  )

/** Functions that load something. `url()` may name this host or carry a small picture itself. */
const loading = /(?:image-set|image|src|cross-fade|element|expression)\s*\(/i
const address = /url\s*\(\s*["']?\s*([^"')]*)/gi
const isOwn = (url: string): boolean => /^\/(?![/\\])/.test(url) || /^data:image\//i.test(url) || url.startsWith('#')

function isRefused(text: string): boolean {
  const plain = unescaped(text)
  if (/@(?:import|namespace|charset|document)\b/i.test(plain)) return true
  if (/(?:-moz-binding|behavior)\s*:/i.test(plain) || loading.test(plain)) return true
  // Browsers skip tabs and line breaks within an address: `/` and `/evil` around one are `//evil`.
  return [...plain.matchAll(address)].some(([, url = '']) => !isOwn(url.replaceAll(/[\t\n\r]/g, '').trim()))
}
