// Selects the entries that a person may see: those about records that they may open (decision 0635).

import { withoutCostsIn } from '#areas/reporting/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { guardedEvents, subjectKinds } from '../rules/subject-kinds.ts'

/** SQL condition on an audit entry `t`. Administrators see all entries, also of kinds that are not listed. */
export function visibleTo(ctx: StaffContext): string {
  if (ctx.can('admin')) return 'true'
  const kinds = Object.entries(subjectKinds).flatMap(([kind, { permission }]) => (ctx.can(permission) ? [kind] : []))
  const withheld = guardedEvents.filter(({ permission }) => !ctx.can(permission))
  return [
    `t.subject_kind = any('{${kinds.join(',')}}'::text[])`,
    ...withheld.map(({ beginning }) => `not starts_with(t.event, '${beginning}')`),
    // The same as in the archive; of a deleted one nobody knows any more whether it had costs.
    ...(ctx.can('budget_read') ? [] : (['report', 'report_schedule'] as const).map(withoutCosts)),
  ].join(' and ')
}

const withoutCosts = (kind: 'report' | 'report_schedule'): string =>
  `(t.subject_kind <> '${kind}' or ${withoutCostsIn(kind, 't.subject_id')})`
