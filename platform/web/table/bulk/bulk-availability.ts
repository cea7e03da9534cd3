// Decides whether a bulk action is available for the selected rows, and gives the reason if not (spec 1 §5).

import { availability, type BulkOption, type Row } from '#platform/contract/table.ts'

export type Offered = { available: true } | { available: false; reason: string }

interface Circumstances {
  /** The selected rows known to the browser; with "all that match" the server checks each row. */
  rows: Row[]
  /** Background mails are sent in each recipient's language. */
  bulkMailInBackground: boolean
  differentLanguages: string
}

export function offeredFor(
  option: BulkOption,
  { rows, bulkMailInBackground, differentLanguages }: Circumstances,
): Offered {
  if (option.sameLanguage && !bulkMailInBackground && languagesOf(rows) > 1) {
    return { available: false, reason: differentLanguages }
  }
  const refusals = rows.flatMap((row) => [...refusalOf(row, option.availability), ...disabledIn(row, option.value)])
  if (refusals.length === 0) return { available: true }
  return { available: false, reason: listed([...new Set(refusals)].filter(Boolean)) }
}

/** Full sentences are joined by spaces, other texts by commas. */
const listed = (reasons: readonly string[]) => reasons.join(', ').replaceAll(/([.!?]), /g, '$1 ')

/** Empty if the row allows the action; a row from an earlier page may not contain the flag. */
function refusalOf(row: Row, flag: string | undefined): string[] {
  if (!flag) return []
  const said = availability.safeParse(row[flag]).data
  return said && !said.value ? [said.unavailable_tooltip ?? ''] : []
}

function disabledIn({ _disabled_bulk_extra_options: disabled }: Row, action: string): string[] {
  const said = disabled?.[action]
  return said?.value ? [said.tooltip] : []
}

const languagesOf = (rows: Row[]) => new Set(rows.flatMap((row) => row._language ?? [])).size
