// The calls of the shell: starting, the home page and what belongs to no other area.

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { getBootstrap, getInit } from '#platform/contract/session.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { getCountries, getMyWork, getPrivacyPolicy, getVersion, sendUpsellingNotification } from '../contract/shell.ts'
import { countriesIn } from './countries.ts'
import { readMyWork } from './my-work.ts'
import { readBootstrap, readInit } from './start-up.ts'
import { tellSupport } from './upsell.ts'

export const home: ServerArea = {
  name: 'home',
  open(doors) {
    publicRoute(doors, getInit, readInit, { servesArchived: true })
    publicRoute(doors, getVersion, async () => ({ version: packageJson.version }), { servesArchived: true })
    publicRoute(doors, getCountries, async (ctx) => ({ countries: countriesIn(ctx.language) }))
    publicRoute(
      doors,
      getPrivacyPolicy,
      async (ctx) => {
        const { privacyPolicy } = await readSetting(ctx, 'general', generalSettings)
        return {
          content:
            privacyPolicy[ctx.language] ?? ctx.t('shell_privacy_policy_default', { workspace: ctx.workspace.name }),
        }
      },
      { servesArchived: true },
    )
    route(doors, getBootstrap, 'permit', readBootstrap)
    route(doors, getMyWork, 'homepage_read', readMyWork)
    route(doors, sendUpsellingNotification, 'permit', tellSupport)
  },
  extensions: [extend(mainMenu, { order: 100, key: 'home', icon: 'home', path: '/home', permission: 'homepage_read' })],
}
