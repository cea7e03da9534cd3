// Publishes, ends and resends the advertisement of one object.

import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import type { AdvertView } from '../contract/adverts.ts'
import { isUnderWay } from '../rules/advert-state.ts'
import { useDeactivateAdverts, usePublishAdverts, useRefreshAdverts } from './changes.ts'
import styles from './Marketing.module.css'

interface Props {
  advert: AdvertView
  objectKind: ObjectKind
  /** Unsaved changes must be saved first. */
  isDirty?: boolean
  children?: ReactNode
}

export function AdvertActions({ advert, objectKind, isDirty = false, children }: Props) {
  const t = useText()
  const publishing = usePublishAdverts()
  const ending = useDeactivateAdverts()
  const refreshing = useRefreshAdverts()
  const { objectId, title, state, obstacles, canEdit } = advert
  if (!canEdit) return null
  const body = { targets: [objectId], objectKind }
  const end = async () => {
    const isSure = await askToConfirm({
      title: t('marketing_end_title'),
      text: t('marketing_end_text', { object: title }),
      confirm: t('marketing_end'),
      danger: true,
    })
    if (isSure) ending.mutate({ body })
  }
  const [obstacle] = obstacles
  const reason = obstacles.length > 1 ? t('marketing_missing', { needs: obstacles.join(', ') }) : obstacle
  return (
    <div className={styles.buttons}>
      {!isUnderWay(state) && (
        <ActionButton
          size="compact-sm"
          availability={{ allowed: obstacle === undefined && !isDirty, reason }}
          loading={publishing.isPending}
          onClick={() => publishing.mutate({ body })}
        >
          {t(state === 'ended' ? 'marketing_publish_again' : 'marketing_publish')}
        </ActionButton>
      )}
      {isUnderWay(state) && (
        <ActionButton
          variant="default"
          size="compact-sm"
          availability={{ allowed: true }}
          loading={ending.isPending}
          onClick={() => void end()}
        >
          {t('marketing_end')}
        </ActionButton>
      )}
      {state === 'live' && (
        <ActionButton
          variant="default"
          size="compact-sm"
          availability={{ allowed: true }}
          loading={refreshing.isPending}
          onClick={() => refreshing.mutate({ body })}
        >
          {t('marketing_send_again')}
        </ActionButton>
      )}
      {children}
    </div>
  )
}
