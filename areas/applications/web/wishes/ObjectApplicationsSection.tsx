// Section of the object page: the households that have an offer of the object or wish for it, in the order of the line.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ObjectView } from '#areas/objects/contract/object.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getRelatedApplications } from '../../contract/object-applications.ts'
import { getNextInLine } from '../../contract/offer-actions.ts'
import { ViewSwitch } from '../board/ViewSwitch.tsx'
import { DenyRestModal } from '../denials/DenyRestModal.tsx'
import { rowsOf } from './object-line.ts'
import { ObjectLineTable } from './ObjectLineTable.tsx'
import styles from './ObjectApplicationsSection.module.css'

const shownFirst = 10

export default function ObjectApplicationsSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { can, lets } = useSession()
  const panel = usePanel()
  const [showsAll, setShowsAll] = useState(false)
  const [isDenying, setDenying] = useState(false)
  const related = useQuery(queryOf(getRelatedApplications, { params: { id: object.id } }))
  const inLine = useQuery(queryOf(getNextInLine, { params: { id: object.id } }))
  const failed = [related, inLine].find(({ error }) => error)
  if (failed?.error) return <FailedState failure={failed.error} retry={() => void failed.refetch()} />
  if (!related.data || !inLine.data) return <LoadingRows rows={4} />
  const { applications, total } = related.data
  const { open, past, candidates, seats } = inLine.data
  const rows = rowsOf(applications, inLine.data)
  const hasOffers = open.length + past.length > 0
  return (
    <Section
      title={t('objects_applications')}
      count={total}
      anchor="applications"
      bare
      {...(lets &&
        rows.length > 0 && { description: t('applications_waves_text', { open: seats.open, most: seats.most }) })}
      action={
        <>
          {hasOffers && (
            <Button variant="default" size="compact-sm" onClick={() => void panel.open('ApartmentOffer', object.id)}>
              {t('objects_holder_offers')}
            </Button>
          )}
          {can('applications_write') && candidates.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => setDenying(true)}>
              {t('applications_deny_rest')}
            </Button>
          )}
          {rows.length > 0 && <ViewSwitch objectId={object.id} current="table" />}
        </>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('objects_applications_none')}</p>
      ) : (
        <ObjectLineTable rows={showsAll ? rows : rows.slice(0, shownFirst)} objectId={object.id} />
      )}
      {!showsAll && rows.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)} mt={8}>
          {t('objects_applications_show', { count: formatNumber(rows.length) })}
        </Button>
      )}
      {showsAll && total > applications.length && (
        <p className={styles.more}>{t('objects_applications_first', { count: formatNumber(applications.length) })}</p>
      )}
      {isDenying && <DenyRestModal line={inLine.data} onClose={() => setDenying(false)} />}
    </Section>
  )
}
