// The advertisement on the page of its object: state, portals, what is missing, and the actions.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ObjectView } from '#areas/objects/contract/object.ts'
import { useInit } from '#platform/web/api/session.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { editAdvert, type AdvertView } from '../contract/adverts.ts'
import { advertPanel } from '../contract/list-places.ts'
import { isFreeAgain } from '../rules/advert-state.ts'
import { AdvertActions } from './AdvertActions.tsx'
import { lookAgainAt } from './changes.ts'
import styles from './Marketing.module.css'
import { PortalStates } from './PortalStates.tsx'
import { advertTone } from './tones.ts'

/** Investors' and building projects are not advertised on portals. */
const advertising = ['reletting', 'first-time-letting', 'sale']

export default function AdvertSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { open } = usePanel()
  const { project_type } = useInit()
  const isMeant = advertising.includes(project_type)
  const { data: advert } = useQuery({
    ...queryOf(editAdvert, { params: { id: object.id } }),
    enabled: isMeant,
    refetchInterval: ({ state }) => lookAgainAt(state.data),
  })
  if (!isMeant || !advert) return null
  const { state, stateTitle, checklist } = advert
  return (
    <Section
      title={t('marketing_advert_on_portals')}
      action={<StateBadge state={`advert.${state}`} title={stateTitle} tone={advertTone[state]} />}
    >
      <div className={styles.body}>
        <p className={styles.facts}>{standing(t, advert)}</p>
        {isFreeAgain(advert.endedBecause, object.letting_state) && (
          <Notice isCompact>{t('marketing_free_again')}</Notice>
        )}
        <PortalStates advert={advert} />
        <Missing checks={checklist.checks} />
        <AdvertActions advert={advert} objectKind={object.kind}>
          <Button variant="default" size="compact-sm" onClick={() => open(advertPanel, object.id)}>
            {t('marketing_edit')}
          </Button>
        </AdvertActions>
      </div>
    </Section>
  )
}

function standing(t: ReturnType<typeof useText>, advert: AdvertView): string {
  const { state, endedBecause, endedAt, checklist, reference, data } = advert
  const { start, end } = data.availability
  const parts = [
    state === 'draft' && reference === null && t('marketing_nothing_yet'),
    endedBecause && t(`marketing_ended_because_${endedBecause}`),
    endedAt && formatDate(endedAt),
    state === 'scheduled' && start && `${t('marketing_start')}: ${formatDate(start)}`,
    state !== 'ended' && end && `${t('marketing_stop')}: ${formatDate(end)}`,
    t('marketing_score', { score: checklist.score }),
  ]
  return parts.filter(Boolean).join(' · ')
}

function Missing({ checks }: Pick<AdvertView['checklist'], 'checks'>) {
  const t = useText()
  const needs = checks.filter(({ isBlocking, isMet }) => isBlocking && !isMet).map(({ title }) => title)
  if (needs.length === 0) return null
  return <p className={styles.facts}>{t('marketing_missing', { needs: needs.join(', ') })}</p>
}
