// People who lead viewings: users with the permission, or a name with a phone number.

import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { colleaguesWith } from '#platform/server/session/colleagues.ts'
import { nameOfStaff, staffNames } from '#platform/server/session/staff-names.ts'
import type { PlanData } from '../../contract/plan.ts'
import type { AppointmentRow } from '../appointment-row.ts'

type HostColumns = Pick<AppointmentRow, 'hostId' | 'hostName' | 'hostPhone'>

export const possibleHosts = async (ctx: Context) =>
  (await colleaguesWith(ctx, 'viewing')).map(({ id, firstName, lastName }) => ({
    value: id,
    displayName: nameOfStaff(firstName, lastName).name,
  }))

export async function hostColumns(ctx: StaffContext, host: PlanData['host'], before?: HostColumns) {
  if (host.userId !== null) {
    const isKnown = before?.hostId === host.userId || (await colleaguesWith(ctx, 'viewing', [host.userId])).length > 0
    if (!isKnown) throw fieldRefusal('host.userId', 'viewing_appointments_host_gone')
    return { hostId: host.userId, hostName: null, hostPhone: null }
  }
  const phone = host.phone ? phoneNumberOf(host.phone) : null
  if (host.phone && !phone) throw fieldRefusal('host.phone', 'general_phone_number_error')
  return { hostId: null, hostName: host.name || null, hostPhone: phone?.international ?? null }
}

export const hostTold = ({ hostId, hostName, hostPhone }: HostColumns): PlanData['host'] => ({
  userId: hostId,
  name: hostName ?? '',
  phone: hostPhone ? spelledPhone(hostPhone) : '',
})

export const hasHost = ({ hostId, hostName }: HostColumns): boolean => hostId !== null || hostName !== null

/** Name of the host; empty if there is none. */
export async function hostTitleOf(ctx: Context, { hostId, hostName }: HostColumns): Promise<string> {
  if (hostId === null) return hostName ?? ''
  return (await staffNames(ctx, [hostId]))(hostId).name
}

/** False for a user who was deactivated or may no longer lead viewings. */
export const mayLead = async (ctx: Context, id: string): Promise<boolean> =>
  (await colleaguesWith(ctx, 'viewing', [id])).length > 0
