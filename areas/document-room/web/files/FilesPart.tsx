// Categories in tree order with their files.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { DocumentRoomAnswer } from '../../contract/room.ts'
import { isWritable } from '../../rules/room-access.ts'
import { CategoryBlock } from './CategoryBlock.tsx'
import { CategoryModal } from './CategoryModal.tsx'
import { FileModal } from './FileModal.tsx'
import type { FileDialog } from './file-dialog.ts'
import { UploadModal } from './UploadModal.tsx'
import styles from './files.module.css'

interface Props {
  answer: DocumentRoomAnswer
  viewAs: string | null
}

export function FilesPart({ answer, viewAs }: Props) {
  const t = useText()
  const [dialog, setDialog] = useState<FileDialog | null>(null)
  const { room, viewer, categories, files, roles } = answer
  const canWrite = viewer.can_write && viewAs === null && isWritable(room)
  const close = () => setDialog(null)
  const add = () => setDialog({ kind: 'category', category: null, parentId: null })
  return (
    <>
      {!viewer.is_staff && <Paragraph isSoft>{t('document_room_watermark_note')}</Paragraph>}
      {categories.length === 0 && (
        <EmptyState
          title={t('document_room_empty')}
          text={t(canWrite ? 'document_room_empty_staff' : 'document_room_empty_guest')}
        />
      )}
      <div className={styles.columns}>
        <Tree categories={categories} files={files} />
        <div className={styles.blocks}>
          {categories.map((category) => (
            <CategoryBlock
              key={category.id}
              slug={room.slug}
              category={category}
              categories={categories}
              files={files.filter(({ category_id: id }) => id === category.id)}
              isStaff={viewer.is_staff}
              canWrite={canWrite}
              viewAs={viewAs}
              onOpen={setDialog}
            />
          ))}
          {canWrite && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              className={styles.add}
              onClick={add}
            >
              {t('document_room_category_new')}
            </Button>
          )}
        </div>
      </div>
      {dialog?.kind === 'category' && (
        <CategoryModal
          slug={room.slug}
          category={dialog.category}
          parentId={dialog.parentId}
          categories={categories}
          roles={roles}
          onClose={close}
        />
      )}
      {dialog?.kind === 'upload' && (
        <UploadModal
          path={`/api/v1/dms/${room.slug}/files?category_id=${dialog.category.id}`}
          title={t('document_room_upload_into', { title: `${dialog.category.index} ${dialog.category.title}` })}
          isWaiting={!viewer.is_staff}
          onClose={close}
        />
      )}
      {dialog?.kind === 'version' && (
        <UploadModal
          path={`/api/v1/dms/${room.slug}/files/${dialog.file.id}/versions`}
          title={t('document_room_new_version_of', { name: dialog.file.name })}
          isSingle
          onClose={close}
        />
      )}
      {dialog?.kind === 'file' && (
        <FileModal slug={room.slug} file={dialog.file} categories={categories} onClose={close} />
      )}
    </>
  )
}

function Tree({ categories, files }: Pick<DocumentRoomAnswer, 'categories' | 'files'>) {
  const t = useText()
  if (categories.length < 2) return null
  const countOf = (id: string) => files.filter(({ category_id: one }) => one === id).length
  return (
    <nav className={styles.tree} aria-label={t('document_room_categories')}>
      <ul>
        {categories.map(({ id, index, title, level }) => (
          <li key={id} data-level={level}>
            <a href={`#category-${id}`}>
              <span className={styles.index}>{index}</span>
              <span>{title}</span>
              {countOf(id) > 0 && <span className={styles.index}>{countOf(id)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
