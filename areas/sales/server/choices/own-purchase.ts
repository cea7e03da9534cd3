// The course of the own purchase: steps, what is missing until when, proofs that were handed in, and who helps.

import { findSent } from '#areas/application-form/server/public.ts'
import { findObject, papersOf, type ApplicationRow } from '#areas/applications/server/public.ts'
import { contactFor, contactOf } from '#areas/objects/server/public.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/own-page.ts'
import type { OwnPurchase } from '../../contract/own-page.ts'
import { proposalCan } from '../../rules/choices/proposal-state.ts'
import { courseOfPurchase, type PurchaseStep } from '../../rules/choices/purchase-course.ts'
import { confirmationCan } from '../../rules/confirmation/confirmation-can.ts'
import { findFee } from '../accounting/reservation-fee.ts'
import { lookCompletion } from '../completion/completion-row.ts'
import { findConfirmation, writeConfirmation, type ConfirmationRow } from '../confirmation/confirmation-row.ts'
import { newLink as newConfirmationLink } from '../confirmation/link.ts'
import { proofCategory } from '../confirmation/proofs.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { filesOf } from '../reservation/keep-file.ts'
import { linkPath, newLink } from '../reservation/link.ts'
import { getReservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { readWishes } from '../reservation/starting.ts'
import { firstDay } from './buyer-mails.ts'
import { offersOf } from './offers.ts'
import { liveReservationOf } from './own-choices.ts'
import { readProposals } from './proposal-rows.ts'
import { openOffers } from './open-offers.ts'

export const getOwnPurchase = publicHandler(contract.getOwnPurchase, {}, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  if (ctx.workspace.projectType !== 'sale' || application.progressState === 'inactive') return { purchase: null }
  const row = await liveReservationOf(ctx, application.id)
  const confirmation = await findConfirmation(ctx, application.id)
  const papers = await papersOf(ctx, application.id)
  return {
    purchase: {
      steps: await stepsOf(ctx, row, confirmation),
      missing: await missingOf(ctx, application, { row, confirmation }),
      proofs: papers
        .filter(({ document }) => document.category === proofCategory)
        .map(({ document, file }) => ({
          id: document.id,
          name: file.name,
          url: `/api/v1/applications/adult-serve-document/${params.slug}/${params.token}/${document.id}/${encodeURIComponent(file.name)}`,
        })),
      contact: await contactOfBuyer(ctx, application.id, row),
    },
  }
})

/** The contact person of the object that is reserved or wished for first; the project fills in what is not known. */
async function contactOfBuyer(
  ctx: Context,
  applicationId: string,
  row: ReservationRow | null,
): Promise<OwnPurchase['contact']> {
  const usual = await contactOf(ctx)
  const objectId = row?.objectId ?? (await readWishes(ctx, applicationId))[0]
  const { name, phone, email } = objectId ? contactFor((await findObject(ctx, objectId)).object, usual) : usual
  return { person: name, phone: phone || usual.phone, email: email || usual.email }
}

async function stepsOf(
  ctx: Context,
  row: ReservationRow | null,
  confirmation: ConfirmationRow | null,
): Promise<OwnPurchase['steps']> {
  const completion = row ? await lookCompletion(ctx, row.id) : null
  const day = (moment: Date | null | undefined) => (moment ? dayOf(moment) : null)
  const days: Record<PurchaseStep, string | null> = {
    confirmation: day(confirmation?.confirmedAt),
    reservation: day(row?.heldSince),
    fee: day(row?.feePaidAt),
    countersigned: day(row?.countersignedAt),
    notary: completion?.notarisedOn ?? completion?.notaryOn ?? null,
    handover: completion?.keysOn ?? completion?.handoverOn ?? null,
  }
  const steps = courseOfPurchase({
    isConfirmed: Boolean(confirmation?.confirmedAt),
    reservation: row?.state ?? null,
    hasFee: row === null || row.fee > 0,
    keysOn: completion?.keysOn ?? null,
  })
  return steps.map(({ key, state }) => ({ key, state, on: days[key] }))
}

interface Standing {
  row: ReservationRow | null
  confirmation: ConfirmationRow | null
}

async function missingOf(
  ctx: Context,
  application: ApplicationRow,
  { row, confirmation }: Standing,
): Promise<OwnPurchase['missing']> {
  const plain = { amount: null, hasFile: false }
  const missing: OwnPurchase['missing'] = []
  if (isFormOpen(application, confirmation)) {
    missing.push({
      ...plain,
      kind: 'confirmation',
      until: confirmation?.linkUntil ? dayOf(confirmation.linkUntil) : null,
    })
  }
  if (!row) return missing
  if (isAgreementOpen(ctx, row)) {
    missing.push({ ...plain, kind: 'agreement', until: row.linkUntil && dayOf(row.linkUntil) })
  }
  const fee = row.state === 'signed' ? await findFee(ctx, row) : null
  if (fee && fee.open > 0) {
    const hasFile = (await filesOf(ctx, row.id)).some(({ category }) => category === 'payment')
    missing.push({ kind: 'fee', until: row.feeDueOn, amount: francsOf(fee.open), hasFile })
  }
  const open = openOffers(ctx, row, await offersOf(ctx, row))
  if (open.length > 0) missing.push({ ...plain, kind: 'choices', until: firstDay(open) })
  for (const proposal of await readProposals(ctx, row.id)) {
    if (proposalCan.beAnswered(proposal, ctx.now).allowed) {
      missing.push({ ...plain, kind: proposal.kind, until: proposal.answerUntil })
    }
  }
  return missing
}

/** A form was mailed and waits; also after its link has ended, because the page opens a new one. */
const isFormOpen = (application: ApplicationRow, confirmation: ConfirmationRow | null): boolean =>
  Boolean(confirmation?.sentAt && !confirmation.confirmedAt) && confirmationCan.beFilledIn(application).allowed

const isAgreementOpen = ({ now }: Context, { state, mailedAt, linkUntil }: ReservationRow): boolean =>
  state === 'offered' && mailedAt !== null && linkUntil !== null && linkUntil > now

export const openPurchaseForm = publicHandler(
  contract.openPurchaseForm,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    if (body.form === 'confirmation') {
      const application = await findSent(ctx, params, 'change')
      if (!isFormOpen(application, await findConfirmation(ctx, application.id))) throw new AppError('sales_link_closed')
      const { token, columns } = newConfirmationLink(ctx)
      await writeConfirmation(ctx, application.id, columns)
      return { path: `/action/${application.id}/${token}/buying-confirmation-form` }
    }
    const { id } = await findSent(ctx, params, 'read')
    const { objectId } = await getReservationOf(ctx, id)
    await lockSales(ctx, [objectId])
    const row = await getReservationOf(ctx, id)
    if (!isAgreementOpen(ctx, row)) throw new AppError('sales_link_over')
    const { token, columns } = newLink(ctx)
    // The deadline to accept stays that of the mail.
    await changeReservation(ctx, row, { tokenHash: columns.tokenHash })
    return { path: linkPath('reservation-agreement', { uuid: row.id, token, language: row.language }) }
  },
)
