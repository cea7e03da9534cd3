// Credit bureau and deposit provider of a workspace: the configured one; in a demo workspace a double that is marked
// as such; or none.

import { CreditCheckFailed, type CreditBureau } from '#connectors/credit-check/credit-check.ts'
import { crif } from '#connectors/credit-check/crif.ts'
import { startCrifDouble, type CrifDouble } from '#connectors/testing/crif-double.ts'
import { DepositFailed, type DepositProvider } from '#connectors/deposit/deposit-provider.ts'
import { zinsli } from '#connectors/deposit/zinsli.ts'
import { startZinsliDouble, type ZinsliDouble } from '#connectors/testing/zinsli-double.ts'
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

export async function lookBureauFor({ services, workspace }: Context): Promise<Provided<CreditBureau> | null> {
  if (services.config.crif) return { provider: crif(services.config.crif), isDemo: false }
  if (!workspace.isDemo) return null
  return { provider: crif(await once(bureaus, services, startCrifDouble)), isDemo: true }
}

export async function lookDepositProviderFor({
  services,
  workspace,
}: Context): Promise<Provided<DepositProvider> | null> {
  if (services.config.zinsli) return { provider: zinsli(services.config.zinsli), isDemo: false }
  if (!workspace.isDemo) return null
  return { provider: zinsli(await depositDoubleOf(services)), isDemo: true }
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
