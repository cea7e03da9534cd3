// Handlers for denials: initial data, letter preview, and the denial itself. Denials are never automatic.

import { sourcesOf } from '#areas/mail-templates/rules/kinds.ts'
import { choicesOf, lookAtMail, mailWriter } from '#areas/mail-templates/server/public.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { stateAfterDeactivation } from '../../rules/application-progress.ts'
import { denialIsTrue, denialReasons, denialTemplates, templateFor } from '../../rules/denial.ts'
import { findApplication, lockApplication } from '../details/application-row.ts'
import { chosenWords, denialMail, denialValues, kindOf, objectsInDenial } from './denial-letter.ts'
import { denyWholly, denyWish } from './denying.ts'
import { wishesBeside, wishesOf } from '../details/open-wishes.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/denial.ts'

export const getDenialInit = handler(
  contract.getDenialInit,
  { permission: 'applications_read' },
  async (ctx, { params, query }) => {
    const row = await findApplication(ctx, params.id)
    const scope = { objectId: query.apartmentId, endsApplication: !query.apartmentId }
    const values = await denialValues(ctx, row, scope)
    const objects = await objectsInDenial(ctx, row, scope)
    const writer = await mailWriter(ctx, denialTemplates.map(kindOf))
    const templates = denialTemplates.map((key) => {
      const { subject, bodyHtml } = writer.wordsOf({ kind: kindOf(key), language: row.language })
      const usable = spoken(ctx, denialIsTrue({ template: key }, objects))
      return { key, title: ctx.t(`applications_denial_${key}`), subject, wording: bodyHtml, usable }
    })
    return {
      applicationId: row.id,
      version: row.version,
      contactName: row.contactName,
      contactEmail: row.contactEmail,
      language: row.language,
      allowed: spoken(ctx, applicationCan.beDenied(row)),
      reasons: denialReasons.map((value) => ({
        value,
        displayName: ctx.t(`applications_denial_reason_${value}`),
        template: templateFor[value],
        usable: spoken(ctx, denialIsTrue({ reason: value }, objects)),
      })),
      templates,
      placeholders: choicesOf(ctx, sourcesOf('denial_others_chosen')).map((choice) => {
        const value = values[choice.key]
        return { ...choice, value: typeof value === 'string' ? value : '' }
      }),
    }
  },
)

export const previewDenial = handler(
  contract.previewDenial,
  { permission: 'applications_read' },
  async (ctx, { params, body }) => {
    const row = await findApplication(ctx, params.id)
    const { apartmentId: objectId, endWithoutOtherWish, template = 'others_chosen', ...words } = body
    const isLast = objectId && wishesBeside((await wishesOf(ctx, [row.id]))(row.id), objectId).length === 0
    const scope = { objectId, endsApplication: !objectId || (endWithoutOtherWish && isLast === true) }
    const given = { ...words, template }
    return lookAtMail(ctx, denialMail(ctx, row, template, scope), await chosenWords(ctx, row, given))
  },
)

export const sendApplicationDenial = handler(
  contract.sendApplicationDenial,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    assertAllowed(applicationCan.beDenied(row))
    if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
    const { version, mailId } = await denyWholly(ctx, row, body)
    const title = ctx.t('applications_denied', { name: row.contactName })
    return { progress_state: stateAfterDeactivation, version, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

export const sendObjectDenial = handler(
  contract.sendObjectDenial,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    const { mailId, object } = await denyWish(ctx, row, { ...body, objectId: params.apartmentId })
    const title = ctx.t('applications_object_denied', { name: row.contactName, object })
    return { notify: await saidWithMails(ctx, title, [mailId]) }
  },
)
