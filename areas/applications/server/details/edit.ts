// Corrections by staff to the data of a household; each change is recorded with old and new value.

import type { Change } from '#platform/server/audit/record.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { ApplicationData } from '../../contract/application.ts'
import {
  changeApplication,
  findApplication,
  lockApplication,
  subjectOf,
  type ApplicationRow,
} from './application-row.ts'
import { saidIn } from './answers.ts'
import { markAlikeLater } from '../duplicates/may-be-alike.ts'
import { refreshSearchTexts } from '../list/search-text.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { applicationStateText } from '../../rules/application-state.ts'
import { phoneToKeep } from '../household/phone.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

export const getApplicationEdit = handler(
  contract.getApplicationEdit,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    return {
      id: row.id,
      version: row.version,
      number: row.number,
      progress_state: row.progressState,
      stateTitle: ctx.t(applicationStateText(row.progressState)),
      data: dataOf(row),
      householdTypes: optionsOf(ctx, 'household', 'household_type'),
      canEdit: ctx.can('applications_write') && applicationCan.beWrittenTo(row).allowed,
    }
  },
)

export const saveApplicationEdit = handler(
  contract.saveApplicationEdit,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    const { version: seen, ...wanted } = body
    const changes = changesBetween(dataOf(row), wanted)
    // Saving unchanged values is accepted with any version.
    if (changes.length === 0) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, data: dataOf(row) })
    if (row.contactEmail && !wanted.contactEmail) throw fieldRefusal('contactEmail', 'general_field_is_required')
    const { contactPhone: seenPhone } = dataOf(row)
    const { contactPhone: typed } = wanted
    const contactPhone = phoneToKeep({ field: 'contactPhone', typed, kept: row.contactPhone, seen: seenPhone })
    const version = await changeApplication(ctx, row, { ...wanted, contactPhone })
    await refreshSearchTexts(ctx, [row.id])
    if (changes.some(({ field }) => reachedBy.includes(field))) await markAlikeLater(ctx, [row.id])
    ctx.record({ event: 'application.corrected', subject: subjectOf(row), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
  },
)

/** Fields used for duplicate detection. */
const reachedBy = ['contactEmail', 'contactPhone']

const dataOf = (row: ApplicationRow): ApplicationData => ({
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
  language: row.language,
  householdType: row.householdType,
  moveInWish: row.moveInWish,
  hasPets: row.hasPets,
  wantsParking: row.wantsParking,
  parkingSpaces: row.parkingSpaces,
})

export function changesBetween(before: object, after: object): Change[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => old.get(field) !== value)
    .map(([field, value]) => ({ field, old: old.get(field), new: value }))
}

/** Options of a field of the default form, in the user's language. */
export function optionsOf(ctx: StaffContext, of: 'household' | 'adult', key: string) {
  const field = fieldsOf(defaultForm, of).find((one) => one.key === key)
  return (field?.options ?? []).map(({ value, label, values }) => ({ value, displayName: saidIn(ctx, label, values) }))
}
