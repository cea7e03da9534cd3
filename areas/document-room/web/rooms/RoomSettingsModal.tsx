// Title, last day and conditions of a room.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DocumentRoomAnswer } from '../../contract/room.ts'
import { useChangeDocumentRoom } from '../changes.ts'

interface Props {
  room: DocumentRoomAnswer['room']
  onClose: () => void
}

export function RoomSettingsModal({ room, onClose }: Props) {
  const t = useText()
  const changing = useChangeDocumentRoom()
  const [data, setData] = useState({
    title: room.title,
    closes_on: room.closes_on ?? '',
    ends_when_sold: room.ends_when_sold,
    terms_de: room.terms_texts?.text_de ?? '',
    terms_fr: room.terms_texts?.text_fr ?? '',
  })
  const set = (part: Partial<typeof data>) => setData({ ...data, ...part })
  return (
    <ActionModal
      title={t('document_room_settings')}
      action={t('general_save')}
      size="lg"
      change={changing}
      send={() => ({
        params: { slug: room.slug },
        body: { ...data, closes_on: data.closes_on || null, version: room.version },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('document_room_field_title')}
            name="title"
            required
            maxLength={200}
            value={data.title}
            onChange={(title) => set({ title })}
            error={errorOf('title')}
          />
          <DateField
            label={t('document_room_field_closes_on')}
            hint={t('document_room_closes_on_hint')}
            name="closes_on"
            value={data.closes_on}
            onChange={(day) => set({ closes_on: day })}
            error={errorOf('closes_on')}
          />
          <Checkbox
            label={t('document_room_ends_when_sold')}
            checked={data.ends_when_sold}
            onChange={(event) => set({ ends_when_sold: event.currentTarget.checked })}
          />
          <TextAreaField
            label={t('document_room_terms_de')}
            hint={t('document_room_terms_hint')}
            name="terms_de"
            rows={5}
            maxLength={20_000}
            value={data.terms_de}
            onChange={(text) => set({ terms_de: text })}
            error={errorOf('terms_de')}
          />
          <TextAreaField
            label={t('document_room_terms_fr')}
            name="terms_fr"
            rows={5}
            maxLength={20_000}
            value={data.terms_fr}
            onChange={(text) => set({ terms_fr: text })}
            error={errorOf('terms_fr')}
          />
        </>
      )}
    </ActionModal>
  )
}
