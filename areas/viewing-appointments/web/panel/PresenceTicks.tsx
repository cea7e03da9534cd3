// Two buttons: came, did not come. Each press is stored as an event with time and device.

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ParticipantView } from '../../contract/participants.ts'
import { useMarkPresent } from '../changes.ts'
import styles from './panel.module.css'

interface Props {
  participant: ParticipantView
  appointmentId: string
}

const tickNow = (participantId: string, present: boolean, device: string) => ({
  id: crypto.randomUUID(),
  participantId,
  present,
  at: new Date().toISOString(),
  device,
})

export function PresenceTicks({ participant: { id: participantId, name, present }, appointmentId }: Props) {
  const t = useText()
  const marking = useMarkPresent()
  const tick = (came: boolean) =>
    marking.mutate({
      params: { id: appointmentId },
      body: { presence: [tickNow(participantId, came, t('viewing_appointments_device_office'))] },
    })
  const button = (came: boolean, Icon: typeof IconCheck) => {
    const label = t(`viewing_appointments_${came ? 'present' : 'absent'}_of`, { name })
    return (
      <Tooltip label={t(`viewing_appointments_${came ? 'present' : 'absent'}`)}>
        <ActionIcon
          variant="default"
          size={28}
          aria-label={label}
          aria-pressed={present === came}
          data-tone={came ? 'green' : 'red'}
          className={styles.tick ?? ''}
          disabled={marking.isPending}
          onClick={() => tick(came)}
        >
          <Icon size={16} stroke={2} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )
  }
  return (
    <span className={styles.ticks}>
      {button(true, IconCheck)}
      {button(false, IconX)}
    </span>
  )
}
