// Text of a heading row; a link if it has a target.

import type { Column, Row } from '#platform/contract/table.ts'
import { CellLink } from '../cells/CellLink.tsx'
import { headingOf } from '../row-title.ts'

export function Heading({ row, columns }: { row: Row; columns: Column[] }) {
  const heading = row._header ?? row._subheader
  return typeof heading === 'object' ? <CellLink link={heading} /> : <span>{headingOf(row, columns)}</span>
}
