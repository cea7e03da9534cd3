// One category: its actions and its files.

import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { moved } from '#areas/applications/rules/priorities.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import type { RoomCategoryView, RoomFileView } from '../../contract/room.ts'
import { useArrangeRoomCategories, useArrangeRoomFiles, useDeleteRoomCategory } from '../changes.ts'
import { CategoryMenu } from '../CategoryMenu.tsx'
import { MoveButtons } from '../MoveButtons.tsx'
import { siblingsOf, withMoved } from '../sibling-order.ts'
import { FileRow } from './FileRow.tsx'
import type { FileDialog } from './file-dialog.ts'
import styles from './files.module.css'

interface Props {
  slug: string
  category: RoomCategoryView
  categories: readonly RoomCategoryView[]
  files: readonly RoomFileView[]
  isStaff: boolean
  canWrite: boolean
  viewAs: string | null
  onOpen: (dialog: FileDialog) => void
}

export function CategoryBlock(props: Props) {
  const { slug, category, categories, files, isStaff, canWrite, viewAs, onOpen } = props
  const t = useText()
  const arranging = useArrangeRoomFiles()
  const moving = useArrangeRoomCategories()
  const deleting = useDeleteRoomCategory()
  const { id, index, title } = category
  const canUpload = canWrite || (!isStaff && category.right === 'upload')
  const siblings = siblingsOf(categories, category)
  // A category with others below it is a heading as well.
  const isEmpty =
    files.length === 0 && category.right !== 'none' && categories.every(({ parent_id: parent }) => parent !== id)
  return (
    <section className={styles.block} id={`category-${id}`} aria-labelledby={`title-${id}`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`title-${id}`}>
          <span className={styles.index}>{index}</span> {title}
        </h2>
        {isEmpty && <Muted>{t('document_room_no_files')}</Muted>}
        <div className={styles.buttons}>
          {canUpload && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
              aria-label={t('document_room_upload_into', { title: `${index} ${title}` })}
              onClick={() => onOpen({ kind: 'upload', category })}
            >
              {t('document_room_upload')}
            </Button>
          )}
          {canWrite && (
            <>
              <MoveButtons
                title={title}
                at={siblings.findIndex((one) => one.id === id)}
                count={siblings.length}
                onMove={(to) =>
                  moving.mutate({ params: { slug }, body: { order: withMoved(categories, category, to) } })
                }
              />
              <CategoryMenu
                title={title}
                locked={category.locked}
                isBusy={deleting.isPending}
                onEdit={() => onOpen({ kind: 'category', category, parentId: category.parent_id })}
                onAdd={() => onOpen({ kind: 'category', category: null, parentId: id })}
                onDelete={() => deleting.mutate({ params: { slug, categoryId: id } })}
              />
            </>
          )}
        </div>
      </div>
      <ul className={styles.files}>
        {files.map((file, at) => (
          <FileRow
            key={file.id}
            slug={slug}
            file={file}
            isStaff={isStaff}
            canWrite={canWrite}
            viewAs={viewAs}
            onOpen={onOpen}
            moving={
              canWrite && (
                <MoveButtons
                  title={file.name}
                  at={at}
                  count={files.length}
                  onMove={(to) => {
                    const order = moved(
                      files.map((one) => one.id),
                      at,
                      to,
                    )
                    arranging.mutate({ params: { slug }, body: { category_id: id, order } })
                  }}
                />
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
