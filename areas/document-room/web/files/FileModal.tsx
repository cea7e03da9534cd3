// Renames a file or moves it to another category.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { RoomCategoryView, RoomFileView } from '../../contract/room.ts'
import { useChangeRoomFile } from '../changes.ts'

interface Props {
  slug: string
  file: RoomFileView
  categories: readonly RoomCategoryView[]
  onClose: () => void
}

export function FileModal({ slug, file, categories, onClose }: Props) {
  const t = useText()
  const changing = useChangeRoomFile()
  const [name, setName] = useState(file.name)
  const [category, setCategory] = useState<string | null>(file.category_id)
  return (
    <ActionModal
      title={t('document_room_file_edit')}
      action={t('general_save')}
      change={changing}
      send={() => ({
        params: { slug, fileId: file.id },
        body: { version: file.version, name, category_id: category ?? file.category_id },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('document_room_file_name')}
            name="name"
            required
            maxLength={200}
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
          <SelectField
            label={t('document_room_category')}
            name="category_id"
            required
            value={category}
            onChange={setCategory}
            options={categories.map(({ id, index, title }) => ({ value: id, displayName: `${index} ${title}` }))}
            error={errorOf('category_id')}
          />
        </>
      )}
    </ActionModal>
  )
}
