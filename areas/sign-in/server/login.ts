// Sign-in with a password. Neither message nor timing reveals whether the account exists; each failure is counted.

import { signInSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { isPassword } from '#platform/server/session/password.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { lookPersonFor, subjectOf, type StaffUser } from './people.ts'
import { countersOf, countFailure, forgetFailures, requirePatience, type Counters } from './login-throttle.ts'
import { startSession } from './start-session.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { often } from './call-limits.ts'
import * as contract from '../contract/login.ts'

export const login = publicHandler(contract.login, often, async (ctx, { body }) => {
  requireOpenWorkspace(ctx)
  const settings = await readSetting(ctx, 'sign-in', signInSettings)
  if (!settings.password) throw new AppError('sign_in_password_is_off')
  const person = await lookPersonFor(ctx, body.username)
  const { username: name, device_marks: deviceMarks, device } = body
  const counters = countersOf(ctx, 'account', { person, name, deviceMarks })
  await requirePatience(ctx, counters)
  const matches = await isPassword(body.password, person?.passwordHash ?? null)
  if (!person || !matches || !person.isActive) return refuse(ctx, person, counters)
  await forgetFailures(ctx, counters)
  return startSession(ctx, person, { by: 'password', device, deviceMarks, didSecondFactor: false })
})

export function requireOpenWorkspace(ctx: Context): void {
  if (ctx.workspace.isArchived) throw new AppError('sign_in_project_is_archived', { status: 403 })
}

async function refuse(ctx: Context, person: StaffUser | null, counters: Counters): Promise<never> {
  const failures = await countFailure(ctx, counters)
  ctx.record({
    event: 'sign_in.failed',
    subject: person ? subjectOf(person) : { kind: 'workspace', id: ctx.workspace.id, title: ctx.workspace.name },
    changes: [{ field: 'failures', old: failures - 1, new: failures }],
  })
  throw new AppError('sign_in_wrong_credentials', { status: 401, keepsWrites: true })
}
