// Returns the text that the author of a mail wrote, without the quoted mail that their program puts below it.

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
  // If the author writes below the quoted text, nothing of it is removed.
  return own || text.trim()
}
