// Chooses the property software of a workspace: the one in its settings, or in the demo a marked stand-in.

import { ErpFailed, type ErpSystem } from '#connectors/erp/erp-system.ts'
import { startGaraioDouble, type GaraioDouble } from '#connectors/testing/garaio-double.ts'
import { garaioRem } from '#connectors/erp/garaio-rem.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { erpSettings, neededFields, type ErpSettings } from '../rules/erp-settings.ts'
import { demoEstate } from './demo-estate.ts'

export const settingKey = 'erp'
export const placeOf = ({ id }: Context['workspace']) => `erp password of ${id}`

export interface Erp {
  system: ErpSystem
  isDemo: boolean
}

/** One stand-in per demo workspace, created when first used. */
const doubles = new Map<string, Promise<GaraioDouble>>()
/** Milliseconds until the stand-in confirms a draft, as a clerk would. */
const agreesAfter = 60_000

async function doubleOf(ctx: Context): Promise<GaraioDouble> {
  const running = doubles.get(ctx.workspace.id) ?? startGaraioDouble({ estate: await demoEstate(ctx), agreesAfter })
  doubles.set(ctx.workspace.id, running)
  return running
}

export const readErpSettings = (ctx: Context): Promise<ErpSettings> => readSetting(ctx, settingKey, erpSettings)

export const isSetUp = (settings: ErpSettings): boolean =>
  settings.erpProvider === 'demo' || (settings.sealedPassword !== '' && neededFields.every((field) => settings[field]))

export async function lookErpFor(ctx: Context): Promise<Erp | null> {
  const settings = await readErpSettings(ctx)
  return settings.erpEnabled && isSetUp(settings) ? erpWith(ctx, settings) : null
}

export async function erpWith(ctx: Context, settings: ErpSettings): Promise<Erp> {
  if (settings.erpProvider === 'demo') {
    if (!ctx.workspace.isDemo) throw new AppError('erp_reason_demo_only')
    return { system: garaioRem(await doubleOf(ctx)), isDemo: true }
  }
  const password = ctx.services.secrets.open(settings.sealedPassword, placeOf(ctx.workspace))
  if (password === null) throw new AppError('erp_reason_password_lost')
  const { erpAddress, erpExchange, erpAppId, erpRecipient, erpAgreementType, erpUser } = settings
  const system = garaioRem({
    address: erpAddress,
    exchange: erpExchange,
    appId: erpAppId,
    recipient: erpRecipient,
    agreementType: erpAgreementType,
    user: erpUser,
    password,
    publicOnly: !ctx.services.config.privateHosts.includes(new URL(erpAddress).hostname),
  })
  return { system, isDemo: false }
}

export async function findErp(ctx: Context): Promise<Erp> {
  const erp = await lookErpFor(ctx)
  if (!erp) throw new AppError('erp_reason_off')
  return erp
}

/** Translates refusals of the property software for the user; other failures remain errors. */
export async function atErp<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof ErpFailed) throw new AppError(`erp_problem_${error.problem}`)
    throw error
  })
}
