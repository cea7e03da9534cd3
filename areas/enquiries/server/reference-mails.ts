// Requests references for several households at once. Households without a referee in their form are skipped with a
// reason.

import { lockApplication } from '#areas/applications/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { z } from 'zod'
import { type ReferenceKind } from '#areas/applications/rules/referees.ts'
import { referenceCan } from '../rules/references.ts'
import { adultsOf, findAdult, lookReferenceFor, nameOf, refereeIn, type AdultRow } from './adult-row.ts'
import { ask, standingOf } from './references.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/references.ts'

const ids = z.array(z.uuid()).max(100)

export const getReferenceMails = handler(
  contract.getReferenceMails,
  { permission: 'applications_write' },
  async (ctx, { params, query }) => {
    const targets = ids.safeParse(query.targets.split(',').filter(Boolean)).data ?? []
    const recipients = []
    for (const id of targets) {
      for (const person of await adultsOf(ctx, id)) recipients.push(await recipientOf(ctx, person, params.type))
    }
    return { recipients }
  },
)

async function recipientOf(ctx: StaffContext, person: AdultRow, kind: ReferenceKind) {
  const asked = await findAdult(ctx, person.id)
  const row = await lookReferenceFor(ctx, { adultId: person.id, kind })
  const named = refereeIn(person, kind)
  const verdict = referenceCan.beAsked(standingOf(asked, row))
  const reason = reasonAgainst({ verdict, isAsked: row !== null && row.state !== 'failed', email: named.contactEmail })
  return {
    applicationId: person.applicationId,
    adultId: person.id,
    name: nameOf(person),
    ...named,
    language: asked.application.language,
    canAsk: reason ? { allowed: false, reason: ctx.t(reason) } : { allowed: true },
  }
}

interface Doubt {
  verdict: ReturnType<typeof referenceCan.beAsked>
  isAsked: boolean
  email: string
}

function reasonAgainst({ verdict, isAsked, email }: Doubt): string | null {
  if (!verdict.allowed) return verdict.reason
  if (isAsked) return 'enquiries_reason_asked_already'
  return email ? null : 'enquiries_reason_no_address'
}

export const sendReferenceMails = handler(
  contract.sendReferenceMails,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const mailIds: string[] = []
    const left: { name: string; reason: string }[] = []
    for (const id of [...new Set(body.targets)].toSorted()) {
      const application = await lockApplication(ctx, id)
      for (const person of await adultsOf(ctx, id)) {
        const { canAsk, name, contactName, contactEmail } = await recipientOf(ctx, person, params.type)
        if (!canAsk.allowed) {
          left.push({ name, reason: canAsk.reason ?? '' })
          continue
        }
        const asked = { ...(await findAdult(ctx, person.id)), application }
        const referee = { kind: params.type, contactName, contactEmail, language: application.language }
        mailIds.push(await ask(ctx, asked, referee, body.mail))
      }
    }
    const sent = mailIds.length
    const title = (count: number) => ctx.t('enquiries_references_sent', { count })
    return {
      sent,
      left,
      notify: sent > 0 ? await saidWithMails(ctx, title, mailIds) : [{ type: 'info', title: title(0) }],
    }
  },
)
