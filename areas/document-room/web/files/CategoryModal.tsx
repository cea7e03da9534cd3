// Creates or changes a category of a room. Changed rights apply at once.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { RoomCategoryView } from '../../contract/room.ts'
import type { RoleChoice } from '../../contract/settings.ts'
import { useCategoryForm } from '../CategoryFields.tsx'
import { useChangeRoomCategory, useCreateRoomCategory } from '../changes.ts'

interface Props {
  slug: string
  /** Null for a new one. */
  category: RoomCategoryView | null
  parentId: string | null
  categories: readonly RoomCategoryView[]
  roles: readonly RoleChoice[]
  onClose: () => void
}

export function CategoryModal({ slug, category, parentId, categories, roles, onClose }: Props) {
  const t = useText()
  const creating = useCreateRoomCategory()
  const changing = useChangeRoomCategory()
  const { draft, fields } = useCategoryForm({ category, parentId, categories, roles })
  const shared = { action: t('general_save'), size: 'lg', onClose, children: fields }
  if (!category) {
    return (
      <ActionModal
        {...shared}
        title={t('document_room_category_new')}
        change={creating}
        send={() => ({ params: { slug }, body: draft })}
      />
    )
  }
  const { title_de, title_fr, rights } = draft
  return (
    <ActionModal
      {...shared}
      title={t('document_room_category_edit')}
      text={t('document_room_rights_at_once')}
      change={changing}
      send={() => ({
        params: { slug, categoryId: category.id },
        body: { title_de, title_fr, rights, version: category.version },
      })}
    />
  )
}
