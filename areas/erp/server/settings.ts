// Settings page of the connection. Its password is encrypted when saved and is never returned, nor written to the
// history.

import { and, desc, eq } from 'drizzle-orm'
import { swissDate, assignment } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { readPage, savePage, type SettingPage } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import type { ErpData } from '../contract/connection.ts'
import { erpProviders, neededFields, type ErpSettings } from '../rules/erp-settings.ts'
import { transferStates } from '../rules/transfer.ts'
import { propertiesOf } from './estate.ts'
import { pause, resume } from './pausing.ts'
import { hear } from './receiving.ts'
import { atErp, erpWith, isSetUp, lookErpFor, placeOf, readErpSettings, settingKey } from './system.ts'
import { erpTransfer } from './tables.ts'
import { transferViewOf } from './transfers.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/connection.ts'

const pageWith = (sealedPassword: string): SettingPage<ErpData> => ({
  key: settingKey,
  read: async (ctx) => shown(await readErpSettings(ctx)),
  documentOf: async (ctx, data) => {
    const { erpPassword: _typed, ...rest } = shownOf(data)
    const settings: ErpSettings = { ...rest, sealedPassword }
    assertComplete(ctx, settings)
    return settings
  },
  words: (ctx, field, value) =>
    field === 'erpProvider'
      ? ctx.t(`erp_provider_${String(value)}`)
      : field === 'erpPasswordSetAt'
        ? swissDate(String(value))
        : undefined,
})

const shown = (settings: ErpSettings): ErpData => shownOf({ ...settings, erpPassword: '' })

/** Lists the fields one by one, so that no other field is stored or returned. */
const shownOf = (data: ErpData): ErpData => ({
  erpEnabled: data.erpEnabled,
  erpProvider: data.erpProvider,
  erpAddress: data.erpAddress,
  erpExchange: data.erpExchange,
  erpAppId: data.erpAppId,
  erpRecipient: data.erpRecipient,
  erpAgreementType: data.erpAgreementType,
  erpUser: data.erpUser,
  erpPassword: data.erpPassword,
  erpPasswordSetAt: data.erpPasswordSetAt,
})

/** A connection that is off may be incomplete. */
function assertComplete(ctx: StaffContext, settings: ErpSettings): void {
  if (settings.erpProvider === 'demo' && !ctx.workspace.isDemo)
    throw fieldRefusal('erpProvider', 'erp_reason_demo_only')
  if (!settings.erpEnabled || settings.erpProvider === 'demo') return
  const missing = [
    ...neededFields.filter((field) => settings[field] === ''),
    ...(settings.sealedPassword === '' ? ['erpPassword'] : []),
  ]
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, 'general_field_is_required']))
  throw new AppError('general_please_check_fields', { status: 422, fields })
}

export const getErpSettings = handler(contract.getErpSettings, { permission: 'admin' }, async (ctx) => {
  const page = await readPage(pageWith(''))(ctx)
  const providers = erpProviders.filter((one) => one !== 'demo' || ctx.workspace.isDemo)
  return {
    ...page,
    providers: providers.map((value) => ({ value, displayName: ctx.t(`erp_provider_${value}`) })),
    isOn: (await lookErpFor(ctx)) !== null,
    properties: await propertiesOf(ctx),
  }
})

export const saveErpSettings = handler(contract.saveErpSettings, { permission: 'admin' }, async (ctx, { body }) => {
  const { erpPassword: typed, ...rest } = body
  const stands = await readErpSettings(ctx)
  const sealed = typed === '' ? stands.sealedPassword : ctx.services.secrets.seal(typed, placeOf(ctx.workspace))
  const erpPasswordSetAt = typed === '' ? stands.erpPasswordSetAt : ctx.now.toISOString()
  const saved = await savePage(pageWith(sealed))(ctx, { body: { ...rest, erpPassword: '', erpPasswordSetAt } })
  if (stands.erpEnabled !== rest.erpEnabled) await (rest.erpEnabled ? resume(ctx) : pause(ctx))
  return { ...saved, data: shown(await readErpSettings(ctx)) }
})

/** Uses the saved settings, even if the connection is switched off. */
export const checkErp = handler(contract.checkErp, { permission: 'admin' }, async (ctx) => {
  const settings = await readErpSettings(ctx)
  if (!isSetUp(settings)) throw new AppError('erp_reason_not_set_up')
  const { system } = await erpWith(ctx, settings)
  await atErp(system.check())
  await atErp(hear(ctx, system))
  return { notify: [{ type: 'success', title: ctx.t('erp_connection_is_good', { system: system.name }) }] }
})

export const listErpTransfers = handler(contract.listErpTransfers, { permission: 'admin' }, async (ctx, { query }) => {
  const rows = await ctx.db
    .select({ transfer: erpTransfer, names: assignment.tenantNames, object: propertyObject.title })
    .from(erpTransfer)
    .leftJoin(
      assignment,
      and(eq(assignment.workspaceId, erpTransfer.workspaceId), eq(assignment.id, erpTransfer.tenancyId)),
    )
    .leftJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, erpTransfer.workspaceId), eq(propertyObject.id, erpTransfer.objectId)),
    )
    .where(
      and(
        eq(erpTransfer.workspaceId, ctx.workspace.id),
        query.state && eq(erpTransfer.state, query.state),
        query.kind && eq(erpTransfer.kind, query.kind),
      ),
    )
    .orderBy(desc(erpTransfer.createdAt), desc(erpTransfer.id))
    .limit(100)
  return {
    transfers: rows.map(({ transfer, names, object }) => ({
      ...transferViewOf(ctx, transfer),
      title: names ?? object ?? ctx.t('erp_property', { reference: transfer.reference }),
      href: transfer.tenancyId
        ? `/tenant/${transfer.tenancyId}`
        : transfer.objectId
          ? `/objects/${transfer.objectId}`
          : null,
    })),
    states: transferStates.map((value) => ({ value, displayName: ctx.t(`erp_state_${value}`) })),
  }
})
