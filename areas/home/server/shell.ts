// Endpoints of the shell that need no session: version, countries, privacy policy.

import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { countriesIn } from './countries.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import * as contract from '../contract/shell.ts'
import packageJson from '../../../package.json' with { type: 'json' }

export const getVersion = publicHandler(contract.getVersion, { servesArchived: true }, async () => ({
  version: packageJson.version,
}))
export const getCountries = publicHandler(contract.getCountries, {}, async (ctx) => ({
  countries: countriesIn(ctx.language),
}))

export async function readPrivacyPolicy(ctx: Context): Promise<string> {
  const { privacyPolicy } = await readSetting(ctx, 'general', generalSettings)
  return privacyPolicy[ctx.language] ?? ctx.t('shell_privacy_policy_default', { workspace: ctx.workspace.name })
}

export const getPrivacyPolicy = publicHandler(contract.getPrivacyPolicy, { servesArchived: true }, async (ctx) => ({
  content: await readPrivacyPolicy(ctx),
}))
