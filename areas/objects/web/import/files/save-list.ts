// Saves a short list as CSV that spreadsheets open: semicolons and a byte order mark, as Swiss locales expect.

/** Prefixes text that would be read as a formula. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`

export const spelledList = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

export function saveList(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([spelledList(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
