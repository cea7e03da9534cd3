// The newest hand-overs of all portals or of one, each with its file.

import { Button } from '@mantine/core'
import { IconBroadcast, IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { listHandOvers, type HandOverView } from '../contract/platform-settings.ts'
import { platforms, type Platform } from '../rules/platforms.ts'
import { lookAgainIn } from './changes.ts'
import styles from './Marketing.module.css'
import { handOverTone } from './tones.ts'

export function HandOverLog() {
  const t = useText()
  const [platform, setPlatform] = useState<Platform>()
  const query = useQuery({
    ...queryOf(listHandOvers, { query: platform ? { platform } : {} }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookAgainIn(state.data?.handOvers),
  })
  const { data } = query
  if (!data) return <QueryView query={query} />
  const { handOvers } = data
  return (
    <Section title={t('marketing_log')} count={handOvers.length} bare>
      {(handOvers.length > 0 || platform !== undefined) && (
        <div className={styles.filter}>
          <SelectField
            label={t('marketing_log_filter')}
            placeholder={t('marketing_log_all')}
            options={platforms.map((value) => ({ value, displayName: t(`marketing_platform_${value}`) }))}
            value={platform ?? null}
            onChange={(value) => setPlatform(platforms.find((one) => one === value))}
          />
        </div>
      )}
      {handOvers.length === 0 ? (
        <EmptyState
          title={t('marketing_log_none')}
          text={t('marketing_log_none_text')}
          icon={<IconBroadcast size={32} stroke={1.5} />}
        />
      ) : (
        <ul className={styles.log}>
          {handOvers.map((one) => (
            <HandOverItem key={one.id} handOver={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const kilobyte = 1024

function HandOverItem({ handOver }: { handOver: HandOverView }) {
  const t = useText()
  const { id, platform, state, stateTitle, beganAt, fileName, size, adverts, files, skipped, problem } = handOver
  const facts = [
    formatDateTime(beganAt),
    t(adverts === 1 ? 'marketing_settings_adverts_one' : 'marketing_settings_adverts', { count: adverts }),
    files > 0 && t(files === 1 ? 'marketing_log_files_one' : 'marketing_log_files', { count: files }),
  ]
  const save = () => void download(`/api/v1/settings/marketing-platforms/hand-overs/${id}/file`).catch(tellFailure)
  return (
    <li>
      <div className={styles.line}>
        <span className={styles.name}>{t(`marketing_platform_${platform}`)}</span>
        <StateBadge state={`hand-over.${state}`} title={stateTitle} tone={handOverTone[state]} />
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={save}
        >
          {t('marketing_log_file', { name: fileName, size: Math.max(1, Math.round(size / kilobyte)) })}
        </Button>
      </div>
      {problem && <p className={styles.problem}>{problem}</p>}
      {skipped.map(({ title, href, reasons }) => (
        <p key={title} className={styles.problem}>
          {href ? (
            <ScreenLink to={href}>{t('marketing_log_left_out', { title, reasons: reasons.join(', ') })}</ScreenLink>
          ) : (
            t('marketing_log_left_out', { title, reasons: reasons.join(', ') })
          )}
        </p>
      ))}
    </li>
  )
}
