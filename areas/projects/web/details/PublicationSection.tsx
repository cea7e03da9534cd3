// Publication of a project: what is missing, where it is shown, and the pages that investors see.

import { IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ProjectView } from '../../contract/project.ts'
import { memorandumPath, pitchPath, teaserPath } from '../../rules/project-address.ts'
import styles from './details.module.css'

export function PublicationSection({ project }: { project: ProjectView }) {
  const t = useText()
  const { missing, platforms, slug, isOpen } = project
  const links = [
    ...(isOpen ? [{ href: teaserPath(slug), label: t('projects_teaser_look') }] : []),
    { href: memorandumPath(slug), label: t('projects_memorandum_look') },
    { href: pitchPath(slug), label: t('projects_pitch_look') },
  ]
  return (
    <Section title={t('projects_publication')}>
      {missing.length > 0 && (
        <Notice isCompact isSpaced>
          {t('projects_publication_missing', { parts: missing.join(', ') })}
        </Notice>
      )}
      <KeyValueList
        items={platforms.map(({ key, isShown, publishedAt }) => ({
          label: t(`projects_platform_${key}`),
          value: isShown
            ? t('projects_platform_since', { date: formatDate(publishedAt) })
            : t('projects_platform_not_shown'),
        }))}
      />
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
              <IconExternalLink size={16} stroke={1.5} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
