// The home page: open work of the signed-in person first, then counts per state, news and open offers.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NewsSection } from '#areas/users/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { formatLongDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { homeFigures, homeMain, homeWaiting } from '../contract/places.ts'
import { getMyWork } from '../contract/shell.ts'
import { EndingOffersSection } from './EndingOffersSection.tsx'
import { greetingAt } from './greeting.ts'
import { StateFigures } from './StateFigures.tsx'
import { TodaySection } from './TodaySection.tsx'
import styles from './HomePage.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getMyWork))

export default function HomePage() {
  const t = useText()
  const { user } = useSession()
  const [now] = useState(() => new Date())
  const { data: work, error, refetch } = useQuery(queryOf(getMyWork))
  return (
    <div className={styles.page}>
      <PageHead
        title={t(`home_greeting_${greetingAt(now)}`, { name: user.first_name })}
        subtitle={formatLongDate(now)}
      />
      <AllAtOnce rows={4}>
        {work && (
          <>
            <TodaySection lines={work.today} />
            <Slots place={homeFigures} props={{}} />
            <section className={styles.figures} aria-label={t('home_figures')}>
              <Slots
                place={homeWaiting}
                props={{ work }}
                own={{
                  200: <StateFigures title="menu_apartments" path="/objects/apartments" counts={work.objects} />,
                  300: <StateFigures title="menu_tenant" path="/tenant" counts={work.tenants} />,
                }}
              />
            </section>
          </>
        )}
        {!work && !error && <LoadingRows rows={4} />}
        {error && <FailedState failure={error} retry={() => void refetch()} />}
        <div className={styles.columns}>
          <NewsSection />
          {work?.endingOffers && <EndingOffersSection offers={work.endingOffers} />}
        </div>
        <Slots place={homeMain} props={{}} />
      </AllAtOnce>
    </div>
  )
}
