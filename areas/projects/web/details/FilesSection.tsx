// Pictures in their order, and the documents of the memorandum.

import { IconFile } from '@tabler/icons-react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { ProjectView } from '../../contract/project.ts'
import styles from './details.module.css'

export function FilesSection({ project: { images, files } }: { project: ProjectView }) {
  const t = useText()
  const isEmpty = images.length + files.length === 0
  return (
    <Section title={t('projects_files')}>
      {isEmpty && <Paragraph isSoft>{t('projects_files_none')}</Paragraph>}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ id, url }, index) => (
            <li key={id}>
              <ProtectedImage
                src={`${url}?size=thumb`}
                alt={t('projects_picture', { number: index + 1 })}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('projects_documents')}>
          {files.map(({ id, url, displayName }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.file}
                onClick={() => void showPaper({ address: url, name: displayName })}
              >
                <IconFile size={18} stroke={1.5} aria-hidden />
                {displayName}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
