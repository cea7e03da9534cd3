// The confidentiality agreement: version in force, its text, and earlier versions.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ProjectView } from '../../contract/project.ts'
import { NdaEditModal } from './NdaEditModal.tsx'
import { NdaTextModal, type NdaVersion } from './NdaTextModal.tsx'
import styles from './details.module.css'

export function NdaSection({ project }: { project: ProjectView }) {
  const t = useText()
  const { nda, canWrite } = project
  const [isEditing, setEditing] = useState(false)
  const [read, setRead] = useState<NdaVersion | null>(null)
  return (
    <Section
      title={t('projects_nda')}
      description={t('projects_nda_hint')}
      action={
        canWrite && (
          <Button variant="default" size="compact-sm" onClick={() => setEditing(true)}>
            {t('projects_nda_edit')}
          </Button>
        )
      }
    >
      <ul className={styles.versions}>
        {nda.versions.map((one) => (
          <li key={one.version}>
            <button
              type="button"
              className={styles.file}
              aria-label={t('projects_nda_look', { version: one.version })}
              onClick={() => setRead(one)}
            >
              {t('projects_nda_current', { version: one.version, date: formatDate(one.createdAt) })}
            </button>
            {one.createdBy && <Muted>{t('projects_nda_by', { name: one.createdBy })}</Muted>}
          </li>
        ))}
      </ul>
      {isEditing && <NdaEditModal project={project} onClose={() => setEditing(false)} />}
      {read && <NdaTextModal version={read} onClose={() => setRead(null)} />}
    </Section>
  )
}
