// Offers of investors: recording, and their comparison.

import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { findProject, type ProjectRow } from '#areas/projects/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { francsOf, francsOrNull, rappenOf, rappenOrNull } from '#platform/rules/amounts/money.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { newId } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/offers.ts'
import type { Offer, OfferData } from '../../contract/offers.ts'
import { applyCan } from '../../rules/apply-can.ts'
import { applyStateText, furthest, isEnded } from '../../rules/apply-state.ts'
import { grossYieldOf } from '../../rules/gross-yield.ts'
import { byOffer, rankOf } from '../../rules/offer-order.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorApplication, investorOffer } from '../process-tables.ts'
import { findInvestor, investorPath } from '../record/investor-row.ts'
import { addApply, joinedWhere, lockPair, moveApply, standingOf, type Joined, type Pair } from './apply-row.ts'
import { claimUpload, filePath } from './files.ts'
import { mailByHand } from './mails.ts'

type OfferRow = typeof investorOffer.$inferSelect

const stateAfter = { nbo: 'nbo_submitted', bo: 'bo_submitted' } as const
const ruleOf = { nbo: applyCan.upload_nbo, bo: applyCan.upload_bo }

export const uploadInvestorOffer = handler(
  contract.uploadInvestorOffer,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const pair = await lockPair(ctx, params.id, body.projectId)
    assertAllowed(ruleOf[body.kind](standingOf(ctx, pair)))
    refuseWrongDays(ctx, body)
    const joined = await joinedFor(ctx, pair)
    await writeOffer(ctx, joined, body)
    const next = furthest(joined.apply.state, stateAfter[body.kind])
    await moveApply(ctx, joined, { state: next, channel: 'staff', reason: amountWords(ctx, body) })
    await tellStaff(ctx, {
      kind: 'investor_offer',
      permission: writesInvestors,
      name: `${pair.investor.company} · ${pair.project.title}`,
      path: investorPath(pair.investor.id),
      responsible: [],
    })
    const said = ctx.t('investors_done_offer', { name: pair.investor.company, project: pair.project.title })
    if (!body.confirms || !pair.investor.contactEmail) return { notify: [{ type: 'success', title: said }] }
    const t = translatorFor(pair.investor.language)
    const mailId = await mailByHand(ctx, pair.investor, {
      kind: 'investor_offer_received',
      values: { place_offer_kind: t(`investors_offer_${body.kind}`), place_offer_amount: amountWords(ctx, body) },
    })
    return { notify: await saidWithMails(ctx, said, [mailId]) }
  },
)

/** A general NDA lets an investor offer who is not among those of the project yet. */
async function joinedFor(ctx: StaffContext, pair: Pair): Promise<Joined> {
  const { apply } = pair
  if (apply) return { ...pair, apply }
  return { ...pair, apply: await addApply(ctx, pair, { state: 'interested', channel: 'staff' }) }
}

function refuseWrongDays(ctx: StaffContext, { receivedOn, validUntil, amount, amountTo }: OfferData): void {
  if (receivedOn > dayOf(ctx.now)) throw fieldRefusal('receivedOn', 'investors_day_in_future')
  if (validUntil && validUntil < receivedOn) throw fieldRefusal('validUntil', 'investors_valid_before_received')
  if (amountTo !== null && amountTo < amount) throw fieldRefusal('amountTo', 'investors_amount_order')
}

const amountWords = ({ workspace }: StaffContext, { amount, amountTo }: OfferData): string =>
  [amount, amountTo]
    .filter((one) => one !== null)
    .map((one) => `${workspace.currency} ${writtenMoney(rappenOf(one))}`)
    .join(' – ')

async function writeOffer(ctx: StaffContext, { apply }: Joined, body: OfferData & { fileId: string | null }) {
  if (body.fileId) await claimUpload(ctx, body.fileId, { applyId: apply.id, category: body.kind })
  await ctx.db
    .update(investorOffer)
    .set({ replacedAt: ctx.now })
    .where(
      and(
        eq(investorOffer.workspaceId, ctx.workspace.id),
        eq(investorOffer.applicationId, apply.id),
        eq(investorOffer.kind, body.kind),
        isNull(investorOffer.replacedAt),
      ),
    )
  await ctx.db.insert(investorOffer).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: apply.id,
    kind: body.kind,
    amount: rappenOf(body.amount),
    amountTo: rappenOrNull(body.amountTo),
    structure: body.structure,
    financing: body.financing || null,
    conditions: body.conditions || null,
    dueDiligence: body.dueDiligence || null,
    timing: body.timing || null,
    signatory: body.signatory || null,
    validUntil: body.validUntil,
    receivedOn: body.receivedOn,
    fileId: body.fileId,
    recordedBy: ctx.user.id,
    createdAt: ctx.now,
  })
}

