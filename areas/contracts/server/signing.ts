// Agreements created and signed at a provider: created from a template, edited, polled, downloaded.

import { lockWithApplication, subjectOf } from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { findTenancy } from '#areas/tenants/server/public.ts'
import type { Recipient } from '#connectors/signing/signing-provider.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { partiesOf } from '#areas/tenants/rules/parties.ts'
import { isLive, isOut } from '../rules/signing-state.ts'
import { follow } from './following.ts'
import { gather } from './gather.ts'
import type { Gathered } from './gathered.ts'
import { mayEdit } from './info.ts'
import { atProvider, findSigning } from './provider.ts'
import { assertComplete } from './sending.ts'
import {
  changeSigningDocument,
  findSigningDocument,
  lookLiveDocumentFor,
  lookSigningDocumentFor,
  signingViewOf,
} from './signing-row.ts'
import { signingDocument } from './tables.ts'
import { writeContract } from './terms.ts'
import { handler } from '#platform/server/http/handler.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/signing.ts'

export const getSigningTemplates = handler(
  contract.getSigningTemplates,
  { permission: 'digitalcontract' },
  async (ctx, { query }) => {
    const gathered = await gather(ctx, query.tenantId)
    const { provider, isDemo } = await findSigning(ctx)
    const current = await lookSigningDocumentFor(ctx, query.tenantId)
    return {
      provider: provider.name,
      isDemo,
      templates: await atProvider(provider.listTemplates()),
      current: current && signingViewOf(ctx, current, isDemo),
      recipients: signersOf(gathered).map(({ party, name, email }) => ({
        name,
        email,
        role: ctx.t(`contracts_party_${party}`),
      })),
    }
  },
)

/**
 * Signers with their mail addresses: the landlord's contact and each adult; the first adult falls back to the
 * application's address.
 */
function signersOf({ adults, landlord, application }: Gathered) {
  return [
    {
      party: 'landlord' as const,
      name: landlord.name,
      firstName: landlord.person || landlord.name,
      lastName: landlord.name,
      email: landlord.email || null,
    },
    ...adults.map(({ firstName, lastName, email }, index) => ({
      party: 'tenant' as const,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: email ?? (index === 0 ? application.contactEmail : null),
    })),
  ]
}

export const createSigningDocument = handler(
  contract.createSigningDocument,
  { permission: 'digitalcontract' },
  async (ctx, { body }) => {
    const { application } = await lockWithApplication(ctx, body.tenantId)
    assertAllowed(mayEdit((await findTenancy(ctx, body.tenantId)).contractState))
    if (await lookLiveDocumentFor(ctx, body.tenantId)) throw new AppError('contracts_document_exists')
    const gathered = await gather(ctx, body.tenantId)
    assertComplete(ctx, gathered)
    const { provider, isDemo } = await findSigning(ctx)
    const known = await atProvider(provider.listTemplates())
    if (!known.some(({ id }) => id === body.templateId)) throw fieldRefusal('templateId', 'contracts_template_unknown')
    const name = ctx.t('contracts_paper_title', { names: gathered.tenancy.tenantNames })
    const providerDocumentId = await atProvider(
      provider.createFromTemplate({
        templateId: body.templateId,
        name,
        recipients: recipientsFor(gathered, await atProvider(provider.rolesOf(body.templateId))),
        variables: Object.fromEntries(
          Object.entries(gathered.agreed.values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
        ),
        metadata: { tenancy: body.tenantId, workspace: ctx.workspace.slug },
      }),
    )
    const row = {
      workspaceId: ctx.workspace.id,
      id: newId(),
      assignmentId: body.tenantId,
      provider: provider.name,
      providerDocumentId,
      templateId: body.templateId,
      name,
      state: 'creating' as const,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
      changedAt: ctx.now,
    }
    await ctx.db.insert(signingDocument).values(row)
    await writeContract(ctx, body.tenantId, { parties: partiesOf(gathered.adults) })
    ctx.record({
      event: 'contract.document_created',
      subject: subjectOf(application),
      changes: [{ field: 'provider', old: null, new: provider.name }],
    })
    const title = ctx.t('contracts_document_created')
    return { ...signingViewOf(ctx, row, isDemo), notify: [{ type: 'success', title }] }
  },
)

/** Assigns roles: the first is the landlord's, the others are the tenants' in the order of the household. */
function recipientsFor(gathered: Gathered, roles: readonly string[]): Recipient[] {
  const signers = signersOf(gathered)
  if (roles.length < signers.length) throw fieldRefusal('templateId', 'contracts_template_too_few_roles')
  return signers.map(({ email, firstName, lastName, name }, index) => {
    if (!email) throw new AppError('contracts_signer_without_email', { values: { name } })
    // The landlord signs last, so that neither party is bound before the household has signed.
    return { email, firstName, lastName, role: roles[index] ?? '', order: index === 0 ? 2 : 1 }
  })
}

export const checkDraftStatus = handler(
  contract.checkDraftStatus,
  { permission: 'digitalcontract' },
  async (ctx, { params }) => {
    const row = await findSigningDocument(ctx, params.id)
    const { provider } = await findSigning(ctx)
    const state = await atProvider(provider.statusOf(row.providerDocumentId))
    return { state, stateTitle: ctx.t(`contracts_signing_${state}`) }
  },
)

export const openEditingSession = handler(
  contract.openEditingSession,
  { permission: 'digitalcontract' },
  async (ctx, { body }) => {
    const row = await findSigningDocument(ctx, body.documentId)
    const { provider } = await findSigning(ctx)
    const session = await atProvider(provider.openEditor(row.providerDocumentId, ctx.user.email))
    return { token: session.token, url: session.url, expiresAt: session.expiresAt.toISOString() }
  },
)

export const downloadSigningDocument = fileHandler(
  contract.downloadSigningDocument,
  { permission: 'digitalcontract' },
  async (ctx, { params }) => {
    const row = await findSigningDocument(ctx, params.id)
    const { provider } = await findSigning(ctx)
    const content = await atProvider(provider.download(row.providerDocumentId))
    return { name: `${row.name}.pdf`, contentType: 'application/pdf', content, size: content.length, inline: true }
  },
)

export const discardSigningDocument = handler(
  contract.discardSigningDocument,
  { permission: 'digitalcontract' },
  async (ctx, { params }) => {
    const row = await findSigningDocument(ctx, params.id)
    const { contractState } = await findTenancy(ctx, row.assignmentId)
    // A document out for signing is withdrawn together with its contract. If the contract was reset by hand, the
    // document remains at the provider and can be discarded here.
    const isLeftOver = isOut(row.state) && contractState !== 'contract_sent'
    if (!isLive(row.state) || (isOut(row.state) && !isLeftOver)) throw new AppError('contracts_provider_conflict')
    await changeSigningDocument(ctx, row, 'voided')
    const { provider } = await findSigning(ctx)
    await atProvider(provider.withdraw(row.providerDocumentId, ''))
    return { notify: [{ type: 'success', title: ctx.t('contracts_document_discarded') }] }
  },
)

export const signForDemo = handler(
  contract.signForDemo,
  { permission: 'digitalcontract' },
  async (ctx, { params, body }) => {
    const row = await findSigningDocument(ctx, params.id)
    const { double } = await findSigning(ctx)
    if (!double || !isOut(row.state)) throw new AppError('contracts_provider_conflict')
    double.finish(row.providerDocumentId, body.answer === 'sign' ? 'document.completed' : 'document.declined')
    await follow(ctx, row.id)
    return { notify: [{ type: 'info', title: ctx.t(`contracts_demo_${body.answer}`) }] }
  },
)
