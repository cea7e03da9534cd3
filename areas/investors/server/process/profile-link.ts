// The search profile that investors change by a mailed link. Opening the page changes nothing.

import { timingSafeEqual } from 'node:crypto'
import { lookAtMail } from '#areas/mail-templates/server/public.ts'
import { changesBetween, publicName } from '#areas/project-settings/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { dayAfter, dayOf, endOfDay, swissDate } from '#platform/rules/calendar-day.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { handler, publicHandler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/links.ts'
import type { LinkKey } from '../../contract/links.ts'
import { investorCan } from '../../rules/investor-can.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { profileColumns, profileOf } from '../record/investor-data.ts'
import {
  changeInvestor,
  findInvestor,
  investorPath,
  lockInvestor,
  standingOf,
  subjectOf,
  type InvestorRow,
} from '../record/investor-row.ts'
import { inLanguage, investorMail, mailByHand } from './mails.ts'

/** Validity of the link in days. */
const linkDays = 30

const noHash = Buffer.alloc(32)
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function openLink(ctx: Context, { slug, token }: LinkKey, purpose: 'read' | 'change'): Promise<InvestorRow> {
  if (!uuid.test(slug)) throw notFound('investors_link_not_valid')
  const row = await (purpose === 'read' ? findInvestor : lockInvestor)(ctx, slug).catch(linkNotValid)
  if (!timingSafeEqual(hashOf(token), row.profileTokenHash ?? noHash)) throw notFound('investors_link_not_valid')
  if (!row.profileLinkUntil || row.profileLinkUntil <= ctx.now || row.progressState === 'inactive') {
    throw new AppError('investors_link_over', { status: 410 })
  }
  return row
}

const linkNotValid = (): never => {
  throw notFound('investors_link_not_valid')
}

export const getSearchProfile = publicHandler(contract.getSearchProfile, { perMinute: 60 }, async (ctx, { params }) => {
  const row = await openLink(ctx, params, 'read')
  return {
    projectName: await publicName(ctx),
    company: row.company,
    linkUntil: (row.profileLinkUntil ?? ctx.now).toISOString(),
    changedAt: row.profileChangedAt?.toISOString() ?? null,
    data: profileOf(row),
  }
})

export const saveSearchProfile = publicHandler(
  contract.saveSearchProfile,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const row = await openLink(ctx, params, 'change')
    const changed = await changeInvestor(ctx, row, { ...profileColumns(body), profileChangedAt: ctx.now })
    const changes = changesBetween(asRead(profileOf(row)), asRead(profileOf(changed)))
    ctx.record({ event: 'investor.profile_changed', subject: subjectOf(row), changes })
    if (changes.length > 0) {
      await tellStaff(ctx, {
        kind: 'investor_profile',
        permission: writesInvestors,
        name: row.company,
        path: investorPath(row.id),
        responsible: [],
      })
    }
    return {}
  },
)

const asRead = (profile: object) =>
  Object.fromEntries(
    Object.entries(profile).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : value]),
  )

export const inviteToProfile = handler(
  contract.inviteToProfile,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const row = await lockInvestor(ctx, params.id)
    assertAllowed(investorCan.invite_profile(await standingOf(ctx, row)))
    const token = newToken()
    const until = linkEnd(ctx)
    await changeInvestor(ctx, row, { profileTokenHash: hashOf(token), profileLinkUntil: until })
    const mailId = await mailByHand(ctx, row, invitation(ctx, row, { token, until }), body.mail)
    ctx.record({ event: 'investor.profile_asked', subject: subjectOf(row), changes: [aboutMail(mailId)] })
    return { notify: await saidWithMails(ctx, ctx.t('investors_done_profile_asked', { name: row.company }), [mailId]) }
  },
)

export const previewProfileInvitation = handler(
  contract.previewProfileInvitation,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const row = await findInvestor(ctx, params.id)
    return lookAtMail(ctx, investorMail(ctx, row, invitation(ctx, row, { token: '…', until: linkEnd(ctx) })), body.mail)
  },
)

const linkEnd = (ctx: Context): Date => endOfDay(dayAfter(ctx.now, linkDays))

function invitation(ctx: Context, { id, language }: InvestorRow, { token, until }: { token: string; until: Date }) {
  const path = inLanguage(`/action/${id}/${token}/investor-waitlist-request-edit`, language)
  const button = { label: translatorFor(language)('investors_mail_profile_button'), href: ctx.linkTo(path) }
  return {
    kind: 'investor_profile',
    button,
    values: { place_profile_link: button, place_profile_valid_until: swissDate(dayOf(until)) },
  } as const
}
