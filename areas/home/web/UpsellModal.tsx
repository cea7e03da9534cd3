// Presents a feature that is not bought, and a way to request it (spec 2 §4 Upsell modal). 550 px wide.

import { Button, Group } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { MenuItem } from '#platform/contract/session.ts'
import { getBootstrap } from '#platform/contract/session.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { sendUpsellingNotification } from '../contract/shell.ts'
import styles from './UpsellModal.module.css'

interface Props {
  item: MenuItem
  onClose: () => void
}

export default function UpsellModal({ item, onClose }: Props) {
  const t = useText()
  // Reports in the background that the dialog was opened; a failure is not shown to the user.
  const tellOpened = useChange(sendUpsellingNotification, { errors: 'own' })
  const contact = useChange(sendUpsellingNotification, { stale: [getBootstrap], onDone: onClose })
  const opened = useEffectEvent(() => {
    tellOpened.mutate({ body: { notification_action: 'opened', feature: item.key } })
  })
  useEffect(() => opened(), [])
  return (
    <Modal
      onClose={onClose}
      size={550}
      title={t('home_upsell_title', { feature: item.title })}
      closeButtonProps={{ 'aria-label': t('general_close') }}
    >
      <p className={styles.text}>{t(`home_upsell_about_${item.key}`)}</p>
      <ul className={styles.gains}>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <IconCircleCheck size={18} stroke={1.5} aria-hidden />
            {t(`home_upsell_gain_${item.key}_${place}`)}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          {t('general_close')}
        </Button>
        <Button
          loading={contact.isPending}
          onClick={() => contact.mutate({ body: { notification_action: 'contact', feature: item.key } })}
        >
          {t('home_upsell_contact')}
        </Button>
      </Group>
    </Modal>
  )
}
