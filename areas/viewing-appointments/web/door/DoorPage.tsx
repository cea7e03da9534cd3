// List at the door for the phone of the host, usable without a connection after the first opening. A caretaker sees
// first names and head counts only.

import { Button, TextInput } from '@mantine/core'
import { IconLinkOff, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { setPageTitle } from '#platform/web/core/page-title.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { useNow } from '../public-pages/use-now.ts'
import { DoorSlotSection } from './DoorSlotSection.tsx'
import { DoorStatus } from './DoorStatus.tsx'
import { inOrderOfDoor, searchedSlots } from './guest-search.ts'
import { shownSlots } from './kept-door.ts'
import { useDoor } from './use-door.ts'
import styles from './door.module.css'

export default function DoorPage() {
  const t = useText()
  const slug = useParam('slug')
  const [typed, setTyped] = useState('')
  const now = useNow(60_000)
  const { door, failure, connection, isEnded, synchronise, tick, comment } = useDoor(slug)
  const title = door?.list.appointment.title
  useEffect(() => {
    if (title) setPageTitle(title)
  }, [title])
  if (!door) {
    if (isEnded && failure instanceof CallFailed) {
      return (
        <EmptyState
          icon={<IconLinkOff size={32} stroke={1.5} />}
          title={failure.message}
          text={t('viewing_appointments_guests_ended_text')}
        />
      )
    }
    return failure ? <FailedState failure={failure} retry={() => void synchronise()} /> : <LoadingRows rows={6} />
  }
  const { kind, appointment } = door.list
  const isHost = kind === 'host'
  const slots = searchedSlots(inOrderOfDoor(shownSlots(door), now), typed)
  const refused = failure instanceof CallFailed && failure.status !== 0 ? failure.message : undefined
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{appointment.title}</h1>
        <p className={styles.soft}>{appointment.place}</p>
      </header>
      <DoorStatus door={door} connection={connection} refused={refused} />
      {isHost && (
        <TextInput
          label={t('viewing_appointments_guests_search')}
          type="search"
          autoComplete="off"
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {slots.map((slot) => (
        <DoorSlotSection key={slot.id} slot={slot} isHost={isHost} onTick={tick} onComment={comment} />
      ))}
      {slots.length === 0 && (
        <EmptyState
          title={t('viewing_appointments_guests_none_found')}
          action={
            <Button variant="default" onClick={() => setTyped('')}>
              {t('viewing_appointments_guests_show_all')}
            </Button>
          }
        />
      )}
    </div>
  )
}
