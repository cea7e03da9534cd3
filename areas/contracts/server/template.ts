// The wording on its settings page: reading, saving as a new version, previewing with a real tenancy.

import { and, desc, eq } from 'drizzle-orm'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { assignment } from '#areas/applications/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { unknownPlaceholders } from '../rules/agreement-template.ts'
import { variableKeys, variableOf } from '../rules/agreement-variables.ts'
import { factsOf } from '../rules/agreement-missing.ts'
import { gather } from './gather.ts'
import { printAgreement } from './print-agreement.ts'
import { initialRentKey, readInitialRentRules, readWording } from './settings.ts'
import { rentalAgreementTemplate } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/settings.ts'

export const getRentalAgreementSettings = handler(
  contract.getRentalAgreementSettings,
  { permission: 'admin' },
  async (ctx) => {
    const { version, content } = await readWording(ctx)
    const [saved] = await ctx.db
      .select()
      .from(rentalAgreementTemplate)
      .where(
        and(
          eq(rentalAgreementTemplate.workspaceId, ctx.workspace.id),
          eq(rentalAgreementTemplate.versionNumber, version),
        ),
      )
    const nameOf = await staffNames(ctx, [saved?.createdBy])
    return {
      version,
      savedAt: saved?.createdAt.toISOString() ?? null,
      savedBy: saved?.createdBy ? nameOf(saved.createdBy).name : null,
      content,
      variables: variableKeys.map((key) => ({
        key,
        name: ctx.t(`contracts_variable_${key}`),
        group: variableOf(key).group,
      })),
      rules: await readInitialRentRules(ctx),
      tenancies: await newestTenancies(ctx),
    }
  },
)

async function newestTenancies(ctx: StaffContext) {
  const rows = await ctx.db
    .select({ value: assignment.id, displayName: assignment.tenantNames })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.state, 'released')))
    .orderBy(desc(assignment.releasedAt))
    .limit(20)
  return rows
}

export const saveRentalAgreementSettings = handler(
  contract.saveRentalAgreementSettings,
  { permission: 'admin' },
  async (ctx, { body }) => {
    const current = await readWording(ctx)
    let { version } = current
    if (body.content) {
      if (body.version !== version) throw staleVersion(current)
      const unknown = unknownPlaceholders(body.content)
      if (unknown.size > 0) {
        throw new AppError('general_please_check_fields', {
          status: 422,
          fields: Object.fromEntries([...unknown.keys()].map((path) => [path, 'contracts_placeholder_unknown'])),
          values: { name: [...unknown.values()].join(', ') },
        })
      }
      version += 1
      const [kept] = await ctx.db
        .insert(rentalAgreementTemplate)
        .values({
          workspaceId: ctx.workspace.id,
          versionNumber: version,
          content: body.content,
          createdBy: ctx.user.id,
          createdAt: ctx.now,
        })
        .onConflictDoNothing()
        .returning({ version: rentalAgreementTemplate.versionNumber })
      if (!kept) throw staleVersion(await readWording(ctx))
    }
    if (body.rules) {
      const value = { rules: body.rules }
      await ctx.db
        .insert(projectSetting)
        .values({ workspaceId: ctx.workspace.id, key: initialRentKey, value })
        .onConflictDoUpdate({ target: [projectSetting.workspaceId, projectSetting.key], set: { value } })
    }
    ctx.record({
      event: 'settings.rental_agreement_saved',
      subject: { kind: 'workspace', id: ctx.workspace.id, title: ctx.workspace.name },
      changes: body.content ? [{ field: 'version', old: current.version, new: version }] : [],
    })
    return { version, notify: [{ type: 'success', title: ctx.t('contracts_template_saved') }] }
  },
)

export const getAgreementSample = handler(
  contract.getAgreementSample,
  { permission: 'admin' },
  async (ctx, { params, query }) => {
    const { agreed, application } = await gather(ctx, params.id, query.language)
    return {
      language: application.language,
      values: agreed.values,
      ...factsOf(agreed),
    }
  },
)

export const printAgreementSample = fileHandler(
  contract.printAgreementSample,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    const content = await printAgreement(ctx, await gather(ctx, params.id, body.language), body.blocks)
    return { name: `${ctx.t('contracts_sample')}.pdf`, contentType: 'application/pdf', content, inline: true }
  },
)
