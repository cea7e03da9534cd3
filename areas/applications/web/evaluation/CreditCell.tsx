// Last credit check result of the household as a coloured light; empty if no credit check was made.

import { stateCell } from '#platform/contract/table-cells.ts'
import type { CellProps } from '#platform/web/table/cell-props.ts'
import { NoValue } from '#platform/web/table/cells/NoValue.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { CreditLight } from '../../rules/application-state.ts'

const toneByLight = {
  none: 'grey',
  green: 'green',
  grey: 'grey',
  yellow: 'amber',
  red: 'red',
} as const satisfies Record<CreditLight, string>

const isLight = (value: string): value is CreditLight => Object.hasOwn(toneByLight, value)

export function CreditCell({ value }: CellProps) {
  const credit = stateCell.safeParse(value).data
  if (!credit || !isLight(credit.value)) return <NoValue />
  return <StateBadge state={credit.value} title={credit.displayName} tone={toneByLight[credit.value]} />
}
