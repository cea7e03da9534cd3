// Publication of the object: visibility, public state, and the links to share.

import { Button, CopyButton, Switch } from '@mantine/core'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { publicStateText } from '../../rules/public-pages/public-state-text.ts'
import { useChangeObjectStatus } from '../changes.ts'
import styles from './PublicationSection.module.css'

export function PublicationSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { project_type } = useInit()
  const status = useChangeObjectStatus()
  const { id, publication, actions, canEdit } = object
  const { isPublished, start, publicState, publicPath, applicationPath, missingForAdvert: missing } = publication
  const needs = missing.map((need) => t(`objects_advert_need_${need}`)).join(', ')
  const action = isPublished ? 'unpublish' : 'publish'
  const obstacle = actions.find(({ key }) => key === action)?.reason
  return (
    <Section title={t('objects_publication')}>
      <Switch
        checked={isPublished}
        disabled={!canEdit || status.isPending || obstacle !== undefined}
        onChange={() => status.mutate({ params: { id }, body: { action: action } })}
        label={t('objects_column_published')}
        description={
          obstacle ?? (isPublished && start ? t('objects_published_since', { date: formatDate(start) }) : undefined)
        }
      />
      <p className={styles.face}>
        {publicState
          ? t('objects_public_reads', { state: t(publicStateText(publicState, project_type)) })
          : t('objects_public_unseen')}
      </p>
      <p className={styles.face}>
        {missing.length > 0 ? t('objects_advert_needs', { needs }) : t('objects_advert_needs_none')}
      </p>
      {publicState && (
        <div className={styles.links}>
          <Button
            component="a"
            href={publicPath}
            target="_blank"
            variant="default"
            size="compact-sm"
            rightSection={<IconExternalLink size={14} stroke={1.5} />}
          >
            {t('objects_public_page')}
          </Button>
          {publicState === 'free' && <CopyLink path={applicationPath} />}
        </div>
      )}
    </Section>
  )
}

function CopyLink({ path }: { path: string }) {
  const t = useText()
  return (
    <CopyButton value={`${location.origin}${path}`}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="compact-sm"
          onClick={copy}
          rightSection={copied ? <IconCheck size={14} stroke={1.5} /> : <IconCopy size={14} stroke={1.5} />}
        >
          {t(copied ? 'objects_link_copied' : 'objects_copy_form_link')}
        </Button>
      )}
    </CopyButton>
  )
}
