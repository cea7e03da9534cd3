// Signatures on paper: signers, dates, and the scan as proof.

import { and, asc, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { findApplication, lockWithApplication, subjectOf } from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { no, yes } from '#platform/rules/verdict.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { findTenancy, type TenancyRow } from '#areas/tenants/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { isSameSigner, type Signer } from '../rules/signers.ts'
import { gather } from './gather.ts'
import type { Gathered } from './gathered.ts'
import { contractSignature } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { maxFileSizeMegabytes, allowedFileTypes } from '#platform/contract/file.ts'
import * as contract from '../contract/agreement.ts'

export const expectedSigners = ({ adults, landlord }: Pick<Gathered, 'adults' | 'landlord'>): Signer[] => [
  ...(landlord.name ? [{ party: 'landlord' as const, adultId: null, name: landlord.name }] : []),
  ...adults.map(({ id, firstName, lastName }) => ({
    party: 'tenant' as const,
    adultId: id,
    name: `${firstName} ${lastName}`,
  })),
]

const ofTenancy = (ctx: Context, tenantId: string) =>
  and(eq(contractSignature.workspaceId, ctx.workspace.id), eq(contractSignature.assignmentId, tenantId))

export async function signaturesOf(ctx: Context, tenantId: string) {
  const rows = await ctx.db
    .select()
    .from(contractSignature)
    .where(ofTenancy(ctx, tenantId))
    .orderBy(asc(contractSignature.signedOn), asc(contractSignature.id))
  const nameOf = await staffNames(
    ctx,
    rows.map(({ recordedBy }) => recordedBy),
  )
  return rows.map(({ id, party, adultId, name, signedOn, recordedBy }) => ({
    id,
    party,
    adultId,
    name,
    signedOn,
    by: recordedBy && nameOf(recordedBy).name,
  }))
}

/** Allowed from sending the agreement until the tenancy ends. */
const assertOnPaper = ({ contractState }: TenancyRow) =>
  assertAllowed(contractState === 'without_contract' ? no('tenants_reason_without_contract') : yes)

export const recordSignature = handler(
  contract.recordSignature,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application } = await lockWithApplication(ctx, params.id)
    assertOnPaper(await findTenancy(ctx, params.id))
    if (body.signedOn > dayOf(ctx.now)) throw fieldRefusal('signedOn', 'contracts_signed_in_future')
    const signer = expectedSigners(await gather(ctx, params.id)).find((one) => isSameSigner(one, body))
    if (!signer) throw fieldRefusal('adultId', 'contracts_signer_unknown')
    const written = await ctx.db
      .insert(contractSignature)
      .values({
        workspaceId: ctx.workspace.id,
        id: newId(),
        assignmentId: params.id,
        ...signer,
        signedOn: body.signedOn,
        recordedBy: ctx.user.id,
        recordedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: contractSignature.id })
    if (written.length === 0) throw fieldRefusal('adultId', 'contracts_signed_already')
    ctx.record({
      event: 'contract.signature_recorded',
      subject: subjectOf(application),
      changes: [{ field: 'signature', old: null, new: `${signer.name}, ${body.signedOn}` }],
    })
    return { notify: [{ type: 'success', title: ctx.t('contracts_signature_recorded', { name: signer.name }) }] }
  },
)

export const removeSignature = handler(
  contract.removeSignature,
  { permission: 'tenants_write' },
  async (ctx, { params }) => {
    const { application } = await lockWithApplication(ctx, params.id)
    const [removed] = await ctx.db
      .delete(contractSignature)
      .where(and(ofTenancy(ctx, params.id), eq(contractSignature.id, params.signatureId)))
      .returning()
    if (!removed) throw notFound('contracts_signature_not_found')
    ctx.record({
      event: 'contract.signature_removed',
      subject: subjectOf(application),
      changes: [{ field: 'signature', old: removed.name, new: null }],
    })
    return {}
  },
)

export async function forgetSignatures(ctx: Context, tenantId: string): Promise<void> {
  await ctx.db.delete(contractSignature).where(ofTenancy(ctx, tenantId))
}

const scans = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedFileTypes }

export const uploadSignedContract = uploadHandler(
  contract.uploadSignedContract,
  { permission: 'tenants_write', rules: scans },
  async (ctx, { params }, file) => {
    const tenancy = await findTenancy(ctx, params.id)
    assertOnPaper(tenancy)
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind: 'tenancy',
      ownerId: tenancy.id,
      category: 'signed_contract',
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    const application = await findApplication(ctx, tenancy.applicationId)
    ctx.record({
      event: 'contract.scan_uploaded',
      subject: subjectOf(application),
      changes: [{ field: 'file', old: null, new: file.name }],
    })
    return {
      id: file.id,
      url: fileAddress.protected(file.id, file.name),
      key: file.id,
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }
  },
)
