// The actions on a category: change, add one below, delete.

import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'

interface Props {
  title: string
  /** Reason why it cannot be deleted; null if it can. */
  locked: string | null
  isBusy: boolean
  onEdit: () => void
  onAdd: () => void
  /** Called once the deletion is confirmed. */
  onDelete: () => void
}

export function CategoryMenu({ title, locked, isBusy, onEdit, onAdd, onDelete }: Props) {
  const t = useText()
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('document_room_category_delete'),
      text: t('document_room_category_delete_text', { title }),
      confirm: t('document_room_category_delete'),
      danger: true,
    })
    if (isConfirmed) onDelete()
  }
  return (
    <ActionMenu
      label={t('document_room_actions', { title })}
      isBusy={isBusy}
      actions={[
        { key: 'edit', title: t('document_room_category_edit'), allowed: true, run: onEdit },
        { key: 'below', title: t('document_room_category_below'), allowed: true, run: onAdd },
        {
          key: 'delete',
          title: t('document_room_category_delete'),
          allowed: locked === null,
          reason: locked,
          danger: true,
          run: () => void remove(),
        },
      ]}
    />
  )
}
