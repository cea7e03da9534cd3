// Deposit of a household to which an object is assigned: opened at the provider with the known data; its state is
// then queried there.

import { and, desc, eq } from 'drizzle-orm'
import {
  findApplication,
  findObject,
  francs,
  lockApplication,
  lookLatestAssignmentFor,
  optionWord,
  subjectOf,
  type ApplicationRow,
} from '#areas/applications/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { providerName } from '#areas/forms/server/public.ts'
import { agreedRents } from '#areas/tenants/server/public.ts'
import { isSettled, type NewDeposit } from '#connectors/deposit/deposit-provider.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { depositCanBeOpened, highestDeposit, proposedDeposit } from '../rules/means.ts'
import { adultsOf, textIn } from './adult-row.ts'
import { atProvider, lookDepositProviderFor, lookDepositProviderName } from './providers.ts'
import { depositRequest } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/means.ts'

type DepositRow = typeof depositRequest.$inferSelect

export const getDeposit = handler(contract.getDeposit, { permission: 'applications_read' }, async (ctx, { params }) => {
  const application = await findApplication(ctx, params.id)
  const provided = await lookDepositProviderName(ctx)
  const row = await lookLatestDepositFor(ctx, application.id)
  const assigned = await lookAssignedObject(ctx, application)
  const most = highestDeposit(assigned?.grossRent ?? null)
  const nameOf = await staffNames(ctx, [row?.requestedBy])
  return {
    canEdit: ctx.can('applications_write'),
    provider: provided?.name ?? null,
    isDemo: provided?.isDemo ?? false,
    wish: await wishOf(ctx, application),
    most: francs(most),
    proposed: francs(proposedDeposit(assigned?.deposit ?? null, most)),
    canOpen: spoken(ctx, depositCanBeOpened(application, standing(provided !== null, row))),
    deposit: row && {
      provider: row.provider,
      isDemo: row.isDemo,
      state: row.state,
      tenantUrl: row.tenantUrl,
      amount: row.amount / 100,
      requestedAt: row.requestedAt.toISOString(),
      requestedBy: nameOf(row.requestedBy).name,
      askedAt: row.askedAt.toISOString(),
    },
  }
})

const standing = (hasProvider: boolean, row: DepositRow | null) => ({
  hasProvider,
  hasOpenDeposit: row !== null && (!isSettled(row.state) || row.state === 'active'),
})

async function wishOf(ctx: Context, { answers }: ApplicationRow): Promise<string | null> {
  const kind = textIn(answers, 'securities_options')
  if (!kind) return null
  const provider = textIn(answers, 'provider')
  const words = optionWord(ctx, 'securities_options', kind)
  return provider ? `${words}, ${await providerName(ctx, provider)}` : words
}

async function lookAssignedObject(ctx: Context, application: ApplicationRow) {
  const assignment = await lookLatestAssignmentFor(ctx, application.id)
  if (!assignment) return null
  const housed = await findObject(ctx, assignment.objectId)
  // The deposit covers all objects let together, at the agreed rents and not the list rents.
  const { total } = await agreedRents(ctx, assignment, housed)
  return { ...housed, startsOn: assignment.contractStart, grossRent: total.gross, deposit: total.deposit }
}

async function lookLatestDepositFor(ctx: Context, applicationId: string): Promise<DepositRow | null> {
  const [row] = await ctx.db
    .select()
    .from(depositRequest)
    .where(and(eq(depositRequest.workspaceId, ctx.workspace.id), eq(depositRequest.applicationId, applicationId)))
    .orderBy(desc(depositRequest.requestedAt))
    .limit(1)
  return row ?? null
}

export const openDeposit = handler(
  contract.openDeposit,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const row = await lookLatestDepositFor(ctx, application.id)
    return body.action === 'open'
      ? open(ctx, application, { row, amount: body.amount })
      : askAgain(ctx, application, row)
  },
)

async function open(ctx: StaffContext, application: ApplicationRow, given: { row: DepositRow | null; amount: number }) {
  const provided = await lookDepositProviderFor(ctx)
  assertAllowed(depositCanBeOpened(application, standing(provided !== null, given.row)))
  const assigned = await lookAssignedObject(ctx, application)
  if (!provided || !assigned) throw new AppError('enquiries_reason_not_assigned')
  const amount = Math.round(given.amount * 100)
  const most = highestDeposit(assigned.grossRent)
  if (most !== null && amount > most) {
    throw fieldRefusal('amount', 'enquiries_deposit_too_high', { most: `CHF ${(most / 100).toFixed(2)}` })
  }
  const id = newId()
  const wanted = await depositOf(ctx, application, { id, amount, assigned })
  const opened = await atProvider(provided.provider.open(wanted))
  await ctx.db.insert(depositRequest).values({
    workspaceId: ctx.workspace.id,
    id,
    applicationId: application.id,
    provider: provided.provider.name,
    isDemo: provided.isDemo,
    externalId: opened.id,
    state: opened.state,
    tenantUrl: opened.tenantUrl,
    amount,
    requestedBy: ctx.user.id,
    requestedAt: ctx.now,
    askedAt: ctx.now,
  })
  ctx.record({ event: 'deposit.opened', subject: subjectOf(application), cause: provided.provider.name })
  return { notify: [{ type: 'success' as const, title: ctx.t('enquiries_deposit_opened') }] }
}

interface Opening {
  id: string
  amount: number
  assigned: NonNullable<Awaited<ReturnType<typeof lookAssignedObject>>>
}

async function depositOf(
  ctx: Context,
  application: ApplicationRow,
  { id, amount, assigned }: Opening,
): Promise<NewDeposit> {
  const { object, building, startsOn } = assigned
  const tenants = await adultsOf(ctx, application.id)
  return {
    reference: id,
    tenants: tenants
      .filter(({ tenantType }) => tenantType !== 'guarantor')
      .map(({ firstName, lastName, email, dateOfBirth }) => ({ firstName, lastName, email, birthDate: dateOfBirth })),
    object: {
      reference: object.referenceNumber,
      title: object.title,
      street: `${building.street} ${building.houseNumber}`,
      zip: building.postalCode,
      city: building.city,
    },
    grossRent: francs(assigned.grossRent),
    amount: amount / 100,
    startsOn,
    language: application.language,
  }
}

async function askAgain(ctx: StaffContext, application: ApplicationRow, row: DepositRow | null) {
  const provided = await lookDepositProviderFor(ctx)
  if (!row || !provided) throw new AppError('enquiries_reason_no_deposit')
  const state = await atProvider(provided.provider.stateOf(row.externalId))
  await ctx.db
    .update(depositRequest)
    .set({ state, askedAt: ctx.now })
    .where(and(eq(depositRequest.workspaceId, ctx.workspace.id), eq(depositRequest.id, row.id)))
  if (state !== row.state) {
    const changes = [{ field: 'deposit', old: `deposit_${row.state}`, new: `deposit_${state}` }]
    ctx.record({ event: 'deposit.moved', subject: subjectOf(application), changes })
  }
  return { notify: [{ type: 'info' as const, title: ctx.t(`enquiries_deposit_${state}`) }] }
}
