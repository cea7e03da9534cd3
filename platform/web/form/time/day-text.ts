// Converts dates between typed form, strictly DD.MM.YYYY (spec 1 §5), and YYYY-MM-DD.

/** Returns YYYY-MM-DD; undefined for an invalid date such as 31.02. or an incomplete one such as 1.5.24. */
export function dayIn(text: string): string | undefined {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim())
  if (!parts) return undefined
  const [, day, month, year] = parts
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Inserts dots into a run of digits: 20112026 becomes 20.11.2026. */
export function withPoints(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (text.includes('.') || digits !== text) return text
  if (digits.length === 8) return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`
  return text
}

/** Adds leading zeros: 1.5.2024 becomes 01.05.2024. */
export function completed(text: string): string {
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}.${parts[2]?.padStart(2, '0')}.${parts[3]}` : text
}