export const getOfferSidepanel = handler(
  contract.getOfferSidepanel,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const investor = await findInvestor(ctx, params.id)
    const joined = await joinedWhere(ctx, eq(investorApplication.investorId, investor.id))
    const found = await offersOf(
      ctx,
      joined.map(({ project }) => project),
    )
    const projects = joined.flatMap((one) => {
      const { apply, project } = one
      const own = found.filter(({ row }) => row.applicationId === apply.id)
      if (own.length === 0 && isEnded(apply.state)) return []
      const standing = standingOf(ctx, one)
      const current = found.filter(({ row, projectId }) => projectId === project.id && row.replacedAt === null)
      return [
        {
          applyId: apply.id,
          project: { id: project.id, title: project.title },
          state: apply.state,
          stateTitle: ctx.t(applyStateText(apply.state)),
          canUpload: {
            nbo: spoken(ctx, applyCan.upload_nbo(standing)),
            bo: spoken(ctx, applyCan.upload_bo(standing)),
          },
          offers: own.map(({ offer }) => offer),
          ranks: rankOf(
            current.map(({ row }) => row),
            apply.id,
          ),
        },
      ]
    })
    return {
      investor: { id: investor.id, company: investor.company },
      canWrite: ctx.can(writesInvestors),
      projects,
    }
  },
)

export const compareOffers = handler(contract.compareOffers, { permission: 'permit' }, async (ctx, { params }) => {
  const project = await findProject(ctx, params.id)
  const joined = await joinedWhere(ctx, eq(investorApplication.projectId, project.id))
  const byId = new Map(joined.map((one) => [one.apply.id, one]))
  const current = (await offersOf(ctx, [project])).filter(({ row }) => row.replacedAt === null)
  return {
    price: francsOrNull(project.price),
    nboDue: project.nboDue,
    boDue: project.boDue,
    offers: current
      .toSorted((a, b) => byOffer(a.row, b.row))
      .flatMap(({ row, offer }) => {
        const one = byId.get(row.applicationId)
        if (!one) return []
        return [
          {
            ...offer,
            applyId: one.apply.id,
            investor: { id: one.investor.id, company: one.investor.company },
            state: one.apply.state,
            stateTitle: ctx.t(applyStateText(one.apply.state)),
            toPrice: project.price ? Math.round((row.amount / project.price - 1) * 1000) / 10 : null,
          },
        ]
      }),
  }
})

interface Found {
  row: OfferRow
  projectId: string
  offer: Offer
}

/** All offers of projects, newest first. */
async function offersOf(ctx: StaffContext, projects: readonly ProjectRow[]): Promise<Found[]> {
  if (projects.length === 0) return []
  const projectById = new Map(projects.map((project) => [project.id, project]))
  const found = await ctx.db
    .select({ row: investorOffer, projectId: investorApplication.projectId, fileName: storedFile.name })
    .from(investorOffer)
    .innerJoin(
      investorApplication,
      and(
        eq(investorApplication.workspaceId, investorOffer.workspaceId),
        eq(investorApplication.id, investorOffer.applicationId),
      ),
    )
    .leftJoin(
      storedFile,
      and(eq(storedFile.workspaceId, investorOffer.workspaceId), eq(storedFile.id, investorOffer.fileId)),
    )
    .where(
      and(
        eq(investorOffer.workspaceId, ctx.workspace.id),
        inArray(investorApplication.projectId, [...projectById.keys()]),
      ),
    )
    .orderBy(desc(investorOffer.createdAt), desc(investorOffer.id))
  const nameOf = await staffNames(
    ctx,
    found.map(({ row }) => row.recordedBy),
  )
  const today = dayOf(ctx.now)
  return found.map(({ row, projectId, fileName }) => ({
    row,
    projectId,
    offer: {
      id: row.id,
      kind: row.kind,
      amount: francsOf(row.amount),
      amountTo: francsOrNull(row.amountTo),
      structure: row.structure,
      financing: row.financing ?? '',
      conditions: row.conditions ?? '',
      dueDiligence: row.dueDiligence ?? '',
      timing: row.timing ?? '',
      signatory: row.signatory ?? '',
      validUntil: row.validUntil,
      receivedOn: row.receivedOn,
      grossYield: grossYieldOf(projectById.get(projectId)?.targetRent ?? null, row.amount),
      isExpired: row.validUntil !== null && row.validUntil < today,
      isReplaced: row.replacedAt !== null,
      recordedBy: row.recordedBy && nameOf(row.recordedBy).name,
      file: row.fileId && fileName ? { name: fileName, path: filePath(row.fileId) } : null,
    },
  }))
}
