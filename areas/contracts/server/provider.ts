// The signing provider of a workspace by its account; in the demo a marked stand-in.

import { join } from 'node:path'
import { startPandaDocDouble, type PandaDocDouble } from '#connectors/testing/pandadoc-double.ts'
import { pandaDoc } from '#connectors/signing/pandadoc.ts'
import { SigningFailed, type SigningProvider } from '#connectors/signing/signing-provider.ts'
import { lookAccount, lookOrigin, signingService } from '#areas/provider-accounts/server/public.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'

export interface Signing {
  provider: SigningProvider
  isDemo: boolean
  /** The stand-in for the provider, in the demo; otherwise null. */
  double: PandaDocDouble | null
}

/** One per `Services` instance, created on first use. */
const doubles = new WeakMap<Services, Promise<PandaDocDouble>>()

function doubleOf(services: Services): Promise<PandaDocDouble> {
  const running =
    doubles.get(services) ?? startPandaDocDouble({ file: join(services.config.dataFolder, 'demo-signing.json') })
  doubles.set(services, running)
  return running
}

export async function lookSigningFor(ctx: Context): Promise<Signing | null> {
  const account = await lookAccount(ctx, signingService)
  if (!account) return null
  if (account.origin !== 'demo') return { provider: pandaDoc(account.access), isDemo: false, double: null }
  const double = await doubleOf(ctx.services)
  return { provider: pandaDoc(double), isDemo: true, double }
}

/** Says whether `findSigning` finds a provider, and whether it is the stand-in; starts nothing. */
export async function lookSigningKind(ctx: Context): Promise<'real' | 'demo' | null> {
  const origin = await lookOrigin(ctx, signingService)
  return origin === 'own' || origin === 'shared' ? 'real' : origin
}

export async function findSigning(ctx: Context): Promise<Signing> {
  const signing = await lookSigningFor(ctx)
  if (!signing) throw new AppError('contracts_no_provider')
  return signing
}

/** Translates refusals of the provider for the user; other failures remain errors. */
export async function atProvider<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof SigningFailed) throw new AppError(`contracts_provider_${error.problem}`)
    throw error
  })
}
