// Reads all data of an agreement once: the tenancy, its people, the object, the agreed terms, the wording.

import { and, asc, desc, eq, lt, ne } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { findApplication, findObject, type LetTogether, adult, assignment } from '#areas/applications/server/public.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import {
  findTenancy,
  type TenancyRow,
  rentalContract,
  namedTogether,
  type ContractRow,
  readContract,
  rentsOf,
  rentsOfCompanion,
  sumOf,
} from '#areas/tenants/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { missingFor, type Agreed, type InitialRentStatement } from '../rules/agreement-missing.ts'
import { formDutyOf } from '../rules/initial-rent.ts'
import { readInitialRentRules, readWording, readWordingOf } from './settings.ts'
import { rentsBefore } from './rents-before.ts'
import { valuesOf } from './values.ts'

import type { AdultRow, Gathered } from './gathered.ts'

/** Defaults to the language of the household. Another language is for previewing a wording. */
export async function gather(ctx: Context, tenantId: string, language?: Language): Promise<Gathered> {
  const tenancy = await findTenancy(ctx, tenantId)
  const found = await findApplication(ctx, tenancy.applicationId)
  const application = language ? { ...found, language } : found
  const housed = await findObject(ctx, tenancy.objectId)
  const contract = await readContract(ctx, tenancy.id)
  const rents = rentsOf(contract, housed)
  const isOut = tenancy.contractState !== 'without_contract'
  const together = await withRents(ctx, await namedTogether(ctx, tenancy.id, isOut), tenancy)
  const total = sumOf([rents, ...together.map((one) => one.rents)])
  const duty = formDutyOf(await readInitialRentRules(ctx), {
    kind: housed.object.kind,
    canton: housed.building.canton,
    city: housed.building.city,
    postalCode: housed.building.postalCode,
    day: tenancy.contractStart ?? dayOf(ctx.now),
  })
  const earlier = duty.kind === 'required' ? await lookEarlierContract(ctx, tenancy) : null
  const adults = await adultsOf(ctx, application.id)
  const landlord = await landlordOf(ctx)
  const wording =
    isOut && contract.templateVersion !== null
      ? await readWordingOf(ctx, contract.templateVersion)
      : await readWording(ctx)
  const form = duty.kind === 'required' ? statementOf(contract, earlier) : null
  const parts = { tenancy, application, housed, adults, landlord, contract, rents, together, total }
  const agreed: Agreed = {
    values: valuesOf(ctx, parts),
    isFixedTerm: contract.endsOn !== null,
    noticeMonths: contract.noticeMonths,
    grossRent: total.gross,
    deposit: total.deposit,
    together: together.map(({ object, rents: { net } }) => ({ id: object.id, netRent: net })),
    isHome: housed.object.kind === 'apartment',
    adults,
    form,
  }
  const missing = missingFor(agreed, wording.content[application.language])
  const previousOf = contract.previousNetRent === null ? (earlier?.names ?? null) : null
  return { ...parts, duty, form, previousOf, wording, agreed, missing }
}

const withRents = async (ctx: Context, named: LetTogether[], tenancy: TenancyRow): Promise<Gathered['together']> => {
  const before = await rentsBefore(
    ctx,
    named.map(({ object }) => object.id),
    tenancy,
  )
  return named.map((one) => ({ ...one, rents: rentsOfCompanion(one), before: before(one.object.id) }))
}

const adultsOf = (ctx: Context, applicationId: string): Promise<AdultRow[]> =>
  ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))

/** The landlord's name and address come from the contact page of the project settings. */
async function landlordOf(ctx: Context): Promise<Gathered['landlord']> {
  const { company, street, houseNumber, postalCode, city, person, phone, email } = await readSetting(
    ctx,
    'contact',
    contactSettings,
  )
  const lines = [`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean)
  return { name: company, address: lines.join(', '), person, phone, email }
}

interface Earlier {
  names: string
  net: number | null
  ancillary: number | null
}

/** The newest agreement on the same object that ended before this one begins. */
async function lookEarlierContract(ctx: Context, { id, objectId, contractStart }: TenancyRow): Promise<Earlier | null> {
  const [row] = await ctx.db
    .select({ names: assignment.tenantNames, net: rentalContract.netRent, ancillary: rentalContract.ancillaryCost })
    .from(rentalContract)
    .innerJoin(
      assignment,
      and(eq(assignment.workspaceId, rentalContract.workspaceId), eq(assignment.id, rentalContract.assignmentId)),
    )
    .where(
      and(
        eq(rentalContract.workspaceId, ctx.workspace.id),
        eq(assignment.objectId, objectId),
        eq(assignment.contractState, 'quit'),
        ne(assignment.id, id),
        contractStart === null ? undefined : lt(assignment.quitOn, contractStart),
      ),
    )
    .orderBy(desc(assignment.quitOn))
    .limit(1)
  return row && row.net !== null ? row : null
}

const statementOf = (contract: ContractRow, earlier: Earlier | null): InitialRentStatement => ({
  isFirstLetting: contract.isFirstLetting,
  previousNetRent: contract.previousNetRent ?? earlier?.net ?? null,
  previousAncillaryCost: contract.previousAncillaryCost ?? (earlier ? (earlier.ancillary ?? 0) : null),
  reason: contract.rentReason,
  referenceRate: contract.referenceRate,
  priceIndex: contract.priceIndex,
})
