// The wished objects of the household in their order, each with its match and a button to offer it.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { getLinePlaces } from '../../contract/line-places.ts'
import { getPriorityApartments, type WishedChoice } from '../../contract/offers.ts'
import { isSaleState } from '../../rules/application-state.ts'
import { DenyModal } from '../denials/DenyModal.tsx'
import { DenyWishButton, WishDenied } from '../denials/WishDenial.tsx'
import { LinePlaceView } from '../offers/LinePlaceView.tsx'
import { PrioritiesModal } from './PrioritiesModal.tsx'
import { WishedObject } from './WishedObject.tsx'
import { WishList } from './WishList.tsx'

interface Props {
  id: string
  application: ApplicationView
}

export function WishedObjectsSection({ id, application }: Props) {
  const t = useText()
  const { can } = useSession()
  const panel = usePanel()
  const query = useQuery(queryOf(getPriorityApartments, { params: { id } }))
  const { data } = query
  // Loaded separately: comparing many candidates must not delay the page.
  const { data: places } = useQuery({
    ...queryOf(getLinePlaces, { params: { id } }),
    // Once a purchase has begun, reservations and their queue decide.
    enabled: !isSaleState(application.progress_state),
  })
  const [isOrdering, setOrdering] = useState(false)
  const [denying, setDenying] = useState<WishedChoice | null>(null)
  const canChange = application.actions.some(({ key, enabled }) => key === 'deny' && enabled)
  const canOffer = application.actions.some(({ key, enabled }) => key === 'offer' && enabled)
  const placeOf = (objectId: string) => {
    const line = places?.objects.find((one) => one.objectId === objectId)
    return line && line.total > 0 && <LinePlaceView line={line} />
  }
  const another = can('applications_write') && canOffer && (
    <Button variant="subtle" size="compact-sm" onClick={() => void panel.open('ApplicationOffer', id)}>
      {t('applications_offer_another')}
    </Button>
  )
  const order = can('applications_write') && canChange && (
    <Button variant="subtle" size="compact-sm" onClick={() => setOrdering(true)}>
      {t('applications_prios_change')}
    </Button>
  )
  return (
    <Section
      title={t('applications_wishes')}
      count={data?.objects.length}
      action={
        <Group gap={4}>
          {order}
          {another}
        </Group>
      }
      bare
    >
      {!data && <QueryView query={query} rows={2} />}
      {data?.objects.length === 0 && (
        <EmptyState title={t('applications_no_wishes')} text={t('applications_no_wishes_text')} />
      )}
      {data && data.objects.length > 0 && (
        <WishList>
          {data.objects.map((object) => (
            <WishedObject
              key={object.objectId}
              applicationId={id}
              object={object}
              actions={
                can('applications_write') && <DenyWishButton object={object} onDeny={() => setDenying(object)} />
              }
            >
              {placeOf(object.objectId)}
              {object.denial && <WishDenied denial={object.denial} />}
            </WishedObject>
          ))}
        </WishList>
      )}
      {denying && <DenyModal application={application} object={denying} onClose={() => setDenying(null)} />}
      {isOrdering && <PrioritiesModal id={id} onClose={() => setOrdering(false)} />}
    </Section>
  )
}
