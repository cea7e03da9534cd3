// Denies an application or its wish for one object. The letter is held for 30 seconds; the reason is internal to the
// landlord.

import type { StaffContext } from '#platform/server/context.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { newId } from '#platform/server/ids.ts'
import { queueByHand } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { AppError } from '#platform/server/app-error.ts'
import { wishCanBeDenied } from '../../rules/application-can.ts'
import { stateAfterDeactivation } from '../../rules/application-progress.ts'
import { denialCause, denialIsTrue, templateFor, type DenialReason } from '../../rules/denial.ts'
import { changeApplication, subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { denialLetter, objectsInDenial, type DenialScope, type GivenWords } from './denial-letter.ts'
import { denial } from './denial-tables.ts'
import { wishedObjects } from '../details/object-choices.ts'
import { wishesBeside, wishesOf } from '../details/open-wishes.ts'
import { wishDenials } from './wish-denials.ts'

export interface Denial extends Omit<GivenWords, 'template'> {
  reason: DenialReason
  note?: string | undefined
  template?: GivenWords['template'] | undefined
}

interface Denied {
  mailId: string
  version: number
}

/** Requires a row lock and a state that allows denial. Ends the application. */
export const denyWholly = (ctx: StaffContext, row: ApplicationRow, given: Denial): Promise<Denied> =>
  deny(ctx, row, { ...given, scope: { endsApplication: true } })

interface OfWish extends Denial {
  objectId: string
  /** Also ends the application if it has no other wish. */
  endWithoutOtherWish?: boolean
}

/** Requires a row lock. Ends the application only if requested and no other wish remains. */
export async function denyWish(
  ctx: StaffContext,
  row: ApplicationRow,
  { objectId, endWithoutOtherWish = false, ...given }: OfWish,
): Promise<Denied & { object: string }> {
  const isDenied = (await wishDenials(ctx, row.id))(objectId) !== null
  assertAllowed(wishCanBeDenied(row, { isDenied }))
  const wish = (await wishedObjects(ctx, row.id)).find(({ object }) => object.id === objectId)
  if (!wish) throw new AppError('applications_reason_no_wish')
  const isLast = wishesBeside((await wishesOf(ctx, [row.id]))(row.id), objectId).length === 0
  const scope = { objectId, endsApplication: endWithoutOtherWish && isLast }
  return { ...(await deny(ctx, row, { ...given, scope })), object: wish.object.title }
}

async function deny(
  ctx: StaffContext,
  row: ApplicationRow,
  { reason, note, scope, template = templateFor[reason], ...words }: Denial & { scope: DenialScope },
): Promise<Denied> {
  const objects = await objectsInDenial(ctx, row, scope)
  assertAllowed(denialIsTrue({ reason, template }, objects))
  const letter = await denialLetter(ctx, row, { ...words, template }, scope)
  const mailId = await queueByHand(ctx, letter)
  await ctx.db.insert(denial).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: row.id,
    objectId: scope.objectId ?? null,
    endsApplication: scope.endsApplication,
    reason,
    note: note || null,
    subject: letter.subject,
    wording: letter.text,
    mailId,
    deniedBy: ctx.user.id,
    createdAt: ctx.now,
  })
  const cause = denialCause({ reason, note })
  const version = scope.endsApplication
    ? await changeApplication(ctx, row, {
        progressState: stateAfterDeactivation,
        stateBeforeInactive: row.progressState,
        deactivationReason: cause,
      })
    : row.version
  ctx.record({
    event: scope.endsApplication ? 'application.denied' : 'application.object_denied',
    subject: subjectOf(row),
    changes: [
      ...(scope.objectId ? [{ field: 'object', old: objects.map(({ title }) => title).join(', '), new: null }] : []),
      ...(scope.endsApplication
        ? [{ field: 'progress_state', old: row.progressState, new: stateAfterDeactivation }]
        : []),
      { field: 'letter', old: null, new: letter.subject },
      aboutMail(mailId),
    ],
    cause,
  })
  return { mailId, version }
}
