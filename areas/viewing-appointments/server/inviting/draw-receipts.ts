// Mails each candidate of a published draw their receipt and a link to the page that checks the draw. A job does it
// after the commit, because there may be thousands of candidates.

import { z } from 'zod'
import {
  candidateContacts,
  type CandidateContact,
  type DrawFacts,
  type DrawListener,
} from '#areas/draws/server/public.ts'
import { processWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { findAppointment, subjectOf, type AppointmentRow } from '../appointment-row.ts'
import { drawLink } from '../mails/visit-links.ts'
import { visitMail } from '../mails/visit-mail.ts'
import { readFacts, visitValues, type VisitFacts } from '../mails/visit-values.ts'
import { ownerKind, viewingDrawsOf } from './drawn-people.ts'

export const drawReceiptsJob = 'viewing-draw-receipts'

const job = z.object({ appointmentId: z.string(), drawId: z.string() })

export const mailReceiptsLater: DrawListener = {
  owner: ownerKind,
  run: (ctx, draw) => ctx.enqueue(drawReceiptsJob, { appointmentId: draw.owner.id, drawId: draw.id }),
}

export async function mailDrawReceipts(ctx: Context, data: unknown): Promise<void> {
  const { appointmentId, drawId } = job.parse(data)
  const draw = (await viewingDrawsOf(ctx, appointmentId)).find(({ id }) => id === drawId)
  if (!draw) return
  const appointment = await findAppointment(ctx, appointmentId)
  const facts = await readFacts(ctx, [appointment])
  const wording = await processWords(ctx, ['viewing_draw'])
  const mails: MailDraft[] = []
  for (const candidate of await candidateContacts(ctx, drawId)) {
    mails.push(await wording(receiptMail(ctx, { appointment, draw, candidate, facts })))
  }
  const mailIds = await queueMails(ctx, mails)
  ctx.record({
    event: 'viewing.receipts_mailed',
    subject: subjectOf(appointment),
    changes: [{ field: 'mails', old: null, new: mailIds.length }],
  })
}

interface Receipt {
  appointment: AppointmentRow
  draw: DrawFacts
  candidate: CandidateContact
  facts: VisitFacts
}

function receiptMail(ctx: Context, { appointment, draw, candidate, facts }: Receipt): ProcessMail<MailDraft> {
  const { kind, id, receipt, name, address, language } = candidate
  const person = { name, email: address, language }
  return visitMail(ctx, {
    kind: 'viewing_draw',
    language,
    to: { name, address },
    values: {
      ...visitValues(ctx, facts, { appointment, slot: null, objectId: null, person }),
      place_draw_receipt: receipt,
      place_draw_link: {
        label: translatorFor(language, ctx.workspace.projectType)('viewing_appointments_mail_draw'),
        href: drawLink(ctx, draw.path, language),
      },
    },
    button: 'place_draw_link',
    rest: { record: { kind, id } },
  })
}
