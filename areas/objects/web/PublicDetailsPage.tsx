// One object for the public: the plan, what it costs, when it is free, and how to apply.

import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/shell/address.ts'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { IconArrowLeft } from '@tabler/icons-react'
import { getPublicObject } from '../contract/public.ts'
import { PublicFacts } from './PublicFacts.tsx'
import { PublicOfferCard } from './PublicOfferCard.tsx'
import { PublicPictures } from './PublicPictures.tsx'
import { WishBar } from './WishBar.tsx'
import styles from './PublicDetailsPage.module.css'

export default function PublicDetailsPage() {
  const t = useText()
  const id = useParam('id')
  const { data: object, error, refetch } = useQuery(queryOf(getPublicObject, { params: { id } }))
  return (
    <div className={styles.page}>
      <ScreenLink to="/public-object-list" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        {t('objects_public_all')}
      </ScreenLink>
      {!object && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows />)}
      {object && (
        <>
          <div className={styles.columns}>
            <PublicPictures object={object} />
            <div className={styles.side}>
              <PublicOfferCard object={object} />
              {object.layout_plan && <House object={object} />}
            </div>
          </div>
          <PublicFacts object={object} />
          <WishBar />
        </>
      )}
    </div>
  )
}

function House({ object: { image, building } }: { object: ReceivedAnswerOf<typeof getPublicObject> }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  const name = t('objects_house_drawing', { building })
  return <img className={styles.house} src={`${image}?scheme=${scheme}`} alt={name} width={2560} height={1792} />
}
