// What somebody has written themselves: without the mail they answer, which their program puts below it.

const beginnings = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|weitergeleitete nachricht)/i,
  /^(am|on|le)\b.{5,200}(schrieb|wrote|a écrit)\b.*:\s*$/i,
  /^(von|from|de)\s?:\s.+@/i,
  /^_{10,}$/,
  /^>/,
]

export function unquoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => beginnings.some((beginning) => beginning.test(line.trim())))
  const own = lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim()
  // Whoever writes below what they quote has written all of it.
  return own || text.trim()
}
