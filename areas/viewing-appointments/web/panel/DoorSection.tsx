// Links to the list at the door: make, copy once, revoke. The host sees everything, a caretaker first names only.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { doorKinds, getDoorLinks } from '../../contract/door.ts'
import { useCreateDoorLink, useRevokeDoorLink } from '../changes.ts'
import { CopyLine } from '../CopyLine.tsx'
import styles from './panel.module.css'

type DoorKind = (typeof doorKinds)[number]

export function DoorSection({ id }: { id: string }) {
  const t = useText()
  const links = useQuery(queryOf(getDoorLinks, { params: { id } }))
  return (
    <Section title={t('viewing_appointments_door')} description={t('viewing_appointments_door_text')}>
      <QueryView query={links} rows={2}>
        {({ items }) => (
          <ul className={styles.people}>
            {doorKinds.map((kind) => (
              <DoorLink key={kind} appointmentId={id} kind={kind} link={items.find((one) => one.kind === kind)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

interface Props {
  appointmentId: string
  kind: DoorKind
  link: { createdAt: string; createdBy: string; endsAt: string } | undefined
}

function DoorLink({ appointmentId, kind, link }: Props) {
  const t = useText()
  const [url, setUrl] = useState<string>()
  const params = { id: appointmentId }
  const creating = useCreateDoorLink((made) => setUrl(made.url))
  const revoking = useRevokeDoorLink(() => setUrl(undefined))
  const make = async () => {
    const isSure =
      !link ||
      (await askToConfirm({
        title: t('viewing_appointments_door_anew_title'),
        text: t('viewing_appointments_door_anew_text'),
        confirm: t('viewing_appointments_door_anew'),
      }))
    if (isSure) creating.mutate({ params, body: { kind } })
  }
  return (
    <li className={styles.door}>
      <div className={styles.doorHead}>
        <span className={styles.who}>
          <span className={styles.name}>{t(`viewing_appointments_door_${kind}`)}</span>
          <span className={styles.soft}>
            {link
              ? t('viewing_appointments_door_valid', {
                  at: formatDateTime(link.createdAt),
                  person: link.createdBy,
                  until: formatDateTime(link.endsAt),
                })
              : t(`viewing_appointments_door_${kind}_text`)}
          </span>
        </span>
        <Group gap={8}>
          {link && (
            <Button
              variant="default"
              size="compact-sm"
              loading={revoking.isPending}
              onClick={() => revoking.mutate({ params: { ...params, kind } })}
            >
              {t('viewing_appointments_door_revoke')}
            </Button>
          )}
          <Button variant="default" size="compact-sm" loading={creating.isPending} onClick={() => void make()}>
            {t(link ? 'viewing_appointments_door_anew' : 'viewing_appointments_door_create')}
          </Button>
        </Group>
      </div>
      {url && (
        <>
          <CopyLine label={t('viewing_appointments_door_address')} url={url} />
          <span className={styles.soft}>{t('viewing_appointments_shown_once')}</span>
        </>
      )}
    </li>
  )
}
