// Splits the text of a mail for display: new text first, quoted text behind a button, URLs as links.

interface ReadText {
  words: string
  /** Quoted text of earlier mails; empty if there is none. */
  quoted: string
}

/** Lines with which mail programs introduce quoted text. */
const announcements = [
  /^am .{4,120}(?:schrieb|hat).{0,120}:$/i,
  /^le .{4,120}a écrit\s*:$/i,
  /^on .{4,120}wrote:$/i,
  /^-{2,}\s*(?:ursprüngliche nachricht|original message|message d.origine|weitergeleitete nachricht)\s*-{2,}$/i,
]

export function readText(text: string): ReadText {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const at = lines.findIndex((line, index) => isAnnounced(line) || (isQuoted(line) && restIsQuoted(lines, index)))
  // The whole text is a quotation, so it is shown as the message.
  if (at === -1 || lines.slice(0, at).join('').trim() === '') return { words: text.trim(), quoted: '' }
  return { words: lines.slice(0, at).join('\n').trim(), quoted: lines.slice(at).join('\n').trim() }
}

const isAnnounced = (line: string): boolean => announcements.some((one) => one.test(line.trim()))
const isQuoted = (line: string): boolean => line.startsWith('>')
const restIsQuoted = (lines: readonly string[], from: number): boolean =>
  lines.slice(from).every((line) => isQuoted(line) || line.trim() === '')

export interface Piece {
  text: string
  href?: string
}

/** Turns web addresses into links, without a trailing full stop. */
export function piecesOf(text: string): Piece[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).flatMap((part, index) => {
    if (index % 2 === 0) return part ? [{ text: part }] : []
    const [, address = part, tail = ''] = /^(.*?)([.,;:!?)\]»]*)$/.exec(part) ?? []
    return [{ text: address, href: address }, ...(tail ? [{ text: tail }] : [])]
  })
}
