// Credit bureau and deposit provider of a workspace by its accounts; in a demo workspace a double that is marked as
// such.

import { CreditCheckFailed, type CreditBureau } from '#connectors/credit-check/credit-check.ts'
import { crif, crifName } from '#connectors/credit-check/crif.ts'
import { startCrifDouble, type CrifDouble } from '#connectors/testing/crif-double.ts'
import { DepositFailed, type DepositProvider } from '#connectors/deposit/deposit-provider.ts'
import { zinsli, zinsliName } from '#connectors/deposit/zinsli.ts'
import { startZinsliDouble, type ZinsliDouble } from '#connectors/testing/zinsli-double.ts'
import { creditBureau, depositService, lookAccount, lookOrigin } from '#areas/provider-accounts/server/public.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'

export interface Provided<Provider> {
  provider: Provider
  isDemo: boolean
}

/** One stand-in per Services instance, started on first use. */
const bureaus = new WeakMap<Services, Promise<CrifDouble>>()
const insurers = new WeakMap<Services, Promise<ZinsliDouble>>()

function once<Double>(running: WeakMap<Services, Promise<Double>>, services: Services, start: () => Promise<Double>) {
  const found = running.get(services) ?? start()
  running.set(services, found)
  return found
}

export const depositDoubleOf = (services: Services): Promise<ZinsliDouble> =>
  once(insurers, services, startZinsliDouble)

export async function lookBureauFor(ctx: Context): Promise<Provided<CreditBureau> | null> {
  const account = await lookAccount(ctx, creditBureau)
  if (!account) return null
  if (account.origin !== 'demo') return { provider: crif(account.access), isDemo: false }
  return { provider: crif(await once(bureaus, ctx.services, startCrifDouble)), isDemo: true }
}

export async function lookDepositProviderFor(ctx: Context): Promise<Provided<DepositProvider> | null> {
  const account = await lookAccount(ctx, depositService)
  if (!account) return null
  if (account.origin !== 'demo') return { provider: zinsli(account.access), isDemo: false }
  return { provider: zinsli(await depositDoubleOf(ctx.services)), isDemo: true }
}

interface Named {
  name: string
  isDemo: boolean
}

/** For pages: opens no secret, so that they can be read when it is lost. */
export async function lookBureauName(ctx: Context): Promise<Named | null> {
  const origin = await lookOrigin(ctx, creditBureau)
  return origin && { name: crifName, isDemo: origin === 'demo' }
}

export async function lookDepositProviderName(ctx: Context): Promise<Named | null> {
  const origin = await lookOrigin(ctx, depositService)
  return origin && { name: zinsliName, isDemo: origin === 'demo' }
}

/** Turns a provider failure into a message for the user; other errors pass unchanged. */
export async function atProvider<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof CreditCheckFailed || error instanceof DepositFailed) {
      throw new AppError(`enquiries_provider_${error.problem}`)
    }
    throw error
  })
}
