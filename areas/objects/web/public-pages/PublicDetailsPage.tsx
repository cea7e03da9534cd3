// Public page of an object: images, price, availability, and the link to apply.

import { Button, useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { isEmbedded } from '#platform/web/shell/frame/embedded.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { IconArrowLeft, IconHomeOff } from '@tabler/icons-react'
import { publicObjectMain } from '../../contract/places.ts'
import { getPublicObject } from '../../contract/public.ts'
import { PublicFacts } from './PublicFacts.tsx'
import { PublicOfferCard } from './PublicOfferCard.tsx'
import { PublicPlans, showsPlan } from './PublicPlans.tsx'
import { PublicPictures } from './PublicPictures.tsx'
import { WishBar } from './WishBar.tsx'
import styles from './PublicDetailsPage.module.css'

export default function PublicDetailsPage() {
  const t = useText()
  const id = useParam('id')
  const { data: object, error, refetch } = useQuery(queryOf(getPublicObject, { params: { id } }))
  return (
    <div className={styles.page}>
      <a href={listAddress()} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        {t('objects_public_all')}
      </a>
      {!object && (error ? <Missing failure={error} retry={() => void refetch()} /> : <LoadingRows />)}
      {object && (
        <>
          <div className={styles.columns}>
            <PublicPictures object={object} />
            <div className={styles.side}>
              <PublicOfferCard object={object} />
              {(object.layout_plan || showsPlan(object.documents)) && <House object={object} />}
            </div>
            <PublicPlans documents={object.documents} object={object.title} />
            <PublicFacts object={object} />
          </div>
          <Slots place={publicObjectMain} props={{ objectId: id }} />
          <WishBar isOver />
          <WishBar />
        </>
      )}
    </div>
  )
}

/** The server renders the list; inside another website only with `embed`. */
const listAddress = () => `/public-object-list${isEmbedded() ? '?embed=1' : ''}`

/** For links in old advertisements: the object is gone, but others may be available. */
function Missing({ failure, retry }: { failure: Error; retry: () => void }) {
  const t = useText()
  if (!(failure instanceof CallFailed) || failure.status !== 404) return <FailedState failure={failure} retry={retry} />
  return (
    <EmptyState
      icon={<IconHomeOff size={22} stroke={1.5} />}
      title={t('objects_public_gone')}
      text={t('objects_public_gone_text')}
      action={
        <Button component="a" href={listAddress()} variant="default">
          {t('objects_public_all')}
        </Button>
      }
    />
  )
}

function House({ object: { building_id, building } }: { object: ReceivedResponseOf<typeof getPublicObject> }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  const name = t('objects_house_drawing', { building })
  return (
    <img
      className={styles.house}
      src={`/api/v1/public-buildings/${building_id}/front?scheme=${scheme}`}
      alt={name}
      width={2560}
      height={1792}
    />
  )
}
