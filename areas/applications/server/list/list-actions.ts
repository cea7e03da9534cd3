// Bulk actions on applications. Each uses the same rule as the action on a single application.

import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { obstacleOf, type BulkAction, type ChosenOption } from '#platform/server/table/declaration.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { no, type Verdict } from '#platform/rules/verdict.ts'
import { deactivationReasons } from '../../rules/application-state.ts'
import { denialReasons, type DenialReason } from '../../rules/denial.ts'
import { changeApplication, lockApplication, lockEvenForgotten, subjectOf } from '../details/application-row.ts'
import { denyWholly, denyWish } from '../denials/denying.ts'
import { eraseApplication } from '../details/deletion.ts'
import type { FoundApplication } from './list-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { activate, deactivate } from '../details/status.ts'

type Action = BulkAction<FoundApplication>
type InState = Pick<FoundApplication, 'progressState'>

/** Bulk deletion requires that each application is inactive, to prevent accidental deletion. */
const beDeletedWithOthers = (application: InState): Verdict =>
  application.progressState === 'inactive'
    ? applicationCan.beDeleted(application)
    : no('applications_reason_delete_inactive_only')

const deactivateAction: Action = {
  key: 'deactivate',
  name: 'applications_deactivate',
  permission: 'applications_write',
  icon: 'deactivate',
  flag: '_bulk_deactivate_available',
  reasons: deactivationReasons.map((value) => ({ value, name: `applications_deactivation_${value}` })),
  obstacle: (application) => obstacleOf(applicationCan.beDeactivated(application)),
  async perform(ctx, { id }, option) {
    const row = await lockApplication(ctx, id)
    assertAllowed(applicationCan.beDeactivated(row))
    await deactivate(ctx, row, { reason: option?.value ?? '' })
  },
}

const denying = {
  key: 'decline',
  name: 'applications_deny',
  permission: 'applications_write',
  icon: 'mail-x',
  danger: true,
  flag: '_bulk_decline_available',
  reasons: denialReasons.map((value) => ({ value, name: `applications_denial_reason_${value}` })),
  mailed: 'applications_denied_count',
  obstacle: (application: InState) => obstacleOf(applicationCan.beDenied(application)),
} as const satisfies Partial<Action>

/** Each applicant gets the mail in their own language, with the wording for the chosen reason. */
export const denyAction = (mail?: MailWords): Action => ({
  ...denying,
  consequence: 'applications_deny_many_text',
  async perform(ctx, { id }, option) {
    const row = await lockApplication(ctx, id)
    assertAllowed(applicationCan.beDenied(row))
    return denyWholly(ctx, row, { reason: denialReasonOf(option), mail })
  },
})

interface DenyingWish {
  objectId: string
  endWithoutOtherWish: boolean
  mail: MailWords | undefined
}

/** Denies only the wish for this object. Ending the application with its last wish is a separate option. */
export const denyWishAction = (wish: DenyingWish): Action => ({
  ...denying,
  async perform(ctx, { id }, option) {
    const row = await lockApplication(ctx, id)
    return denyWish(ctx, row, { ...wish, reason: denialReasonOf(option) })
  },
})

function denialReasonOf(option: ChosenOption | undefined): DenialReason {
  const reason = denialReasons.find((one) => one === option?.value)
  if (!reason) throw new AppError('general_field_is_required')
  return reason
}

const activateAction: Action = {
  key: 'activate',
  name: 'applications_activate',
  permission: 'applications_write',
  icon: 'activate',
  flag: '_bulk_activate_available',
  obstacle: (application) => obstacleOf(applicationCan.beActivated(application)),
  async perform(ctx, { id }) {
    const row = await lockApplication(ctx, id)
    assertAllowed(applicationCan.beActivated(row))
    await activate(ctx, row)
  },
}

/**
 * Rows contain no flag for this action: selecting applications that are already marked is harmless, and the preview
 * reports them.
 */
const importanceAction = (isImportant: boolean): Action => ({
  key: isImportant ? 'mark_important' : 'unmark_important',
  name: isImportant ? 'applications_mark_important' : 'applications_unmark_important',
  permission: 'applications_write',
  icon: 'flag',
  obstacle: (application) =>
    application.isMarkedImportant === isImportant
      ? { key: isImportant ? 'applications_reason_already_important' : 'applications_reason_not_important' }
      : obstacleOf(applicationCan.beWrittenTo(application)),
  perform: (ctx, { id }) => setImportance(ctx, id, isImportant),
})

async function setImportance(ctx: StaffContext, id: string, isImportant: boolean): Promise<void> {
  const row = await lockApplication(ctx, id)
  await changeApplication(ctx, row, { isMarkedImportant: isImportant })
  ctx.record({
    event: isImportant ? 'application.marked_important' : 'application.unmarked_important',
    subject: subjectOf(row),
    changes: [{ field: 'is_marked_important', old: row.isMarkedImportant, new: isImportant }],
  })
}

const deleteAction: Action = {
  key: 'delete',
  name: 'general_delete',
  permission: 'applications_write',
  icon: 'trash',
  danger: true,
  flag: '_bulk_delete_available',
  obstacle: (application) => obstacleOf(beDeletedWithOthers(application)),
  async perform(ctx, { id }) {
    const row = await lockEvenForgotten(ctx, id)
    assertAllowed(beDeletedWithOthers(row))
    await eraseApplication(ctx, row)
  },
}

export const applicationActions: readonly Action[] = [
  denyAction(),
  deactivateAction,
  activateAction,
  importanceAction(true),
  importanceAction(false),
  deleteAction,
]
