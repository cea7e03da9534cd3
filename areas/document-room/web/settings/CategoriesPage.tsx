// Categories that a new room begins with: names, tree, order and rights.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { listStandardCategories, type RoleChoice, type StandardCategoryView } from '../../contract/settings.ts'
import { useCategoryForm } from '../CategoryFields.tsx'
import { CategoryMenu } from '../CategoryMenu.tsx'
import {
  useArrangeStandardCategories,
  useChangeStandardCategory,
  useCreateStandardCategory,
  useDeleteStandardCategory,
} from '../changes.ts'
import { MoveButtons } from '../MoveButtons.tsx'
import { siblingsOf, withMoved } from '../sibling-order.ts'
import { titleOf } from '../TitleFields.tsx'
import styles from './settings.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(listStandardCategories))

type Edited = { category: StandardCategoryView } | { parentId: string | null }

export default function CategoriesPage() {
  const t = useText()
  const query = useQuery(queryOf(listStandardCategories))
  const [edited, edit] = useState<Edited | null>(null)
  const arranging = useArrangeStandardCategories()
  const { data } = query
  return (
    <>
      <PageHead
        title={t('screen_settings_dms_categories')}
        count={data?.categories.length}
        action={<Button onClick={() => edit({ parentId: null })}>{t('document_room_category_new')}</Button>}
      />
      <Paragraph>{t('document_room_categories_about')}</Paragraph>
      <QueryView query={query} rows={10}>
        {({ categories, roles }) => (
          <ul className={styles.list}>
            {categories.map((category) => (
              <li key={category.id} className={styles.entry} data-level={category.level}>
                <span className={styles.index}>{category.index}</span>
                <span className={styles.names}>
                  <strong>{titleOf(category)}</strong>
                  <Muted>{rightsInWords(t, category, roles)}</Muted>
                </span>
                <span className={styles.buttons}>
                  <MoveButtons
                    title={titleOf(category)}
                    at={siblingsOf(categories, category).findIndex(({ id }) => id === category.id)}
                    count={siblingsOf(categories, category).length}
                    onMove={(to) => arranging.mutate({ body: { order: withMoved(categories, category, to) } })}
                  />
                  <StandardCategoryMenu
                    category={category}
                    onEdit={() => edit({ category })}
                    onAdd={() => edit({ parentId: category.id })}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {edited && data && (
        <CategoryModal
          category={'category' in edited ? edited.category : null}
          parentId={'category' in edited ? null : edited.parentId}
          {...data}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}

function rightsInWords(
  t: ReturnType<typeof useText>,
  { rights, parent_id: parentId }: StandardCategoryView,
  roles: readonly RoleChoice[],
): string {
  const words = roles.flatMap(({ id, title }) => {
    const right = rights[id]
    return right && right !== 'none'
      ? [t('document_room_role_right', { role: title, right: t(`document_room_right_${right}`) })]
      : []
  })
  const others = parentId === null ? [] : [t('document_room_rights_others')]
  if (words.length > 0) return [...words, ...others].join(' · ')
  return t(parentId === null ? 'document_room_rights_nobody' : 'document_room_rights_of_parent')
}

interface MenuProps {
  category: StandardCategoryView
  onEdit: () => void
  onAdd: () => void
}

function StandardCategoryMenu({ category, onEdit, onAdd }: MenuProps) {
  const deleting = useDeleteStandardCategory()
  return (
    <CategoryMenu
      title={titleOf(category)}
      locked={category.locked}
      isBusy={deleting.isPending}
      onEdit={onEdit}
      onAdd={onAdd}
      onDelete={() => deleting.mutate({ params: { id: category.id } })}
    />
  )
}

interface ModalProps {
  category: StandardCategoryView | null
  parentId: string | null
  categories: readonly StandardCategoryView[]
  roles: readonly RoleChoice[]
  onClose: () => void
}

function CategoryModal({ category, parentId, categories, roles, onClose }: ModalProps) {
  const t = useText()
  const creating = useCreateStandardCategory()
  const changing = useChangeStandardCategory()
  const { draft, fields } = useCategoryForm({ category, parentId, categories, roles })
  const shared = { action: t('general_save'), size: 'lg', onClose, children: fields }
  if (!category) {
    return (
      <ActionModal
        {...shared}
        title={t('document_room_category_new')}
        change={creating}
        send={() => ({ body: draft })}
      />
    )
  }
  const { title_de, title_fr, rights } = draft
  return (
    <ActionModal
      {...shared}
      title={t('document_room_category_edit')}
      change={changing}
      send={() => ({ params: { id: category.id }, body: { title_de, title_fr, rights, version: category.version } })}
    />
  )
}
