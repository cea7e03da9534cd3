// Reason and comment with which an investor or interested person became inactive.

import type { StaffContext } from '#platform/server/context.ts'
import type { LeaveReason } from '../rules/investor-facts.ts'

interface Left {
  leaveReason: LeaveReason | null
  leaveComment: string | null
}

/** Null for those who are active. */
export const leaveWords = (ctx: StaffContext, { leaveReason, leaveComment }: Left): string | null =>
  leaveReason && [ctx.t(`investors_leave_${leaveReason}`), leaveComment].filter(Boolean).join(': ')
