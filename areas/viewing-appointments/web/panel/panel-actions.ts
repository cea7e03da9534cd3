// Actions of the panel: the server decides which are allowed and which one is the next step.

import type { AppointmentView } from '../../contract/plan.ts'
import { takesBookings } from '../../rules/appointment.ts'

export const panelActions = [
  'publish',
  'invite',
  'complete',
  'edit',
  'move',
  'write',
  'copy',
  'export_pdf',
  'export_xlsx',
  'cancel',
  'delete',
] as const
export type PanelAction = (typeof panelActions)[number]

export interface OfferedAction {
  key: PanelAction
  allowed: boolean
  /** Sentence of the server. */
  reason: string | undefined
}

type Seen = Pick<AppointmentView, 'actions'> & { data: Pick<AppointmentView['data'], 'kind'> }

/** Actions that make no sense for a kind are left out; all others are shown with the reason why they are not allowed. */
export function offeredActions({ actions, data }: Seen, mayMail: boolean): OfferedAction[] {
  const of = (key: PanelAction, source = key): OfferedAction => {
    const action = actions.find((one) => one.key === source)
    return { key, allowed: action?.enabled ?? false, reason: action?.reason }
  }
  const always = (key: PanelAction): OfferedAction => ({ key, allowed: true, reason: undefined })
  const isBooked = takesBookings(data.kind)
  return [
    of('publish'),
    ...(isBooked && mayMail ? [of('invite')] : []),
    of('complete'),
    of('edit'),
    of('move', 'edit'),
    ...(isBooked && mayMail ? [of('write')] : []),
    always('copy'),
    ...(isBooked ? [always('export_pdf'), always('export_xlsx')] : []),
    of('cancel'),
    of('delete'),
  ]
}

const forward: readonly PanelAction[] = ['publish', 'complete', 'invite']

/** Undefined if nothing moves the appointment forward now. */
export const nextAction = (offered: readonly OfferedAction[]): PanelAction | undefined =>
  forward.find((key) => offered.some((one) => one.key === key && one.allowed))
