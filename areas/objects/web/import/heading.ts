// Title of a column: its heading, or its spreadsheet letters if it has none.

import type { useText } from '#platform/web/i18n/texts.ts'

export function headingOf(t: ReturnType<typeof useText>, heading: string, place: number): string {
  return heading || t('objects_import_no_heading', { letters: lettersOf(place) })
}

function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last
}
