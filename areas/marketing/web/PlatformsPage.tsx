// Settings page of the accounts at the portals, with the log of hand-overs.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { editAdvert } from '../contract/adverts.ts'
import {
  getMarketingPlatforms,
  listHandOvers,
  platformsData,
  saveMarketingPlatforms,
} from '../contract/platform-settings.ts'
import { platforms } from '../rules/platforms.ts'
import { AccountSection } from './AccountSection.tsx'
import { HandOverLog } from './HandOverLog.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getMarketingPlatforms))

export default function PlatformsPage() {
  const t = useText()
  const query = useQuery(queryOf(getMarketingPlatforms))
  return (
    <SettingsPage
      title={t('screen_settings_rental_platforms')}
      subtitle={t('marketing_settings_about')}
      query={query}
      dataIn={platformsData}
      save={(data, version) => call(saveMarketingPlatforms, { body: { ...data, version } })}
      stale={[getMarketingPlatforms, listHandOvers, editAdvert]}
      below={() => <HandOverLog />}
    >
      {({ values, set, errorOf }, { platforms: told }) =>
        platforms.map((platform) => {
          const about = told.find(({ key }) => key === platform)
          if (!about) return null
          return (
            <AccountSection
              key={platform}
              about={about}
              account={values[platform]}
              errorOf={(field) => errorOf(`${platform}.${field}`)}
              onChange={(account) => set(platform, account)}
            />
          )
        })
      }
    </SettingsPage>
  )
}
